package crossings_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/chance"
	"solvitur/solvers/each"
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

// Whoever has brought the wolf, the goat and the cabbage across is not offered them as another puzzle; of first
// seeds that may be.
func TestAnotherIsAnother(t *testing.T) {
	family := crossings.New()
	presets := family.Presets()
	wolf := presets[slices.IndexFunc(presets, func(p puzzle.Preset) bool { return p.Name == "wolf-goat-cabbage" })]
	names := func(facts json.RawMessage) string {
		var f crossings.Facts
		if err := json.Unmarshal(facts, &f); err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(slices.Sorted(slices.Values(each.Of(f.Travellers, func(one crossings.Traveller) string { return one.Name }))))
	}
	drafts := 0
	for seed := range 200 {
		draft, err := family.Draft(chance.New(fmt.Sprint(seed)), wolf.Facts, puzzle.Hard, 2)
		if errors.Is(err, puzzle.ErrBadDraw) {
			continue
		}
		if drafts++; err != nil || names(draft.Facts) == names(wolf.Facts) {
			t.Errorf("draft %d: %v, %v", seed, names(draft.Facts), err)
		}
	}
	if drafts < 50 {
		t.Errorf("there are %d drafts", drafts)
	}
}
