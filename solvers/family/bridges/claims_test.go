package bridges_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/bridges"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Every claim of a walk is a sentence, and so is its contrary.
func TestSays(t *testing.T) {
	instance := koenigsberg(t)
	for says, want := range map[string]string{
		`start = "Northern bank"`:                           "The walk starts at Northern bank.",
		`not:start = "Northern bank"`:                       "The walk does not start at Northern bank.",
		`to = "Northern bank"`:                              "The walk ends at Northern bank.",
		`not:to = "Northern bank"`:                          "The walk does not end at Northern bank.",
		`closed = true`:                                     "The walk ends where it started.",
		`not:closed = true`:                                 "The walk does not end where it started.",
		`closed = false`:                                    "The walk does not end where it started.",
		`walk/2/bridge = "6"`:                               "Step 3 is over bridge 6.",
		`not:walk/2/bridge = "6"`:                           "Step 3 is not over bridge 6.",
		`at/3 = "Eastern island"`:                           "Step 3 leads to Eastern island.",
		`not:at/3 = "Eastern island"`:                       "Step 3 does not lead to Eastern island.",
		`walk/0/bridge = "1" & walk/1/bridge = "2"`:         "Step 1 is over bridge 1 and step 2 is over bridge 2.",
		`not:start = "Northern bank" & walk/0/bridge = "1"`: "Not all of this is so: the walk starts at Northern bank and step 1 is over bridge 1.",
		`at/1 = "Western island" & start = "Northern bank" & to = "Nowhere"`: "",
		`at/0 = "Northern bank"`:                      "",
		`at/8 = "Northern bank"`:                      "",
		`walk/7/bridge = "1"`:                         "",
		`walk/0/bridge = "8"`:                         "",
		`to = "Nowhere"`:                              "",
		`closed = "yes"`:                              "",
		`from = "Northern bank"`:                      "",
		`start in ["Northern bank","Western island"]`: "",
	} {
		got, err := instance.Says(says)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%s is said as %q, %v", says, got, err)
		}
	}
}

// Whatever is assumed and denied, every way finds just the walks of which it is
// so: on random maps, with claims of all kinds.
func TestAssumed(t *testing.T) {
	some, none := 0, 0
	for seed := range uint64(150) {
		rng := rand.New(rand.NewPCG(seed, 7))
		f := random(rng)
		instance := parse(t, f)
		n := len(f.Map.Links)
		land := func() string { return f.Map.Nodes[rng.IntN(len(f.Map.Nodes))].Name }
		atom := func() claim.Claim {
			switch k := rng.IntN(5); {
			case k == 0:
				return claim.That(land(), "to")
			case k == 1:
				return claim.That(rng.IntN(2) == 0, "closed")
			case k == 2 && n > 0:
				return claim.That(land(), "at", fmt.Sprint(1+rng.IntN(n)))
			case k == 3 && n > 0:
				return claim.That(f.Map.Links[rng.IntN(n)].Name, "walk", fmt.Sprint(rng.IntN(n)), "bridge")
			}
			return claim.That(land(), "start")
		}
		random := func() puzzle.Claim {
			c := atom()
			for rng.IntN(3) == 0 {
				c = c.And(atom())
			}
			if rng.IntN(2) == 0 {
				c = claim.Not(c)
			}
			return c.String()
		}
		o := puzzle.Options{Limit: 1 << 20}
		if n > 0 && rng.IntN(3) == 0 {
			o.Keep = puzzletest.Without(fmt.Sprintf("map/links/%d", rng.IntN(n)))
		}
		for range 1 + rng.IntN(2) {
			o.Assume = append(o.Assume, random())
		}
		if rng.IntN(2) == 0 {
			o.Deny = random()
		}
		keep := o.Keep
		if keep == nil {
			keep = puzzle.KeepAll
		}
		var want []string
		for _, s := range brute(f, keep) {
			raw, _ := json.Marshal(s)
			fits := true
			for _, c := range o.Assume {
				holds, err := puzzletest.Holds(instance, raw, c)
				fits = fits && holds && err == nil
			}
			if o.Deny != "" {
				holds, err := puzzletest.Holds(instance, raw, o.Deny)
				fits = fits && !holds && err == nil
			}
			if fits {
				want = append(want, string(raw))
			}
		}
		slices.Sort(want)
		if len(want) > 0 {
			some++
		} else {
			none++
		}
		for _, strategy := range bridges.New().Info().Strategies {
			o.Strategy = strategy.Name
			_, found := solve(t, instance, o)
			var got []string
			for _, s := range found {
				raw, _ := json.Marshal(s)
				got = append(got, string(raw))
			}
			if slices.Sort(got); !slices.Equal(got, want) {
				t.Fatalf("%s, assuming %q, denying %q:\n%s\ninstead of\n%s\n%v", strategy.Name, o.Assume, o.Deny, got, want, instance.Facts())
			}
		}
	}
	if some < 25 || none < 25 {
		t.Errorf("%d with walks and %d without: the test tests little", some, none)
	}
}

// Whoever has walked half the way is told at once whether it can be finished:
// a walk over 40 bridges that is begun takes no more looks than one that is not.
func TestBegun(t *testing.T) {
	instance, _ := experiment(t, "Forty bridges")
	_, found := solve(t, instance, puzzle.Options{Limit: 1, Strategy: "fleury"})
	o := puzzle.Options{Limit: 1, Nodes: 3000, Assume: []puzzle.Claim{claim.That(found[0].Start, "start").String()}}
	for k, step := range found[0].Walk[:25] {
		o.Assume = append(o.Assume, claim.That(step.Bridge, "walk", fmt.Sprint(k), "bridge").String())
	}
	if done, _ := solve(t, instance, o); done.Solutions == 0 {
		t.Errorf("it is not found that a walk goes on: %s, %+v", done.Verdict, done.Stats)
	}
}

// A bridge that was washed away cannot be crossed, and who goes astray comes to
// no end.
func TestBreaks(t *testing.T) {
	instance := koenigsberg(t)
	for _, test := range []struct {
		start, walk string
		off, broken []puzzle.FactID
	}{
		{"Northern bank", "1 2 6 5 3 4", []puzzle.FactID{"map/links/6"}, []puzzle.FactID{"map/links/6"}},
		{"Northern bank", "1 2 6 5 3 4", nil, []puzzle.FactID{"map/links/6"}},
		{"Northern bank", "1 2 6 7 3 4", []puzzle.FactID{"map/links/6"}, []puzzle.FactID{"rule:step", "map/links/4"}},
		{"Northern bank", "1 2 6 5 3 4 4", nil, []puzzle.FactID{"rule:once", "map/links/6"}},
		{"Southern bank", "1 2 6 5 3 4", nil, []puzzle.FactID{"rule:step", "map/links/6"}},
		{"Northern bank", "", nil, []puzzle.FactID{"map/links/0", "map/links/1", "map/links/2", "map/links/3", "map/links/4", "map/links/5", "map/links/6"}},
	} {
		s := bridges.Solution{Start: test.start}
		for _, name := range strings.Fields(test.walk) {
			s.Walk = append(s.Walk, bridges.Step{Bridge: name})
		}
		raw, _ := json.Marshal(s)
		if broken, err := instance.Violations(raw, puzzletest.Without(test.off...)); err != nil || !slices.Equal(broken, test.broken) {
			t.Errorf("from %s over %s, without %q, breaks %q, %v", test.start, test.walk, test.off, broken, err)
		}
	}
}

// Without a bridge one may stay anywhere, and each place is an answer.
func TestNoBridges(t *testing.T) {
	f := bridges.Facts{Start: "*", End: "*", Closed: "*", Map: bridges.Map{Nodes: []bridges.Land{{Name: "A", X: "1", Y: "1"}, {Name: "B", X: "2", Y: "2"}}, Links: []bridges.Bridge{}}}
	if _, found := solve(t, parse(t, f), puzzle.Options{}); fmt.Sprint(found) != "[{A []} {B []}]" {
		t.Errorf("the walks are %v", found)
	}
	f.End = "B"
	if _, found := solve(t, parse(t, f), puzzle.Options{}); fmt.Sprint(found) != "[{B []}]" {
		t.Errorf("the walks that end at B are %v", found)
	}
}

// A walk that somebody types may go over a bridge twice: that is not said to be all of them.
func TestPlayedTwice(t *testing.T) {
	instance, err := bridges.New().Parse([]byte(`{"map": {"nodes": [{"name": "A", "x": 0, "y": 0}, {"name": "B", "x": 50, "y": 0}],
		"links": [{"name": "1", "from": "A", "to": "B"}, {"name": "2", "from": "A", "to": "B"}]}, "start": "*", "end": "*", "closed": "*"}`))
	if err != nil {
		t.Fatal(err)
	}
	for walk, want := range map[string]string{
		`{"bridge": "1"}, {"bridge": "2"}`: "Every bridge is crossed.",
		`{"bridge": "1"}, {"bridge": "1"}`: "Press the next bridge: 1 bridge is left.",
	} {
		views := instance.Play([]byte(`{"start": "A", "walk": [`+walk+`]}`), nil)
		if len(views) != 1 || views[0].Note != want {
			t.Errorf("%s: %+v, want %q", walk, views, want)
		}
	}
}
