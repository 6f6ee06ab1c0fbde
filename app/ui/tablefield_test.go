package ui

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Each cell of a table has a control with a name and a path of its own, and a
// fault stands in its cell.
func TestATableIsFilledInCellByCell(t *testing.T) {
	m, err := state.New(puzzle.Sheet{
		Family: "test",
		Info:   puzzle.Info{Name: "test", Strategies: []puzzle.Strategy{{Name: "quick"}}},
		Form: schema.Form{Fields: []schema.Field{{Key: "meetings", Kind: schema.Table, Label: "Meetings", Names: []string{"Monday", "a/b"}, Cells: []schema.Field{
			{Key: "friend", Kind: schema.Choice, Label: "friend", Options: schema.OptionsOf([]string{"Pat", "Rose"})},
			{Key: "hour", Kind: schema.Number, Label: "hour", Min: "1", Max: "12"},
		}}}},
		Preset: puzzle.Preset{Facts: json.RawMessage(`{"meetings":{"Monday":{"friend":"Pat","hour":3},"a/b":{"friend":"Rose","hour":5}}}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	draw := func() string { return factsOf(&m) }
	source := draw()
	for _, part := range []string{`"friend, Monday"`, `"hour, a/b"`, `"meetings/Monday/friend"`, `"meetings/a~1b/hour"`} {
		if !strings.Contains(source, part) {
			t.Errorf("there is no %s in %s", part, source)
		}
	}
	m, _ = state.Update(m, state.Edit{Edits: []schema.Edit{{Op: "set", Path: "meetings/a~1b/hour", Value: json.Number("13")}}})
	m.Errors = schema.Check(m.Sheet.Form, m.Facts) // as a worker says
	if source := draw(); !strings.Contains(source, "13 is out of bounds") || !strings.Contains(source, `value="13"`) {
		t.Errorf("the fault is not told, or what was entered is gone: %s", source)
	}
	if m, _ = state.Update(m, state.Undo{}); !m.Original().Same(m.Input) {
		t.Errorf("Undo leaves %v", m.Facts)
	}
}
