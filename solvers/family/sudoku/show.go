package sudoku

import (
	"fmt"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// cellID names a cell of the board as it is given, for frames.
func cellID(cell int) string { return fmt.Sprintf("cell-%d", cell) }

// given draws the board with the givens in it.
func given(b *board, keep func(puzzle.FactID) bool) []view.View {
	grid := b.grid(keep)
	for cell := range b.given {
		c := b.cell(cell, keep)
		c.ID = cellID(cell)
		grid.Cells = append(grid.Cells, c)
	}
	v := view.View{Name: "board", Field: "givens", Title: "The givens", Grid: grid}
	switch on := b.facts.Diagonals && keep(factDiagonals); {
	case !keep(factRegions):
		v.Note = "Regions do not count: only rows and columns hold each number once."
		if on {
			v.Note = "Regions do not count: only rows, columns and the two diagonals hold each number once."
		}
	case on:
		v.Note = "The two diagonals hold each number once, too."
	}
	return []view.View{v}
}

// grid is an empty board, with regions if they hold.
func (b *board) grid(keep func(puzzle.FactID) bool) *view.Grid {
	grid := &view.Grid{Columns: b.size}
	if keep(factRegions) {
		grid.Regions = b.region
	}
	return grid
}

// cell is a cell as it is given.
func (b *board) cell(cell int, keep func(puzzle.FactID) bool) view.Cell {
	n := b.given[cell]
	if n == 0 {
		says := english.Capital(b.place(cell))
		if keep(factRegions) {
			says = b.inRegion(cell)
		}
		return view.Cell{Mark: view.Mark{Values: b.values(cell), Says: says + "."}}
	}
	id := b.givenID(cell)
	c := view.Cell{Text: strconv.Itoa(n), Mark: view.Mark{
		Role: view.Given, Facts: []puzzle.FactID{id}, Says: english.Capital(b.is(cell, n, "holds")) + ", as given."}}
	if !keep(id) {
		c.Role, c.Says = view.Muted, "Switched off: "+b.is(cell, n, "holds")+"."
		c.Values = b.values(cell)
	}
	return c
}

// values are the numbers that a cell may hold.
func (b *board) values(cell int) []view.Value {
	values := make([]view.Value, b.size)
	for i := range values {
		values[i] = view.Value{Text: strconv.Itoa(i + 1), Claim: b.claim(cell, i+1)}
	}
	return values
}

// show draws a filled board, with regions if they hold. Each cell that is not
// given, or no longer, can be asked about.
func show(b *board, s Solution, keep func(puzzle.FactID) bool) []view.View {
	grid := b.grid(keep)
	for cell := range b.given {
		n := s.Grid[cell/b.size][cell%b.size]
		c := b.cell(cell, keep)
		if n != b.given[cell] || !keep(b.givenID(cell)) {
			c = view.Cell{Text: strconv.Itoa(n), Mark: view.Mark{Role: view.Answer, Claim: b.claim(cell, n)}}
		}
		grid.Cells = append(grid.Cells, c)
	}
	return []view.View{{Name: "filled", Title: "The board filled", Grid: grid}}
}
