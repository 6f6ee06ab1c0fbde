package schema_test

import (
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// Whatever may hold a name follows it: choices, formulas that offer the names of several
// lists one way or another, cells of boards, ends of links. A name that two lists have is left alone
// where both are meant.
func TestRenames(t *testing.T) {
	form := schema.Form{Fields: []schema.Field{
		{Key: "runners", Kind: schema.Names, Label: "Runners"},
		{Key: "towns", Kind: schema.Names, Label: "Towns"},
		{Key: "first", Kind: schema.Choice, Label: "first", From: "runners"},
		{Key: "remarks", Kind: schema.Rows, Label: "Remarks", Shapes: []schema.Shape{
			{Kind: "plain", Fields: []schema.Field{{Key: "formula", Kind: schema.Formula, Label: "formula", From: "runners"}}},
			{Kind: "offers", Fields: []schema.Field{{Key: "formula", Kind: schema.Formula, Label: "formula", Offers: []schema.Offer{
				{Words: []string{"and"}}, {From: "runners"}, {From: "towns", After: []string{"in"}}, {From: "runners", After: []string{"and"}},
			}}}},
		}},
	}}
	doc, err := schema.Decode([]byte(`{"runners":["Ash","Elm"],"towns":["Rye","Elm"],"first":"Ash","remarks":[
		{"kind":"plain","formula":"Ash before Elm"},{"kind":"offers","formula":"Ash in Rye and \"Ash\" not in Ashby"},{"kind":"offers","formula":"Elm in Elm"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ path, now, at, want string }{
		{"runners/0", "Oak", "first", "Oak"},
		{"runners/0", "Oak", "remarks/0/formula", "Oak before Elm"},
		{"runners/0", "Oak", "remarks/1/formula", `Oak in Rye and "Oak" not in Ashby`},
		{"towns/0", "Deal", "remarks/1/formula", `Ash in Deal and "Ash" not in Ashby`},
		{"runners/1", "Oak", "remarks/0/formula", "Ash before Oak"},
		{"runners/1", "Oak", "remarks/2/formula", "Elm in Elm"},
		{"towns/1", "Deal", "remarks/2/formula", "Elm in Elm"},
		{"towns/1", "Deal", "remarks/0/formula", "Ash before Elm"},
	} {
		old, _ := schema.Get(doc, c.path)
		after, err := schema.Apply(doc, append([]schema.Edit{{Op: "set", Path: c.path, Value: c.now}}, schema.Renames(form, doc, c.path, old, c.now)...)...)
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := schema.Get(after, c.at); got != c.want {
			t.Errorf("with %s called %s, %s is %q, want %q", c.path, c.now, c.at, got, c.want)
		}
	}
}

// A name that another item of the list has is no new name: who takes it back, or swaps two names one
// after the other, finds all remarks as they were.
func TestATakenNameIsFollowedByNothing(t *testing.T) {
	form := schema.Form{Fields: []schema.Field{
		{Key: "friends", Kind: schema.Names, Label: "Friends"},
		{Key: "first", Kind: schema.Choice, Label: "first", From: "friends"},
		{Key: "last", Kind: schema.Choice, Label: "last", From: "friends"},
	}}
	for _, names := range [][]string{{"friends/0 Rose", "friends/0 Pat"}, {"friends/0 Rose", "friends/1 Pat"}} {
		var doc any = map[string]any{"friends": []any{"Pat", "Rose"}, "first": "Pat", "last": "Rose"}
		for _, name := range names {
			path, now, _ := strings.Cut(name, " ")
			old, _ := schema.Get(doc, path)
			var err error
			if doc, err = schema.Apply(doc, append([]schema.Edit{{Op: "set", Path: path, Value: now}}, schema.Renames(form, doc, path, old, now)...)...); err != nil {
				t.Fatal(err)
			}
		}
		first, _ := schema.Get(doc, "first")
		if last, _ := schema.Get(doc, "last"); first != "Pat" || last != "Rose" {
			t.Errorf("after %q %v is first and %v last", names, first, last)
		}
	}
}
