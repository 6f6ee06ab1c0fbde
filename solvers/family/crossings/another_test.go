package crossings_test

import (
	"encoding/json"
	"slices"
	"testing"

	"solvitur/solvers/another"
	"solvitur/solvers/family/crossings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, crossings.New(), 10, brute) }

// Of another puzzle there are one plan and the same read backwards, and no third.
func TestOnePlanAndItsReverse(t *testing.T) {
	family := crossings.New()
	for _, preset := range family.Presets() {
		for number := range 10 * len(family.Others(preset.Facts, 0)) {
			made, err := another.Make(t.Context(), family, preset, another.Seed{Level: puzzle.Any, Number: number}, nil)
			if err != nil {
				t.Fatal(err)
			}
			var f crossings.Facts
			if err := json.Unmarshal(made.Facts, &f); err != nil {
				t.Fatal(err)
			}
			plans := brute(f, puzzle.KeepAll)
			if len(plans) != 2 || len(plans[0].Trips) < 5 {
				t.Errorf("%s: %d plans: %s", preset.Name, len(plans), made.Facts)
				continue
			}
			slices.Reverse(plans[1].Trips)
			if !slices.Equal(plans[0].Trips, plans[1].Trips) {
				t.Errorf("%s: the plans are not alike: %v", preset.Name, plans)
			}
		}
	}
	if levels := family.Others(puzzletest.Facts(t, family, "jealous-husbands"), 0); len(levels) > 0 {
		t.Errorf("other couples are offered: %v", levels)
	}
}
