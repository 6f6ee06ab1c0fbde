package cryptarithms_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/family/cryptarithms"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Random sums are argued, and random digits judged by what arguments are made of.
func TestArguments(t *testing.T) {
	puzzletest.Arguments(t, cryptarithms.New(), 300, random, func(rng *rand.Rand, f cryptarithms.Facts) cryptarithms.Solution {
		s := cryptarithms.Solution{Letters: map[string]letters.Digit{}}
		for _, e := range f.Equations {
			for _, r := range e.Text {
				if strings.ContainsRune(alphabet, r) {
					s.Letters[string(r)] = letters.Digit{Digit: rng.IntN(f.Base)}
				}
			}
		}
		return s
	})
}

// SEND + MORE = MONEY is argued as people do it: M, then O, then S, and so on; every step
// is proved the simplest.
func TestSendMoreMoney(t *testing.T) {
	family := cryptarithms.New()
	argued, err := puzzletest.Open(t, family, puzzletest.Facts(t, family, "send-more-money")).Argue(t.Context(), puzzle.ArgueOptions{})
	if err != nil {
		t.Fatal(err)
	}
	order := ""
	for _, step := range argued.Steps {
		if step.Unproved {
			t.Errorf("not proved simplest: %s", step.Text)
		}
		for _, c := range step.Concludes {
			if name, found := strings.CutPrefix(c.Claim, "letters/"); found && !strings.HasPrefix(c.Claim, "not ") {
				order += name[:1]
			}
		}
	}
	if order != "MOSRDEYN" {
		t.Errorf("the letters were found in the order %s", order)
	}
	if len(argued.Steps) > 20 {
		t.Errorf("it takes %d steps", len(argued.Steps))
	}
}

// What is carried in a sum that is switched off, and whether a digit is used once letters may
// be equal, is nobody's question: with the letters all is found. H + H, and a carry, ends in
// H both in HH + HH = HHH and where nothing is carried, so that H is 0.
func TestNothingStaysOpenButLetters(t *testing.T) {
	instance := sum(t, `{"base": 3,
		"equations": [{"equation": "HH + HH = HHH"}, {"equation": "HA + A = AH"}],
		"conditions": [{"kind": "different"}, {"kind": "value", "letter": "A", "how": "=", "number": 1}]}`)
	argued, err := instance.Argue(t.Context(), puzzle.ArgueOptions{Keep: func(id puzzle.FactID) bool {
		return id != "equations/1" && id != "conditions/0"
	}})
	if err != nil || len(argued.Steps) != 1 || argued.Open {
		t.Errorf("%d steps, something stays open: %v, %v", len(argued.Steps), argued.Open, err)
	}
}

// Products of long words carry too much from column to column, and the page says so.
func TestTooManyWays(t *testing.T) {
	family := cryptarithms.New()
	argued, err := puzzletest.Open(t, family, puzzletest.Facts(t, family, "twice-two")).Argue(t.Context(), puzzle.ArgueOptions{})
	if err != nil || !strings.Contains(argued.Unfit, "TWO × TWO") || len(argued.Steps) > 0 {
		t.Errorf("%q, %d steps, %v", argued.Unfit, len(argued.Steps), err)
	}
}
