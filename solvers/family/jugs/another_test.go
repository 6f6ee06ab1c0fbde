package jugs_test

import (
	"testing"

	"solvitur/solvers/family/jugs"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, jugs.New(), 2, brute) }
