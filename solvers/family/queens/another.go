package queens

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// renewal offers boards of the same size, and with the same holes, on which all queens stand:
// most of them may go. Where the holes leave no way, there are others instead: all squares
// without a queen are holes, and most of these may go.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: inBoard}

// On a smaller board there is hardly a choice, and on a larger one it takes long to see that
// there is one way only.
const (
	leastDrawn, mostDrawn = 5, 20
	mostHoled             = 12      // on a larger board, none has holes
	mostPlaced            = 100_000 // queens that are placed to find out whether there is a way at all
	mostBegun             = 100     // boards on which queens are placed at random, for one of a draft
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	b := &board{like}
	holes := b.squares(hole, puzzle.KeepAll)
	if like.Size < leastDrawn || like.Size > mostDrawn || len(holes) > 0 && like.Size > mostHoled {
		return draft, puzzle.ErrNoOthers
	}
	begun := 1
	if like.Size > mostHoled {
		begun = mostBegun
	}
	// Nobody knows soon whether there is a way on a large board.
	if like.Size <= mostHoled && b.seated(func([]int) {}, mostPlaced) == nil {
		if len(holes) > 0 {
			return holed(d, like)
		}
		return draft, puzzle.ErrNoOthers
	}
	f := like
	f.Board = schema.BlankBoard(like.Size, like.Size)
	for _, s := range holes {
		f.Board[s.r][s.c] = hole
	}
	// A bad beginning is given up soon.
	var queens []int
	for ; begun > 0 && queens == nil; begun-- {
		queens = b.seated(func(columns []int) { chance.Shuffle(d, columns) }, 20*like.Size)
	}
	if queens == nil {
		return draft, puzzle.ErrBadDraw
	}
	for r, c := range queens {
		f.Board[r][c] = queen
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    "Some queens have their places already. The others can be placed so that none has another in sight, and in one way only.",
		Question: "Where do the other queens stand?"}, nil
}

// holed is a board on which every square is a hole, except for those of one way to place queens.
func holed(d *chance.Draw, like Facts) (draft puzzle.Draft[Facts], err error) {
	f := like
	f.Board = schema.BlankBoard(like.Size, like.Size)
	b := &board{f}
	queens := b.seated(func(columns []int) { chance.Shuffle(d, columns) }, 20*like.Size)
	if queens == nil {
		return draft, puzzle.ErrBadDraw
	}
	for r, c := range queens {
		for other := range f.Board[r] {
			if other != c {
				f.Board[r][other] = hole
			}
		}
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    "Other squares have come off the board, and no queen has her place yet. One way is left to place them on the rest of it, so that none has another in sight: queens look across holes.",
		Question: fmt.Sprintf("Where do the %s queens stand?", english.Words(f.Size))}, nil
}

// seated is a placement of queens, by row, which tries the columns of each row in an order
// of one's choice; nil where there is none, or after so many queens.
func (b *board) seated(order func(columns []int), most int) (queens []int) {
	lines := b.lines(puzzle.KeepAll)
	ways := func() (free []int, open bool) {
		r := len(queens)
		if r == b.Size {
			return nil, false
		}
		free = chance.Span(0, b.Size-1)
		order(free)
		return slices.DeleteFunc(free, func(c int) bool {
			for above, column := range queens {
				if lines.attack(square{above, column}, square{r, c}) {
					return true
				}
			}
			return b.Board[r][c] == hole
		}), true
	}
	if !chance.Walk(most, ways, func(c int) { queens = append(queens, c) }, func(int) { queens = queens[:len(queens)-1] }) {
		return nil
	}
	return queens
}
