package sudoku

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

// The facts that a dead end names leave no grid together with what is supposed
// at that moment: what was tried in vain before is none of them.
func TestDeadEndsRestOnTheirFacts(t *testing.T) {
	supposed := regexp.MustCompile(`^Suppose row (\d+), column (\d+) holds (\d+)\.$`)
	named, silent := 0, 0
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 7))
		f := sparse(rng)
		if f.Size == "9" {
			continue // too many grids for a plain search
		}
		for range len(f.Givens) * len(f.Givens) { // few are left, so that it guesses
			f.Givens[rng.IntN(len(f.Givens))][rng.IntN(len(f.Givens))] = ""
		}
		instance := puzzletest.Open(t, New(), f)
		_, _, steps := puzzletest.Search[Solution](t, instance, puzzle.Options{Strategy: propagation, Trace: true, Limit: 300})
		var guesses []view.Frame
		for _, step := range steps {
			guesses = slices.DeleteFunc(guesses, func(g view.Frame) bool {
				return g.Depth >= step.Depth && (step.Role == view.Guess || step.Caption != "Nothing is left: this cannot be.")
			})
			switch {
			case step.Role == view.Guess:
				guesses = append(guesses, step)
			case step.Role != view.Conflict || step.Caption != "Nothing is left: this cannot be.":
			case step.Facts == nil:
				silent++
			default:
				named++
				alone := f
				alone.Givens = nil
				for r, row := range f.Givens {
					alone.Givens = append(alone.Givens, slices.Clone(row))
					for c := range row {
						if !slices.Contains(step.Facts, fmt.Sprintf("givens/%d/%d", r, c)) {
							alone.Givens[r][c] = ""
						}
					}
				}
				for _, guess := range guesses {
					m := supposed.FindStringSubmatch(guess.Caption)
					if m == nil {
						t.Fatalf("a guess says %q", guess.Caption)
					}
					r, _ := strconv.Atoi(m[1])
					c, _ := strconv.Atoi(m[2])
					alone.Givens[r-1][c-1] = m[3]
				}
				if left := grids(alone, func(id puzzle.FactID) bool { return slices.Contains(step.Facts, id) }); len(left) > 0 {
					t.Errorf("seed %d: %q, with %d things supposed, leave the grid %v", seed, step.Facts, len(guesses), left[0])
				}
			}
		}
	}
	if named == 0 || silent == 0 {
		t.Errorf("%d dead ends name facts, %d none: neither kind may be missing here", named, silent)
	}
}
