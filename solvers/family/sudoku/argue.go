package sudoku

import (
	"fmt"
	"strconv"

	"solvitur/solvers/argue/units"
	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
)

// mostArgued is up to which size a board is argued step by step.
const mostArgued = 9

// argued gives what arguments are made of: a cell holds one number, and every row, column,
// region and diagonal has one cell for each.
func argued(b *board) (puzzle.Argument, error) {
	if b.size > mostArgued {
		return puzzle.Argument{}, puzzle.ErrUnargued(fmt.Sprintf("A board of %d rows is too large for an argument in simple steps: up to %d can be argued.", b.size, mostArgued))
	}
	a := &units.Board{Size: b.size, Places: len(b.given), Rule: ruleCells, Together: "row, column or region",
		Thing: func(int) string { return "number" }, Place: b.place, Short: func(cell int) string { return b.places([]int{cell}) },
		Symbol: func(_, symbol int) string { return strconv.Itoa(symbol + 1) },
		One:    func(_, symbol int) string { return figure(symbol + 1) },
		Is: func(cell, symbol int, is bool) string {
			return b.is(cell, symbol+1, map[bool]string{true: "holds", false: "does not hold"}[is])
		}}
	for _, u := range b.units {
		kind := map[byte]string{'r': units.Row, 'c': units.Column, 'g': units.Region}[u.kind]
		a.Units = append(a.Units, units.Unit{Kind: kind, Fact: u.fact, Name: u.name, Places: u.cells})
	}
	made := puzzle.Argument{Groups: a.Groups(), Clause: a.Clause, Tell: a.Tell, Note: a.Note()}
	for cell, given := range b.given {
		for n := 1; n <= b.size; n++ {
			made.Cells = append(made.Cells, claim.That(strconv.Itoa(n), inGrid, strconv.Itoa(cell/b.size), strconv.Itoa(cell%b.size)))
		}
		if given > 0 {
			made.Known = append(made.Known, puzzle.Told{Cell: a.Statement(cell, given-1), Is: true, Fact: b.givenID(cell)})
		}
	}
	return made, nil
}

// figure is a number with its article.
func figure(n int) string {
	if n == 8 {
		return "an 8"
	}
	return fmt.Sprintf("a %d", n)
}
