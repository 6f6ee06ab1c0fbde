package digits

import (
	"math/rand/v2"
	"testing"

	"solvitur/solvers/formula/formulatest"
)

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
