package queens

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// board is the facts.
type board struct{ Facts }

// read has nothing to find: the form measures the board by its size.
func read(f *Facts) (*board, []*schema.FieldError) { return &board{*f}, nil }

// square is where a queen may stand.
type square struct{ r, c int }

// squares are those that hold something, of the facts that are kept.
func (b *board) squares(what string, keep func(puzzle.FactID) bool) (all []square) {
	for r, row := range b.Board {
		for c, text := range row {
			if text == what && keep(squareID(r, c)) {
				all = append(all, square{r, c})
			}
		}
	}
	return all
}

// lines are what a queen attacks along, of the facts that are kept.
type lines struct {
	size             int
	diagonals, torus bool
	knights          bool
}

func (b *board) lines(keep func(puzzle.FactID) bool) lines {
	on := keep(diagonalsID)
	return lines{b.Size, on, on && b.Diagonals == torus, b.Knights && keep(knightsID)}
}

// attack says whether queens on two squares, which are not the same, attack each other.
func (l lines) attack(p, q square) bool {
	down, right := q.r-p.r, q.c-p.c
	switch {
	case down == 0 || right == 0:
		return true
	case l.diagonals && (down == right || down == -right):
		return true
	case l.torus && ((down-right)%l.size == 0 || (down+right)%l.size == 0):
		return true
	}
	return l.knights && down*down+right*right == 5
}

// clash says which queens given attack each other, or stand on a row of holes; "" if
// none do.
func (b *board) clash(keep func(puzzle.FactID) bool) string {
	given, lines := b.squares(queen, keep), b.lines(keep)
	for i, p := range given {
		for _, q := range given[:i] {
			if lines.attack(q, p) {
				return fmt.Sprintf("the queens given in %s and in %s attack each other.", english.Cell(q.r, q.c), english.Cell(p.r, p.c))
			}
		}
	}
	holes := make([]int, b.Size)
	for _, h := range b.squares(hole, keep) {
		if holes[h.r]++; holes[h.r] == b.Size {
			return fmt.Sprintf("there are only holes in row %d.", h.r+1)
		}
	}
	return ""
}
