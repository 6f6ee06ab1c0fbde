package ui

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"solvitur/app/state"
)

// Where there is no room to keep marks, they come back with their facts as long as the page is open,
// and are kept with the next ones for which there is room.
func TestMarksWithoutRoomComeBackWithTheirFacts(t *testing.T) {
	marked := func(claim string) state.KeptTrial {
		return state.KeptTrial{Notes: state.Notes{Layers: [][]state.TrialMark{{{Claim: claim + " = 1", How: "tick"}}}}}
	}
	p := demo(t)
	key := p.trialsKey()
	d := drawer{map[string]string{}, map[string]bool{key: true}}
	p.shelf.storage = d
	comesBack := func(text, claim string) {
		t.Helper()
		p.model.Input = inputOf(t, text)
		if own, ok := p.ownTrial(); !ok || own.Marks()[0].Claim != claim+" = 1" {
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

	d.kept[key] = strings.ReplaceAll(d.kept[key], "two", "elsewhere")
	if other := p.putBy(marked("three"), true); len(other.Marks()) != 1 || other.Marks()[0].Claim != "elsewhere = 1" {
		t.Errorf("of another tab is %v", other)
	}
	if other := p.putBy(marked("four"), true); len(other.Marks()) > 0 {
		t.Errorf("one's own is taken for that of another tab: %v", other)
	}
}

// What this build cannot read of what is kept stays there, beside what it keeps, and is not taken up.
func TestWhatCannotBeReadIsKept(t *testing.T) {
	for stored, stays := range map[string]string{
		`[{"key":"x","layers":5},{"key":"other","layers":[[{"c":"a = 1","h":"tick"}]]}]`: `{"key":"x","layers":5}`,
		`[null,1]`:      `1`,
		`{"version":9}`: `{"version":9}`,
		`[{"key":"x","layers":[[]],"inks":["red"]}]`:              `"inks"`,
		`[{"key":"first","layers":[[]],"ended":1,"end":"bogus"}]`: `"bogus"`,
	} {
		p := demo(t)
		d := drawer{map[string]string{p.trialsKey(): stored}, map[string]bool{}}
		p.shelf.storage = d
		if own, any := p.ownTrial(); any {
			t.Errorf("of %s is taken up %v", stored, own)
		}
		p.putBy(state.KeptTrial{Notes: state.Notes{Layers: [][]state.TrialMark{{{Claim: "b = 2", How: "tick"}}}}}, true)
		if got := d.kept[p.trialsKey()]; !strings.Contains(got, stays) || !strings.Contains(got, "b = 2") || strings.Contains(stored, `"other"`) && !strings.Contains(got, `"other"`) {
			t.Errorf("of %s is left %s", stored, got)
		}
	}
}

// It stays in its place, the latest first, until there are too many, and no copies of it push out others.
func TestWhatCannotBeReadGrowsOld(t *testing.T) {
	p := demo(t)
	key, _ := json.Marshal(p.model.TrialKey())
	stored := `[{"key":"x","inks":["red"]},{"key":` + string(key) + `,"inks":["blue"]}`
	for i := range 4 {
		stored += fmt.Sprintf(`,{"key":"%d","layers":[[]]}`, i)
	}
	d := drawer{map[string]string{p.trialsKey(): stored + "]"}, map[string]bool{}}
	p.shelf.storage = d
	for range 3 { // marked again and again
		p.putBy(state.KeptTrial{Notes: state.Notes{Layers: [][]state.TrialMark{{{Claim: "b = 2", How: "tick"}}}}}, true)
	}
	got := d.kept[p.trialsKey()]
	if !strings.Contains(got, `"b = 2"`) || !strings.Contains(got, `},{"key":"x","inks":["red"]},{"key":"0"`) || !strings.HasSuffix(got, `{"key":"3","layers":[[]]}]`) || strings.Contains(got, "blue") {
		t.Errorf("what is kept is %s", got)
	}
	p.model.Input = inputOf(t, "another")
	p.putBy(state.KeptTrial{Began: 1}, true)
	if got := d.kept[p.trialsKey()]; strings.Contains(got, `"key":"3"`) || !strings.Contains(got, "red") {
		t.Errorf("what is kept is %s", got)
	}
}

// What a page keeps it takes up again, with whatever signs a visitor's names have.
func TestWhatIsKeptIsSound(t *testing.T) {
	for _, name := range []string{"\U0001FAE9 sleepy", "\ue000 other", strings.Repeat("long ", 400)} {
		p := demo(t)
		p.shelf.storage = drawer{map[string]string{}, map[string]bool{}}
		p.putBy(state.KeptTrial{Notes: state.Notes{Layers: [][]state.TrialMark{{{Claim: "\"" + name + "\" = 2", How: "tick", Text: name}}}}}, true)
		if own, any := p.ownTrial(); !any || len(own.Marks()) != 1 {
			t.Errorf("of a mark of %.20q is left %v", name, own)
		}
	}
}
