package queens_test

import (
	"testing"

	"solvitur/solvers/family/queens"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, queens.New(), 20, brute) }
