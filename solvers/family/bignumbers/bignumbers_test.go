package bignumbers_test

import (
	"testing"

	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/puzzletest"
)

// Strategies that go through all digits run out of this budget; they are
// compared in full in figures_test.go.
var suite = puzzletest.Suite{Nodes: 2_600, Quick: 4}

func TestFamily(t *testing.T) { suite.Run(t, bignumbers.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, bignumbers.New()) }
