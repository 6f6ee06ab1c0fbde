//go:build sound

package leaning

import (
	"solvitur/solvers/puzzle"
)

// Here its checker has a reader of its own.

func violations(f facts, x solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	if x.Number > f.Top {
		return []puzzle.FactID{id()}, nil
	}
	return nil, nil
}

func id() puzzle.FactID { return "top" }
