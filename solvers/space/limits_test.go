package space

import (
	"context"
	"errors"
	"iter"
	"slices"
	"testing"
)

// line is a way without end: 0, 1, 2, ... The goal cannot be reached.
var line = Problem[int, string]{
	Starts: []int{0},
	Moves: func(s int) iter.Seq[Move[int, string]] {
		return slices.Values([]Move[int, string]{{"on", s + 1, 1}})
	},
	Goal: func(int) bool { return false },
}

// A bound that is met, and a search that is cancelled, never say none.
func TestLimits(t *testing.T) {
	searches := map[string]func(ctx context.Context, p Problem[int, string], o Options[int]) (Verdict, error){
		"breadth first": func(ctx context.Context, p Problem[int, string], o Options[int]) (Verdict, error) {
			r, err := BreadthFirst(ctx, p, o)
			return r.Verdict, err
		},
		"uniform cost": func(ctx context.Context, p Problem[int, string], o Options[int]) (Verdict, error) {
			r, err := UniformCost(ctx, p, o)
			return r.Verdict, err
		},
		"deepening": func(ctx context.Context, p Problem[int, string], o Options[int]) (Verdict, error) {
			r, err := IterativeDeepening(ctx, p, o)
			return r.Verdict, err
		},
		"all": func(ctx context.Context, p Problem[int, string], o Options[int]) (Verdict, error) {
			r, err := AllOptimal(ctx, p, o)
			return r.Verdict, err
		},
		"explore": func(ctx context.Context, p Problem[int, string], o Options[int]) (Verdict, error) {
			_, err := Explore(ctx, p, o)
			return Unsolved, err
		},
	}
	for name, search := range searches {
		if v, err := search(context.Background(), line, Options[int]{States: 100}); !errors.Is(err, ErrLimit) || v != Unsolved {
			t.Errorf("%s: %v %v, want the bound", name, v, err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		expanded := 0
		o := Options[int]{States: 1 << 30, Expanded: func(int, int) {
			if expanded++; expanded == 1000 {
				cancel()
			}
		}}
		if v, err := search(ctx, line, o); !errors.Is(err, context.Canceled) || v != Unsolved {
			t.Errorf("%s: %v %v, want cancelled", name, v, err)
		}
		if expanded > 1100 {
			t.Errorf("%s: %d states expanded after being cancelled at 1000", name, expanded)
		}
		if name == "explore" {
			continue
		}
		negative := line
		negative.Moves = func(s int) iter.Seq[Move[int, string]] {
			return slices.Values([]Move[int, string]{{"down", s + 1, -1}})
		}
		if name != "breadth first" {
			if v, err := search(context.Background(), negative, Options[int]{States: 100}); !errors.Is(err, ErrCost) || v != Unsolved {
				t.Errorf("%s: %v %v, want the negative cost refused", name, v, err)
			}
			huge := line
			huge.Moves = func(s int) iter.Seq[Move[int, string]] {
				return slices.Values([]Move[int, string]{{"far", s + 1, 1 << 62}})
			}
			if v, err := search(context.Background(), huge, Options[int]{States: 100}); !errors.Is(err, ErrCost) || v != Unsolved {
				t.Errorf("%s: %v %v, want the overflow refused", name, v, err)
			}
			if name != "uniform cost" {
				low := Options[int]{States: 100, Estimate: func(int) int { return -1 }}
				if v, err := search(context.Background(), line, low); !errors.Is(err, ErrEstimate) || v != Unsolved {
					t.Errorf("%s: %v %v, want the estimate refused", name, v, err)
				}
			}
		}
		nowhere := line
		nowhere.Starts = nil
		if v, err := search(context.Background(), nowhere, Options[int]{}); err != nil || v != None {
			t.Errorf("%s: %v %v without a start, want none", name, v, err)
		}
	}
	wrong := line
	wrong.Goal = func(s int) bool { return s == 3 }
	if _, err := AStar(context.Background(), wrong, Options[int]{Estimate: func(int) int { return 1 }}); !errors.Is(err, ErrEstimate) {
		t.Errorf("%v, want the goal's estimate refused", err)
	}
}

// A plan of a hundred thousand moves needs no deep stack.
func TestLongPlans(t *testing.T) {
	const far = 100_000
	p := line
	p.Goal = func(s int) bool { return s == far }
	plans, err := AllOptimal(context.Background(), p, Options[int]{})
	if err != nil || plans.Cost != far {
		t.Fatal(plans.Cost, err)
	}
	for plan := range plans.All() {
		if len(plan.Moves) != far {
			t.Errorf("%d moves", len(plan.Moves))
		}
	}
	r, err := IterativeDeepening(context.Background(), p, Options[int]{Estimate: func(s int) int { return far - s }})
	if err != nil || r.Plan.Cost != far || r.Iterations != 1 {
		t.Errorf("%d moves in %d rounds, %v", r.Plan.Cost, r.Iterations, err)
	}
}
