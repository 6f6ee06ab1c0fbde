package space

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/space/naive"
)

// What answers are judged by says the same as the searches.
func TestNaiveAgainstSearches(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	reached := 0
	for i := range 3_000 {
		g := randomGraph(r, 0)
		p := g.problem()
		p.Starts = p.Starts[:1]
		cost, ok, err := naive.Least(p.Starts[0], func(from int, tell func(int, int)) {
			for m := range p.Moves(from) {
				tell(m.To, m.Cost)
			}
		}, p.Goal, 1000)
		want, failed := UniformCost(context.Background(), p, Options[int]{})
		if err != nil || failed != nil || ok != (want.Verdict == Found) || ok && cost != want.Plan.Cost {
			t.Fatalf("graph %d: %d, %v, %v, want %+v, %v: %+v", i, cost, ok, err, want, failed, g)
		}
		if ok {
			reached++
		}
	}
	if reached < 300 || reached > 2_900 {
		t.Errorf("%d of the goals can be reached", reached)
	}
	endless := func(n int, tell func(int, int)) { tell(n+1, 1) }
	if _, _, err := naive.Least(0, endless, func(int) bool { return false }, 50); !errors.Is(err, naive.ErrLimit) {
		t.Errorf("of endlessly many states it says %v", err)
	}
	// It is worked out once for each set of facts.
	known := naive.Known{Facts: []puzzle.Fact{{ID: "a"}, {ID: "b"}, {ID: "rule:best", Rule: true, Chooses: true}, {ID: "rule:other", Rule: true}}}
	asked := 0
	for i := range 6 {
		keep := func(fact puzzle.FactID) bool { return fact != "a" || i%2 == 0 }
		work := func() (int, bool, error) {
			asked++
			return asked, true, nil
		}
		for cost := 1; cost <= 3; cost++ {
			broken, err := known.Broken(cost, keep, work)
			if beaten := slices.Equal(broken, []string{"rule:best"}); err != nil || beaten != (cost > 1+i%2) || !beaten && len(broken) > 0 {
				t.Errorf("%d: by a plan that costs %d are broken %q, %v", i, cost, broken, err)
			}
		}
	}
	none := naive.Known{Facts: known.Facts}
	if broken, err := none.Broken(1, puzzle.KeepAll, func() (int, bool, error) { return 0, false, nil }); len(broken) > 0 || err != nil {
		t.Errorf("where there is no plan, one is beaten: %q, %v", broken, err)
	}
	if _, err := new(naive.Known).Broken(1, puzzle.KeepAll, func() (int, bool, error) { return 0, false, naive.ErrLimit }); !errors.Is(err, puzzle.ErrUndecided) {
		t.Errorf("what is not worked out is told as %v", err)
	}
}
