package logicgrid_test

import (
	"testing"

	"solvitur/solvers/family/logicgrid"
	"solvitur/solvers/puzzletest"
)

// TestOthers: five categories of five items are too many for the brute force.
func TestOthers(t *testing.T) {
	puzzletest.Others[logicgrid.Facts, logicgrid.Solution](t, logicgrid.New(), 1, nil)
}
