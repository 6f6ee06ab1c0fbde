//go:build method

package leaning

import (
	"solvitur/solvers/puzzle"
)

// Here what it shares with a search is behind an interface.

type limit interface{ allows(solution) bool }

func violations(f facts, x solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	if !limit(f).allows(x) {
		return []puzzle.FactID{"top"}, nil
	}
	return nil, nil
}
