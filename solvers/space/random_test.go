package space

import (
	"context"
	"errors"
	"iter"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
)

// A random graph: moves by state, with parallel moves and loops.
type graph struct {
	n      int
	moves  [][]Move[int, int]
	starts []int
	goals  []bool
}

func randomGraph(r *rand.Rand, leastCost int) graph {
	g := graph{n: 1 + r.IntN(9)}
	g.moves = make([][]Move[int, int], g.n)
	g.goals = make([]bool, g.n)
	density := 1 + r.IntN(4)
	action := 0
	for s := range g.n {
		for range r.IntN(density + 1) {
			g.moves[s] = append(g.moves[s], Move[int, int]{action, r.IntN(g.n), leastCost + r.IntN(3)})
			action++
		}
		g.goals[s] = r.IntN(5) == 0
	}
	for range 1 + r.IntN(2) {
		g.starts = append(g.starts, r.IntN(g.n))
	}
	return g
}

func (g graph) problem() Problem[int, int] {
	return Problem[int, int]{g.starts, func(s int) iter.Seq[Move[int, int]] { return slices.Values(g.moves[s]) },
		func(s int) bool { return g.goals[s] }}
}

// distances relaxes all moves until nothing changes: the least cost from each
// state to a goal, -1 if there is no way. Goals have no moves.
func (g graph) distances(unit bool) []int {
	d := make([]int, g.n)
	for s := range d {
		d[s] = -1
		if g.goals[s] {
			d[s] = 0
		}
	}
	for changed := true; changed; {
		changed = false
		for s := range d {
			for _, m := range g.moves[s] {
				cost := m.Cost
				if unit {
					cost = 1
				}
				if !g.goals[s] && d[m.To] >= 0 && (d[s] < 0 || d[m.To]+cost < d[s]) {
					d[s], changed = d[m.To]+cost, true
				}
			}
		}
	}
	return d
}

func (g graph) best(d []int) int {
	best := -1
	for _, s := range g.starts {
		if d[s] >= 0 && (best < 0 || d[s] < best) {
			best = d[s]
		}
	}
	return best
}

// valid says whether a plan is one, and what it costs.
func (g graph) valid(p Plan[int, int], unit bool) bool {
	at, cost := p.Start, 0
	if !slices.Contains(g.starts, at) {
		return false
	}
	for _, m := range p.Moves {
		if g.goals[at] || !slices.Contains(g.moves[at], m) {
			return false
		}
		at = m.To
		if cost += m.Cost; unit {
			cost += 1 - m.Cost
		}
	}
	return g.goals[at] && cost == p.Cost
}

// walks lists all ways of exactly the given cost from a start to its first
// goal, by trying everything; costs are positive.
func (g graph) walks(at, left int, actions []int, yield func([]int)) {
	if g.goals[at] {
		if left == 0 {
			yield(actions)
		}
		return
	}
	for _, m := range g.moves[at] {
		if m.Cost <= left {
			g.walks(m.To, left-m.Cost, append(slices.Clip(actions), m.Action), yield)
		}
	}
}

func TestSearchesAgainstRelaxation(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	found, none := 0, 0
	for i := range 5_000 {
		if compareSearches(t, r, i%2) {
			found++
		} else {
			none++
		}
		if t.Failed() {
			t.Fatalf("graph %d", i)
		}
	}
	if found < 1_000 || none < 1_000 {
		t.Errorf("%d found and %d none: too one-sided", found, none)
	}
}

// FuzzSearches goes on where the test ends.
func FuzzSearches(f *testing.F) {
	f.Add(uint64(1), uint64(2), true)
	f.Fuzz(func(t *testing.T, seed1, seed2 uint64, free bool) {
		leastCost := 1
		if free {
			leastCost = 0
		}
		compareSearches(t, rand.New(rand.NewPCG(seed1, seed2)), leastCost)
	})
}

// compareSearches runs every search on a random graph, and says whether a goal
// can be reached.
func compareSearches(t *testing.T, r *rand.Rand, leastCost int) (reached bool) {
	type search = func(context.Context, Problem[int, int], Options[int]) (Result[int, int], error)
	g := randomGraph(r, leastCost)
	exact := g.distances(false)
	// An estimate that is never too high, and not consistent.
	estimates := make([]int, g.n)
	for s, d := range exact {
		if estimates[s] = r.IntN(10); d >= 0 {
			estimates[s] = r.IntN(d + 1)
		}
	}
	estimate := func(s int) int { return estimates[s] }
	for name, try := range map[string]struct {
		search   search
		estimate func(int) int
		unit     bool
	}{
		"breadth first":           {BreadthFirst[int, int], nil, true},
		"uniform cost":            {UniformCost[int, int], nil, false},
		"A*":                      {AStar[int, int], estimate, false},
		"A* without an estimate":  {AStar[int, int], nil, false},
		"iterative deepening":     {IterativeDeepening[int, int], nil, false},
		"deepening with estimate": {IterativeDeepening[int, int], estimate, false},
	} {
		got, err := try.search(context.Background(), g.problem(), Options[int]{Estimate: try.estimate})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		best := g.best(g.distances(try.unit))
		switch {
		case best < 0 && got.Verdict != None:
			t.Errorf("%s: %v, want none: %+v", name, got.Verdict, g)
		case best >= 0 && (got.Verdict != Found || got.Plan.Cost != best || !g.valid(got.Plan, try.unit)):
			t.Errorf("%s: %v %+v, want cost %d: %+v", name, got.Verdict, got.Plan, best, g)
		}
	}
	return g.best(exact) >= 0
}

func TestAllOptimalAgainstAllWalks(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	several := 0
	for i := range 20_000 {
		g := randomGraph(r, 1)
		exact := g.distances(false)
		best := g.best(exact)
		o := Options[int]{}
		if i%2 == 0 {
			o.Estimate = func(s int) int { return max(0, exact[s]-s%2) }
			for s, d := range exact {
				if d == 0 {
					continue
				} else if d < 0 && s%2 == 0 {
					exact[s] = 3 // no way from here: any estimate is right
				}
			}
		}
		plans, err := AllOptimal(context.Background(), g.problem(), o)
		if err != nil {
			t.Fatal(err)
		}
		if (best < 0) != (plans.Verdict == None) || best >= 0 && plans.Cost != best {
			t.Fatalf("graph %d: %v at %d, want %d", i, plans.Verdict, plans.Cost, best)
		}
		var want, got [][]int
		if best >= 0 {
			starts := slices.Clone(g.starts)
			slices.Sort(starts)
			for _, s := range slices.Compact(starts) {
				g.walks(s, best, []int{s}, func(w []int) { want = append(want, slices.Clone(w)) })
			}
		}
		for p := range plans.All() {
			if !g.valid(p, false) {
				t.Fatalf("graph %d: %+v is no plan", i, p)
			}
			way := []int{p.Start}
			for _, m := range p.Moves {
				way = append(way, m.Action)
			}
			got = append(got, way)
		}
		slices.SortFunc(want, slices.Compare)
		slices.SortFunc(got, slices.Compare)
		if !slices.EqualFunc(got, want, slices.Equal) {
			t.Fatalf("graph %d: plans %v, want %v: %+v", i, got, want, g)
		}
		got = nil
		deep, err := AllByDeepening(context.Background(), g.problem(), o, func(p Plan[int, int]) bool {
			way := []int{p.Start}
			for _, m := range p.Moves {
				way = append(way, m.Action)
			}
			got = append(got, way)
			return true
		})
		slices.SortFunc(got, slices.Compare)
		if err != nil || deep.Verdict != plans.Verdict || !slices.EqualFunc(got, want, slices.Equal) {
			t.Fatalf("graph %d, by deepening: plans %v, want %v, %v: %+v", i, got, want, err, g)
		}
		if plans.Count().Cmp(big.NewInt(int64(len(want)))) != 0 {
			t.Fatalf("graph %d: %v plans, want %d", i, plans.Count(), len(want))
		}
		for p := range plans.All() { // a listing may be broken off
			_ = p
			break
		}
		if len(want) > 1 {
			several++
		}
	}
	if several < 500 {
		t.Errorf("only %d graphs with several best plans", several)
	}
}

// Moves without cost: either a count as by walks without a repeated state, or
// the report that there are endlessly many.
func TestAllOptimalWithFreeMoves(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	endless, counted := 0, 0
	for i := range 5_000 {
		g := randomGraph(r, 0)
		best := g.best(g.distances(false))
		if best < 0 {
			continue
		}
		// All ways without a repeated state, and whether one of them could go
		// around in a circle at no cost before it ends as well.
		simple, circle := 0, false
		var walk func(at, left int, seen []int)
		walk = func(at, left int, seen []int) {
			if g.goals[at] {
				if left == 0 {
					simple++
				}
				return
			}
			for _, m := range g.moves[at] {
				if m.Cost > left {
					continue
				}
				if slices.Contains(seen, m.To) {
					// Closing a circle matters if it is free and the goal can
					// still be reached at the best cost from there.
					back := slices.Index(seen, m.To)
					if m.Cost == 0 && g.free(seen[back:]) && g.distances(false)[m.To] == left {
						circle = true
					}
					continue
				}
				walk(m.To, left-m.Cost, append(slices.Clip(seen), m.To))
			}
		}
		starts := slices.Clone(g.starts)
		slices.Sort(starts)
		for _, s := range slices.Compact(starts) {
			walk(s, best, []int{s})
		}
		plans, err := AllOptimal(context.Background(), g.problem(), Options[int]{})
		switch {
		case circle:
			endless++
			if !errors.Is(err, ErrEndless) {
				t.Fatalf("graph %d: %v, want endlessly many: %+v", i, err, g)
			}
		case err != nil || plans.Count().Cmp(big.NewInt(int64(simple))) != 0:
			t.Fatalf("graph %d: %v plans, %v, want %d: %+v", i, plans.Count(), err, simple, g)
		default:
			counted++
		}
	}
	if endless < 50 || counted < 500 {
		t.Errorf("%d endless and %d counted: too one-sided", endless, counted)
	}
}

// free says whether each state leads to the next by a move of no cost.
func (g graph) free(states []int) bool {
	for i := 1; i < len(states); i++ {
		if !slices.ContainsFunc(g.moves[states[i-1]], func(m Move[int, int]) bool { return m.To == states[i] && m.Cost == 0 }) {
			return false
		}
	}
	return true
}
