package sudoku

import (
	"strconv"

	"solvitur/solvers/puzzle"
)

// violations names every fact that a filled board breaks, straight from the
// wording of the facts.
func violations(b *board, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	n := b.size
	var names []puzzle.FactID
	// once says whether no number is there twice in any part of the board; part
	// numbers the part of a cell, below 0 for none.
	once := func(part func(r, c int) int) bool {
		seen := make([]uint32, n)
		for r := range n {
			for c := range n {
				p, it := part(r, c), bit(s.Grid[r][c])
				if p < 0 {
					continue
				}
				if seen[p]&it != 0 {
					return false
				}
				seen[p] |= it
			}
		}
		return true
	}
	rule := func(id puzzle.FactID, holds bool) {
		if !holds {
			names = append(names, id)
		}
	}
	rule(ruleRows, once(func(r, c int) int { return r }))
	rule(ruleColumns, once(func(r, c int) int { return c }))
	rule(factRegions, once(func(r, c int) int { return regionNumber(b.facts.Regions[r][c]) }))
	if b.facts.Diagonals {
		falling := once(func(r, c int) int { return -min(1, abs(r-c)) })
		rising := once(func(r, c int) int { return -min(1, abs(r+c+1-n)) })
		rule(factDiagonals, falling && rising)
	}
	for r := range n {
		for c, given := range b.facts.Givens[r] {
			if given != "" && given != strconv.Itoa(s.Grid[r][c]) {
				names = append(names, b.givenID(r*n+c))
			}
		}
	}
	return names, nil
}

func abs(n int) int { return max(n, -n) }
