package state

import (
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/view"
)

// pressedInVain presses the first part of a board that refuses, and whose refusal begins so.
func (p *tryer) pressedInVain(begins string) string {
	p.Helper()
	for _, v := range p.m.TriedOn() {
		for part := range view.Marks(v) {
			if strings.HasPrefix(part.Refuses, begins) {
				p.do("refuse", part.ID)
				return p.m.Said().Lines[0].Text
			}
		}
	}
	p.Fatalf("nothing refuses with %q", begins)
	return ""
}

// A press on what cannot be done now says why not and what can, and marks nothing.
func TestAnImpossibleMoveSaysWhyNot(t *testing.T) {
	p := trying(t, "koenigsberg-bridges")
	p.do("check", "") // which has the board drawn
	if said := p.pressedInVain("The walk has not begun"); said != "The walk has not begun: press the land where the walk starts." {
		t.Errorf("before it begins it says %q", said)
	}
	start := ""
	for _, part := range slices.Collect(p.m.plays()) {
		if start == "" {
			start = part.ID
		}
	}
	p.do("put", start)
	marks := len(p.m.Trial.Marks())
	said := p.pressedInVain("Bridge")
	if !strings.Contains(said, "and you are at ") || !strings.Contains(said, ": from here you can cross bridge ") {
		t.Errorf("of a bridge elsewhere it says %q", said)
	}
	if got := len(p.m.Trial.Marks()); got != marks {
		t.Errorf("there are %d marks, and were %d", got, marks)
	}
	p.do("put", slices.Collect(p.m.plays())[0].ID)
	if said := p.m.Trial.Word; said != "" {
		t.Errorf("after a move that can be made it still says %q", said)
	}

	p = trying(t, "wolf-goat-cabbage")
	p.do("fill", "trips/0/seat1", "the farmer")
	p.do("fill", "trips/0/seat2", "the goat")
	for begins, want := range map[string]string{
		"The wolf": "The wolf is not on the side where the boat is: press one of the moves to try.",
		"The goat": "The goat crosses as part of a whole move: press one of the moves to try.",
	} {
		if said := p.pressedInVain(begins); said != want {
			t.Errorf("it says %q, not %q", said, want)
		}
	}

	p = trying(t, "eight-puzzle")
	p.do("check", "")
	if said := p.pressedInVain("3"); said != "3 does not lie beside the gap, and only the tiles there can slide." {
		t.Errorf("of a tile in a corner it says %q", said)
	}
}
