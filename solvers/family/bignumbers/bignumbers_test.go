package bignumbers_test

import (
	"testing"

	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/puzzletest"
)

var suite = puzzletest.Suite{Nodes: 10_000, Quick: 4, GivesUp: []string{"nines"}}

func TestFamily(t *testing.T) { suite.Run(t, bignumbers.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, bignumbers.New()) }
