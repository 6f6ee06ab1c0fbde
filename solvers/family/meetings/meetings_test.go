package meetings_test

import (
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Run(t, meetings.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, meetings.New()) }
