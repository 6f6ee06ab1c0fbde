package bignumbers_test

import (
	"testing"

	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[bignumbers.Facts, bignumbers.Solution](t, bignumbers.New(), 5, nil)
}
