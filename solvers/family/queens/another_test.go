package queens_test

import (
	"testing"

	"solvitur/solvers/family/queens"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others(t, queens.New(), 8, func(f queens.Facts, keep func(puzzle.FactID) bool) []queens.Solution {
		if f.Size > 12 {
			return nil
		}
		return brute(f, keep)
	})
}
