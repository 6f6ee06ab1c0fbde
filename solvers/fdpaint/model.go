// Package fdpaint makes models of the engine fd of boards whose spots get colours
// (package paint), and ways of searching with them.
package fdpaint

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Model is a board as finite domains: the number of every spot's colour.
type Model struct {
	*fd.Model
	paint.Board
	fdsearch.Posted
	Vars []fd.Var
}

// New is a model in which nothing has been posted.
func New(b paint.Board) *Model {
	m := &Model{Model: fd.NewModel(), Board: b}
	for _, spot := range b.Spots {
		m.Vars = append(m.Vars, m.Int(spot, 0, len(b.Colours)-1))
	}
	return m
}

// Var is the variable of a spot.
func (m *Model) Var(spot string) fd.Var { return m.Vars[m.Spot(spot)] }

// PostColour, PostPair and PostCount: see paint.Poster.
func (m *Model) PostColour(spot, colour string, is bool) {
	m.AddIf(is, fd.Eq(m.Var(spot), m.Colour(colour)))
}

func (m *Model) PostPair(spot, other string, same bool) {
	m.AddIf(same, fd.Rel(m.Var(spot), fd.EQ, m.Var(other), 0))
}

func (m *Model) PostCount(colour, how string, number int) {
	of := make([]fd.Constraint, len(m.Vars))
	for i, x := range m.Vars {
		of[i] = fd.Eq(x, m.Colour(colour))
	}
	m.HowMany(of, how, number)
}

// atom is what an atom of a claim says of the spot that it speaks of.
func (m *Model) atom(a claim.Atom) (fd.Constraint, error) {
	c, ok := fdsearch.Compare(a, m.Vars[m.SpotIn(a)], func(value any) (int, bool) {
		name, _ := value.(string)
		colour := m.Colour(name)
		return colour, colour >= 0
	})
	if !ok {
		return nil, fmt.Errorf("the claim %s speaks of no colour", a)
	}
	return c, nil
}

func (m *Model) solution(x fd.Solution) paint.Solution {
	s := paint.Solution{Spots: map[string]paint.Spot{}}
	for i, spot := range m.Spots {
		s.Spots[spot] = paint.Spot{Colour: m.Colours[x.Value(m.Vars[i])]}
	}
	return s
}

// says is that a spot has a colour, or has it not.
func (m *Model) says(x fd.Var, colour int, is bool) string {
	return m.Clause(int(x-m.Vars[0]), colour, is)
}

// looks paints what is known by now.
func (m *Model) looks(now *fdsearch.Moment) view.Looks {
	looks := view.Looks{}
	for i, x := range m.Vars {
		if colour, known := now.Value(x); known {
			looks[paint.DiscID(i)] = m.Look(colour, now.Role)
		}
	}
	return looks
}

// Puzzle is what a search is to the engine. Tags says which fact a tag stands for.
func (m *Model) Puzzle(s *puzzle.Search[paint.Solution], tags fdsearch.Tags) fdsearch.Puzzle[paint.Solution] {
	return fdsearch.Puzzle[paint.Solution]{
		Model: m.Model, Tags: tags, Atom: m.atom, Solution: m.solution,
		Options: fd.Options{Order: fdsearch.Vars(s.Order(paint.OrderOfSpots, m.Spots), m.Var)},
		Teller:  fdsearch.Teller{Looks: m.looks, Says: m.says},
	}
}

// InOrder is the name of the way that propagates, and colours in the visitor's order.
const InOrder = "in-order"

// Ways are the ways of searching, the quick one first, that come with a model.
func Ways[M any](searched fdsearch.Model[M, paint.Solution]) []puzzle.Way[M, paint.Solution] {
	few := fdsearch.Propagation(searched)
	few.Title = "Propagation, fewest colours left first"
	few.Teaches = "Whatever a colour rules out is crossed off at once. A choice is made only when nothing more follows, and always where the fewest colours are left: a spot in difficulties is not put off."
	inOrder := puzzle.Way[M, paint.Solution]{Strategy: puzzle.Strategy{Name: InOrder, Title: "Propagation, in the order chosen", Tree: true,
		Teaches: "The same, but the next choice is the next in the order chosen, however free it is. Compare the dead ends."},
		Run: func(s *puzzle.Search[paint.Solution], m M) error { return fdsearch.Run(s, searched(s, m)) }}
	return []puzzle.Way[M, paint.Solution]{fdsearch.Transfer(searched), few, inOrder, fdsearch.Learning(searched), fdsearch.Backtracking(searched), fdsearch.Generating(searched)}
}

// Counters are what these ways count.
func Counters() []puzzle.Counter {
	counters := []puzzle.Counter{fdsearch.Kinds}
	for _, c := range fdsearch.Counters {
		switch c.Name {
		case "propagations":
			c.Of = append(c.Of[:len(c.Of):len(c.Of)], InOrder, fdsearch.ByTransfer)
		}
		counters = append(counters, c)
	}
	return append(counters[1:], counters[0])
}
