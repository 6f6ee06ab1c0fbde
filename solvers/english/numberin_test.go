package english_test

import (
	"testing"

	"solvitur/solvers/english"
)

// Numbers in names are read as people write them, or not at all.
func TestNumberIn(t *testing.T) {
	for name, want := range map[string]int{
		"5": 5, "5 points": 5, "house 3": 3, "the 5th": 5, "$40": 40, "-5": -5, "−5 °C": -5, "room A-5": 5, "minus 5": -5, "Minus 5 °C": -5, "terminus 5": 5,
		"1,000": 1000, "1 000 steps": 1000, "1’000": 1000, "12,500": 12500, "5 kg": 5, "5 hundredweight": 5, "Million 5": 5, "1,000,000": 1000000, "1\u202f000": 1000,
	} {
		if got, ok := english.NumberIn(name); !ok || got != want {
			t.Errorf("%q is read as %d, %v", name, got, ok)
		}
	}
	for _, name := range []string{"", "coffee", "1.000", "1e3", "10:30", "1000001", "2 of 3", "1,0000", "1000,000", "٣", "1.5",
		"1½ hours", "½", "5²", "3 ٣", "2 million", "5k", "5 K", "3 dozen", "2-hundred"} {
		if got, ok := english.NumberIn(name); ok {
			t.Errorf("%q is read as %d", name, got)
		}
	}
}
