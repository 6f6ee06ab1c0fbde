package schema_test

import (
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// pairs is a form with a choice from two lists, one of which may be absent.
var pairs = schema.Form{Fields: []schema.Field{
	{Key: "girls", Kind: schema.Names, Label: "Girls"},
	{Key: "boys", Kind: schema.Names, Label: "Boys", Optional: true},
	{Key: "first", Kind: schema.Choice, Label: "who is first", From: "girls boys"},
}}

// A choice may draw its names from several lists.
func TestAChoiceFromSeveralLists(t *testing.T) {
	if err := pairs.Validate(); err != nil {
		t.Error(err)
	}
	unknown := schema.Form{Fields: slices.Clone(pairs.Fields)}
	unknown.Fields[2].From = "girls cats"
	if err := unknown.Validate(); err == nil {
		t.Error("a list that is not there is not missed")
	}
	for doc, says := range map[string]string{
		`{"girls":["Ann"],"boys":["Bob"],"first":"Ann"}`: "",
		`{"girls":["Ann"],"boys":["Bob"],"first":"Bob"}`: "",
		`{"girls":["Ann"],"first":"Ann"}`:                "",
		`{"girls":["Ann"],"boys":["Bob"],"first":"Cy"}`:  "There is no item called Cy: choose one of Ann or Bob, or add Cy to one of the lists.",
	} {
		errs := schema.Check(pairs, decode(t, doc))
		if says == "" && len(errs) > 0 || says != "" && (len(errs) != 1 || errs[0].Path != "first" || !strings.Contains(errs[0].Message, says)) {
			t.Errorf("%s: %v, want %q", doc, schema.Join(errs), says)
		}
	}
	names, ok := schema.Offered(pairs, decode(t, `{"girls":["Ann","Eve"],"boys":["Bob"]}`), "girls boys")
	if want := []string{"Ann", "Eve", "Bob"}; !ok || !slices.Equal(names, want) {
		t.Errorf("%q are offered, want %q", names, want)
	}
}
