package digits

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
)

func joinLetters(letters []rune) string {
	var names []string
	for _, r := range letters {
		names = append(names, string(r))
	}
	return listed(names, "and")
}

// listed joins names: "a, b and c".
func listed(names []string, word string) string { return cmp.Or(english.List(names, word), "none") }

// sentence says a condition in English.
func (m *model) sentence(f *expression, kind string) string {
	if kind == kindLeading {
		if slices.ContainsFunc(m.numbers, func(t template) bool { return len(t.letters) == 1 }) {
			return "No number of two digits or more begins with 0."
		}
		return "No number begins with 0."
	}
	return english.Capital(m.clause(f, f.Root())) + "."
}

// clause says a statement in English, without full stop.
func (m *model) clause(f *expression, i int) string {
	n := &f.Nodes[i]
	switch n.Op {
	case opAnd:
		return m.clause(f, n.X) + ", and " + m.clause(f, n.Y)
	case opOr:
		// Without "either", which many hear as "not both".
		return m.clause(f, n.X) + ", or " + m.clause(f, n.Y)
	case opNot:
		if inner := &f.Nodes[n.X]; inner.Op == opEqual && f.Nodes[inner.X].Op == opBlock && f.Nodes[inner.Y].Op == opNumber && f.Nodes[inner.Y].Atom.value == 0 {
			if block := &f.Nodes[inner.X]; len(block.Atom.letters) > 1 {
				return "not all digits of " + m.name(block) + " are 0"
			}
		}
		return "it is not true that " + m.clause(f, n.X)
	case opDifferent:
		return "the digits " + joinLetters(m.runes(f.Nodes[n.X].Atom.letters)) + " are all different"
	case opTrue:
		return "nothing is asked"
	}
	relation := map[op]string{opEqual: " is ", opUnequal: " is not ", opLess: " is less than ", opLessEqual: " is at most "}[n.Op]
	return m.subject(f, n.X) + relation + m.phrase(f, n.Y)
}

// name is a block of letters.
func (m *model) name(n *node) string { return string(m.runes(n.Atom.letters)) }

func (m *model) runes(letters []int) []rune {
	all := make([]rune, len(letters))
	for i, letter := range letters {
		all[i] = m.letters[letter]
	}
	return all
}

// subject says what a comparison is about.
func (m *model) subject(f *expression, i int) string {
	switch n := &f.Nodes[i]; {
	case n.Op == opBlock && len(n.Atom.letters) == 1:
		return "the digit " + m.name(n)
	case n.Op == opBlock:
		return "the number " + m.name(n)
	}
	// No sentence begins with a letter that stands for a digit: it would become another one.
	switch said := m.phrase(f, i); {
	case strings.HasPrefix(said, "the "):
		return said
	case strings.HasSuffix(said, backwards):
		return "the number " + said
	default:
		return "the value of " + said
	}
}

const backwards = " read backwards"

// phrase says a number in English where that is short, else as it is printed.
func (m *model) phrase(f *expression, i int) string {
	n := &f.Nodes[i]
	plain := func(x int) (string, bool) {
		node := &f.Nodes[x]
		return m.name(node), node.Op == opBlock
	}
	switch n.Op {
	case opMultiply:
		if factor := &f.Nodes[n.X]; factor.Op == opNumber {
			if block, ok := plain(n.Y); ok {
				if factor.Atom.value == 2 {
					return "twice " + block
				}
				return fmt.Sprintf("%d times %s", factor.Atom.value, block)
			}
		}
	case opDivide, opRest:
		if x, ok := plain(n.X); ok {
			y, ok := plain(n.Y)
			if f.Nodes[n.Y].Op == opNumber {
				y, ok = m.printPart(f, n.Y, nil), true
			}
			if ok {
				if n.Op == opDivide {
					return "the whole quotient of " + x + " by " + y
				}
				return "the remainder of " + x + " divided by " + y
			}
		}
	case opDigitSum:
		if block, ok := plain(n.X); ok {
			return "the sum of the digits of " + block
		}
	case opReverse:
		if block, ok := plain(n.X); ok {
			return block + backwards
		}
	}
	return m.printPart(f, i, nil)
}
