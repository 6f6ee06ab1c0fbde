package truthtellers_test

import (
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 12_000, Quick: 10}.Run(t, truthtellers.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, truthtellers.New()) }
