package meetings_test

import (
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, meetings.New(), 1, brute) }
