package river_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"solvitur/solvers/river"
	"solvitur/solvers/space"
)

// least is what it takes to cross from a state, by a search without any bound.
func least(t *testing.T, r *river.River, from river.State) (cost int, can bool) {
	t.Helper()
	p := space.Problem[river.State, river.Crowd]{Starts: []river.State{from}, Moves: r.Moves, Goal: river.Reached}
	result, err := space.UniformCost(context.Background(), p, space.Options[river.State]{})
	if err != nil {
		t.Fatal(err)
	}
	return result.Plan.Cost, result.Verdict == space.Found
}

// What the books say that it takes.
func TestKnownRivers(t *testing.T) {
	one := func(leads bool, takes int) river.Kind { return river.Kind{Number: 1, Leads: leads, Takes: takes} }
	const farmer, wolf, goat, cabbage = 0, 1, 2, 3
	farm := []river.Kind{farmer: one(true, 1), wolf: one(false, 1), goat: one(false, 1), cabbage: one(false, 1)}
	meals := []river.Ban{{First: wolf, Second: goat, Guard: farmer}, {First: goat, Second: cabbage, Guard: farmer}}
	outnumber := []river.Ban{{First: 0, Second: 1, Outnumber: true}}
	parties := func(n int) []river.Kind {
		return []river.Kind{{Number: n, Leads: true, Takes: 1}, {Number: n, Leads: true, Takes: 1}}
	}
	night := func(times ...int) (all []river.Kind) {
		for _, takes := range times {
			all = append(all, one(true, takes))
		}
		return all
	}
	dogs := []river.Kind{one(true, 1), one(false, 1), {Number: 2, Takes: 1}} // of a wolf that rows, and a goat
	guarded := []river.Ban{{First: 0, Second: 1, Guard: 2}}
	for _, c := range []struct {
		name  string
		river *river.River
		takes int // -1 where nobody gets across
	}{
		{"wolf, goat and cabbage", river.New(farm, 2, meals, false), 7},
		{"the same in any case", river.New(farm, 2, []river.Ban{{First: wolf, Second: goat, Guard: -1}}, false), -1},
		{"three missionaries and three cannibals", river.New(parties(3), 2, outnumber, false), 11},
		{"five of each in a boat for three", river.New(parties(5), 3, outnumber, false), 11},
		{"four of each in a boat for two", river.New(parties(4), 2, outnumber, false), -1},
		{"1, 2, 5 and 10 minutes", river.New(night(1, 2, 5, 10), 2, nil, false), 17},
		{"5, 10, 20 and 25 minutes", river.New(night(5, 10, 20, 25), 2, nil, false), 60},
		{"a dog on each bank, and none in the boat", river.New(dogs, 2, guarded, false), 5},
		{"the same, and none may be without in the boat", river.New(dogs, 2, guarded, true), -1},
		{"nobody", river.New(nil, 1, nil, false), 0},
	} {
		takes, can := least(t, c.river, c.river.Start())
		if can != (c.takes >= 0) || can && takes != c.takes {
			t.Errorf("%s: it takes %d, and can be done: %v", c.name, takes, can)
		}
	}
	way := river.New(farm[:3], 3, []river.Ban{{First: wolf, Second: goat, Guard: -1}}, false)
	if _, can := least(t, way, way.Start()); can {
		t.Error("they are on one bank at the start, and begin all the same")
	}
	way = river.New([]river.Kind{one(true, 1), one(true, 1)}, 2, nil, true)
	if way.Bound(way.Start()) != 1 {
		t.Errorf("two in one boat take %d at least", way.Bound(way.Start()))
	}
}

// No bound is too high, from wherever one may come to; and nobody is lost on the way.
func TestBound(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	exact := 0
	for range 300 {
		kinds := make([]river.Kind, 1+rng.IntN(3))
		for i := range kinds {
			kinds[i] = river.Kind{Number: rng.IntN(4), Leads: i == 0 || rng.IntN(2) == 0, Takes: 1 + rng.IntN(9)}
		}
		var bans []river.Ban
		if len(kinds) > 2 && rng.IntN(2) == 0 {
			bans = append(bans, river.Ban{First: 0, Second: 1, Guard: 2, Outnumber: rng.IntN(2) == 0})
		}
		r := river.New(kinds, 1+rng.IntN(3), bans, rng.IntN(2) == 0)
		met := map[river.State]bool{r.Start(): true}
		for waiting := []river.State{r.Start()}; len(waiting) > 0; waiting = waiting[1:] {
			s := waiting[0]
			for m := range r.Moves(s) {
				if m.Action.Heads() == 0 || m.To.Here.Heads()+m.To.There.Heads() != s.Here.Heads()+s.There.Heads() {
					t.Fatalf("%+v: from %v to %v", kinds, s, m.To)
				}
				if !met[m.To] {
					met[m.To] = true
					waiting = append(waiting, m.To)
				}
			}
			takes, can := least(t, r, s)
			if bound := r.Bound(s); can && bound > takes {
				t.Fatalf("%+v: from %v it takes %d, and the bound is %d", kinds, s, takes, bound)
			} else if can && bound == takes {
				exact++
			}
		}
	}
	if exact < 300 {
		t.Errorf("%d bounds are what it takes", exact)
	}
}
