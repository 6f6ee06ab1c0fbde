package colouring_test

import (
	"testing"

	"solvitur/solvers/family/colouring"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[colouring.Facts, paint.Solution](t, colouring.New(), 5, nil)
}
