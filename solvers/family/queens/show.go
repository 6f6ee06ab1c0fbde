package queens

import (
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// sign is a queen in a picture.
const sign = "♛"

// cellID names a square of the board as it is given, for frames.
func cellID(r, c int) string { return "square-" + strconv.Itoa(r) + "-" + strconv.Itoa(c) }

// filled is on a hole, which is no square of the board.
const filled = "■"

// given draws the board with the queens and holes that are given.
func given(b *board, keep func(puzzle.FactID) bool) []view.View {
	grid := &view.Grid{Columns: b.Size}
	for r, row := range b.Board {
		for c, text := range row {
			id := squareID(r, c)
			mark := view.Mark{ID: cellID(r, c), Status: view.Open, Claim: stands(r, c).String()}
			switch {
			case text == "" || !keep(id):
				grid.Cells = append(grid.Cells, view.Cell{Mark: mark})
			case text == queen:
				mark.Role, mark.Status, mark.Facts = view.Given, view.Told, []puzzle.FactID{id}
				grid.Cells = append(grid.Cells, view.Cell{Mark: mark, Text: sign})
			default:
				mark.Role, mark.Status, mark.Facts, mark.Claim = view.Crossed, view.Told, []puzzle.FactID{id}, puzzle.Not(mark.Claim)
				grid.Cells = append(grid.Cells, view.Cell{Mark: mark})
			}
		}
	}
	return []view.View{{Name: "board", Field: inBoard, Title: "The board", Grid: grid}}
}

// show draws a placement.
func show(b *board, s Solution, keep func(puzzle.FactID) bool) []view.View {
	return []view.View{{Name: "placed", Title: "The queens placed", Grid: b.placed(s, keep, true)}}
}

// placed is the board with queens on it; they can be asked about.
func (b *board) placed(s Solution, keep func(puzzle.FactID) bool, asked bool) *view.Grid {
	grid := &view.Grid{Columns: b.Size}
	for r, row := range b.Board {
		for c, text := range row {
			cell := view.Cell{}
			if text == hole && keep(squareID(r, c)) {
				cell.Mark = view.Mark{Role: view.Muted, Says: english.Capital(english.Cell(r, c)) + " is a hole."}
				cell.Text = filled
			}
			if r < len(s.Rows) && s.Rows[r]&(1<<c) != 0 {
				cell = view.Cell{Text: sign, Mark: view.Mark{Role: view.Answer}}
				if asked {
					cell.Claim = stands(r, c).String()
				}
				if text == queen && keep(squareID(r, c)) {
					cell.Role, cell.Facts = view.Given, []puzzle.FactID{squareID(r, c)}
				}
			}
			grid.Cells = append(grid.Cells, cell)
		}
	}
	return grid
}
