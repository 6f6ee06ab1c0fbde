package machines_test

import (
	"math/bits"
	"strings"
	"testing"

	"solvitur/solvers/family/machines"
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
