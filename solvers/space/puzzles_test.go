package space

import (
	"context"
	"fmt"
	"iter"
	"math/big"
	"slices"
	"testing"
)

// ferry is the state of wolf, goat and cabbage: who is on the far bank, the
// ferryman being the last bit.
type ferry uint8

const (
	wolf ferry = 1 << iota
	goat
	cabbage
	ferryman
)

var passengers = map[ferry]string{0: "nobody", wolf: "wolf", goat: "goat", cabbage: "cabbage"}

// wolfGoatCabbage: one passenger at most, and goat and wolf, or goat and
// cabbage, not left alone.
func wolfGoatCabbage() Problem[ferry, string] {
	safe := func(s ferry) bool {
		alone := s // those on the bank where the ferryman is not
		if s&ferryman != 0 {
			alone = ^s
		}
		return alone&(wolf|goat) != wolf|goat && alone&(goat|cabbage) != goat|cabbage
	}
	return Problem[ferry, string]{
		Starts: []ferry{0},
		Moves: func(s ferry) iter.Seq[Move[ferry, string]] {
			return func(yield func(Move[ferry, string]) bool) {
				for _, who := range []ferry{0, wolf, goat, cabbage} {
					if who != 0 && (s&who != 0) != (s&ferryman != 0) {
						continue // on the other bank
					}
					to := s ^ ferryman ^ who
					if safe(to) && !yield(Move[ferry, string]{passengers[who], to, 1}) {
						return
					}
				}
			}
		},
		Goal: func(s ferry) bool { return s == wolf|goat|cabbage|ferryman },
	}
}

// zurg is the state of the four toys: who has crossed, and the torch.
type zurg struct {
	crossed uint8
	torch   bool
}

var toys = []struct {
	name    string
	minutes int
}{{"Buzz", 5}, {"Woody", 10}, {"Rex", 20}, {"Hamm", 25}}

// escapeFromZurg: two at most on the bridge, never without the torch, at the
// pace of the slower one.
func escapeFromZurg() Problem[zurg, string] {
	return Problem[zurg, string]{
		Starts: []zurg{{}},
		Moves: func(s zurg) iter.Seq[Move[zurg, string]] {
			return func(yield func(Move[zurg, string]) bool) {
				for i := range toys {
					for j := i; j < len(toys); j++ {
						group := uint8(1<<i | 1<<j)
						here := ^s.crossed
						if s.torch {
							here = s.crossed
						}
						if group&^here != 0 {
							continue
						}
						name := toys[i].name
						if i != j {
							name += "+" + toys[j].name
						}
						move := Move[zurg, string]{name, zurg{s.crossed ^ group, !s.torch}, max(toys[i].minutes, toys[j].minutes)}
						if !yield(move) {
							return
						}
					}
				}
			}
		},
		Goal: func(s zurg) bool { return s.crossed == 1<<len(toys)-1 },
	}
}

// ghosts are the two noises of the haunted house.
type ghosts struct{ singing, laughing bool }

// controls are what the listener may do in a minute.
type controls struct{ organ, open bool }

func (c controls) String() string {
	window, organ := "closed", "no organ"
	if c.open {
		window = "open"
	}
	if c.organ {
		organ = "organ"
	}
	return window + ", " + organ
}

// minute is what follows: with the organ and no laughter the singer changes,
// and the laugher does what the singer did, or the opposite with the window
// open.
func (g ghosts) minute(c controls) ghosts {
	return ghosts{
		singing:  g.singing != (c.organ && !g.laughing),
		laughing: g.singing != c.open,
	}
}

var allControls = []controls{{false, false}, {false, true}, {true, false}, {true, true}}

func noisyGhosts(starts ...ghosts) Problem[ghosts, controls] {
	return Problem[ghosts, controls]{
		Starts: starts,
		Moves: func(g ghosts) iter.Seq[Move[ghosts, controls]] {
			return func(yield func(Move[ghosts, controls]) bool) {
				for _, c := range allControls {
					if !yield(Move[ghosts, controls]{c, g.minute(c), 1}) {
						return
					}
				}
			}
		},
		Goal: func(g ghosts) bool { return g == ghosts{} },
	}
}

func actions[S comparable, A any](p Plan[S, A]) (out []string) {
	for _, m := range p.Moves {
		out = append(out, fmt.Sprint(m.Action))
	}
	return out
}

func TestWolfGoatCabbage(t *testing.T) {
	plans, err := AllOptimal(context.Background(), wolfGoatCabbage(), Options[ferry]{})
	if err != nil || plans.Verdict != Found || plans.Cost != 7 || plans.Count().Cmp(big.NewInt(2)) != 0 {
		t.Fatalf("%v, %d crossings, %v plans, %v; want 7 and 2", plans.Verdict, plans.Cost, plans.Count(), err)
	}
	var got [][]string
	for p := range plans.All() {
		got = append(got, actions(p))
	}
	want := [][]string{
		{"goat", "nobody", "wolf", "goat", "cabbage", "nobody", "goat"},
		{"goat", "nobody", "cabbage", "goat", "wolf", "nobody", "goat"},
	}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%v, want %v", got, want)
	}
	// Of the 16 ways to be spread over two banks, 10 are safe.
	reach, err := Explore(context.Background(), wolfGoatCabbage(), Options[ferry]{})
	if err != nil || len(reach.States) != 10 || reach.Goals != 1 || len(reach.Layers) != 8 {
		t.Errorf("%d states, %d goals, layers %v, %v", len(reach.States), reach.Goals, reach.Layers, err)
	}
}

func TestEscapeFromZurg(t *testing.T) {
	p := escapeFromZurg()
	plans, err := AllOptimal(context.Background(), p, Options[zurg]{})
	if err != nil || plans.Cost != 60 || plans.Count().Cmp(big.NewInt(2)) != 0 {
		t.Fatalf("%d minutes, %v plans, %v; want 60 and 2", plans.Cost, plans.Count(), err)
	}
	var got [][]string
	for p := range plans.All() {
		got = append(got, actions(p))
	}
	want := [][]string{
		{"Buzz+Woody", "Buzz", "Rex+Hamm", "Woody", "Buzz+Woody"},
		{"Buzz+Woody", "Woody", "Rex+Hamm", "Buzz", "Buzz+Woody"},
	}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%v, want %v", got, want)
	}
	// The slowest one on this side has to cross: a lower bound.
	o := Options[zurg]{Estimate: func(s zurg) int {
		for i := len(toys) - 1; i >= 0; i-- {
			if s.crossed>>i&1 == 0 {
				return toys[i].minutes
			}
		}
		return 0
	}}
	for name, search := range map[string]func(context.Context, Problem[zurg, string], Options[zurg]) (Result[zurg, string], error){
		"uniform cost": UniformCost[zurg, string], "A*": AStar[zurg, string], "deepening": IterativeDeepening[zurg, string],
	} {
		r, err := search(context.Background(), p, o)
		if err != nil || r.Verdict != Found || r.Plan.Cost != 60 {
			t.Errorf("%s: %v %d %v", name, r.Verdict, r.Plan.Cost, err)
		}
	}
}

func TestNoisyGhosts(t *testing.T) {
	for _, test := range []struct {
		start ghosts
		want  []string
	}{
		{ghosts{}, nil},
		{ghosts{laughing: true}, []string{"closed, no organ"}},
		{ghosts{singing: true}, []string{"open, organ"}},
		{ghosts{true, true}, []string{"open, no organ", "open, organ"}},
	} {
		plans, err := AllOptimal(context.Background(), noisyGhosts(test.start), Options[ghosts]{})
		if err != nil || plans.Cost != len(test.want) {
			t.Errorf("%v: %d minutes, %v", test.start, plans.Cost, err)
		}
		found := false
		for p := range plans.All() {
			found = found || slices.Equal(actions(p), test.want)
		}
		if !found {
			t.Errorf("%v: %v is not among the plans", test.start, test.want)
		}
	}
	// Silence is kept by a closed window and no organ.
	if (ghosts{}).minute(controls{}) != (ghosts{}) {
		t.Error("silence is not kept")
	}
}

// Without listening: three minutes, whatever the ghosts do at the start.
func TestNoisyGhostsConformant(t *testing.T) {
	all := []ghosts{{false, false}, {false, true}, {true, false}, {true, true}}
	u := Uncertain[ghosts, controls]{
		Starts:   all,
		Outcomes: func(g ghosts, c controls) []ghosts { return []ghosts{g.minute(c)} },
		Goal:     func(g ghosts) bool { return g == ghosts{} },
	}
	for _, c := range allControls {
		u.Actions = append(u.Actions, Action[controls]{c, 1})
	}
	p, beliefs, err := Conformant(u)
	if err != nil {
		t.Fatal(err)
	}
	plans, err := AllOptimal(context.Background(), p, Options[Belief]{})
	if err != nil || plans.Cost != 3 {
		t.Fatalf("%d minutes, %v; want 3", plans.Cost, err)
	}
	var got, want [][]string
	for p := range plans.All() {
		got = append(got, actions(p))
		for _, start := range all { // it leads to silence from everywhere
			g := start
			for _, m := range p.Moves {
				g = g.minute(m.Action)
			}
			if (g != ghosts{}) {
				t.Errorf("%v from %v ends with %v", actions(p), start, g)
			}
		}
		last := p.Moves[len(p.Moves)-1].To
		if got := slices.Collect(beliefs.States(last)); !slices.Equal(got, []ghosts{{}}) || last.Len() != 1 {
			t.Errorf("%v: what may be the case in the end is %v", actions(p), got)
		}
	}
	// All 64 plans of three minutes, and none of the shorter ones.
	var try func(plan []controls)
	try = func(plan []controls) {
		if !slices.ContainsFunc(all, func(g ghosts) bool {
			for _, c := range plan {
				g = g.minute(c)
			}
			return g != ghosts{}
		}) {
			var names []string
			for _, c := range plan {
				names = append(names, c.String())
			}
			want = append(want, names)
		} else if len(plan) < 3 {
			for _, c := range allControls {
				try(append(slices.Clip(plan), c))
			}
		}
	}
	try(nil)
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("plans %v, want %v", got, want)
	}
	if published := []string{"open, no organ", "open, organ", "closed, no organ"}; !slices.ContainsFunc(got,
		func(p []string) bool { return slices.Equal(p, published) }) {
		t.Errorf("%v is not among the plans", published)
	}
	if _, _, err := Conformant(Uncertain[ghosts, controls]{}); err == nil {
		t.Error("a problem without a start is not refused")
	}
}
