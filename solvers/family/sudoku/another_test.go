package sudoku_test

import (
	"testing"

	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/puzzletest"
)

// Boards of nine are too large for the brute force: six ways of searching that
// have little in common say that there is one grid.
func TestOthers(t *testing.T) {
	puzzletest.Others[sudoku.Facts, sudoku.Solution](t, sudoku.New(), 2, nil)
}
