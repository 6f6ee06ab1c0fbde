package schema_test

import (
	"reflect"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// guests is a form with rows that have names, which no choice draws from.
var guests = schema.Form{Fields: []schema.Field{
	{Key: "guests", Kind: schema.Rows, Label: "Guests", Item: "guest", Shapes: []schema.Shape{{
		Sentence: "{name} {note}",
		Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name", Unique: true},
			{Key: "note", Kind: schema.Text, Label: "note", Optional: true},
		},
	}}},
	{Key: "wishes", Kind: schema.Rows, Label: "Wishes", Optional: true, Shapes: []schema.Shape{{Sentence: "{text}", Fields: []schema.Field{{Key: "text", Kind: schema.Text, Label: "wish"}}}}},
	{Key: "days", Kind: schema.Names, Label: "Days", Optional: true},
	{Key: "host", Kind: schema.Text, Label: "Host", Optional: true},
}}

// The name of a row is a name, and no other row has it.
func TestNamesOfRows(t *testing.T) {
	for name, says := range map[string]string{
		"Bob":  "",
		"Ann":  "Ann is already number 1 of this list: give this guest another name, or remove it.",
		" Bob": "There is a space before or after Bob: remove it.",
		"*":    `A name cannot be "*"`,
	} {
		errs := schema.Check(guests, decode(t, `{"guests":[{"name":"Ann","note":"late"},{"name":"`+name+`","note":"late"}]}`))
		if says == "" && len(errs) > 0 || says != "" && (len(errs) != 1 || errs[0].Path != "guests/1/name" || !strings.Contains(errs[0].Message, says)) {
			t.Errorf("%q: %v, want %q", name, schema.Join(errs), says)
		}
	}
	if err := guests.Validate(); err != nil {
		t.Error(err)
	}
	for _, field := range []schema.Field{
		{Key: "host", Kind: schema.Text, Label: "Host", Unique: true},
		{Key: "rows", Kind: schema.Rows, Label: "Rows", Shapes: []schema.Shape{{Sentence: "{n}", Fields: []schema.Field{{Key: "n", Kind: schema.Number, Label: "n", Unique: true}}}}},
	} {
		if (schema.Form{Fields: []schema.Field{field}}).Validate() == nil {
			t.Errorf("%s: what is no text of a row can be the name of one", field.Key)
		}
	}
}

// Optional lists that a document lacks are empty ones, in a copy of it.
func TestFilled(t *testing.T) {
	doc := decode(t, `{"guests":[{"name":"Ann"}],"days":null}`)
	want := decode(t, `{"guests":[{"name":"Ann"}],"days":[],"wishes":[]}`)
	if got := schema.Filled(guests, doc); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if !reflect.DeepEqual(doc, decode(t, `{"guests":[{"name":"Ann"}],"days":null}`)) {
		t.Errorf("the document itself became %v", doc)
	}
	if got := schema.Filled(guests, "x"); got != "x" {
		t.Errorf("what is no document became %v", got)
	}
}

// A list of names and nothing else says what is wrong without naming a name twice.
func TestNamesOfNames(t *testing.T) {
	form := schema.Form{Fields: []schema.Field{{Key: "names", Kind: schema.Names, Label: "Names", Item: "name"}}}
	for names, want := range map[string]string{
		`["Ann",""]`:    "This name is empty: write one, or remove it.",
		`["Ann","Ann"]`: "Ann is already number 1 of this list: write another name, or remove it.",
	} {
		if errs := schema.Check(form, decode(t, `{"names":`+names+`}`)); len(errs) != 1 || errs[0].Message != want {
			t.Errorf("%s: %v", names, schema.Join(errs))
		}
	}
}

// What is nearest is the name that was misspelt, if it was: one letter is not another.
func TestNearest(t *testing.T) {
	for name, want := range map[string]string{"Calr": "Carl", "carl": "Carl", "Crl": "Carl", "A": "a", "F": "", "b1": "", "Nobody": ""} {
		if got := schema.Nearest(name, []string{"a", "B", "Carl", "a1", "C"}); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// A message shows a name as its writer sees it, and what cannot be seen as something that can.
func TestBriefNamesCanBeRead(t *testing.T) {
	for name, want := range map[string]string{
		"Ada":                   "Ada",
		"👩‍👩‍👧 & “Bo”":          "👩‍👩‍👧 & “Bo”",
		"\u202eabc":             "\ufffdabc",
		"a\x00\nb":              "a\ufffd\ufffdb",
		strings.Repeat("x", 50): strings.Repeat("x", 39) + "…",
	} {
		if got := schema.Brief(name); got != want {
			t.Errorf("%q is told as %q", name, got)
		}
	}
}
