package state_test

import (
	"encoding/json"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// noted is a puzzle whose facts were put into words by somebody.
func noted(t *testing.T) state.Model {
	t.Helper()
	m, err := state.New(puzzle.Sheet{
		Family: "test",
		Info:   puzzle.Info{Name: "test", Strategies: []puzzle.Strategy{{Name: "quick"}}},
		Form: schema.Form{Fields: []schema.Field{
			{Key: "lines", Kind: schema.Rows, Item: "line", Shapes: []schema.Shape{{
				Sentence: "{friend} has {many}",
				Fields: []schema.Field{
					{Key: "friend", Kind: schema.Choice, From: "friends"},
					{Key: "many", Kind: schema.Number},
					{Key: "words", Kind: schema.Text, Optional: true},
				},
			}}},
			{Key: "friends", Kind: schema.Names, Item: "friend"},
		}},
		Preset: puzzle.Preset{Facts: json.RawMessage(`{"lines":[
			{"friend":"Ann","many":4,"words":"I have four"},{"friend":"Bob","many":2,"words":"Two, no more"},{"friend":"Bob","many":9}],
			"friends":["Ann","Bob"]}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// What somebody said of a fact is not shown as true of another fact.
func TestNotesOfTheOriginalGoWithItsFacts(t *testing.T) {
	m := noted(t)
	m, _ = state.Update(m, set("lines/0/many", json.Number("5")))
	if got := get(t, m, "lines/0/words"); got != "" {
		t.Errorf("Ann has five now, and it still says %q", got)
	}
	if got := get(t, m, "lines/1/words"); got != "Two, no more" {
		t.Errorf("the note of a fact that nobody touched became %q", got)
	}
	changed := m

	m, _ = state.Update(m, set("lines/0/many", json.Number("4")))
	if got := get(t, m, "lines/0/words"); got != "I have four" || !m.Input.Same(m.Original()) {
		t.Errorf("back at four, the note is %q", got)
	}
	m, _ = state.Update(changed, state.Undo{})
	if got := get(t, m, "lines/0/words"); got != "I have four" {
		t.Errorf("after undo the note is %q", got)
	}

	// A new name changes what is said about whom.
	m, _ = state.Update(noted(t), set("friends/1", "Zoe"))
	if got := get(t, m, "lines/1/words"); got != "" {
		t.Errorf("Zoe is made to say %q", got)
	}
}

func TestNotesOfTheVisitorStay(t *testing.T) {
	m := noted(t)
	m, _ = state.Update(m, set("lines/0/words", "mine"))
	m, _ = state.Update(m, set("lines/0/many", json.Number("5")))
	if got := get(t, m, "lines/0/words"); got != "mine" {
		t.Errorf("the visitor's own note became %q", got)
	}
	// One that was taken away does not come back by moving its fact.
	m = noted(t)
	m, _ = state.Update(m, set("lines/0/words", ""))
	m, _ = state.Update(m, state.Edit{Edits: []schema.Edit{{Op: "move", Path: "lines/0", To: 1}}})
	if got := get(t, m, "lines/1/words"); got != "" {
		t.Errorf("a note that was taken away came back: %q", got)
	}
	if got := get(t, m, "lines/0/words"); got != "Two, no more" {
		t.Errorf("a fact that was moved lost its note: %q", got)
	}
}

// Experiments and links of old may bring notes of the original along.
func TestOpenedVariantsHaveNoStaleNotes(t *testing.T) {
	m := noted(t)
	in := m.Original()
	in.Facts, _ = schema.Apply(in.Facts, schema.Edit{Op: "set", Path: "lines/0/many", Value: json.Number("7")})
	m, _ = state.Update(m, state.Open{Input: in})
	if got := get(t, m, "lines/0/words"); got != "" {
		t.Errorf("Ann has seven here, and it says %q", got)
	}
}

// A variant is one whose facts are changed, not one that is searched otherwise.
func TestFactChangesLeaveTheSearchOut(t *testing.T) {
	m := start(t)
	m = apply(m, state.Choose{Strategy: "slow"}, state.Budget{Seconds: 60})
	if m.FactChanges() != 0 || m.Changes() != 2 {
		t.Errorf("%d changes of facts are counted among %d, want 0 of 2", m.FactChanges(), m.Changes())
	}
	m = apply(m, state.Switch{Fact: "remarks/1"}, edit(schema.Edit{Op: "remove", Path: "remarks/2"}))
	if m.FactChanges() != 2 || m.Changes() != 4 {
		t.Errorf("%d changes of facts are counted among %d, want 2 of 4", m.FactChanges(), m.Changes())
	}
}
