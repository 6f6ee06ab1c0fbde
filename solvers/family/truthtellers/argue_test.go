package truthtellers_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Random puzzles are argued, and random answers judged by what arguments are made of.
func TestArguments(t *testing.T) {
	g := &generator{}
	puzzletest.Arguments(t, truthtellers.New(), 500, g.random, func(rng *rand.Rand, f truthtellers.Facts) truthtellers.Solution {
		return randomState(rng, f).solution(f)
	})
}

// What cannot be argued says why.
func TestUnargued(t *testing.T) {
	family := truthtellers.New()
	for name, why := range map[string]string{"broken-window": "about which statements are true", "hundred-statements": "too many ways"} {
		argued, err := puzzletest.Open(t, family, puzzletest.Facts(t, family, name)).Argue(t.Context(), puzzle.ArgueOptions{})
		if err != nil || !strings.Contains(argued.Unfit, why) {
			t.Errorf("%s: %q, %v", name, argued.Unfit, err)
		}
	}
}
