package puzzletest

import (
	"context"
	"testing"
	"time"

	"solvitur/solvers/puzzle"
)

// stopWithin is how much longer than asked a search may take to stop, in time of
// its own: what a busy machine gives to others does not count.
const stopWithin = 50 * time.Millisecond

// checkStopping: a search that is told to stop does so soon, and says so.
func (c *puzzleCase) checkStopping(t *testing.T) {
	for _, strategy := range c.family.Info().Strategies {
		o := c.options()
		o.Strategy, o.Nodes = strategy.Name, 0

		stopped, cancel := context.WithCancel(t.Context())
		cancel()
		r, err := search(stopped, c.instance, o)
		switch {
		case err != nil:
			t.Fatal(err)
		case r.done.Verdict != puzzle.Unsolved || r.done.Why != "stopped":
			t.Errorf("strategy %s, stopped before it begins, says %q (%q)", strategy.Name, r.done.Verdict, r.done.Why)
		}

		// The machine may be busy: the best of some attempts counts, and nearly
		// always the first is good enough.
		late := time.Hour
		for attempt := 0; attempt < 15 && late > stopWithin; attempt++ {
			const patience = 20 * time.Millisecond
			late = min(late, c.lateness(t, o, patience))
		}
		if late > stopWithin {
			t.Errorf("strategy %s goes on for %v after it was told to stop: call Search.Check more often", strategy.Name, late)
		}

		// Who stops listening is not told any more.
		for _, trace := range []bool{false, true} {
			o.Trace = trace
			for range c.instance.Solve(t.Context(), o) {
				break
			}
		}
		c.checkBudget(t, strategy.Name)
	}
}

// lateness is by how much a search overruns its time.
func (c *puzzleCase) lateness(t *testing.T, o puzzle.Options, patience time.Duration) time.Duration {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	began, before := time.Now(), worked()
	r, err := search(ctx, c.instance, o)
	ended := ctx.Err() == nil // of itself, before its time was out
	late := min(time.Since(began), worked()-before) - patience
	switch {
	case err != nil:
		t.Fatal(err)
	case !ended && !r.done.Exact && r.done.Why != "time" && r.done.Unfit == "":
		t.Errorf("strategy %s runs out of time and says %q (%q)", o.Strategy, r.done.Verdict, r.done.Why)
	}
	return late
}

// checkBudget: a search with little work to spend ends undecided, or comes to
// the same verdict; it never claims what it cannot know.
func (c *puzzleCase) checkBudget(t *testing.T, strategy string) {
	t.Helper()
	for _, nodes := range []int64{1, 7, 50} {
		o := c.options()
		o.Strategy, o.Nodes = strategy, nodes
		r := c.search(t, o)
		if r.decided() {
			c.agree(t, strategy, r)
			continue
		}
		if r.done.Why != "work" && r.done.Unfit == "" {
			t.Errorf("strategy %s with a budget of %d stops for the reason %q", strategy, nodes, r.done.Why)
		}
		if c.base.decided() && r.done.Solutions > c.base.done.Solutions {
			t.Errorf("strategy %s with a budget of %d finds %d solutions of %d", strategy, nodes, r.done.Solutions, c.base.done.Solutions)
		}
	}
	o := c.options()
	o.Strategy, o.Limit = strategy, 1
	r := c.search(t, o)
	if len(r.listed) > 1 || r.done.Exact && c.base.done.Solutions > 1 {
		t.Errorf("strategy %s, limited to one solution, gives %d and says %q (exact: %v) where there are %d",
			strategy, len(r.listed), r.done.Verdict, r.done.Exact, c.base.done.Solutions)
	}
}
