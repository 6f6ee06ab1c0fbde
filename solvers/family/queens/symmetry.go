package queens

import (
	"math/bits"
	"slices"

	"solvitur/solvers/puzzle"
)

// A symmetry turns or mirrors the board. Its bits say which of three things it does, in this
// order: it mirrors columns, mirrors rows, and exchanges the two.
type symmetry int

const (
	mirrorsColumns symmetry = 1 << iota
	mirrorsRows
	exchanges
)

// of is where it moves a square of a board with so many rows.
func (t symmetry) of(s square, size int) square {
	if t&mirrorsColumns != 0 {
		s.c = size - 1 - s.c
	}
	if t&mirrorsRows != 0 {
		s.r = size - 1 - s.r
	}
	if t&exchanges != 0 {
		s.r, s.c = s.c, s.r
	}
	return s
}

// symmetries are those that leave the facts as they are. The first moves nothing.
func (b *board) symmetries(keep func(puzzle.FactID) bool) (all []symmetry) {
	for t := range symmetry(8) {
		fits := true
		for _, what := range []string{queen, hole} {
			here := b.squares(what, keep)
			for _, s := range here {
				fits = fits && slices.Contains(here, t.of(s, b.Size))
			}
		}
		if fits {
			all = append(all, t)
		}
	}
	return all
}

// A placement has one queen in each row and each column.
type placement struct {
	columns []int // by row
	rows    []int // by column
}

func newPlacement(size int) placement { return placement{make([]int, size), make([]int, size)} }

func placementOf(s Solution) placement {
	p := newPlacement(len(s.Rows))
	for r, queens := range s.Rows {
		p.put(r, bits.TrailingZeros32(queens))
	}
	return p
}

func (p placement) put(r, c int) { p.columns[r], p.rows[c] = c, r }

// compare says by the first row that differs whether a placement comes, moved, before itself
// as it is (-1) or after (1); 0 if it stays as it is.
func (p placement) compare(t symmetry) int {
	last := len(p.columns) - 1
	for r, c := range p.columns {
		// The line that comes to be row r, and where the queen of it comes to stand.
		from, in, inside := r, p.columns, mirrorsColumns
		across := mirrorsRows
		if t&exchanges != 0 {
			in, across, inside = p.rows, mirrorsColumns, mirrorsRows
		}
		if t&across != 0 {
			from = last - r
		}
		moved := in[from]
		if t&inside != 0 {
			moved = last - moved
		}
		switch {
		case moved < c:
			return -1
		case moved > c:
			return 1
		}
	}
	return 0
}

// first says whether a placement comes first among those that symmetries make of it.
func (p placement) first(symmetries []symmetry) bool {
	for _, t := range symmetries {
		if p.compare(t) < 0 {
			return false
		}
	}
	return true
}
