package sudoku_test

import (
	"testing"

	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/puzzletest"
)

// Going cell by cell takes thousands of numbers and millions; such searches are
// left unfinished here, and counted in figures_test.go.
var suite = puzzletest.Suite{Nodes: 4_000, Quick: 3}

func TestFamily(t *testing.T) { suite.Run(t, sudoku.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, sudoku.New()) }
