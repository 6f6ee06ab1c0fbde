package tiles_test

import (
	"testing"

	"solvitur/solvers/family/tiles"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, tiles.New(), 1, brute) }
