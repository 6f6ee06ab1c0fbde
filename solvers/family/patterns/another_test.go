package patterns_test

import (
	"encoding/json"
	"slices"
	"testing"

	"solvitur/solvers/family/patterns"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[patterns.Facts, patterns.Solution](t, patterns.New(), 5, nil)
}

// Each length that is told of another board matters: without it there is a larger total. By
// the way that writes boards.
func TestNoLengthIsSuperfluous(t *testing.T) {
	total := func(f patterns.Facts) int {
		raw, err := json.Marshal(f)
		if err != nil {
			t.Fatal(err)
		}
		done, found, _ := puzzletest.Search[patterns.Solution](t, puzzletest.Open(t, patterns.New(), json.RawMessage(raw)), puzzle.Options{Strategy: "partitions"})
		if done.Solutions == 0 {
			t.Fatalf("%s has no answer", raw)
		}
		return found[0].Total
	}
	for name, f := range puzzletest.Drawn[patterns.Facts](t, patterns.New(), 20) {
		told := 0
		for i, c := range f.Conditions {
			if c.Kind != "cycle" {
				continue
			}
			told++
			fewer := f
			if fewer.Conditions = slices.Delete(slices.Clone(f.Conditions), i, i+1); total(fewer) <= total(f) {
				t.Errorf("%s: condition %d is superfluous", name, i)
			}
		}
		if told == 0 || f.N == 8 {
			t.Errorf("%s: %d rows, and of %d lengths something is told", name, f.N, told)
		}
	}
}

// Whoever asks for all totals, and not for the largest, is offered no other board.
func TestNoOtherWithoutALargest(t *testing.T) {
	if levels := patterns.New().Others(json.RawMessage(`{"n":8,"conditions":[{"kind":"distinct"},{"kind":"own"}]}`), 0); levels != nil {
		t.Errorf("others are offered: %v", levels)
	}
}
