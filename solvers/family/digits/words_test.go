package digits

import "testing"

// A sentence never begins with a letter that stands for a digit, which a capital would
// make another letter.
func TestSentences(t *testing.T) {
	for text, want := range map[string]string{
		"d mod 4 = 1":             "The remainder of d divided by 4 is 1.",
		"abc div 7 = 5":           "The whole quotient of abc by 7 is 5.",
		"rev(abc) = cba":          "The number abc read backwards is cba.",
		"rev(a + b) < 9":          "The value of rev(a + b) is less than 9.",
		"(a + b) mod 4 = 1":       "The value of (a + b) mod 4 is 1.",
		"sum(abc) = 7":            "The sum of the digits of abc is 7.",
		"2*a = b":                 "The value of twice a is b.",
		"abc mod de = d or a = 1": "The remainder of abc divided by de is d, or the digit a is 1.",
	} {
		m, errs := read(&Facts{Subject: "The number", Numbers: []string{"abc", "de"}, Base: 10, Conditions: []Condition{{Kind: kindFormula, Formula: text}}})
		if len(errs) > 0 {
			t.Errorf("%s: %v", text, errs)
			continue
		}
		facts := sentences(m)
		if got := facts[len(facts)-1].Text; got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
