package pairing_test

import (
	"slices"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/logicgrid/pairing"
)

// Something is in, on or at a numbered place if that is how English has it, and else goes with it.
func TestWhereSomethingIs(t *testing.T) {
	for _, c := range []struct{ category, place, of, thing, want string }{
		{"house", "house 1", "drink", "milk", "milk is in house 1"},
		{"Houses", "House 1", "Drinks", "milk", "milk is in House 1"},
		{"boxes", "box 1", "toy", "the ball", "the ball is in box 1"},
		{"shelves", "shelf 1", "toy", "the ball", "the ball is on shelf 1"},
		{"day", "day 1", "guest", "Ada", "Ada is on day 1"},
		{"platform", "platform 1", "train", "the express", "the express is on platform 1"},
		{"chair", "chair 1", "guest", "Ada", "Ada is on chair 1"},
		{"desk", "desk 1", "clerk", "Ada", "Ada is at desk 1"},
		{"house", "house 1", "Colour", "red", "house 1 goes with red"},
		{"house", "house 1", "colours", "red", "house 1 goes with red"},
		{"house", "house 1", "colour", "the red House", "house 1 goes with the red House"},
		{"compartment", "compartment 1", "Cities", "Graz", "compartment 1 goes with Graz"},
		{"patient", "patient 1", "illness", "flu", "patient 1 goes with flu"},
		{"prize", "prize 1", "guest", "Ada", "prize 1 goes with Ada"},
		{"year", "year 1", "pupil", "Otto", "year 1 goes with Otto"},
		{"house", "the first house", "drink", "milk", "the first house goes with milk"},
	} {
		g := pairing.New([]string{c.category, c.of}, [][]string{{c.place}, {c.thing}})
		got, err := g.Clause(g.Goes(pairing.Item{Category: 0}, pairing.Item{Category: 1}), true)
		if got != c.want || err != nil {
			t.Errorf("it is said that %s, and should be that %s: %v", got, c.want, err)
		}
	}
}

// houses are three numbered houses, with what is drunk there, and the towns that people are from.
func houses() *pairing.Items {
	return pairing.New([]string{"house", "drink", "town"}, [][]string{{"house 1", "house 2", "house 3"}, {"milk", "tea", "juice"}, {"Graz", "Linz", "Wels"}})
}

// What is claimed is true of the table that it is read from, and is said; what is nothing is refused.
func TestClaims(t *testing.T) {
	g := houses()
	table := pairing.Table{"house 1": {"drink": "tea", "town": "Wels"}, "house 2": {"drink": "milk", "town": "Linz"}, "house 3": {"drink": "juice", "town": "Graz"}}
	for _, test := range []struct {
		x, y string
		want string
		not  string
	}{
		{"tea", "house 1", "Tea is in house 1.", "Tea is not in house 1."},
		{"Linz", "milk", "Milk goes with Linz.", "Milk does not go with Linz."},
	} {
		c := g.Goes(g.At[test.x], g.At[test.y])
		if value, err := g.Derived(table, c.Path); err != nil || value != c.Value {
			t.Errorf("%s: it is %v, %v", c, value, err)
		}
		said, _ := g.Says(claim.Of(c))
		not, _ := g.Says(claim.Not(claim.Of(c)))
		if said != test.want || not != test.not {
			t.Errorf("%q and %q", said, not)
		}
	}
	if got := g.Apart(g.At["tea"], g.All("Graz", "Linz")...); got != "tea goes neither with Graz nor with Linz" {
		t.Error(got)
	}
	for _, path := range [][]string{{"with", "tea", "drink"}, {"with", "wine", "town"}, {"with", "tea"}} {
		if value, err := g.Derived(table, path); err == nil {
			t.Errorf("%s is %v", path, value)
		}
	}
	if n := len(g.Pairs()); n != 27 {
		t.Errorf("%d pairs", n)
	}
}

// Houses are called by numbers, and what can be in them is by them alone.
func TestPlaces(t *testing.T) {
	g := houses()
	if !slices.Equal(g.Placed(), []string{"house"}) || !slices.Equal(g.Numbered(), g.Names[0]) {
		t.Errorf("%v, %v", g.Placed(), g.Numbered())
	}
	if !g.InPlaces("house", []string{"milk", "tea"}) || g.InPlaces("house", []string{"milk", "Graz"}) || g.InPlaces("drink", []string{"Graz"}) {
		t.Error("what is where by its place alone is not right")
	}
}
