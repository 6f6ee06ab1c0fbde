package state_test

import (
	"encoding/json"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// A choice that draws from several lists follows a name in any of them.
func TestARenamedNameOfOneOfSeveralLists(t *testing.T) {
	m, err := state.New(puzzle.Sheet{
		Family: "test",
		Info:   puzzle.Info{Name: "test", Strategies: []puzzle.Strategy{{Name: "quick"}}},
		Form: schema.Form{Fields: []schema.Field{
			{Key: "girls", Kind: schema.Names, Label: "Girls"},
			{Key: "boys", Kind: schema.Names, Label: "Boys"},
			{Key: "first", Kind: schema.Choice, Label: "who is first", From: "girls boys"},
		}},
		Preset: puzzle.Preset{Facts: json.RawMessage(`{"girls":["Ann"],"boys":["Bob"],"first":"Bob"}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, rename := range []struct{ path, name, first string }{{"girls/0", "Eve", "Bob"}, {"boys/0", "Cid", "Cid"}, {"boys/0", "Eve", "Eve"}, {"girls/0", "Ann", "Eve"}} {
		m, _ = state.Update(m, state.Edit{Edits: []schema.Edit{{Op: "set", Path: rename.path, Value: rename.name}}})
		if first, _ := schema.Get(m.Facts, "first"); first != rename.first {
			t.Errorf("with %s called %s, %v is first", rename.path, rename.name, first)
		}
	}
}
