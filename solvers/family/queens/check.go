package queens

import (
	"math/bits"

	"solvitur/solvers/puzzle"
)

// violations names every fact that a placement breaks, straight from their wording.
func violations(b *board, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	rule := func(id puzzle.FactID, holds bool) {
		if !holds {
			broken = append(broken, id)
		}
	}
	n := len(s.Rows)
	on := func(r, c int) bool { return 0 <= r && r < n && 0 <= c && c < n && s.Rows[r]&(1<<c) != 0 }
	count := make([]int, 5*n)
	columns, falling, rising := count[:n], count[n:3*n], count[3*n:]
	single, alone, free, apart := true, true, true, true
	for r, row := range s.Rows {
		single = single && bits.OnesCount32(row) == 1
		for ; row != 0; row &= row - 1 {
			c := bits.TrailingZeros32(row)
			down, up := r-c+n, r+c
			if b.Diagonals == torus {
				down, up = down%n, up%n
			}
			columns[c]++
			falling[down]++
			rising[up]++
			alone = alone && columns[c] < 2
			free = free && falling[down] < 2 && rising[up] < 2
			apart = apart && (!b.Knights || !on(r+1, c-2) && !on(r+1, c+2) && !on(r+2, c-1) && !on(r+2, c+1))
		}
	}
	rule(ruleRows, single)
	rule(ruleColumns, alone)
	rule(diagonalsID, free)
	rule(knightsID, apart)
	for r, row := range b.Board {
		for c, square := range row {
			if square != "" {
				rule(squareID(r, c), on(r, c) == (square == queen))
			}
		}
	}
	return broken, nil
}
