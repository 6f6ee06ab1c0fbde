package state_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// asksForAnother is the one request for another puzzle among effects.
func asksForAnother(t *testing.T, effects []state.Effect) state.Draw {
	t.Helper()
	for _, e := range effects {
		if draw, ok := e.(state.Draw); ok {
			return draw
		}
	}
	t.Fatalf("nothing is drawn: %v", effects)
	return state.Draw{}
}

// Another puzzle is opened to be solved, is one's own, and can be undone.
func TestAnother(t *testing.T) {
	m := start(t)
	m, _ = state.Update(m, state.Want{Level: puzzle.Hard, Seed: "12"})
	m, effects := state.Update(m, state.Renew{})
	draw := asksForAnother(t, effects)
	if r := draw.Request; r.Family != m.Sheet.Family || r.Puzzle != m.Sheet.Preset.Name || r.Level != puzzle.Hard || r.Seed != "12" {
		t.Errorf("asked is %+v", r)
	}
	made := wire.Event{Made: &wire.MadeBody{Seed: "1-hard-12", Variant: share.Variant{
		Facts: json.RawMessage(`{"remarks":[],"friends":["Eve","Bob"],"limit":2}`), Words: share.Words{Title: "Another one"},
	}}}
	before := m
	if late, _ := state.Update(m, state.Made{Turn: draw.Turn - 1, Said: made}); !late.Same(m.Input) || !late.Another.Pending {
		t.Error("what was given up is opened")
	}
	m, _ = state.Update(m, state.Made{Turn: draw.Turn, Said: wire.Event{Progress: &wire.ProgressBody{Known: 3, Of: 60}}})
	if m.Another.Known != 3 || m.Another.Of != 60 || !m.Another.Pending {
		t.Errorf("on the way it is %+v", m.Another)
	}
	m, _ = state.Update(m, state.Made{Turn: draw.Turn, Said: made})
	if m.Over() != state.Veiled || !m.Mine || m.Title() != "Another one" || m.Another.Pending || !strings.Contains(m.Notice, "1-hard-12") {
		t.Errorf("it is opened as %q, veil %q, mine %v, %+v, %q", m.Title(), m.Over(), m.Mine, m.Another, m.Notice)
	}
	if got := get(t, m, "friends/0"); got != "Eve" {
		t.Errorf("the first friend is %v", got)
	}
	if atOnce, _ := state.Touched(state.Made{}, &before, &m); !atOnce.Aside || !atOnce.Story {
		t.Errorf("drawn at once is %+v", atOnce)
	}
	if back := apply(m, state.Undo{}); !back.Same(before.Input) || back.Notice != "" {
		t.Errorf("undone, it is %+v, and the page says %q", back.Input, back.Notice)
	}
	if back := apply(m, state.Reset{}); back.Notice != "" {
		t.Errorf("of the original the page says %q", back.Notice)
	}
	m, effects = state.Update(m, state.Renew{})
	made.Made.Variant.Facts, made.Made.Seed = json.RawMessage(`{"remarks":[],"friends":["Eve","Pia"],"limit":2}`), "1-hard-13"
	m, _ = state.Update(m, state.Made{Turn: asksForAnother(t, effects).Turn, Said: made})
	if !strings.HasSuffix(m.Notice, "(seed 1-hard-13). It has taken the place of the one before.") {
		t.Errorf("of one after the other the page says %q", m.Notice)
	}
	m, effects = state.Update(m, state.Renew{})
	if m, _ = state.Update(m, state.Made{Turn: asksForAnother(t, effects).Turn, Said: made}); len(m.Ways) > 0 {
		t.Error("what has not changed can be undone")
	}
}

// What is changed while another puzzle is drawn is not replaced.
func TestWhatIsChangedMeanwhileStays(t *testing.T) {
	m := start(t)
	m, effects := state.Update(m, state.Renew{})
	draw := asksForAnother(t, effects)
	changed := apply(m, state.Switch{Fact: m.Answer.Facts[0].ID})
	made := wire.Event{Made: &wire.MadeBody{Seed: "1-any-12", Variant: share.Variant{Facts: json.RawMessage(`{"remarks":[],"friends":["Eve","Bob"],"limit":2}`)}}}
	if late := apply(changed, state.Made{Turn: draw.Turn, Said: made}); !late.Same(changed.Input) || late.Another.Pending || !strings.Contains(late.Another.Failure, "changed the facts") {
		t.Errorf("it has become %+v, and the page says %q", late.Input, late.Another.Failure)
	}
}

// The menu of levels follows the level that a seed names, and a level that is chosen leaves of the
// seed its number.
func TestSeedsNameLevels(t *testing.T) {
	m := start(t)
	m.Sheet.Others = puzzle.Seeded
	for _, test := range []struct {
		want state.Want
		then state.Another
	}{
		{state.Want{Level: puzzle.Easy, Seed: "1-hard-7"}, state.Another{Level: puzzle.Hard, Seed: "1-hard-7"}},
		{state.Want{Level: puzzle.Medium, Seed: "1-hard-7"}, state.Another{Level: puzzle.Medium, Seed: "7"}},
		{state.Want{Level: puzzle.Medium, Seed: "8"}, state.Another{Level: puzzle.Medium, Seed: "8"}},
		{state.Want{Level: puzzle.Medium, Seed: " EASY-8"}, state.Another{Level: puzzle.Easy, Seed: " EASY-8"}},
		{state.Want{Level: puzzle.Easy, Seed: "lazy-8"}, state.Another{Level: puzzle.Easy, Seed: "lazy-8"}},
	} {
		if m = apply(m, test.want); m.Another.Level != test.then.Level || m.Another.Seed != test.then.Seed {
			t.Errorf("%+v: it is %+v", test.want, m.Another)
		}
	}
}

// What goes wrong is told beside the button, and changes nothing; who gives it up waits for
// nothing.
func TestNoOther(t *testing.T) {
	m := start(t)
	m, effects := state.Update(m, state.Renew{})
	draw := asksForAnother(t, effects)
	wrong := wire.Event{Err: &wire.ErrorBody{Message: "there is no other puzzle like this one"}}
	failed := apply(m, state.Made{Turn: draw.Turn, Said: wrong})
	if failed.Another.Pending || failed.Another.Failure == "" || !failed.Same(m.Input) {
		t.Errorf("it has become %+v", failed.Another)
	}
	if typed := apply(failed, state.Want{Seed: "8"}); typed.Another.Failure != "" {
		t.Error("an old failure stays")
	}
	m, effects = state.Update(m, state.Abandon{})
	if len(effects) != 1 || m.Another.Pending {
		t.Errorf("given up, %+v is done, and it is %+v", effects, m.Another)
	}
	if late := apply(m, state.Made{Turn: draw.Turn, Said: wrong}); late.Another.Failure != "" {
		t.Error("a failure is told that nobody waits for")
	}
	bad := wire.Event{Made: &wire.MadeBody{Variant: share.Variant{Facts: json.RawMessage(`[`)}}}
	m, effects = state.Update(m, state.Renew{})
	m = apply(m, state.Made{Turn: asksForAnother(t, effects).Turn, Said: bad})
	if m.Another.Failure == "" || m.Another.Pending {
		t.Error("what cannot be read is opened")
	}
}

// What is opened meanwhile gives up the other puzzle, which would take its place.
func TestALinkGivesUpAnother(t *testing.T) {
	m := start(t)
	linked, err := m.Read(share.Variant{Facts: json.RawMessage(`{"remarks":[],"friends":["Eve","Bob"],"limit":2}`)})
	if err != nil {
		t.Fatal(err)
	}
	m, effects := state.Update(m, state.Renew{})
	turn := asksForAnother(t, effects).Turn
	m, effects = state.Update(m, state.Open{Input: linked, Shared: true})
	if m.Another.Pending || !slices.ContainsFunc(effects, func(e state.Effect) bool { _, ok := e.(state.Undraw); return ok }) {
		t.Errorf("it goes on: %+v, %v", m.Another, effects)
	}
	late, _ := state.Update(m, state.Made{Turn: turn, Said: wire.Event{Made: &wire.MadeBody{Seed: "1-any-1", Variant: share.Variant{Facts: json.RawMessage(`{"remarks":[],"friends":["Ann","Bob"],"limit":2}`)}}}})
	if !late.Same(linked) {
		t.Error("it has taken the place of what the link brought")
	}
	// What takes the place of a link is not said to take that of one's own changes.
	m, effects = state.Update(m, state.Renew{})
	m, _ = state.Update(m, state.Made{Turn: asksForAnother(t, effects).Turn, Said: wire.Event{Made: &wire.MadeBody{Seed: "1-any-1", Variant: share.Variant{Facts: json.RawMessage(`{"remarks":[],"friends":["Ann","Bob"],"limit":2}`)}}}})
	if !strings.Contains(m.Notice, "taken the place of what the link brought") {
		t.Errorf("it says %q", m.Notice)
	}
}
