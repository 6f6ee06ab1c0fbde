package explain_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
)

// budget is a context that ends when it was asked so many times.
type budget struct {
	context.Context
	left int
}

func (b *budget) Err() error {
	if b.left--; b.left < 0 {
		return context.DeadlineExceeded
	}
	return nil
}

func (b *budget) Deadline() (time.Time, bool) { return time.Time{}, false }

// TestBudgets cuts explanations off at every point: what is said is true all
// the same, and what is called minimal or complete is.
func TestBudgets(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	weaker := 0
	for round := range 150 {
		m := randomModel(t, monotone, random)
		if len(m.free) > 8 {
			continue
		}
		all := m.ids(m.free)
		contradicts := func(ids []string) bool { return m.follows(ids, "") }
		for left := 0; left < 40; left += 1 + round%3 {
			strategy := strategies[round%3]
			answer, err := explain.Why(&budget{t.Context(), left}, m.instance, "", 50, options(strategy))
			if err != nil {
				t.Fatal(err)
			}
			if answer.Decided && answer.Follows != contradicts(all) {
				t.Fatalf("got %+v\n%+v", answer, m.facts)
			}
			if answer.Follows && answer.Minimal {
				m.proveCore(t, answer.Core, contradicts)
			} else if answer.Follows {
				weaker++
				if !contradicts(answer.Core) || answer.All || len(answer.Others) > 0 {
					t.Fatalf("got %+v\n%+v", answer, m.facts)
				}
			}
			for _, core := range answer.Others {
				m.proveCore(t, core, contradicts)
			}
			if answer.All && len(m.minimalCores(contradicts)) != 1+len(answer.Others) {
				t.Fatalf("these are not all: %+v", answer)
			}

			v, err := explain.Survey(&budget{t.Context(), left}, m.instance, options(strategy))
			if err != nil {
				t.Fatal(err)
			}
			m.checkPartly(t, v, all)
		}
	}
	if weaker < 100 {
		t.Errorf("only %d answers were cut off in the middle", weaker)
	}
}

// checkPartly checks what a survey says, but not that it says everything.
func (m *model) checkPartly(t *testing.T, v explain.Overview, all []string) {
	t.Helper()
	solutions := m.solutions(all)
	for _, c := range v.Certain {
		if !m.follows(all, c.Claim) {
			t.Fatalf("%s is not certain", c.Claim)
		}
	}
	for _, c := range v.Excluded {
		if !m.follows(all, puzzle.Not(c.Claim)) {
			t.Fatalf("%s is not excluded", c.Claim)
		}
	}
	for _, c := range v.Open {
		if m.follows(all, c.Claim) || m.follows(all, puzzle.Not(c.Claim)) {
			t.Fatalf("%s is not open", c.Claim)
		}
	}
	if v.Exact && v.Solutions != len(solutions) {
		t.Fatalf("%d solutions are not all of %d", v.Solutions, len(solutions))
	}
	if v.Checked && len(solutions) > 0 {
		m.checkSuperfluous(t, v, all, false)
	}
	same := func(ids []string) bool { return len(m.solutions(ids)) == len(solutions) }
	if v.HasSmallest {
		m.proveCore(t, v.Smallest, same)
	}
	if v.SmallestProved {
		m.checkSmallest(t, v, all)
	}
}
