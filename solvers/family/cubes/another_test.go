package cubes_test

import (
	"testing"

	"solvitur/solvers/family/cubes"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Seven cubes are too many for the brute force.
func TestOthers(t *testing.T) {
	puzzletest.Others(t, cubes.New(), 2, func(f cubes.Facts, keep func(puzzle.FactID) bool) []cubes.Solution {
		if f.Cubes > 4 {
			return nil
		}
		return brute(f, keep)
	})
}
