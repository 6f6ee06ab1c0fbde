package runners_test

import (
	"math/rand/v2"
	"testing"

	"solvitur/solvers/family/runners"
	"solvitur/solvers/puzzletest"
)

// Random races are argued, and random results judged by what arguments are made of, as by the check
// of answers.
func TestArguments(t *testing.T) {
	puzzletest.Arguments(t, runners.New(), 200, random, func(rng *rand.Rand, f runners.Facts) runners.Solution {
		s := runners.Solution{Places: map[string]runners.Place{}}
		order := rng.Perm(len(f.Runners))
		for i, name := range f.Runners {
			s.Places[name] = runners.Place{Place: order[i] + 1}
		}
		return s
	})
}
