package sorites

import (
	"fmt"

	"solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// expression is a formula whose operands are terms, by their positions.
type expression = formula.Formula[int]

// operators are the language of premises: the connectives of formula.Logic, spelt
// and printed with arrows.
var operators = formula.Table{
	formula.Sentence: {Binds: 9},
	formula.Iff:      {Signs: []string{"<->", "↔", "⇔", "<=>"}, Place: formula.Single, Binds: 1, Print: "↔"},
	formula.Implies:  {Signs: []string{"->", "→", "⇒", "=>"}, Place: formula.Single, Binds: 2, Print: "→"},
	formula.Or:       {Signs: []string{"or", "∨"}, Place: formula.Infix, Binds: 3, EitherWay: true, Within: 5},
	formula.And:      {Signs: []string{"and", "∧"}, Place: formula.Infix, Binds: 4, EitherWay: true},
	formula.Not:      {Signs: []string{"not", "¬"}, Place: formula.Prefix, Binds: 5},
}

const mostNested = 30

// language is that of the premises, with the names of the terms.
func (m *model) language() *formula.Language[int] {
	names := make([]formula.Name, len(m.Terms))
	for i, t := range m.Terms {
		names[i] = formula.Name{Spelling: t.Name, Kind: formula.Own, Value: i}
	}
	known := formula.NewNames(operators.Language(), names...)
	return &formula.Language[int]{
		Operators: operators, Names: known, And: formula.And, MostNested: mostNested,
		Operand: func(c *formula.Cursor) (op formula.Op, term int, none bool, err *formula.Error) {
			t := c.Next()
			if t.Kind != formula.Own {
				return 0, 0, true, nil
			}
			c.At++
			return formula.Sentence, t.Value, false, nil
		},
		Unexpected: func(c *formula.Cursor) *formula.Error {
			t := c.Next()
			if t.Kind != formula.Word || t.Is(operators.Words()...) {
				return nil
			}
			remedy := "add it to the terms."
			if near := schema.Nearest(t.Text, m.Names); near != "" {
				remedy = "did you mean “" + near + "”?"
			}
			return formula.Wrong(t.At, "There is no term “%s”: %s", formula.Short(t.Text), remedy)
		},
		Hints: map[rune]string{
			'!': "There is no ! here: write not.",
			'&': "There is no & here: write and.",
			'|': "There is no | here: write or.",
			'-': "There is no - here: an arrow is written ->.",
			'=': "There is no = here: write <-> for “exactly if”.",
			'<': "There is no < here: write <-> for “exactly if”.",
			'>': "There is no > here: an arrow is written ->.",
		},
		Wanted: "a term, not or an opening parenthesis", Behind: "and, or, an arrow or the end",
		Refusals: []string{""},
		Again:    "Two arrows in a row can be read in two ways: write parentheses around one of them.",
		Example:  known.Write(m.Terms[0].Name) + " -> not " + known.Write(m.Terms[len(m.Terms)-1].Name),
	}
}

// implication is a premise of two literals, as a formula.
func (m *model) implication(from, to literal) (f expression) {
	for _, l := range []literal{from, to} {
		if f.Operand(formula.Sentence, l.Term, 0); !l.Is {
			f.Unary(formula.Not, 0)
		}
	}
	f.Binary(formula.Implies, 0)
	return f
}

// halves are the literals that a premise links, if it links two, and how.
func halves(f *expression) (op formula.Op, x, y literal, ok bool) {
	root := &f.Nodes[f.Root()]
	x, one := asLiteral(f, root.X)
	y, two := asLiteral(f, root.Y)
	return root.Op, x, y, one && two
}

// asLiteral is the literal that a part of a formula is, if it is one.
func asLiteral(f *expression, part int) (l literal, ok bool) {
	for l.Is = true; f.Nodes[part].Op == formula.Not; part = f.Nodes[part].X {
		l.Is = !l.Is
	}
	l.Term = f.Nodes[part].Atom
	return l, f.Nodes[part].Op == formula.Sentence
}

// inWords is a premise as a sentence: in the terms' own clauses where it links two
// of them, else as it is written.
func (m *model) inWords(premise int) string {
	f := &m.formulas[premise]
	op, from, to, two := halves(f)
	switch whole, single := asLiteral(f, f.Root()); {
	case single:
		return m.clause(whole)
	case op == formula.Implies && two:
		return m.Follows(from, to)
	case op == formula.Iff && two:
		return fmt.Sprintf("exactly if %s, %s", m.clause(from), m.clause(to))
	case op == formula.Or && two:
		return fmt.Sprintf("%s, or %s", m.clause(from), m.clause(to))
	}
	return formula.Print(operators, f, f.Root(), func(part int) (string, bool) {
		if f.Nodes[part].Op != formula.Sentence {
			return "", false
		}
		return "“" + m.Terms[f.Nodes[part].Atom].Name + "”", true
	})
}
