package schema_test

import (
	"encoding/json"
	"testing"

	"solvitur/solvers/schema"
)

// categorised is a form with lists that belong to the items of another, up to three of them.
var categorised = schema.Form{Fields: []schema.Field{
	{Key: "of", Kind: schema.Names, Label: "Categories", MaxItems: 3},
	{Key: "a", Kind: schema.Names, Label: "1st", Of: "of/0"},
	{Key: "b", Kind: schema.Names, Label: "2nd", Of: "of/1"},
	{Key: "c", Kind: schema.Names, Label: "3rd", Of: "of/2", Optional: true},
}}

// Lists come, go and move with the items that they belong to, and names made of a name take its new one.
func TestAlong(t *testing.T) {
	const facts = `{"of":["age","town"],"a":["age 1","old"],"b":["Rome","Oslo"]}`
	for _, test := range []struct {
		edit schema.Edit
		want string
	}{
		{schema.Edit{Op: "remove", Path: "of/0"}, `{"a":["Rome","Oslo"],"b":[],"of":["town"]}`},
		{schema.Edit{Op: "remove", Path: "of/1"}, `{"a":["age 1","old"],"b":[],"of":["age"]}`},
		{schema.Edit{Op: "insert", Path: "of/2", Value: "pet"}, `{"a":["age 1","old"],"b":["Rome","Oslo"],"c":["pet 1","pet 2"],"of":["age","town","pet"]}`},
		{schema.Edit{Op: "insert", Path: "of/0", Value: "pet"}, `{"a":["pet 1","pet 2"],"b":["age 1","old"],"c":["Rome","Oslo"],"of":["pet","age","town"]}`},
		{schema.Edit{Op: "move", Path: "of/0", To: 1}, `{"a":["Rome","Oslo"],"b":["age 1","old"],"of":["town","age"]}`},
		{schema.Edit{Op: "set", Path: "of/0", Value: "year"}, `{"a":["year 1","old"],"b":["Rome","Oslo"],"of":["year","town"]}`},
		{schema.Edit{Op: "set", Path: "of/0", Value: "town"}, `{"a":["age 1","old"],"b":["Rome","Oslo"],"of":["town","town"]}`},
		{schema.Edit{Op: "set", Path: "a/0", Value: "9"}, `{"a":["9","old"],"b":["Rome","Oslo"],"of":["age","town"]}`},
	} {
		doc, err := schema.Decode([]byte(facts))
		if err != nil {
			t.Fatal(err)
		}
		got, err := schema.Apply(doc, append([]schema.Edit{test.edit}, schema.Along(categorised, doc, test.edit)...)...)
		if err != nil {
			t.Fatal(err)
		}
		if raw, _ := json.Marshal(got); string(raw) != test.want {
			t.Errorf("%+v leaves %s, not %s", test.edit, raw, test.want)
		}
	}
}

// A list is called by what it belongs to, and is not there without it unless something is in it.
func TestThere(t *testing.T) {
	for facts, want := range map[string]string{
		`{"of":["age","town"],"a":["9"],"b":["Rome"]}`: "Categories, age, town",
		`{"of":["age"],"a":["9"],"b":["Rome"]}`:        "Categories, age, 2nd",
		`{"of":["",""],"a":["9"],"b":[]}`:              "Categories, 1st, 2nd",
		`{}`:                                           "Categories",
	} {
		doc, err := schema.Decode([]byte(facts))
		if err != nil {
			t.Fatal(err)
		}
		labels := ""
		for _, field := range categorised.There(doc, func(string) bool { return false }) {
			if labels != "" {
				labels += ", "
			}
			labels += field.Label
		}
		if labels != want {
			t.Errorf("the lists of %s are called %s, not %s", facts, labels, want)
		}
	}
}
