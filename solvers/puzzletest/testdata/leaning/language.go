//go:build language

package leaning

import (
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest/testdata/leaning/speech"
)

// Here what it shares with a search is in the family's language, behind what does not
// look like it.

func violations(f facts, x solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	return speech.Limit{Top: f.Top}.Broken(x.Number), nil
}
