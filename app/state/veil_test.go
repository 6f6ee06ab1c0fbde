package state_test

import (
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// The veil is lifted by whoever asks for the answer or changes a fact, and by
// nothing else.
func TestVeil(t *testing.T) {
	edit := state.Edit{Edits: []schema.Edit{{Op: "set", Path: "remarks/0/what", Value: "x"}}}
	changed, _ := state.Update(start(t), edit)
	for name, c := range map[string]struct {
		event state.Event
		lifts bool
	}{
		"asked for":               {state.Reveal{}, true},
		"an edit":                 {edit, true},
		"a switch":                {state.Switch{Fact: "remarks/0"}, true},
		"a replay":                {state.Record{Strategy: "quick"}, true},
		"one's own again":         {state.Open{Input: changed.Input}, true},
		"somebody's link":         {state.Open{Input: changed.Input, Shared: true, Veil: state.Veiled}, false},
		"nothing to undo":         {state.Undo{}, false},
		"another strategy":        {state.Choose{Strategy: "slow"}, false},
		"more time":               {state.Budget{Seconds: 60}, false},
		"a row that says nothing": {state.Edit{Edits: []schema.Edit{{Op: "insert", Path: "remarks/3", Value: map[string]any{"friend": "Ann", "what": "d"}}}, Fresh: true}, false},
		"a title":                 {state.Write{Passage: "title", Text: "Mine"}, false},
		"a message":               {state.Notify{Message: "Hello."}, false},
		"the search ended":        {state.Stop{}, false},
	} {
		m := start(t)
		m.Veil = state.Veiled
		m.Reason.Known, m.Reason.Core = true, []string{"remarks/0"}
		if m.Explains("remarks/0") {
			t.Error("a fact stands out that the veiled answer rests on")
		}
		now, _ := state.Update(m, c.event)
		if lifted := now.Veil == state.Shown; lifted != c.lifts {
			t.Errorf("%s: the answer is in sight: %v, want %v", name, lifted, c.lifts)
		}
		if !c.lifts {
			continue
		}
		atOnce, later := state.Touched(c.event, &m, &now)
		if all := atOnce.And(later); !all.Facts || !all.Verdict || !all.Findings || !all.Argument || !all.Search || !all.Aside {
			t.Errorf("%s: only %+v is drawn", name, all)
		}
	}
}

// Whoever changes a fact sees what becomes of the answer, and not what it was.
func TestTheAnswerBeforeStaysVeiled(t *testing.T) {
	m := start(t)
	m.Veil = state.Veiled
	m, _ = state.Update(m, state.Switch{Fact: "remarks/0"})
	if m.Over() != state.Veiled {
		t.Error("the answer to the facts before is in sight")
	}
	done := state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Done: &wire.DoneBody{Done: puzzle.Done{Verdict: puzzle.Many, Solutions: 2, Exact: true}}}}
	before := m
	if m, _ = state.Update(m, done); m.Over() != state.Shown {
		t.Error("what became of the answer is not in sight")
	}
	if atOnce, later := state.Touched(done, &before, &m); !atOnce.And(later).Aside {
		t.Error("what was veiled beside the answer is not drawn")
	}
}

// Nothing is told about a veiled answer piece by piece: a solution in which something
// is otherwise would be the answer itself.
func TestAVeiledAnswerIsNotAskedAbout(t *testing.T) {
	m := start(t)
	m.Veil = state.Veiled
	for _, event := range []state.Event{state.Ask{Claim: "a = 1"}, state.Ask{}, state.Behind{}} {
		now, effects := state.Update(m, event)
		if now.Reason.Pending || len(effects) > 0 || now.Notice == "" || len(now.Ways) != 1 {
			t.Errorf("%#v: pending %v, %d effects, told %q with %d ways", event, now.Reason.Pending, len(effects), now.Notice, len(now.Ways))
		}
		if now, _ = state.Update(now, state.Take{}); now.Over() != state.Shown {
			t.Error("the way that is offered leads nowhere")
		}
	}
}

// Who asks how many answers there are is told nothing else, and after a change and back no
// more than before.
func TestTheVerdictAlone(t *testing.T) {
	m := start(t)
	m.Veil = state.Veiled
	m, _ = state.Update(m, state.Reveal{Verdict: true})
	if m.Over() != state.VerdictOnly {
		t.Fatalf("the answer is %q", m.Over())
	}
	m, _ = state.Update(m, state.Edit{Edits: []schema.Edit{{Op: "set", Path: "remarks/0/what", Value: "x"}}})
	m, _ = state.Update(m, state.Undo{})
	if m.Veil != state.VerdictOnly {
		t.Errorf("after a change and back the answer is %q", m.Veil)
	}
}

// An edit lifts the veil over the answer to its facts, and to no others: whoever comes back
// finds the original veiled as it was.
func TestTheVeilComesBack(t *testing.T) {
	edit := state.Edit{Edits: []schema.Edit{{Op: "set", Path: "remarks/0/what", Value: "x"}}}
	for name, back := range map[string]state.Event{"undone": state.Undo{}, "the original again": state.Reset{}} {
		m := start(t)
		m.Veil = state.Veiled
		m, _ = state.Update(m, edit)
		if m.Veil != state.Shown {
			t.Fatal("an edit leaves the answer veiled")
		}
		m, _ = state.Update(m, back)
		if m.Over() != state.Veiled {
			t.Errorf("%s: the answer is %q", name, m.Over())
		}
		m, _ = state.Update(m, state.Reveal{})
		m, _ = state.Update(m, edit)
		m, _ = state.Update(m, back)
		if m.Veil != state.Shown {
			t.Errorf("%s: what was asked for is veiled again", name)
		}
	}
}

// What is asked for of one answer lifts no other: not by a step back, nor from somebody's link.
// What was in sight is so again after a step back and forth.
func TestEachAnswerHasItsVeil(t *testing.T) {
	edit := state.Edit{Edits: []schema.Edit{{Op: "set", Path: "remarks/0/what", Value: "x"}}}
	changed, _ := state.Update(start(t), edit)
	for name, c := range map[string]struct{ open, back state.Event }{
		"another, and undone":      {state.Open{Input: changed.Input, Veil: state.Veiled}, state.Undo{}},
		"a link, and the original": {state.Open{Input: changed.Input, Shared: true, Veil: state.Veiled}, state.Reset{}},
	} {
		m := start(t)
		m.Veil = state.Veiled
		for _, event := range []state.Event{c.open, state.Reveal{}, c.back} {
			m, _ = state.Update(m, event)
		}
		if m.Over() != state.Veiled {
			t.Errorf("%s: the answer that nobody asked for is %q", name, m.Over())
		}
	}
	// Of a verdict that was asked for of one, nothing is told of another while that is worked out.
	m := start(t)
	m.Veil = state.Veiled
	for _, event := range []state.Event{state.Open{Input: changed.Input, Veil: state.Veiled}, state.Reveal{Verdict: true}, state.Undo{}, state.Redo{}} {
		m, _ = state.Update(m, event)
	}
	if m.Over() != state.Veiled || m.Veil != state.VerdictOnly {
		t.Errorf("beside an answer that was not asked for the veil is %q", m.Over())
	}
	m = start(t)
	m.Veil = state.Veiled
	for _, event := range []state.Event{edit, state.Undo{}, state.Redo{}} {
		m, _ = state.Update(m, event)
	}
	if m.Veil != state.Shown {
		t.Errorf("after an edit, back and forth, the answer to it is %q", m.Veil)
	}
}
