package colouring

import (
	"solvitur/solvers/fd"
	"solvitur/solvers/fdpaint"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains: the colour of every spot.
type model struct {
	*fdpaint.Model
	t triangle
}

func newModel(b board) *model {
	m := &model{fdpaint.New(b.Board), b.triangle}
	fdsearch.PostRows(m.Model.Model, 0, b.f.Remarks, b.formulas, remarks.Post, m)
	return m
}

// three are, by small triangle, that it has three colours.
func (m *model) three() []fd.Constraint {
	all := make([]fd.Constraint, len(m.t.small))
	for i, s := range m.t.small {
		x, y, z := m.Vars[s[0]], m.Vars[s[1]], m.Vars[s[2]]
		all[i] = fd.And(fd.Rel(x, fd.NE, y, 0), fd.Rel(y, fd.NE, z, 0), fd.Rel(x, fd.NE, z, 0))
	}
	return all
}

// factOf is the remark that a tag stands for.
func factOf(tag fd.Tag) puzzle.FactID { return remarks.ID(int(tag)) }

// ways are the ways of searching, the quick one first.
var ways = append(fdpaint.Ways(searched), parity)

// searched is what a search is to the engine.
func searched(s *puzzle.Search[paint.Solution], b board) fdsearch.Puzzle[paint.Solution] {
	return newModel(b).Puzzle(s, factOf)
}
