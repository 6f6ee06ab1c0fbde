package maps

import (
	"solvitur/solvers/fd"
	"solvitur/solvers/fdpaint"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains: the colour of every country.
type model struct {
	*fdpaint.Model
	a atlas
}

// newModel posts the borders under the first tags, the remarks under the next.
func newModel(a atlas) *model {
	m := &model{fdpaint.New(a.Board), a}
	for i, border := range a.borders {
		m.Post(fd.Tag(i), fd.Rel(m.Vars[border[0]], fd.NE, m.Vars[border[1]], 0))
	}
	fdsearch.PostRows(m.Model.Model, fd.Tag(len(a.borders)), a.f.Remarks, a.formulas, remarks.Post, m)
	return m
}

// fact is the one that a tag stands for.
func (m *model) fact(tag fd.Tag) puzzle.FactID {
	if i := int(tag) - len(m.a.borders); i >= 0 {
		return remarks.ID(i)
	}
	return borderID(int(tag))
}

// searched is what a search is to the engine.
func searched(s *puzzle.Search[paint.Solution], a atlas) fdsearch.Puzzle[paint.Solution] {
	m := newModel(a)
	return m.Puzzle(s, m.fact)
}
