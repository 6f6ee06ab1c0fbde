package sorites

import (
	"fmt"

	"solvitur/solvers/fd"
	"solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// expression is a formula whose operands are terms, by their positions.
type expression = formula.Formula[int]

const (
	opTerm formula.Op = iota
	opExactly
	opImplies
	opOr
	opAnd
	opNot
)

// operators are the language of premises.
var operators = formula.Table{
	opTerm:    {Binds: 9},
	opExactly: {Signs: []string{"<->", "↔", "⇔", "<=>"}, Place: formula.Single, Binds: 1, Print: "↔"},
	opImplies: {Signs: []string{"->", "→", "⇒", "=>"}, Place: formula.Single, Binds: 2, Print: "→"},
	opOr:      {Signs: []string{"or", "∨"}, Place: formula.Infix, Binds: 3, EitherWay: true},
	opAnd:     {Signs: []string{"and", "∧"}, Place: formula.Infix, Binds: 4, EitherWay: true},
	opNot:     {Signs: []string{"not", "¬"}, Place: formula.Prefix, Binds: 5},
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
		Operators: operators, Names: known, And: opAnd, MostNested: mostNested,
		Operand: func(c *formula.Cursor) (op formula.Op, term int, none bool, err *formula.Error) {
			t := c.Next()
			if t.Kind != formula.Own {
				return 0, 0, true, nil
			}
			c.At++
			return opTerm, t.Value, false, nil
		},
		Unexpected: func(c *formula.Cursor) *formula.Error {
			t := c.Next()
			if t.Kind != formula.Word || t.Is(operators.Words()...) {
				return nil
			}
			remedy := "add it to the terms."
			if near := schema.Nearest(t.Text, m.names()); near != "" {
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
		if f.Operand(opTerm, l.term, 0); !l.is {
			f.Unary(opNot, 0)
		}
	}
	f.Binary(opImplies, 0)
	return f
}

// asLiteral is the literal that a part of a formula is, if it is one.
func asLiteral(f *expression, part int) (l literal, ok bool) {
	for l.is = true; f.Nodes[part].Op == opNot; part = f.Nodes[part].X {
		l.is = !l.is
	}
	l.term = f.Nodes[part].Atom
	return l, f.Nodes[part].Op == opTerm
}

// inWords is a premise as a sentence: in the terms' own clauses where it links two
// of them, else as it is written.
func (m *model) inWords(premise int) string {
	f := &m.formulas[premise]
	root := &f.Nodes[f.Root()]
	from, one := asLiteral(f, root.X)
	to, two := asLiteral(f, root.Y)
	switch whole, single := asLiteral(f, f.Root()); {
	case single:
		return m.clause(whole)
	case root.Op == opImplies && one && two:
		return m.follows(from, to)
	case root.Op == opExactly && one && two:
		return fmt.Sprintf("exactly if %s, %s", m.clause(from), m.clause(to))
	case root.Op == opOr && one && two:
		return fmt.Sprintf("%s, or %s", m.clause(from), m.clause(to))
	}
	return formula.Print(operators, f, f.Root(), func(part int) (string, bool) {
		if f.Nodes[part].Op != opTerm {
			return "", false
		}
		return "“" + m.Terms[f.Nodes[part].Atom].Name + "”", true
	})
}

// constraint is a premise as the engine takes it.
func constraint(f *expression, terms []fd.Var) fd.Constraint {
	parts := make([]fd.Constraint, len(f.Nodes))
	for i, n := range f.Nodes {
		switch n.Op {
		case opTerm:
			parts[i] = fd.Is(terms[n.Atom])
		case opNot:
			parts[i] = fd.Not(parts[n.X])
		case opAnd:
			parts[i] = fd.And(parts[n.X], parts[n.Y])
		case opOr:
			parts[i] = fd.Or(parts[n.X], parts[n.Y])
		case opImplies:
			parts[i] = fd.Implies(parts[n.X], parts[n.Y])
		case opExactly:
			parts[i] = fd.Iff(parts[n.X], parts[n.Y])
		}
	}
	return parts[f.Root()]
}
