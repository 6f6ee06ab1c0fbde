package ui

import (
	"strings"
	"testing"

	"solvitur/app/state"
)

// Where there is no room to keep marks, they come back with their facts as long as the page is open,
// and are kept with the next ones for which there is room.
func TestMarksWithoutRoomComeBackWithTheirFacts(t *testing.T) {
	marked := func(claim string) state.KeptTrial {
		return state.KeptTrial{Notes: state.Notes{Layers: [][]state.TrialMark{{{Claim: claim, How: "tick"}}}}}
	}
	p := demo(t)
	key := p.trialsKey()
	d := drawer{map[string]string{}, map[string]bool{key: true}}
	p.shelf.storage = d
	comesBack := func(text, claim string) {
		t.Helper()
		p.model.Input = inputOf(t, text)
		if own, ok := p.ownTrial(); !ok || own.Marks()[0].Claim != claim {
			t.Errorf("with %q comes back %v, %v", text, own, ok)
		}
	}
	p.model.Input = inputOf(t, "first")
	p.putBy(marked("one"), true)
	if !p.unkeptMarks() {
		t.Error("nobody is told that there is no room")
	}
	p.model.Input = inputOf(t, "second")
	if own, ok := p.ownTrial(); ok || p.unkeptMarks() {
		t.Errorf("other facts have the marks %v, and %v", own, p.unkeptMarks())
	}
	comesBack("first", "one")
	if !p.unkeptMarks() {
		t.Error("nobody is told any more that there is no room")
	}

	delete(d.full, key)
	p.model.Input = inputOf(t, "second")
	if other := p.putBy(marked("two"), true); len(other.Marks()) > 0 || p.unkeptMarks() || p.trials != nil {
		t.Errorf("there is room, and left are %v, of another tab %v", p.trials, other)
	}
	comesBack("first", "one")
	comesBack("second", "two")

	d.kept[key] = strings.ReplaceAll(d.kept[key], "two", "of another tab")
	if other := p.putBy(marked("three"), true); len(other.Marks()) != 1 || other.Marks()[0].Claim != "of another tab" {
		t.Errorf("of another tab is %v", other)
	}
	if other := p.putBy(marked("four"), true); len(other.Marks()) > 0 {
		t.Errorf("one's own is taken for that of another tab: %v", other)
	}
}
