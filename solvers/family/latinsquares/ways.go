package latinsquares

import (
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// The ways of searching of this kind.
const (
	bySquares      = "squares"
	byConstruction = "construction"
)

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*parade, Solution]{
	{Strategy: puzzle.Strategy{Name: bySquares, Title: "A square first, then its transversals",
		Teaches: "Fill the first square, always where the fewest symbols are left. A transversal is a cell of each row, all in different columns and with different symbols: a second square has each of its symbols on one. Where symbols and rows can be exchanged at will, only squares in standard form are gone through, and the others counted. From order 7 on, a pair made by a rule is tried first."},
		Run: by((*task).search), Parts: true},
	{Strategy: puzzle.Strategy{Name: byConstruction, Title: "By a rule",
		Teaches: "No search at all: a sum of row and column modulo the order, or in a finite field, or Parker’s rule for order 10. Rows, columns and symbols are exchanged until the given cells fit. It finds at once what a search may miss for years, and never tells that there is nothing."},
		Run: by(constructing)},
	engine(fdsearch.Propagation, false),
	engine(fdsearch.Learning, false),
	engine(fdsearch.Backtracking, true),
}

// by makes a way of searching of what a task does where no givens clash.
func by(search func(*task) error) func(*puzzle.Search[Solution], *parade) error {
	return func(s *puzzle.Search[Solution], p *parade) error {
		k, err := newTask(s, p)
		if err != nil {
			return err
		}
		if k.joint { // neither square can be filled before the other with that
			return engine(fdsearch.Propagation, false).Run(s, p)
		}
		if err := k.Check(); err != nil {
			return err
		}
		text, facts, cells := p.clash(s.Kept)
		if text == "" {
			return k.end(search(k))
		}
		s.Stats.DeadEnds++
		s.Refuted(facts)
		return s.Step(func() view.Frame {
			looks := view.Looks{}
			for square := range p.what {
				for _, cell := range cells {
					if slices.Contains(facts, p.givenID(square, cell)) {
						looks[cellID(square, cell)] = k.Stage().As(cellID(square, cell), view.Conflict)
					}
				}
			}
			return k.Stage().Frame(view.Frame{Caption: english.Capital(text), Role: view.Conflict, Facts: facts}, looks)
		})
	}
}

// ruled is the order from which a rule is tried before the search: below it a
// search is as quick, and ends.
const ruled = 7

func (k *task) search() error {
	switch {
	case len(k.what) == 1:
		return k.single()
	case !k.paired:
		return k.independent()
	case k.n < ruled:
		return k.pairs(nil)
	}
	known, err := k.construct()
	if err != nil {
		return err
	}
	return k.pairs(known)
}
