package maps_test

import (
	"testing"

	"solvitur/solvers/family/maps"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// On more than eight regions, there are too many colourings for the brute force.
func TestOthers(t *testing.T) {
	puzzletest.Others(t, maps.New(), 5, func(f maps.Facts, keep func(puzzle.FactID) bool) []paint.Solution {
		if len(f.Map.Nodes) > 8 {
			return nil
		}
		return brute(f, keep)
	})
}
