package bignumbers

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"solvitur/solvers/puzzle"
)

// Digits are believed where they are the number's, and nowhere else; answers read off from
// others are wrong.
func TestDigitsThatASearchHasWritten(t *testing.T) {
	rng := rand.New(rand.NewPCG(44, 44))
	for range 300 {
		p := product{base: 2 + rng.IntN(35), factors: []factor{
			{factorial: true, n: rng.Int64N(300)},
			{base: 1 + rng.Int64N(1<<40), exponent: rng.Int64N(100)},
		}}
		digits := p.recomputed()
		if !p.is(digits) {
			t.Fatalf("%s in base %d: its own digits are not believed", p.print(), p.base)
		}
		at := rng.IntN(len(digits))
		for _, wrong := range []string{"", digits[:at] + digits[at+1:], digits + "0", "1" + digits, p.changed(digits, at), p.changed(digits, 0), p.changed(digits, len(digits)-1)} {
			if wrong != digits && p.is(wrong) {
				t.Errorf("%s in base %d: digits are believed that are not its own", p.print(), p.base)
			}
		}
	}
	var f Facts
	if err := json.Unmarshal([]byte(`{"number":[{"kind":"power","base":4444,"exponent":4444}],"numberBase":10,"questions":[{"kind":"sums","times":1}]}`), &f); err != nil {
		t.Fatal(err)
	}
	m, errs := read(&f)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	p := m.product(m.kept(puzzle.KeepAll))
	right := p.recomputed()
	for _, digits := range []string{"", right, p.changed(right, 77)} {
		for _, value := range []int64{72601, readOff(p.changed(right, 77), m.questions[0], 10)} {
			broken, err := violations(m, Solution{Answers: map[string]Answer{"A": {&value}}, digits: digits}, puzzle.KeepAll)
			if err != nil || len(broken) > 0 != (value != 72601) {
				t.Errorf("%d, with %d digits: %v, %v", value, len(digits), broken, err)
			}
		}
	}
}

// changed has one more, or none, at a place.
func (p product) changed(digits string, at int) string {
	digit := (int(worth[digits[at]]) + 1) % p.base
	return digits[:at] + digitNames[digit:digit+1] + digits[at+1:]
}
