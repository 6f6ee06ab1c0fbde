package digits

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

const (
	mostNested   = 40
	mostExponent = 60
)

// language is that of the conditions, over the letters of the puzzle.
func (m *model) language() *formula.Language[operand] {
	example := fmt.Sprintf("%c > 0", m.letters[0])
	if len(m.letters) > 1 {
		example = fmt.Sprintf("%c = 2*%c", m.letters[1], m.letters[0])
	}
	return &formula.Language[operand]{
		Operators: operators,
		And:       opAnd,
		Operand:   m.operand,
		Check:     m.check,
		Hints: map[rune]string{
			'/': "There is no / here: write div for the whole quotient and mod for the remainder.",
			'%': "There is no % here: write mod for the remainder.",
			'!': "There is no ! here: write not, or != for “is not”.",
			'&': "There is no & here: write and.",
			'|': "There is no | here: write or.",
			'.': "There are no decimals here: all numbers are whole.",
			'[': "There are no square brackets here: write ( and ).",
			'{': "There are no braces here: write ( and ).",
		},
		Wanted: "a number, a letter or an opening parenthesis",
		Behind: "a sign such as +, = or <, a word such as and, or the end",
		Refusals: []string{
			aNumber:    "A number is expected here, and this is a statement, true or false: compare numbers, and join statements with and, or, not.",
			aStatement: "A statement, true or false, is expected here, and this is only a number: compare it with something, by a sign such as = or <.",
		},
		Again:      fmt.Sprintf("A power of a power needs parentheses: write something like (%c^2)^3.", m.letters[0]),
		Unexpected: m.unexpected,
		Example:    example,
		MostNested: mostNested,
	}
}

// parse reads a formula.
func (m *model) parse(path, text string) (expression, *schema.FieldError) {
	f, err := m.language().Read(text)
	if err == nil {
		if at := arrow(&f, text); at >= 0 {
			err = formula.Wrong(at, "“=>” can mean “at least” or “if …, then …” here: write >=, or “not … or …”.")
		} else if i := tooLarge(&f, m.base); i >= 0 {
			err = formula.Wrong(f.Nodes[i].At, "The numbers here could grow beyond 10^18: use fewer digits, or a smaller factor or exponent.")
		}
	}
	if err != nil {
		return f, err.Field(path)
	}
	return f, nil
}

// arrow is the character at which "=>" stands in a chain of comparisons, as in
// "a = 1 => b = 2", which a reader may take for an implication; -1 for none. Alone it
// is read as "at least".
func arrow(f *expression, text string) int {
	runes := []rune(text)
	for _, n := range f.Nodes {
		if n.Op != opAnd || runes[n.At] == 'a' {
			continue // no chain, but the word "and"
		}
		for _, side := range []int{n.X, n.Y} {
			if at := f.Nodes[side].At; isComparison(f.Nodes[side].Op) && strings.HasPrefix(string(runes[at:]), "=>") {
				return at
			}
		}
	}
	return -1
}

// operand reads a number, or a block of letters.
func (m *model) operand(c *formula.Cursor) (o op, x operand, none bool, err *formula.Error) {
	t := c.Next()
	switch {
	case t.Kind == formula.Number:
		value, failure := strconv.ParseInt(t.Text, 10, 64)
		if failure != nil || float64(value) > mostValue {
			return o, x, false, formula.Wrong(t.At, "The number %s is too large: use one up to 10^18.", formula.Short(t.Text))
		}
		c.At++
		return opNumber, operand{value: value}, false, nil
	case t.Kind == formula.Word && !slices.Contains(words, t.Text):
		for _, r := range t.Text {
			i := slices.Index(m.letters, r)
			if i < 0 {
				return o, x, false, m.unknown(t)
			}
			x.letters = append(x.letters, i)
		}
		c.At++
		return opBlock, x, false, nil
	}
	return o, x, true, nil
}

// check refuses exponents that are no figures, and different(a+b).
func (m *model) check(f *expression, part int) *formula.Error {
	switch n := &f.Nodes[part]; n.Op {
	case opPower:
		switch exponent := &f.Nodes[n.Y]; {
		case exponent.Op != opNumber:
			return formula.Wrong(exponent.At, "Behind ^ stands an exponent, a number written in figures: use one of 0 to %d.", mostExponent)
		case exponent.Atom.value > mostExponent:
			return formula.Wrong(exponent.At, "The exponent %d is too large: use one of 0 to %d.", exponent.Atom.value, mostExponent)
		}
	case opDifferent:
		if inner := &f.Nodes[n.X]; inner.Op != opBlock {
			return formula.Wrong(f.Begin(n.X), "Only the digits of a block can be told apart: write letters such as %c.", m.letters[0])
		}
	}
	return nil
}

// unexpected says more of what stands where it should not.
func (m *model) unexpected(c *formula.Cursor) *formula.Error {
	t, before := c.Next(), c.After(-1)
	switch {
	case t.Kind == formula.Word && !m.knows(t.Text) && suggestion(t.Text) != "":
		return m.unknown(t)
	case t.Kind == formula.Word && before.Kind == formula.Number:
		return formula.Wrong(t.At, "A sign is missing between %[1]s and %[2]s: write %[1]s*%[2]s to multiply.", before.Text, formula.Short(t.Text))
	case t.Kind == formula.Word && !m.knows(t.Text):
		return m.unknown(t)
	case t.Kind == formula.Number && before.Kind == formula.Word:
		return formula.Wrong(t.At, "A block has letters only, and %s is a number: put a sign before it, such as * or +.", formula.Short(t.Text))
	}
	return nil
}

// knows says whether a word is one of the language or a block of letters.
func (m *model) knows(word string) bool {
	return slices.Contains(words, word) || !strings.ContainsFunc(word, func(r rune) bool { return !slices.Contains(m.letters, r) })
}

// unknown says what is wrong with a word, and what may have been meant.
func (m *model) unknown(t formula.Token) *formula.Error {
	if near := suggestion(t.Text); near != "" {
		return formula.Wrong(t.At, "There is no word “%s” here: did you mean %s?", formula.Short(t.Text), near)
	}
	for k, r := range []rune(t.Text) {
		if slices.Contains(m.letters, r) {
			continue
		}
		for _, known := range m.letters {
			if strings.EqualFold(string(known), string(r)) {
				return formula.Wrong(t.At+k, "There is no letter %c here: did you mean %c?", r, known)
			}
		}
		return formula.Wrong(t.At+k, "There is no letter %c here: the letters are %s.", r, joinLetters(m.letters))
	}
	return formula.Wrong(t.At, "There is no word “%s” here.", formula.Short(t.Text))
}

// suggestion is the word of the language that was probably meant by another
// one, "" if there is none. Two letters changed round count as one slip.
func suggestion(word string) string {
	if len(word) < 2 {
		return ""
	}
	return schema.Nearest(word, words)
}

// print writes a formula as it is set in print.
func (m *model) print(f *expression) string { return m.printPart(f, f.Root(), nil) }

// printPart writes a part of a formula, with figures in place of the letters if
// there are any. In other number bases than ten they are digits of that base.
func (m *model) printPart(f *expression, part int, figures []int) string {
	return formula.Print(operators, f, part, func(i int) (string, bool) { return m.operandIn(f, i, figures) })
}

// operandIn is an operand in print.
func (m *model) operandIn(f *expression, i int, figures []int) (string, bool) {
	switch n := &f.Nodes[i]; n.Op {
	case opNumber:
		return strconv.FormatInt(n.Atom.value, 10), true
	case opTrue:
		return "true", true
	case opBlock:
		var digits []string
		between := ""
		for _, letter := range n.Atom.letters {
			if figures == nil {
				digits = append(digits, string(m.letters[letter]))
				continue
			}
			digits = append(digits, english.Digit(figures[letter]))
		}
		if figures != nil && i < f.Root() && f.Nodes[i+1].Op == opDifferent {
			between = ", "
		}
		return strings.Join(digits, between), true
	}
	return "", false
}
