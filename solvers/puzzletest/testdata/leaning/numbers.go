//go:build numbers

package leaning

import (
	"solvitur/solvers/puzzle"
)

// Here what it shares with a search looks at a list of numbers.

func violations(_ facts, x solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	if !positive([]int{x.Number}) || sum([]int{x.Number}) < 1 {
		return []puzzle.FactID{"top"}, nil
	}
	return nil, nil
}
