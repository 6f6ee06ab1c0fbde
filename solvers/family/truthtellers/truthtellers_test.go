package truthtellers_test

import (
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 40_000, Quick: 12}.Run(t, truthtellers.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, truthtellers.New()) }
