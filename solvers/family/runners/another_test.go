package runners_test

import (
	"testing"

	"solvitur/solvers/family/runners"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, runners.New(), 3, brute) }
