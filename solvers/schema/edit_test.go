package schema_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

func TestApply(t *testing.T) {
	const before = `{"a":[1,2,3],"b":{"c":"x"}}`
	for _, test := range []struct {
		edit schema.Edit
		want string // a document, or what an error says
	}{
		{schema.Edit{Op: "set", Path: "a/1", Value: 9}, `{"a":[1,9,3],"b":{"c":"x"}}`},
		{schema.Edit{Op: "set", Path: "d", Value: 9}, `{"a":[1,2,3],"b":{"c":"x"},"d":9}`},
		{schema.Edit{Op: "insert", Path: "a/0", Value: 9}, `{"a":[9,1,2,3],"b":{"c":"x"}}`},
		{schema.Edit{Op: "insert", Path: "a/3", Value: 9}, `{"a":[1,2,3,9],"b":{"c":"x"}}`},
		{schema.Edit{Op: "insert", Path: "d/0", Value: 9}, `{"a":[1,2,3],"b":{"c":"x"},"d":[9]}`}, // an empty list may be left out
		{schema.Edit{Op: "insert", Path: "d/1", Value: 9}, `no "d"`},
		{schema.Edit{Op: "remove", Path: "a/0"}, `{"a":[2,3],"b":{"c":"x"}}`},
		{schema.Edit{Op: "remove", Path: "b/c"}, `{"a":[1,2,3],"b":{}}`},
		{schema.Edit{Op: "move", Path: "a/0", To: 2}, `{"a":[2,3,1],"b":{"c":"x"}}`},
		{schema.Edit{Op: "move", Path: "a/2", To: 0}, `{"a":[3,1,2],"b":{"c":"x"}}`},
		{schema.Edit{Op: "set", Value: 1}, `1`},
		{schema.Edit{Op: "remove"}, "needs a place"},
		{schema.Edit{Op: "move", Path: "a/0", To: 3}, "no position 3"},
		{schema.Edit{Op: "set", Path: "a/3", Value: 9}, "no item"},
		{schema.Edit{Op: "set", Path: "a/x", Value: 9}, "no item"},
		{schema.Edit{Op: "set", Path: "z/x", Value: 9}, `no "z"`},
		{schema.Edit{Op: "set", Path: "b/c/d", Value: 9}, "nothing at"},
		{schema.Edit{Op: "swap", Path: "a/0"}, "no edit is called"},
	} {
		doc := decode(t, before)
		after, err := schema.Apply(doc, test.edit)
		got, _ := json.Marshal(after)
		if err != nil {
			got = []byte(err.Error())
		}
		if !strings.Contains(string(got), test.want) || err == nil && string(got) != test.want {
			t.Errorf("%+v gives %s, want %s", test.edit, got, test.want)
		}
		if raw, _ := json.Marshal(doc); string(raw) != before {
			t.Fatalf("%+v changed the original to %s", test.edit, raw)
		}
	}
}

func TestFieldErrorsTakesJoinedErrorsApart(t *testing.T) {
	err := errors.Join(schema.Join([]*schema.FieldError{schema.Errorf("a", "one"), schema.At("b", 3, "two")}), errors.New("three"))
	errs := schema.FieldErrors(err)
	if len(errs) != 3 || errs[0].Path != "a" || *errs[1].Offset != 3 || errs[2].Path != "" {
		t.Errorf("got %+v", errs)
	}
	if schema.FieldErrors(nil) != nil || schema.Join(nil) != nil {
		t.Error("no error must stay no error")
	}
}

func TestValidateFindsAuthorsMistakes(t *testing.T) {
	form := schema.Form{Fields: []schema.Field{
		{Key: "a", Kind: "colour", Label: "a"},
		{Key: "a", Kind: schema.Text, Label: ""},
		{Key: "b/c", Kind: schema.Text, Label: "b"},
		{Key: "d", Kind: schema.Choice, Label: "d", From: "nowhere"},
		{Key: "e", Kind: schema.Choice, Label: "e"},
		{Key: "f", Kind: schema.Number, Label: "f", Min: "1e3"},
		{Key: "g", Kind: schema.Rows, Label: "g"},
		{Key: "h", Kind: schema.Rows, Label: "h", Shapes: []schema.Shape{{Sentence: "{x}", Fields: []schema.Field{{Key: "z", Kind: schema.Text, Label: "z"}}, New: json.RawMessage(`{"y":1}`)}}},
		{Key: "i", Kind: schema.Grid, Label: "i", Rows: "9", Columns: "h"},
		{Key: "j", Kind: schema.Grid, Label: "j", Rows: "9", Columns: "f", From: "k"},
		{Key: "k", Kind: schema.Regions, Label: "k", Rows: "9", Columns: "9"},
		{Key: "l", Kind: schema.Choice, Label: "l", Options: []schema.Option{{Value: "x"}}, Phrase: "at home"},
		{Key: "m", Kind: schema.Names, Label: "m", Of: "f/0"},
	}}
	err := form.Validate()
	if err == nil {
		t.Fatal("all mistakes went unnoticed")
	}
	for _, want := range []string{
		`no kind of field called "colour"`, "two fields with this key", "it has no label", `"b/c" cannot stand in a path`,
		`it chooses from "nowhere"`, "nothing to choose from", `the bound "1e3"`, "its rows have no shape",
		"the gap {x}", `the field "z" has no gap`, `the new row has "y"`,
		`i: "h" is neither a number nor a field that says how many`, "i: there is nothing to put into its cells",
		`j: its cells hold names from "k"`, `k: "" is neither a number`,
		`l: its phrase "at home" has no single {}`, `m: it belongs to an item of "f"`,
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("the mistakes do not name %q:\n%v", want, err)
		}
	}
}
