package speech

import (
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/formula"
)

// Alphabet is what words are spelt with, and the base of the numbers that they are.
type Alphabet struct {
	Letters []rune
	Base    int // from 2 to 36
}

// Equation is an equation over an alphabet.
type Equation struct {
	*Alphabet
	formula.Formula[Operand]
	// Terms are those of the left side, and those of the right side taken away: their
	// sum is 0. They are in the order of their places.
	Terms []Term
	// Lines are the equation as a long sum.
	Lines []Line
}

// Operand is a whole number, or a word.
type Operand struct {
	Value   int
	Word    string
	Letters []int // positions in the alphabet
}

// The parts of equations.
const (
	OpNumber   formula.Op = iota // a whole number, in base ten
	OpWord                       // a number written with letters
	OpAdd                        //
	OpSubtract                   //
	OpMultiply                   //
	OpEqual                      //
	opBoth                       // of a = b = c, which is refused
)

// The sorts of parts.
const (
	aNumber formula.Sort = iota
	anEquation
)

// operators are the language of equations.
var operators = formula.Table{
	OpNumber:   {Binds: 9},
	OpWord:     {Binds: 9},
	OpAdd:      {Signs: []string{"+"}, Place: formula.Infix, Binds: 5},
	OpSubtract: {Signs: []string{"-", "−", "–"}, Place: formula.Infix, Binds: 5, Print: "−"},
	OpMultiply: {Signs: []string{"*", "·", "×"}, Place: formula.Infix, Binds: 6, Print: "×", EitherWay: true},
	OpEqual:    {Signs: []string{"="}, Place: formula.Comparison, Binds: 4, Is: anEquation},
	opBoth:     {Place: formula.Infix, Binds: 2, Of: anEquation, Is: anEquation},
}

const (
	mostNested = 20
	// MostValue is what all numbers of an equation can come to.
	MostValue = 1_000_000_000_000_000_000
)

// language is that of the equations.
func (m *Alphabet) language() *formula.Language[Operand] {
	return &formula.Language[Operand]{
		Operators: operators,
		And:       opBoth,
		Operand:   m.operand,
		Check: func(f *formula.Formula[Operand], part int) *formula.Error {
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

// Read reads an equation, multiplies it out and sets it as a long sum.
func (m *Alphabet) Read(text string) (*Equation, *formula.Error) {
	f, err := m.language().Read(text)
	if err != nil {
		return nil, err
	}
	if f.Nodes[f.Root()].Op != OpEqual {
		return nil, formula.Wrong(0, "The equals sign is missing: write something like SEND + MORE = MONEY.")
	}
	e := &Equation{Alphabet: m, Formula: f}
	if err := e.multiplyOut(); err != nil {
		return nil, err
	}
	e.set()
	return e, nil
}

// Words are those of an equation, as often as they stand there.
func (e *Equation) Words() (words []string) {
	for _, n := range e.Nodes {
		if n.Op == OpWord {
			words = append(words, n.Atom.Word)
		}
	}
	return words
}

// operand reads a number or a word.
func (m *Alphabet) operand(c *formula.Cursor) (op formula.Op, x Operand, none bool, err *formula.Error) {
	switch t := c.Next(); t.Kind {
	case formula.Number:
		value, failure := strconv.Atoi(t.Text)
		if failure != nil || value > MostValue {
			return op, x, false, formula.Wrong(t.At, "The number %s is too large: use one up to 10^18.", formula.Short(t.Text))
		}
		c.At++
		return OpNumber, Operand{Value: value}, false, nil
	case formula.Word:
		x.Word = t.Text
		for _, r := range t.Text {
			x.Letters = append(x.Letters, slices.Index(m.Letters, r))
		}
		c.At++
		return OpWord, x, false, nil
	}
	return op, x, true, nil
}

// Print writes an equation as it is set in print. With digits, by letter, these stand in
// place of the letters, and its numbers are in the base as well.
func (e *Equation) Print(digits []int) string {
	base := 10
	if digits != nil {
		base = e.Base
	}
	return formula.Print(operators, &e.Formula, e.Root(), func(i int) (string, bool) {
		switch n := e.Nodes[i]; {
		case n.Op == OpNumber:
			return english.InBase(n.Atom.Value, base), true
		case n.Op == OpWord && digits == nil:
			return n.Atom.Word, true
		case n.Op == OpWord:
			var b strings.Builder
			for _, letter := range n.Atom.Letters {
				b.WriteString(english.Digit(digits[letter]))
			}
			return b.String(), true
		}
		return "", false
	})
}
