package runners

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains: the place of every runner.
type model struct {
	*fd.Model
	fdsearch.Posted
	f      race
	n      int
	places []fd.Var
}

func newModel(f race) *model {
	m := &model{Model: fd.NewModel(), f: f, n: len(f.Runners)}
	m.places = m.Ints("place", m.n, 1, m.n)
	m.Post(fd.Rule, fd.AllDifferent{Vars: m.places, Strength: fd.Hall})
	fdsearch.PostRows(m.Model, 0, f.Remarks, f.formulas, remarks.Post, m)
	return m
}

func (m *model) place(runner string) fd.Var { return m.places[slices.Index(m.f.Runners, runner)] }

// factOf is the remark that a tag stands for.
func factOf(tag fd.Tag) puzzle.FactID { return remarks.ID(int(tag)) }

// atom is what an atom of a claim says of the place that it speaks of.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	return fdsearch.Number(a, m.place(a.Path[1]))
}

// solution reads a result.
func (m *model) solution(x fd.Solution) Solution {
	s := Solution{Places: map[string]Place{}}
	for i, name := range m.f.Runners {
		s.Places[name] = Place{x.Value(m.places[i])}
	}
	return s
}

// says is that a runner came in at a place, or did not.
func (m *model) says(x fd.Var, place int, is bool) string {
	text, _ := clause(came(m.f.Runners[slices.Index(m.places, x)], place), is)
	return text
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[race, Solution]{fdsearch.Propagation(searched), fdsearch.Backtracking(searched)}

// searched is what a search is to the engine.
func searched(s *puzzle.Search[Solution], f race) fdsearch.Puzzle[Solution] {
	m := newModel(f)
	return fdsearch.Puzzle[Solution]{
		Model: m.Model, Tags: factOf, Atom: m.atom, Solution: m.solution,
		Options: fd.Options{Order: fdsearch.Vars(s.Order("runners", f.Runners), m.place)},
		Teller:  fdsearch.Teller{Looks: m.looks, Says: m.says},
	}
}
