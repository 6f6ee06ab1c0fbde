package logicgrid

import "testing"

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
		g := &items{categories: []string{c.category, c.of}, names: [][]string{{c.place}, {c.thing}}, spots: spotsOf([]string{c.category, c.of})}
		if got := g.pair(item{Category: 0, Place: 0}, item{Category: 1, Place: 0}, true); got != c.want {
			t.Errorf("it is said that %s, and should be that %s", got, c.want)
		}
	}
}
