package digits

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// digitName is a digit in print: 0 to 9, then A to Z.
func digitName(d int) string {
	return string("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[d])
}

func joinLetters(letters []rune) string {
	var names []string
	for _, r := range letters {
		names = append(names, string(r))
	}
	return listed(names, "and")
}

// listed joins names: "a, b and c".
func listed(names []string, word string) string { return cmp.Or(english.List(names, word), "none") }

// How tightly the operators bind, for parentheses in print.
var binding = [...]int{
	opOr: 1, opAnd: 2, opNot: 3, opEqual: 4, opUnequal: 4, opLess: 4, opLessEqual: 4,
	opAdd: 5, opSubtract: 5, opMultiply: 6, opDivide: 6, opRest: 6, opNegate: 7, opPower: 8,
	opNumber: 9, opBlock: 9, opDigitSum: 9, opReverse: 9, opDifferent: 9, opTrue: 9,
}

var printed = [...]string{
	opAdd: " + ", opSubtract: " − ", opMultiply: "·", opDivide: " div ", opRest: " mod ",
	opEqual: " = ", opUnequal: " ≠ ", opLess: " < ", opLessEqual: " ≤ ", opAnd: " and ", opOr: " or ",
}

// print writes a formula as it is set in print.
func (m *model) print(f *formula) string {
	return printer{f: f, block: m.name}.print(f.root())
}

func (m *model) name(n *node) string {
	var b strings.Builder
	for _, letter := range n.letters {
		b.WriteRune(m.letters[letter])
	}
	return b.String()
}

// printer writes formulas; block says how a block of letters is written.
type printer struct {
	f     *formula
	block func(*node) string
}

func (p printer) print(i int) string {
	n := &p.f.nodes[i]
	switch n.op {
	case opNumber:
		return strconv.FormatInt(n.value, 10)
	case opBlock:
		return p.block(n)
	case opDifferent:
		return "different(" + p.block(n) + ")"
	case opTrue:
		return "true"
	case opDigitSum:
		return "sum(" + p.print(n.x) + ")"
	case opReverse:
		return "rev(" + p.print(n.x) + ")"
	case opNegate:
		return "−" + p.within(n.x, binding[opNegate]+1)
	case opNot:
		return "not " + p.within(n.x, binding[opEqual]+1)
	case opPower:
		return p.within(n.x, binding[opPower]+1) + "^" + strconv.FormatInt(n.value, 10)
	}
	// Operators of one strength go from left to right; comparisons stand alone.
	left, right := binding[n.op], binding[n.op]+1
	if n.op.isComparison() {
		left++
	}
	if n.op == opAnd || n.op == opOr {
		right = left
	}
	if inner := p.f.nodes[n.x].op; binding[n.op] == binding[opMultiply] && inner != n.op {
		left = right // (a mod b)·c is clearer than a mod b·c
	}
	return p.within(n.x, left) + printed[n.op] + p.within(n.y, right)
}

// within sets parentheses around what binds less tightly than asked.
func (p printer) within(i, tight int) string {
	text := p.print(i)
	if binding[p.f.nodes[i].op] < tight {
		return "(" + text + ")"
	}
	return text
}

// sentence says a condition in English.
func (m *model) sentence(f *formula, kind string) string {
	if kind == kindLeading {
		if slices.ContainsFunc(m.numbers, func(t template) bool { return len(t.letters) == 1 }) {
			return "No number of two digits or more begins with 0."
		}
		return "No number begins with 0."
	}
	text := m.clause(f, f.root())
	return strings.ToUpper(text[:1]) + text[1:] + "."
}

// clause says a statement in English, without full stop.
func (m *model) clause(f *formula, i int) string {
	n := &f.nodes[i]
	switch n.op {
	case opAnd:
		return m.clause(f, n.x) + ", and " + m.clause(f, n.y)
	case opOr:
		// Without "either", which many hear as "not both".
		return m.clause(f, n.x) + ", or " + m.clause(f, n.y)
	case opNot:
		if inner := &f.nodes[n.x]; inner.op == opEqual && f.nodes[inner.x].op == opBlock && f.nodes[inner.y].op == opNumber && f.nodes[inner.y].value == 0 {
			if block := &f.nodes[inner.x]; len(block.letters) > 1 {
				return "not all digits of " + m.name(block) + " are 0"
			}
		}
		return "it is not true that " + m.clause(f, n.x)
	case opDifferent:
		return "the digits " + joinLetters(m.runes(n.letters)) + " are all different"
	case opTrue:
		return "nothing is asked"
	}
	relation := map[op]string{opEqual: " is ", opUnequal: " is not ", opLess: " is less than ", opLessEqual: " is at most "}[n.op]
	return m.subject(f, n.x) + relation + m.phrase(f, n.y)
}

func (m *model) runes(letters []int) []rune {
	all := make([]rune, len(letters))
	for i, letter := range letters {
		all[i] = m.letters[letter]
	}
	return all
}

// subject says what a comparison is about.
func (m *model) subject(f *formula, i int) string {
	switch n := &f.nodes[i]; {
	case n.op == opBlock && len(n.letters) == 1:
		return "the digit " + m.name(n)
	case n.op == opBlock:
		return "the number " + m.name(n)
	case n.op == opDivide || n.op == opRest || n.op == opDigitSum || n.op == opReverse:
		return m.phrase(f, i)
	}
	return "the value of " + m.phrase(f, i)
}

// phrase says a number in English where that is short, else as it is printed.
func (m *model) phrase(f *formula, i int) string {
	n := &f.nodes[i]
	plain := func(x int) (string, bool) {
		node := &f.nodes[x]
		return m.name(node), node.op == opBlock
	}
	switch n.op {
	case opMultiply:
		if factor := &f.nodes[n.x]; factor.op == opNumber {
			if block, ok := plain(n.y); ok {
				if factor.value == 2 {
					return "twice " + block
				}
				return fmt.Sprintf("%d times %s", factor.value, block)
			}
		}
	case opDivide, opRest:
		if x, ok := plain(n.x); ok {
			if y, ok := plain(n.y); ok {
				if n.op == opDivide {
					return "the whole quotient of " + x + " by " + y
				}
				return "the remainder of " + x + " divided by " + y
			}
		}
	case opDigitSum:
		if block, ok := plain(n.x); ok {
			return "the sum of the digits of " + block
		}
	case opReverse:
		if block, ok := plain(n.x); ok {
			return block + " read backwards"
		}
	}
	return printer{f: f, block: m.name}.print(i)
}

// suggestion is the word of the language that was probably meant by another
// one, "" if there is none. Two letters changed round count as one slip.
func suggestion(word string) string {
	if len(word) < 2 {
		return ""
	}
	return schema.Nearest(word, words)
}
