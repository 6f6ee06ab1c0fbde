package truthtellers_test

import (
	"encoding/json"
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
	puzzletest.Arguments(t, truthtellers.New(), 800, g.random, func(rng *rand.Rand, f truthtellers.Facts) truthtellers.Solution {
		return randomState(rng, f).solution(f)
	})
}

// What cannot be argued says why.
func TestUnargued(t *testing.T) {
	family := truthtellers.New()
	var two truthtellers.Facts
	if err := json.Unmarshal(puzzletest.Facts(t, family, "broken-window"), &two); err != nil {
		t.Fatal(err)
	}
	two.Kinds = append(two.Kinds, truthtellers.Kind{Kind: "truth", Name: "angel"})
	of, err := json.Marshal(two)
	if err != nil {
		t.Fatal(err)
	}
	for why, facts := range map[string]json.RawMessage{
		"about which statements are true": of,
		"100 things at once":              puzzletest.Facts(t, family, "hundred-statements"),
	} {
		argued, err := puzzletest.Open(t, family, facts).Argue(t.Context(), puzzle.ArgueOptions{})
		if err != nil || !strings.Contains(argued.Unfit, why) {
			t.Errorf("want %q: %q, %v", why, argued.Unfit, err)
		}
	}
}
