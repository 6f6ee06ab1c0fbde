package sliding_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/permutations"
	"solvitur/solvers/sliding"
	"solvitur/solvers/sliding/naive"
)

// distances are those of all boards that can be reached.
func distances(tray sliding.Tray, start sliding.Board) map[sliding.Board]int {
	far := map[sliding.Board]int{start: 0}
	steps := tray.Steps()
	for layer := []sliding.Board{start}; len(layer) > 0; {
		var next []sliding.Board
		for _, b := range layer {
			for _, s := range steps[b.Gap()] {
				to := b.Slid(s.From)
				if _, met := far[to]; !met {
					far[to] = far[b] + 1
					next = append(next, to)
				}
			}
		}
		layer = next
	}
	return far
}

// Parity forbids what cannot be reached and nothing else, and slides are as it says; no bound
// is too high.
func TestSmallBoards(t *testing.T) {
	for _, tray := range []sliding.Tray{{Rows: 2, Columns: 2}, {Rows: 2, Columns: 3}, {Rows: 3, Columns: 2}} {
		n := tray.Rows * tray.Columns
		goal := make([]int, n)
		for i := range n - 1 {
			goal[i] = i + 1
		}
		far := distances(tray, sliding.Of(goal)) // there is as far as back
		for p := range permutations.Of(n) {
			aim := tray.Aim(sliding.Of(p), append(slices.Clone(goal[:n-1]), 0))
			changes, told := aim.Changes()
			slides, can := far[aim.Start]
			switch {
			case !told || len(changes) != 1:
				t.Fatalf("%v: %v, %v", p, changes, told)
			case changes[0].Possible() != can && n > 4: // of four tiles a ring goes round, and can do less
				t.Errorf("%v: parity allows it: %v, it can be done: %v", p, changes[0].Possible(), can)
			case !can:
				continue
			case !changes[0].Possible() || changes[0].Steps%2 != slides%2:
				t.Errorf("%v: %d slides, and %+v", p, slides, changes[0])
			}
			if bound := aim.Bound(aim.Start); bound > slides || aim.Reached(aim.Start) != (slides == 0) {
				t.Errorf("%v: %d slides, and the bound is %d", p, slides, bound)
			}
		}
	}
}

// What answers are judged by finds the same.
func TestNaive(t *testing.T) {
	tray := sliding.Tray{Rows: 2, Columns: 3}
	r := rand.New(rand.NewPCG(8, 15))
	reached := 0
	for range 300 {
		start, want := r.Perm(6), r.Perm(6)
		for cell := range want {
			if want[cell] == 0 || r.IntN(2) == 0 {
				want[cell] = 0 // anything
			} else if twin := r.IntN(12); twin > 0 && twin < 6 {
				start[slices.Index(start, want[cell])] = twin
			}
		}
		aim := tray.Aim(sliding.Of(start), want)
		least, can := 0, false
		for b, far := range distances(tray, aim.Start) {
			if aim.Reached(b) && (!can || far < least) {
				least, can = far, true
			}
		}
		got, found, err := naive.New(tray.Rows, tray.Columns, start).Fewest(want, 100_000)
		if found != can || found && got != least || err != nil && can {
			t.Fatalf("from %v to %v it takes %d, %v, %v, and should take %d, %v", start, want, got, found, err, least, can)
		}
		if can {
			reached++
		}
	}
	if reached < 30 || reached > 290 {
		t.Errorf("%d of the goals can be reached", reached)
	}
}

// Where two cells of one colour are not asked for, there are two ends, of which parity allows one;
// equal tiles, or more of them, let it forbid nothing.
func TestWhatIsNotAsked(t *testing.T) {
	tray := sliding.Tray{Rows: 2, Columns: 3}
	start := []int{2, 1, 3, 4, 5, 0}
	changes, told := tray.Aim(sliding.Of(start), []int{1, 2, 3, 0, 5, 0}).Changes()
	if !told || len(changes) != 2 || changes[0].Possible() == changes[1].Possible() {
		t.Errorf("%+v, %v", changes, told)
	}
	if _, told := tray.Aim(sliding.Of(start), []int{1, 2, 3, 0, 0, 0}).Changes(); told {
		t.Error("two tiles and the gap may lie anywhere")
	}
	if _, told := tray.Aim(sliding.Of([]int{2, 1, 4, 4, 5, 0}), []int{1, 2, 4, 4, 5, 0}).Changes(); told {
		t.Error("two tiles are equal")
	}
	if are, wanted := tray.Aim(sliding.Of(start), []int{6, 6, 3, 0, 0, 0}).Count(6); are != 0 || wanted != 2 {
		t.Errorf("%d and %d", are, wanted)
	}
}
