package state_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

var newRemark = state.Edit{Edits: []schema.Edit{{Op: "insert", Path: "remarks/3", Value: map[string]any{"friend": "Ann", "what": "z"}}}, Fresh: true}

// told is what the worker is asked about.
func told(t *testing.T, m state.Model) string {
	t.Helper()
	variant, err := m.Variant()
	if err != nil {
		t.Fatal(err)
	}
	return string(variant.Facts)
}

// A row that was added says nothing before somebody chooses something in it.
func TestANewRowStatesNothingYet(t *testing.T) {
	m := start(t)
	before := told(t, m)
	m, effects := state.Update(m, newRemark)
	if get(t, m, "remarks/3/what") != "z" || !m.IsFresh("remarks/3") {
		t.Fatalf("it is not there: %v", m.Facts)
	}
	if asked := sent(t, effects).Request.(wire.SolveRequest); string(asked.Variant.Facts) != before || !m.Same(m.Original()) {
		t.Errorf("the solver is told of it: %s", asked.Variant.Facts)
	}
	chosen := apply(m, set("remarks/3/friend", "Bob"))
	if chosen.IsFresh("remarks/3") || !strings.Contains(told(t, chosen), `"what":"z"`) {
		t.Error("something was chosen in it, and it does not count")
	}
	if back := apply(chosen, state.Undo{}); !back.IsFresh("remarks/3") || told(t, back) != before {
		t.Error("undone, it counts still")
	}
	if used := apply(m, state.Use{Path: "remarks/3"}); !strings.Contains(told(t, used), `"what":"z"`) {
		t.Error("it shall stand as it is, and does not count")
	}
	if gone := apply(m, state.Reset{}); len(gone.Fresh) > 0 || told(t, gone) != before {
		t.Error("back at the original it is there still")
	}
}

func TestANewRowStandsLast(t *testing.T) {
	m := apply(start(t), newRemark)
	if again := apply(m, newRemark); again.Notice == "" || len(again.Fresh) != 1 {
		t.Error("a second one came without anything chosen in the first")
	}
	if moved := apply(m, edit(schema.Edit{Op: "move", Path: "remarks/0", To: 3})); get(t, moved, "remarks/3/what") != "z" {
		t.Error("a fact was moved behind what states nothing yet")
	}
	m = apply(m, edit(schema.Edit{Op: "insert", Path: "remarks/4", Value: map[string]any{"friend": "Bob", "what": "y"}}))
	if get(t, m, "remarks/3/what") != "y" || !m.IsFresh("remarks/4") || !strings.Contains(told(t, m), `"y"`) {
		t.Errorf("a fact that came later is not told: %s, %v", told(t, m), m.Fresh)
	}
	m = apply(m, edit(schema.Edit{Op: "remove", Path: "remarks/0"}))
	if !m.IsFresh("remarks/3") {
		t.Errorf("a fact was removed, and new are %v", m.Fresh)
	}
	if m = apply(m, edit(schema.Edit{Op: "remove", Path: "remarks/3"})); len(m.Fresh) > 0 {
		t.Errorf("it was removed, and new are %v", m.Fresh)
	}
}

// A link with faults beside its facts is told of, with a way out that keeps the
// facts.
func TestFaultsBesideTheFacts(t *testing.T) {
	m := start(t)
	in := m.Original()
	in.Facts, _ = schema.Apply(in.Facts, schema.Edit{Op: "set", Path: "limit", Value: json.Number("7")})
	in.Off = []string{"remarks/9", "remarks/0", "rule:once"}
	in.Strategy, in.Orders, in.Seconds = "sideways", map[string][]string{"a/b": {"x"}}, 5
	m = apply(m, state.Open{Input: in, Shared: true})
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Fields: []*schema.FieldError{
		schema.Errorf("off/1", "no"), schema.Errorf("off/2", "no"), schema.Errorf("strategy", "no"), schema.Errorf("orders/a/b", "no"), schema.Errorf("limit", "no"),
	}}}})
	if got := m.Elsewhere(); len(got) != 4 {
		t.Errorf("faults that stand at no field: %v", got)
	}
	m = apply(m, state.Drop{})
	if len(m.Off) != 1 || m.Off[0] != "remarks/0" || m.Strategy != "" || len(m.Orders) != 0 || m.Seconds != 5 || get(t, m, "limit") != json.Number("7") {
		t.Errorf("without them it is %+v", m.Input)
	}
	if m = apply(m, state.Undo{}); !m.Same(in) {
		t.Error("this cannot be undone")
	}
}

func TestAFaultIsMendedAtOnePress(t *testing.T) {
	m := apply(start(t), set("limit", "3,600"))
	fault := schema.Errorf("limit", "two ways").Or("3600", schema.Edit{Op: "set", Path: "limit", Value: json.Number("3600")})
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Fields: []*schema.FieldError{fault}}}})
	if got := apply(m, state.Mend{Path: "limit", Remedy: 1}); !got.Same(m.Input) {
		t.Error("a remedy that there is not was applied")
	}
	if m = apply(m, state.Mend{Path: "limit"}); get(t, m, "limit") != json.Number("3600") {
		t.Errorf("mended, it is %v", get(t, m, "limit"))
	}
}

// What is opened says what it took the place of, and brings it back.
func TestWhatIsOpenedOffersTheWayBack(t *testing.T) {
	m := apply(start(t), set("limit", json.Number("4")))
	mine, experiment := m.Input, m.Original()
	experiment.Strategy = "slow"
	m = apply(m, state.Open{Input: experiment, Notice: "Look."})
	if len(m.Ways) != 1 || !strings.HasPrefix(m.Notice, "Look. ") {
		t.Fatalf("it says %q and offers %v", m.Notice, m.Ways)
	}
	if back := apply(m, state.Take{}); !back.Same(mine) || back.Notice != "" {
		t.Errorf("taken back, it is %v", back.Facts)
	}
	if m = apply(m, state.Switch{Fact: "remarks/0"}); len(m.Ways) > 0 {
		t.Error("after another change the way back is offered still")
	}
	if m = apply(start(t), state.Open{Input: experiment, Notice: "Look."}); len(m.Ways) > 0 || m.Notice != "Look." {
		t.Errorf("nothing was lost, and it says %q", m.Notice)
	}
	removed := state.Edit{Edits: []schema.Edit{{Op: "remove", Path: "remarks/0"}}, Notice: "More is gone."}
	if m = apply(start(t), removed); m.Notice != "More is gone." || len(m.Ways) != 1 {
		t.Errorf("it says %q and offers %v", m.Notice, m.Ways)
	}
	if m = apply(m, state.Take{}); !m.Same(m.Original()) {
		t.Error("it does not come back")
	}
}
