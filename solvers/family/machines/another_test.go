package machines_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/chance"
	"solvitur/solvers/family/machines"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[machines.Facts, machines.Solution](t, machines.New(), 2, nil)
}

// Of all sets of buttons one puts out the lamps that are lit, and it is as large as the level says.
func TestOneSetOfButtons(t *testing.T) {
	sets := 0
	for name, f := range puzzletest.Drawn[machines.Facts](t, machines.New(), 10) {
		if !strings.HasPrefix(name, "nine-lamps") {
			continue
		}
		var all []int
		for set := range 1 << len(f.Lines) {
			lit := map[string]bool{}
			for _, s := range f.Starts {
				lamp, how, _ := strings.Cut(s.State, " is ")
				lit[lamp] = how == "lit"
			}
			for i, l := range f.Lines {
				for _, lamp := range []string{l.Thing, l.Thing2, l.Thing3, l.Thing4, l.Thing5} {
					if set>>i&1 == 1 && lamp != "*" {
						lit[lamp] = !lit[lamp]
					}
				}
			}
			dark := true
			for _, on := range lit {
				dark = dark && !on
			}
			if dark {
				all = append(all, bits.OnesCount(uint(set)))
			}
		}
		if sets++; len(all) != 1 || !strings.Contains(name, []string{"", "", "easy", "easy", "medium", "hard"}[all[0]]) {
			t.Errorf("%s: sets of %v buttons", name, all)
		}
	}
	if sets != 30 {
		t.Errorf("%d puzzles with lamps", sets)
	}
}

// Where there are few buttons, others are offered only of the levels for which these are enough,
// whatever is drawn.
func TestFewButtons(t *testing.T) {
	family := machines.New()
	presets := family.Presets()
	lamps := presets[slices.IndexFunc(presets, func(p puzzle.Preset) bool { return p.Name == "nine-lamps" })]
	for buttons, want := range map[int]int{1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 9: 3} {
		var f machines.Facts
		if err := json.Unmarshal(lamps.Facts, &f); err != nil {
			t.Fatal(err)
		}
		f.Lines = f.Lines[:buttons]
		few, err := json.Marshal(f)
		if err != nil {
			t.Fatal(err)
		}
		if got := family.Others(few, 0); len(got) != want {
			t.Errorf("with %d buttons, %v are offered", buttons, got)
		}
		for n := range 10 {
			if _, err := family.Draft(chance.New(fmt.Sprint(n)), few, puzzle.Easy, 1); errors.Is(err, puzzle.ErrNoOthers) != (want == 0) {
				t.Errorf("with %d buttons, draw %d says %v", buttons, n, err)
			}
		}
	}
}
