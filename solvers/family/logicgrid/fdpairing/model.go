// Package fdpairing is package pairing in finite domains (package fd): for every item but those of the
// first category, a variable says with which of these it goes. It makes constraints of what clues say, that
// items go together or stand so in the order of a category, and draws what single clues say of pairs at once.
//
//	model.go  the variables, and that items go together or do not
//	order.go  how items stand in the order of a category
//	told.go   what single clues say, on the grid of crosses and dots
package fdpairing

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/formula"
)

type item = pairing.Item

// Model has the variables of some items. What the clue in hand says is added to it, and posted by [Post].
type Model struct {
	*fd.Model
	*pairing.Items
	fdsearch.Posted
	Vars   [][]fd.Var       // by category; none for the first
	places map[place]fd.Var // in the order of other categories, by those and items
	said   []link           // by the clue in hand, at once
	links  []link
}

// link is what a clue alone says at once of two items: that they go together, or
// do not.
type link struct {
	tag  fd.Tag
	is   bool
	x, y item
}

// New has the rule that no two items of a category go with the same.
func New(of *pairing.Items, strength fd.Strength) *Model {
	m := &Model{Model: fd.NewModel(), Items: of, Vars: make([][]fd.Var, 1), places: map[place]fd.Var{}}
	for _, category := range m.Categories[1:] {
		vars := m.Ints(category, m.N, 0, m.N-1)
		m.Post(fd.Rule, fd.AllDifferent{Vars: vars, Strength: strength})
		m.Vars = append(m.Vars, vars)
	}
	return m
}

// Post posts clues, each under its number as a tag: add adds what one says to a model. Of those that are
// formulas, nothing is said at once.
func Post[C any](m *Model, clues []C, formulas map[int]*formula.Formula[C], add func(*Model, C)) {
	for i := range clues {
		m.said = nil
		joined := formulas[i]
		fdsearch.PostRows(m.Model, fd.Tag(i), clues[i:i+1], map[int]*formula.Formula[C]{0: joined}, add, m)
		for _, l := range m.said {
			if l.tag = fd.Tag(i); joined == nil {
				m.links = append(m.links, l)
			}
		}
	}
}

// Link adds that two items go together, or do not.
func (m *Model) Link(is bool, x, y item) {
	if x.Category == y.Category && !is && x != y {
		return // it goes without saying
	}
	together := m.Same(x, y)
	switch relation, ok := together.(fd.Relation); {
	case !is && ok:
		relation.Op = fd.NE
		m.Add(relation)
	default:
		m.AddIf(is, together)
	}
	if x.Category != y.Category {
		m.said = append(m.said, link{is: is, x: x, y: y})
	}
}

// NoTwo adds that no two of some items go together.
func (m *Model) NoTwo(all ...item) {
	for i, x := range all {
		for _, y := range all[:i] {
			m.Link(false, y, x)
		}
	}
}

// Same is that two items go together.
func (m *Model) Same(x, y item) fd.Constraint {
	if x.Category == y.Category {
		return fd.Constant(x == y)
	}
	a, b := m.with(x), m.with(y)
	if a.known || b.known {
		return m.relation(a, b, func(x, y int) bool { return x == y })
	}
	return fd.Rel(a.x, fd.EQ, b.x, 0)
}

// Atom is what an atom of a claim says: that an item goes with one of some.
func (m *Model) Atom(a claim.Atom) (fd.Constraint, error) {
	x, values, err := m.Values(a)
	if err != nil {
		return nil, err
	}
	var any []fd.Constraint
	for _, y := range values {
		any = append(any, m.Same(x, y))
	}
	if len(any) == 1 {
		return any[0], nil
	}
	return fd.Or(any...), nil
}

// Table reads a result.
func (m *Model) Table(found fd.Solution) pairing.Table {
	t := pairing.Table{}
	for _, row := range m.Names[0] {
		t[row] = map[string]string{}
	}
	for c, vars := range m.Vars {
		for i, x := range vars {
			t[m.Names[0][found.Value(x)]][m.Categories[c]] = m.Names[c][i]
		}
	}
	return t
}

// Says is that an item goes with one of the first category, or does not; "" of a place.
func (m *Model) Says(x fd.Var, v int, is bool) string {
	for c, vars := range m.Vars {
		if i := slices.Index(vars, x); i >= 0 {
			text, _ := m.Clause(claim.Atom{Path: pairing.With(m.Names[c][i], m.Categories[0]), Rel: claim.Is, Value: m.Names[0][v]}, is)
			return text
		}
	}
	return ""
}
