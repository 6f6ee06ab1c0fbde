package cryptarithms

import (
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/formula"
)

// expression is an equation, over the letters of a puzzle.
type expression = formula.Formula[operand]

// operand is a whole number, or a word.
type operand struct {
	value   int
	word    string
	letters []int // positions in the puzzle's letters
}

const (
	opNumber   formula.Op = iota // a whole number, in base ten
	opWord                       // a number written with letters
	opAdd                        //
	opSubtract                   //
	opMultiply                   //
	opEqual                      //
	opBoth                       // of a = b = c, which is refused
)

// The sorts of parts.
const (
	aNumber formula.Sort = iota
	anEquation
)

// operators are the language of equations.
var operators = formula.Table{
	opNumber:   {Binds: 9},
	opWord:     {Binds: 9},
	opAdd:      {Signs: []string{"+"}, Place: formula.Infix, Binds: 5},
	opSubtract: {Signs: []string{"-", "−", "–"}, Place: formula.Infix, Binds: 5, Print: "−"},
	opMultiply: {Signs: []string{"*", "·", "×"}, Place: formula.Infix, Binds: 6, Print: "×", EitherWay: true},
	opEqual:    {Signs: []string{"="}, Place: formula.Comparison, Binds: 4, Is: anEquation},
	opBoth:     {Place: formula.Infix, Binds: 2, Of: anEquation, Is: anEquation},
}

const (
	mostNested = 20
	mostValue  = 1_000_000_000_000_000_000 // that all numbers of an equation can come to
)

// language is that of the equations.
func (m *sums) language() *formula.Language[operand] {
	return &formula.Language[operand]{
		Operators: operators,
		And:       opBoth,
		Operand:   m.operand,
		Check: func(f *expression, part int) *formula.Error {
			if n := f.Nodes[part]; n.Op == opBoth {
				return formula.Wrong(n.At, "One equals sign is enough: write what else is equal as a sum of its own.")
			}
			return nil
		},
		Hints: map[rune]string{
			'/': "There is no / here: write a quotient as a product, such as A * B = C for C / A = B.",
			'÷': "There is no ÷ here: write a quotient as a product, such as A * B = C for C ÷ A = B.",
			'^': "There is no ^ here: write a power as a product, such as A * A.",
			'.': "There are no decimals here: all numbers are whole.",
			',': "There are no commas here: write + between the words of a sum.",
			'<': "Only = stands between the sides: what is less or greater is a condition.",
			'>': "Only = stands between the sides: what is less or greater is a condition.",
		},
		Wanted: "a word, a number or an opening parenthesis",
		Behind: "a sign such as + or =, or the end",
		Refusals: []string{
			aNumber:    "A number is expected here, and this is an equation: one equals sign is enough.",
			anEquation: "An equation is expected here: write = between its sides.",
		},
		Unexpected: func(c *formula.Cursor) *formula.Error {
			if t, before := c.Next(), c.After(-1); c.At > 0 && (t.Kind == formula.Word || t.Kind == formula.Number) && (before.Kind == formula.Word || before.Kind == formula.Number) {
				return formula.Wrong(t.At, "A sign is missing between %s and %s: write + or *, say.", formula.Short(before.Text), formula.Short(t.Text))
			}
			return nil
		},
		Example:    "SEND + MORE = MONEY",
		MostNested: mostNested,
	}
}

// parse reads an equation, and multiplies it out.
func (m *sums) parse(text string) (*expression, []term, *formula.Error) {
	f, err := m.language().Read(text)
	if err != nil {
		return nil, nil, err
	}
	if f.Nodes[f.Root()].Op != opEqual {
		return nil, nil, formula.Wrong(0, "The equals sign is missing: write something like SEND + MORE = MONEY.")
	}
	terms, err := m.multiplyOut(&f)
	return &f, terms, err
}

// operand reads a number or a word.
func (m *sums) operand(c *formula.Cursor) (op formula.Op, x operand, none bool, err *formula.Error) {
	switch t := c.Next(); t.Kind {
	case formula.Number:
		value, failure := strconv.Atoi(t.Text)
		if failure != nil || value > mostValue {
			return op, x, false, formula.Wrong(t.At, "The number %s is too large: use one up to 10^18.", formula.Short(t.Text))
		}
		c.At++
		return opNumber, operand{value: value}, false, nil
	case formula.Word:
		x.word = t.Text
		for _, r := range t.Text {
			x.letters = append(x.letters, slices.Index(m.letters, r))
		}
		c.At++
		return opWord, x, false, nil
	}
	return op, x, true, nil
}

// print writes an equation as it is set in print, with figures in place of the
// letters if there are any.
func (m *sums) print(f *expression, digits []int) string {
	return formula.Print(operators, f, f.Root(), func(i int) (string, bool) {
		switch n := f.Nodes[i]; {
		case n.Op == opNumber:
			return english.InBase(n.Atom.value, m.baseOf(digits)), true
		case n.Op == opWord && digits == nil:
			return n.Atom.word, true
		case n.Op == opWord:
			var b strings.Builder
			for _, letter := range n.Atom.letters {
				b.WriteString(english.Digit(digits[letter]))
			}
			return b.String(), true
		}
		return "", false
	})
}

// baseOf is the base in which figures are set: in equations with digits put in, that
// of the puzzle.
func (m *sums) baseOf(digits []int) int {
	if digits == nil {
		return 10
	}
	return m.Base
}
