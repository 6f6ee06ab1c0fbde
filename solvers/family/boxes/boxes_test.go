package boxes_test

import (
	"testing"

	"solvitur/solvers/family/boxes"
	"solvitur/solvers/puzzletest"
)

// The longest list takes n(n+1)/2 steps; larger ones are left unfinished.
var suite = puzzletest.Suite{Nodes: 120_000, Quick: 6}

func TestFamily(t *testing.T) { suite.Run(t, boxes.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, boxes.New()) }
