package drawn_test

import (
	"fmt"
	"slices"
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

// A portrait is of one person: the phrases that fit and those that do not leave nobody else.
func TestPortrait(t *testing.T) {
	alone := 0
	for seed := range 100 {
		n := 3 + seed%2
		phrases, fits := drawn.Portrait(chance.New(fmt.Sprint(seed)), n, 6)
		left := slices.Repeat(kinship.Pattern{kinship.Either}, n).All()
		for i, p := range phrases {
			before := len(left)
			left = slices.DeleteFunc(left, func(line string) bool { return p.Pattern.Fits(line) != fits[i] })
			if p.Pattern.Lines() < 1<<(n-2) {
				t.Errorf("seed %d: %s says of more than two generations who it is", seed, p)
			}
			if len(left) == before || len(left) == 0 || i == 0 && !fits[i] {
				t.Errorf("seed %d: %s, which fits: %v, leaves %v", seed, p, fits[i], left)
			}
		}
		if len(left) == 1 {
			alone++
		}
	}
	if alone < 80 {
		t.Errorf("%d of 100 are of one person", alone)
	}
}
