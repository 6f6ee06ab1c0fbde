package latinsquares

import (
	"fmt"

	"solvitur/solvers/argue/units"
	"solvitur/solvers/puzzle"
)

// mostArgued is up to which order a square is argued step by step.
const mostArgued = 9

// argued gives what arguments are made of: each place holds one symbol, and every row,
// column and diagonal has one place for each. Of two squares it would have to say where
// each pair of symbols can stand: tried, it was hundreds of steps that nobody would read.
func argued(p *parade) (puzzle.Argument, error) {
	if p.Squares == two {
		return puzzle.Argument{}, puzzle.ErrUnargued("Two squares together are not argued: one would have to follow where each pair of symbols can stand, in hundreds of steps. A single square can be argued.")
	}
	if p.n > mostArgued {
		return puzzle.Argument{}, puzzle.ErrUnargued(fmt.Sprintf("A square of order %d is too large for an argument in simple steps: up to order %d can be argued.", p.n, mostArgued))
	}
	name := func(_, symbol int) string { return p.names[0][symbol] }
	a := &units.Board{Size: p.n, Places: p.n * p.n, Rule: ruleCells, Together: "row or column", Thing: func(int) string { return p.what[0] },
		Place: p.place, Short: p.short, Symbol: name, One: name,
		Is: func(cell, symbol int, is bool) string { return p.clause(0, cell, symbol, is) }}
	if p.Diagonals != "none" {
		a.Together = "row, column or diagonal"
	}
	for _, l := range p.lines {
		kind := map[puzzle.FactID]string{ruleRows: units.Row, ruleColumns: units.Column}[l.fact]
		a.Units = append(a.Units, units.Unit{Kind: kind, Fact: l.fact, Name: l.name, Places: l.cells})
	}
	made := puzzle.Argument{Groups: a.Groups(), Clause: a.Clause, Tell: a.Tell}
	for cell, given := range p.given[0] {
		tell := func(there bool, fact puzzle.FactID, symbol int) {
			if there {
				made.Known = append(made.Known, puzzle.Told{Cell: a.Statement(cell, symbol), Is: true, Fact: fact})
			}
		}
		for symbol := range p.n {
			made.Cells = append(made.Cells, p.stands(0, cell, symbol))
		}
		tell(given >= 0, p.givenID(0, cell), given)
		tell(p.FirstRow && cell < p.n, factFirstRow, cell)
		tell(p.FirstColumn && cell%p.n == 0, factFirstColumn, cell/p.n)
	}
	return made, nil
}
