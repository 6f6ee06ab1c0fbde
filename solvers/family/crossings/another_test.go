package crossings_test

import (
	"slices"
	"testing"

	"solvitur/solvers/family/crossings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, crossings.New(), 10, brute) }

// Of another puzzle there are one plan and the same read backwards, which may be the same, and no third.
func TestOnePlanAndItsReverse(t *testing.T) {
	family := crossings.New()
	for name, f := range puzzletest.Drawn[crossings.Facts](t, family, 10) {
		plans := brute(f, puzzle.KeepAll)
		if len(plans) == 0 || len(plans) > 2 || len(plans[0].Trips) < 3 {
			t.Errorf("%s: %d plans: %v", name, len(plans), f)
			continue
		}
		backwards := slices.Clone(plans[len(plans)-1].Trips)
		slices.Reverse(backwards)
		if !slices.Equal(plans[0].Trips, backwards) {
			t.Errorf("%s: the plans are not alike: %v", name, plans)
		}
	}
}
