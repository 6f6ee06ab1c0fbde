package null_test

import (
	"testing"

	"solvitur/solvers/family/null"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, null.New(), 20, brute) }
