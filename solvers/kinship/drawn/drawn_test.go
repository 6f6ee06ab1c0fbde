package drawn_test

import (
	"fmt"
	"testing"

	"solvitur/solvers/chance"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/drawn"
)

// What is drawn leads as far back as it shall, and relatives are different people whose parents are
// the same.
func TestDrawn(t *testing.T) {
	married := 0
	for seed := range 200 {
		d := chance.New(fmt.Sprint(seed))
		n := 2 + seed%5
		for _, p := range []kinship.Phrase{drawn.Chain(d, n), drawn.Loose(d, n)} {
			if len(p.Pattern) != n {
				t.Errorf("%s is not %d generations back", p, n)
			}
		}
		even := seed%2 == 0
		r, ok := drawn.Married(d, 1+seed%2, even)
		if !ok {
			continue
		}
		married++
		if (r.Back[0] == r.Back[1]) != even {
			t.Errorf("seed %d: %v generations back", seed, r.Back)
		}
		p := kinship.NewPeople()
		for _, lines := range r.Same {
			if p.Named(lines[0][:len(lines[0])-1]) == p.Named(lines[1][:len(lines[1])-1]) || p.Identify(lines[0], lines[1]) != "" {
				t.Errorf("seed %d: %v", seed, r)
			}
		}
	}
	if married < 100 {
		t.Errorf("relatives married in %d of 200", married)
	}
}
