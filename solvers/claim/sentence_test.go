package claim_test

import (
	"errors"
	"fmt"
	"testing"

	"solvitur/solvers/claim"
)

func TestSentences(t *testing.T) {
	clause := func(a claim.Atom, is bool) (string, error) {
		text, err := a.Predicate(is, func(value any) (string, error) {
			if value == "" {
				return "", errors.New("it has no name")
			}
			return fmt.Sprint(value), nil
		})
		return "the digit " + a.Path[0] + " " + text, err
	}
	for text, want := range map[string]string{
		`a = 1`:                          "The digit a is 1.",
		`not:a = 1`:                      "The digit a is not 1.",
		`a in [1,3]`:                     "The digit a is 1 or 3.",
		`not:a in [1,3,5]`:               "The digit a is not 1, 3 or 5.",
		`a >= 3`:                         "The digit a is at least 3.",
		`not:a >= 3`:                     "The digit a is less than 3.",
		`a <= 3`:                         "The digit a is at most 3.",
		`not:a <= 3`:                     "The digit a is more than 3.",
		`a = 1 & b <= 2`:                 "The digit a is 1 and the digit b is at most 2.",
		`not:a = 1 & b in [2,3] & c = 4`: "Not all of this is so: the digit a is 1, the digit b is 2 or 3 and the digit c is 4.",
		`a = ""`:                         "",
	} {
		c, err := claim.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := c.Sentence(clause); got != want || (err != nil) != (want == "") {
			t.Errorf("%s is said as %q, %v", text, got, err)
		}
	}
	if _, err := (claim.Claim{}).Sentence(clause); err == nil {
		t.Error("what claims nothing is said")
	}
}
