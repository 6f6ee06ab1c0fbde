package state_test

import (
	"encoding/json"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// modelOf is the page of a puzzle with these fields and facts.
func modelOf(t *testing.T, fields []schema.Field, facts string) state.Model {
	t.Helper()
	m, err := state.New(puzzle.Sheet{
		Family: "test",
		Info:   puzzle.Info{Name: "test", Strategies: []puzzle.Strategy{{Name: "quick"}}},
		Form:   schema.Form{Fields: fields},
		Preset: puzzle.Preset{Facts: json.RawMessage(facts)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A choice that draws from several lists follows a name in any of them.
func TestARenamedNameOfOneOfSeveralLists(t *testing.T) {
	m := modelOf(t, []schema.Field{
		{Key: "girls", Kind: schema.Names, Label: "Girls"},
		{Key: "boys", Kind: schema.Names, Label: "Boys"},
		{Key: "first", Kind: schema.Choice, Label: "who is first", From: "girls boys"},
	}, `{"girls":["Ann"],"boys":["Bob"],"first":"Bob"}`)
	for _, rename := range []struct{ path, name, first string }{{"girls/0", "Eve", "Bob"}, {"boys/0", "Cid", "Cid"}, {"boys/0", "Eve", "Cid"}, {"boys/0", "Cid", "Cid"}, {"girls/0", "Ann", "Cid"}} {
		m, _ = state.Update(m, state.Edit{Edits: []schema.Edit{{Op: "set", Path: rename.path, Value: rename.name}}})
		if first, _ := schema.Get(m.Facts, "first"); first != rename.first {
			t.Errorf("with %s called %s, %v is first", rename.path, rename.name, first)
		}
	}
}

// Items that are numbered after their category are renamed with it, wherever they are spoken of; all that one
// edit brings is undone at once.
func TestWhatIsNumberedAfterAName(t *testing.T) {
	m := modelOf(t, []schema.Field{
		{Key: "categories", Kind: schema.Names, Label: "Categories"},
		{Key: "items1", Kind: schema.Names, Label: "1st", Of: "categories/0"},
		{Key: "items2", Kind: schema.Names, Label: "2nd", Of: "categories/1"},
		{Key: "about", Kind: schema.Formula, Label: "about", From: "items1 items2"},
	}, `{"categories":["age","town"],"items1":["age 1","age 2"],"items2":["town 1","town 2"],"about":"age 1 = town 2"}`)
	for _, step := range []struct {
		event state.Event
		want  string
	}{
		{state.Edit{Edits: []schema.Edit{{Op: "set", Path: "categories/0", Value: "year"}}}, `{"about":"year 1 = town 2","categories":["year","town"],"items1":["year 1","year 2"],"items2":["town 1","town 2"]}`},
		{state.Edit{Edits: []schema.Edit{{Op: "remove", Path: "categories/0"}}}, `{"about":"year 1 = town 2","categories":["town"],"items1":["town 1","town 2"],"items2":[]}`},
		{state.Undo{}, `{"about":"year 1 = town 2","categories":["year","town"],"items1":["year 1","year 2"],"items2":["town 1","town 2"]}`},
	} {
		m, _ = state.Update(m, step.event)
		if got, _ := json.Marshal(m.Facts); string(got) != step.want {
			t.Errorf("%+v leaves %s, not %s", step.event, got, step.want)
		}
	}
}
