package sudoku

import (
	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains: a variable for every cell, and in
// every unit all different. Tags are the cells of givens, and behind them the
// regions and the diagonals.
type model struct {
	*fd.Model
	cells []fd.Var
	tags  fdsearch.Tags
}

func newModel(b *board) *model {
	m := &model{Model: fd.NewModel()}
	m.cells = m.Ints("cell", len(b.given), 1, b.size)
	regions, diagonals := fd.Tag(len(b.given)), fd.Tag(len(b.given)+1)
	m.tags = func(tag fd.Tag) puzzle.FactID {
		switch tag {
		case regions:
			return factRegions
		case diagonals:
			return factDiagonals
		}
		return b.givenID(int(tag))
	}
	for _, u := range b.units {
		tag := fd.Rule
		switch u.fact {
		case factRegions:
			tag = regions
		case factDiagonals:
			tag = diagonals
		}
		vars := make([]fd.Var, len(u.cells))
		for i, cell := range u.cells {
			vars[i] = m.cells[cell]
		}
		m.Post(tag, fd.AllDifferent{Vars: vars, Strength: fd.Hall})
	}
	for cell, n := range b.given {
		if n > 0 {
			m.Post(fd.Tag(cell), fd.Eq(m.cells[cell], n))
		}
	}
	return m
}

// propagate searches with the engine. Cells that are equally narrowed down are
// taken in the order chosen.
func (k *task) propagate() error {
	m := newModel(k.board)
	options := fd.Options{Choose: fd.SmallestDomain}
	for _, cell := range k.order {
		options.Order = append(options.Order, m.cells[cell])
	}
	for cell, n := range k.given {
		if n > 0 && k.Break == k.givenID(cell) {
			options.Assume = append(options.Assume, fd.Ne(m.cells[cell], n))
		}
	}
	return fdsearch.Run(k.Search, fdsearch.Puzzle[Solution]{
		Model: m.Model, Tags: m.tags, Options: options,
		Atom: func(a claim.Atom) (fd.Constraint, error) {
			cell, numbers, err := k.cellAt(a)
			return fd.OneOf(m.cells[cell], numbers...), err
		},
		Solution: func(x fd.Solution) Solution { return k.solution(x.Values(m.cells...)) },
		Teller:   k.teller(m),
	})
}
