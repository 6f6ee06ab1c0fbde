package space

import (
	"context"
	"errors"
	"math/rand/v2"
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
	known := naive.Known{Facts: []puzzle.Fact{{ID: "a"}, {ID: "b"}}}
	asked := 0
	for i := range 6 {
		keep := func(fact puzzle.FactID) bool { return fact == "b" || i%2 == 0 }
		work := func() (int, bool, error) {
			asked++
			return asked, true, nil
		}
		for cost := 1; cost <= 3; cost++ {
			if beaten, err := known.Beats(cost, keep, work); err != nil || beaten != (cost > 1+i%2) {
				t.Errorf("%d: that there is less than %d is said to be %v, %v", i, cost, beaten, err)
			}
		}
	}
	if beaten, err := new(naive.Known).Beats(1, puzzle.KeepAll, func() (int, bool, error) { return 0, false, nil }); beaten || err != nil {
		t.Errorf("where there is no plan, one is beaten: %v, %v", beaten, err)
	}
	if _, err := new(naive.Known).Beats(1, puzzle.KeepAll, func() (int, bool, error) { return 0, false, naive.ErrLimit }); !errors.Is(err, puzzle.ErrUndecided) {
		t.Errorf("what is not worked out is told as %v", err)
	}
}
