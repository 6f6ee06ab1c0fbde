package english_test

import (
	"testing"

	"solvitur/solvers/english"
)

func TestApostrophes(t *testing.T) {
	for text, want := range map[string]string{
		"Kate's friend, at the tailor's": "Kate’s friend, at the tailor’s",
		"Zoë’s own":                      "Zoë’s own",
		"a' = 'b' and 5'6":               "a' = 'b' and 5'6",
	} {
		if got := english.Apostrophes(text); got != want {
			t.Errorf("Apostrophes(%q) = %q, want %q", text, got, want)
		}
	}
}
