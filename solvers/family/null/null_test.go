package null_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/family/null"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Run(t, null.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, null.New()) }

// All strategies agree with each other and with the naive way.
func TestVariants(t *testing.T) {
	puzzletest.Variants(t, null.New(), 1000, random, brute)
}

func random(rng *rand.Rand) null.Facts {
	f := null.Facts{Top: 1 + rng.IntN(300), Rests: []null.Rest{}}
	for range rng.IntN(5) {
		divisor := 2 + rng.IntN(11)
		f.Rests = append(f.Rests, null.Rest{Divisor: divisor, Rest: rng.IntN(divisor)})
	}
	return f
}

func brute(f null.Facts, keep func(puzzle.FactID) bool) []null.Solution {
	var all []null.Solution
	for number := 1; number <= f.Top; number++ {
		fits := true
		for i, r := range f.Rests {
			id := "rests/" + string(rune('0'+i))
			for rest := number; keep(id); rest -= r.Divisor {
				if rest < r.Divisor {
					fits = fits && rest == r.Rest
					break
				}
			}
		}
		if fits {
			all = append(all, null.Solution{Number: number})
		}
	}
	return all
}

// What the form cannot know is told at its field too.
func TestARestIsLessThanItsDivisor(t *testing.T) {
	_, err := null.New().Parse(json.RawMessage(`{"top":10,"rests":[{"divisor":3,"rest":3}]}`))
	if err == nil || !strings.Contains(err.Error(), "rests/0/rest: Dividing by 3 leaves at most 2") {
		t.Errorf("the error is %v", err)
	}
}
