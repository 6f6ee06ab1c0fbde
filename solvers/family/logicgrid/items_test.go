package logicgrid

import "testing"

// Numbers in names are read as people write them, or not at all.
func TestNumbersInNames(t *testing.T) {
	for name, want := range map[string]int{
		"5": 5, "5 points": 5, "house 3": 3, "the 5th": 5, "$40": 40, "-5": -5, "−5 °C": -5, "room A-5": 5, "minus 5": -5, "Minus 5 °C": -5, "terminus 5": 5,
		"1,000": 1000, "1 000 steps": 1000, "1’000": 1000, "12,500": 12500, "5 kg": 5, "5 hundredweight": 5, "Million 5": 5, "1,000,000": 1000000, "1\u202f000": 1000,
	} {
		if got, ok := number(name); !ok || got != want {
			t.Errorf("%q is read as %d, %v", name, got, ok)
		}
	}
	for _, name := range []string{"", "coffee", "1.000", "1e3", "10:30", "1000001", "2 of 3", "1,0000", "1000,000", "٣", "1.5",
		"1½ hours", "½", "5²", "3 ٣", "2 million", "5k", "5 K", "3 dozen", "2-hundred"} {
		if got, ok := number(name); ok {
			t.Errorf("%q is read as %d", name, got)
		}
	}
}

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
		if got := g.pair(item{0, 0}, item{1, 0}, true); got != c.want {
			t.Errorf("it is said that %s, and should be that %s", got, c.want)
		}
	}
}
