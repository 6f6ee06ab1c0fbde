package speech_test

import (
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/formula"
	answers "solvitur/solvers/letters"
)

// What is said is true of an answer, and read again in words; what is nothing is refused.
func TestClaims(t *testing.T) {
	m := speech.ReadAll([]string{"SEND + MORE = MONEY"}, 10, func(_ int, err *formula.Error) { t.Fatal(err) })
	answer := answers.Of(m.Names, []int{9, 5, 6, 7, 1, 0, 8, 2})
	for _, test := range []struct {
		claim claim.Claim
		want  string
	}{
		{speech.Makes("MONEY", 10652), "MONEY is 10,652."},
		{speech.CarriedTo(0, 2, 1), "The carry to the hundreds is 1."},
		{speech.Unused(3), "No letter is 3."},
	} {
		value, err := m.Derived(answer, test.claim.All[0].Path)
		if err != nil || value != test.claim.All[0].Value {
			t.Errorf("%s: there is %v: %v", test.claim, value, err)
		}
		if got, err := m.Says(test.claim); got != test.want || err != nil {
			t.Errorf("%s: %q, %v", test.claim, got, err)
		}
	}
	if said, _ := m.Says(claim.Not(speech.Unused(3))); said != "Some letter is 3." {
		t.Error(said)
	}
	for _, path := range []string{"words/MEND", "carries/0/9", "carries/1/1", "unused/10", "words", "more"} {
		if value, err := m.Derived(answer, strings.Split(path, "/")); err == nil {
			t.Errorf("%s is %v", path, value)
		}
	}
}

// Digits above 9 are said with what they are worth.
func TestLargeBases(t *testing.T) {
	m := speech.ReadAll([]string{"A + B = C"}, 16, func(_ int, err *formula.Error) { t.Fatal(err) })
	if said, err := m.Says(answers.Stands("B", 12)); said != "B is C (12)." || err != nil {
		t.Errorf("%q: %v", said, err)
	}
}
