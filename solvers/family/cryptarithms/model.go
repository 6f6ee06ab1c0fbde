package cryptarithms

import (
	"solvitur/solvers/family/cryptarithms/columns"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains.
type model struct {
	*columns.Model
	fdsearch.Posted
}

// newModel posts all facts; by columns, every sum column by column where that helps.
func newModel(s *sums, byColumns bool) *model {
	m := &model{Model: columns.New(s.Sums)}
	for i := range s.Equations {
		if byColumns {
			m.Columns(fd.Tag(i), i)
		} else {
			m.Whole(fd.Tag(i), i)
		}
	}
	fdsearch.PostRows(m.Model.Model, s.tagOf(0), s.Conditions, nil, conditions.Post, m)
	return m
}

// tagOf is that of a condition: those of the equations come first.
func (s *sums) tagOf(condition int) fd.Tag { return fd.Tag(len(s.Equations) + condition) }

// factOf is the fact that a tag stands for.
func (s *sums) factOf(tag fd.Tag) puzzle.FactID {
	if first := s.tagOf(0); tag >= first {
		return conditions.ID(int(tag - first))
	}
	return equationID(int(tag))
}

func (m *model) vars(letters []string) []fd.Var { return fdsearch.Vars(letters, m.Digit) }

// solution reads an answer.
func (m *model) solution(x fd.Solution) Solution { return letters.Of(m.Names, x.Values(m.Digits...)) }
