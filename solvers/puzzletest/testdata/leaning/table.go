//go:build table

package leaning

import (
	"solvitur/solvers/puzzle"
)

// Here what it shares with a search stands in a table of functions.

var tests = map[puzzle.FactID]func(facts, solution) bool{"top": facts.allows}

func violations(f facts, x solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	for id, test := range tests {
		if !test(f, x) {
			broken = append(broken, id)
		}
	}
	return broken, nil
}
