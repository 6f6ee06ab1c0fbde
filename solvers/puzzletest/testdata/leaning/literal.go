//go:build literal

package leaning

import (
	"solvitur/solvers/puzzle"
)

// Here a table whose functions have no names serves the checker and a search.

func violations(f facts, x solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	for id, holds := range limits {
		if !holds(f, x) {
			broken = append(broken, id)
		}
	}
	return broken, nil
}
