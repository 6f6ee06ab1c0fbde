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
	type search = func(context.Context, Problem[int, int], Options[int]) (Result[int, int], error)
	for i := range 5_000 {
		g := randomGraph(r, i%2)
		exact := g.distances(false)
		// An estimate that is never too high, and not consistent.
		slack := make([]int, g.n)
		for s := range slack {
			slack[s] = r.IntN(max(1, exact[s]+1))
			if exact[s] < 0 {
				slack[s] = r.IntN(10)
			}
		}
		estimate := func(s int) int {
			if exact[s] < 0 {
				return slack[s]
			}
			return exact[s] - slack[s]
		}
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
				t.Fatalf("graph %d, %s: %v", i, name, err)
			}
			best := g.best(g.distances(try.unit))
			switch {
			case best < 0:
				none++
				if got.Verdict != None {
					t.Fatalf("graph %d, %s: %v, want none: %+v", i, name, got.Verdict, g)
				}
			case got.Verdict != Found || got.Plan.Cost != best || !g.valid(got.Plan, try.unit):
				t.Fatalf("graph %d, %s: %v %+v, want cost %d: %+v", i, name, got.Verdict, got.Plan, best, g)
			default:
				found++
			}
		}
	}
	if found < 5_000 || none < 5_000 {
		t.Errorf("%d found and %d none: too one-sided", found, none)
	}
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

// Conformant plans against all sequences of actions, each followed from every
// start through every outcome.
func TestConformantAgainstAllSequences(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	const longest = 5
	found, none := 0, 0
	for i := range 3_000 {
		n, actions := 2+r.IntN(4), 1+r.IntN(3)
		table := make([][][]int, n)
		goals := make([]bool, n)
		for s := range table {
			goals[s] = r.IntN(2) == 0
			for range actions {
				var to []int
				for range 1 + r.IntN(2)*r.IntN(2) {
					to = append(to, r.IntN(n))
				}
				if r.IntN(12) == 0 {
					to = nil // cannot be done here
				}
				table[s] = append(table[s], to)
			}
		}
		u := Uncertain[int, int]{
			Outcomes: func(s, a int) []int { return table[s][a] },
			Goal:     func(s int) bool { return goals[s] },
		}
		for s := range n {
			if s == 0 || r.IntN(2) == 0 {
				u.Starts = append(u.Starts, s)
			}
		}
		for a := range actions {
			u.Actions = append(u.Actions, Action[int]{a, 1})
		}
		// follow says whether a sequence can be done and ends in goals only.
		follow := func(seq []int) bool {
			may := map[int]bool{}
			for _, s := range u.Starts {
				may[s] = true
			}
			for _, a := range seq {
				next := map[int]bool{}
				for s := range may {
					if len(table[s][a]) == 0 {
						return false
					}
					for _, to := range table[s][a] {
						next[to] = true
					}
				}
				may = next
			}
			for s := range may {
				if !goals[s] {
					return false
				}
			}
			return true
		}
		shortest := -1
		for length := 0; length <= longest && shortest < 0; length++ {
			seq := make([]int, length)
			for more := true; more && shortest < 0; {
				if follow(seq) {
					shortest = length
				}
				more = false
				for k := range seq {
					if seq[k]++; seq[k] < actions {
						more = true
						break
					}
					seq[k] = 0
				}
			}
		}
		p, _, err := Conformant(u)
		if err != nil {
			t.Fatal(err)
		}
		got, err := BreadthFirst(context.Background(), p, Options[Belief]{})
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case shortest >= 0:
			found++
			var seq []int
			for _, m := range got.Plan.Moves {
				seq = append(seq, m.Action)
			}
			if got.Verdict != Found || got.Plan.Cost != shortest || !follow(seq) {
				t.Fatalf("problem %d: %v %v, want %d moves", i, got.Verdict, seq, shortest)
			}
		case got.Verdict == Found && got.Plan.Cost <= longest:
			t.Fatalf("problem %d: plan %+v, but no sequence works", i, got.Plan)
		default:
			none++
		}
	}
	if found < 500 || none < 500 {
		t.Errorf("%d found and %d none: too one-sided", found, none)
	}
}

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
