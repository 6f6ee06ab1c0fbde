package schema_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"solvitur/solvers/schema"
)

// answer is the form of an answer, with every kind of field that one may have.
var answer = schema.Form{Fields: []schema.Field{
	{Key: "meetings", Kind: schema.Table, Label: "Meetings", Names: []string{"Monday", "a/b"}, Cells: []schema.Field{
		{Key: "friend", Kind: schema.Choice, Label: "friend", Options: schema.OptionsOf([]string{"Pat", "Rose"})},
		{Key: "n", Kind: schema.Number, Label: "times", Min: "0", Max: "9"},
		{Key: "late", Kind: schema.Switch, Label: "late"},
	}},
	{Key: "walk", Kind: schema.Rows, Label: "Walk", Item: "step", MinItems: 2, MaxItems: 2, Shapes: []schema.Shape{{Sentence: "{bridge}", Fields: []schema.Field{
		{Key: "bridge", Kind: schema.Choice, Label: "bridge", Options: schema.OptionsOf([]string{"a", "b"})},
	}}}},
	{Key: "grid", Kind: schema.Grid, Label: "Grid", Rows: "1", Columns: "2", Symbols: "4", Full: true},
}}

const whole = `{"meetings":{"Monday":{"friend":"Pat","n":2,"late":true},"a/b":{"friend":"Rose","n":0,"late":false}},"walk":[{"bridge":"a"},{"bridge":"b"}],"grid":[["1","4"]]}`

func TestAnswers(t *testing.T) {
	if err := answer.Validate(); err != nil {
		t.Fatal(err)
	}
	sheet := compile(t, answer)
	for _, test := range []struct {
		answer      string
		whole, part string // where it is wrong; "-" for nowhere
	}{
		{whole, "-", "-"},
		{`{}`, "meetings", "-"},
		{`{"meetings":null,"walk":"","grid":null}`, "meetings", "-"},
		{`[]`, "", ""},
		{strings.Replace(whole, `"friend":"Pat",`, ``, 1), "meetings/Monday/friend", "-"},
		{strings.Replace(whole, `"friend":"Rose"`, `"friend":""`, 1), "meetings/a~1b/friend", "-"},
		{strings.Replace(whole, `"n":2`, `"n":""`, 1), "meetings/Monday/n", "-"},
		{strings.Replace(whole, `"n":2`, `"n":null`, 1), "meetings/Monday/n", "-"},
		{strings.Replace(whole, `{"friend":"Pat","n":2,"late":true}`, `null`, 1), "meetings/Monday", "-"},
		{strings.Replace(whole, `[{"bridge":"a"},{"bridge":"b"}]`, `[{"bridge":"a"}]`, 1), "walk", "-"},
		{strings.Replace(whole, `"bridge":"b"`, `"bridge":""`, 1), "walk/1/bridge", "-"},
		{strings.Replace(whole, `"4"`, `""`, 1), "grid/0/1", "-"},
		{strings.Replace(whole, `"Pat"`, `"Sam"`, 1), "meetings/Monday/friend", "meetings/Monday/friend"},
		{strings.Replace(whole, `"n":2`, `"n":10`, 1), "meetings/Monday/n", "meetings/Monday/n"},
		{strings.Replace(whole, `true`, `"yes"`, 1), "meetings/Monday/late", "meetings/Monday/late"},
		{strings.Replace(whole, `"Monday"`, `"Mondy"`, 1), "meetings/Mondy", "meetings/Mondy"},
		{strings.Replace(whole, `"late":true`, `"late":true,"x":1`, 1), "meetings/Monday/x", "meetings/Monday/x"},
		{strings.Replace(whole, `{"bridge":"a"},`, `{"bridge":"a"},{"bridge":"a"},`, 1), "walk", "walk"},
		{strings.Replace(whole, `"4"`, `"5"`, 1), "grid/0/1", "grid/0/1"},
		{`{"meetings":[]}`, "meetings", "meetings"},
		{`{"meetings":{"Monday":1}}`, "meetings/Monday", "meetings/Monday"},
	} {
		doc := decode(t, test.answer)
		for _, check := range []struct {
			errs []*schema.FieldError
			want string
		}{{schema.Check(answer, doc), test.whole}, {schema.CheckPart(answer, doc), test.part}} {
			got := "-"
			if len(check.errs) > 0 {
				got = check.errs[0].Path
			}
			if got != check.want {
				t.Errorf("%s is wrong at %q, want %q: %v", test.answer, got, check.want, schema.Join(check.errs))
			}
		}
		instance, err := jsonschema.UnmarshalJSON(bytes.NewReader([]byte(test.answer)))
		if err != nil {
			t.Fatal(err)
		}
		if err := sheet.Validate(instance); err == nil != (test.whole == "-") {
			t.Errorf("the JSON Schema says %v of %s", err, test.answer)
		}
		if fits := answer.Fits(doc); test.part == "-" && !fits {
			t.Errorf("%s does not fit", test.answer)
		}
	}
	if answer.Fits(decode(t, `{"meetings":{"Tuesday":{}}}`)) || answer.Fits(decode(t, `{"meetings":{"Monday":{"friend":["x"]}}}`)) {
		t.Error("a table takes rows that are not its own")
	}
}

func TestLeaves(t *testing.T) {
	var got []string
	for path, value := range schema.Leaves(answer, decode(t, whole)) {
		at := schema.Pointer(path...)
		got = append(got, at)
		if field, err := schema.LeafAt(answer, path); err != nil || schema.CheckLeaf(field, value, false) != nil {
			t.Errorf("%s: %v, %v", at, err, schema.CheckLeaf(field, value, false))
		}
		if there, ok := schema.Get(decode(t, whole), at); !ok || there != value {
			t.Errorf("at %s stands %v", at, there)
		}
		if _, _, ok := answer.At(decode(t, whole), at); !ok {
			t.Errorf("%s leads to no field", at)
		}
	}
	const want = "meetings/Monday/friend meetings/Monday/n meetings/Monday/late meetings/a~1b/friend meetings/a~1b/n meetings/a~1b/late walk/0/bridge walk/1/bridge grid/0/0 grid/0/1"
	if strings.Join(got, " ") != want {
		t.Errorf("the leaves are %s, want %s", got, want)
	}
	for range schema.Leaves(answer, decode(t, `{"meetings":{"Monday":{"friend":"","n":null}},"walk":[{}],"grid":[["",""]]}`)) {
		t.Error("what is left open is a leaf")
	}
	for _, path := range []string{"x", "meetings", "meetings/Monday", "meetings/Tuesday/friend", "meetings/Monday/x", "meetings/Monday/n/x", "walk/2/bridge", "walk/-1/bridge", "walk/01/bridge", "walk/0/x", "grid/0", "grid/0/2", "grid/1/0", "grid/0/0/0"} {
		if field, err := schema.LeafAt(answer, schema.SplitPath(path)); err == nil {
			t.Errorf("%s leads to %v", path, field)
		}
	}
}
