package digits_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/family/digits"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Random conditions are argued, and random digits judged by what arguments are made of.
func TestArguments(t *testing.T) {
	w := &writer{meaning: map[string]func([]int) bool{}}
	puzzletest.Arguments(t, digits.New(), 1000, w.facts, func(rng *rand.Rand, f digits.Facts) digits.Solution {
		s := digits.Solution{Letters: map[string]letters.Digit{}}
		for _, r := range f.Numbers[0] {
			s.Letters[string(r)] = letters.Digit{Digit: rng.IntN(f.Base)}
		}
		return s
	})
}

// What only trying out can tell is not argued, and the page says so.
func TestTriedOut(t *testing.T) {
	family := digits.New()
	argued, err := puzzletest.Open(t, family, puzzletest.Facts(t, family, "two-numbers")).Argue(t.Context(), puzzle.ArgueOptions{})
	if err != nil || !strings.Contains(argued.Unfit, "working through one number after another") {
		t.Errorf("%q, %v", argued.Unfit, err)
	}
}
