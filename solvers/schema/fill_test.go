package schema_test

import (
	"encoding/json"
	"testing"

	"solvitur/solvers/schema"
)

// An answer is filled in value by value, in a list row by row, until it is the whole one,
// and the part before is left as it was.
func TestFill(t *testing.T) {
	form := schema.Form{Fields: []schema.Field{
		{Key: "start", Kind: schema.Choice, Options: []schema.Option{{Value: "a"}, {Value: "b"}}},
		{Key: "people", Kind: schema.Table, Names: []string{"Ann", "Bob"}, Cells: []schema.Field{{Key: "age", Kind: schema.Number, Max: "9"}, {Key: "kind", Kind: schema.Choice, Options: []schema.Option{{Value: "knave"}}}}},
		{Key: "board", Kind: schema.Grid, Rows: "2", Columns: "2", Symbols: "1 2"},
		{Key: "trips", Kind: schema.Rows, MaxItems: 3, Shapes: []schema.Shape{{Fields: []schema.Field{{Key: "from", Kind: schema.Text}, {Key: "to", Kind: schema.Text}}}}},
	}}
	whole, err := schema.Decode([]byte(`{"start": "a", "people": {"Ann": {"age": 3}, "Bob": {"age": 4, "kind": "knave"}}, "board": [["1", ""], ["", "2"]], "trips": [{"from": "x", "to": "y"}, {"from": "y", "to": "z"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	var part any
	for _, want := range []string{
		`{"start":"a"}`,
		`{"people":{"Ann":{"age":3}},"start":"a"}`,
		`{"people":{"Ann":{"age":3},"Bob":{"age":4}},"start":"a"}`,
		`{"people":{"Ann":{"age":3},"Bob":{"age":4,"kind":"knave"}},"start":"a"}`,
		`{"board":[["1",""],["",""]],"people":{"Ann":{"age":3},"Bob":{"age":4,"kind":"knave"}},"start":"a"}`,
		`{"board":[["1",""],["","2"]],"people":{"Ann":{"age":3},"Bob":{"age":4,"kind":"knave"}},"start":"a"}`,
		`{"board":[["1",""],["","2"]],"people":{"Ann":{"age":3},"Bob":{"age":4,"kind":"knave"}},"start":"a","trips":[{"from":"x","to":"y"}]}`,
		`{"board":[["1",""],["","2"]],"people":{"Ann":{"age":3},"Bob":{"age":4,"kind":"knave"}},"start":"a","trips":[{"from":"x","to":"y"},{"from":"y","to":"z"}]}`,
	} {
		before, _ := json.Marshal(part)
		next, ok := schema.Fill(form, part, whole)
		if got, _ := json.Marshal(next); !ok || string(got) != want {
			t.Fatalf("filled in: %s, %v, want %s", got, ok, want)
		}
		if after, _ := json.Marshal(part); string(after) != string(before) {
			t.Fatalf("what was filled in has changed: %s, and was %s", after, before)
		}
		part = next
	}
	if next, ok := schema.Fill(form, part, whole); ok {
		t.Errorf("filled in further: %v", next)
	}
	part = schema.WithLeaf(form, part, []string{"board", "0", "0"}, nil)
	part = schema.WithLeaf(form, part, []string{"start"}, nil)
	part = schema.WithLeaf(form, part, []string{"people", "Bob", "age"}, nil)
	if got, _ := json.Marshal(part); string(got) != `{"board":[["",""],["","2"]],"people":{"Ann":{"age":3},"Bob":{"kind":"knave"}},"trips":[{"from":"x","to":"y"},{"from":"y","to":"z"}]}` {
		t.Errorf("taken back: %s", got)
	}
}
