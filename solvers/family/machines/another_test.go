package machines_test

import (
	"testing"

	"solvitur/solvers/family/machines"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[machines.Facts, machines.Solution](t, machines.New(), 2, nil)
}
