package digits

import (
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/formula/formulatest"
)

// "=>" among other comparisons is an implication to some, and is never read as "at
// least" there; alone it is.
func TestArrowsAreRefusedInChains(t *testing.T) {
	m, errs := read(&Facts{Subject: "The number", Numbers: []string{"abc", "de"}, Base: 10})
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	for text, at := range map[string]int{"a = 1 => b = 2": 6, "a => b = 2": 2, "a = 1 => b": 6, "c > 0 and (a = 1 => b = 2)": 17, "a => 3": -1, "a => 3 and b = 1": -1, "a = b = 2": -1, "a => 3 or b => 3": -1} {
		_, err := m.parse("", text)
		switch {
		case at < 0 && err != nil:
			t.Errorf("%q: %v", text, err)
		case at >= 0 && (err == nil || err.Offset == nil || *err.Offset != at || !strings.Contains(err.Message, "write >=")):
			t.Errorf("%q: the error is %v, should stand at %d", text, err, at)
		}
	}
}

// What is printed of a condition can be typed, and is the same condition.
func TestPrintedConditionsReadBack(t *testing.T) {
	m, errs := read(&Facts{Subject: "The number", Numbers: []string{"abc", "de"}, Base: 10})
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	formulatest.ReadBack(t, 5000, m.language(), m.print, func(rng *rand.Rand, o op) (operand, bool) {
		switch o {
		case opNumber:
			return operand{value: rng.Int64N(60)}, true
		case opBlock:
			return operand{letters: []int{rng.IntN(5), rng.IntN(5)}[:1+rng.IntN(2)]}, true
		}
		return operand{}, false
	})
}
