package queens

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
)

// renewal offers boards of the same size, and with the same holes, on which all queens stand:
// most of them may go.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: inBoard}

// On a smaller board there is hardly a choice, and on a larger one it takes long to see that
// there is one way only.
const (
	leastDrawn, mostDrawn = 5, 12
	mostPlaced            = 100_000 // queens that are placed to find out whether there is a way at all
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], ok bool) {
	b := &board{like}
	if like.Size < leastDrawn || like.Size > mostDrawn || b.seated(func([]int) {}, mostPlaced) == nil {
		return draft, false
	}
	f := like
	f.Board = make([][]string, like.Size)
	for r, row := range like.Board {
		f.Board[r] = slices.Clone(row)
		for c, text := range row {
			if text == queen {
				f.Board[r][c] = ""
			}
		}
	}
	// A bad beginning is given up soon, and another draft is looked at.
	for r, c := range b.seated(func(columns []int) { chance.Shuffle(d, columns) }, 20*like.Size) {
		f.Board[r][c] = queen
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    "Some queens have their places already. The others can be placed so that none has another in sight, and in one way only.",
		Question: "Where do the other queens stand?"}, true
}

// seated is a placement of queens, by row, which tries the columns of each row in an order
// of one's choice; nil where there is none, or after so many queens.
func (b *board) seated(order func(columns []int), most int) (queens []int) {
	lines := b.lines(puzzle.KeepAll)
	var place func() bool
	place = func() bool {
		r := len(queens)
		if r == b.Size {
			return true
		}
		columns := make([]int, b.Size)
		for c := range columns {
			columns[c] = c
		}
		order(columns)
		for _, c := range columns {
			free := b.Board[r][c] != hole
			for above, column := range queens {
				free = free && !lines.attack(square{above, column}, square{r, c})
			}
			if !free {
				continue
			}
			if most--; most < 0 {
				return false
			}
			queens = append(queens, c)
			if place() {
				return true
			}
			queens = queens[:r]
		}
		return false
	}
	if !place() {
		return nil
	}
	return queens
}
