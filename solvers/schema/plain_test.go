package schema_test

import (
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// A list whose rows had no kind at first may get kinds later: a row without the member
// "kind" goes on to mean what it meant.
func TestRowsWithoutAKindAmongOthers(t *testing.T) {
	name := schema.Field{Key: "name", Kind: schema.Text, Label: "name"}
	form := schema.Form{Fields: []schema.Field{{Key: "guests", Kind: schema.Rows, Label: "Guests", Item: "guest", Shapes: []schema.Shape{
		{Sentence: "{name} came", Fields: []schema.Field{name}},
		{Kind: "late", Sentence: "{name} came late", Fields: []schema.Field{name}},
	}}}}
	if err := form.Validate(); err != nil {
		t.Fatal(err)
	}
	for row, want := range map[string]string{
		`{"name":"Ann"}`:                ``,
		`{"kind":"late","name":"Ann"}`:  ``,
		`{"kind":"","name":"Ann"}`:      `guests/0/kind: There is no kind of guest called “”: choose one of late.`,
		`{"kind":"early","name":"Ann"}`: `guests/0/kind: There is no kind of guest called early: choose one of late.`,
		`{"kind":1,"name":"Ann"}`:       `guests/0/kind: This guest does not say which kind it is`,
	} {
		doc, err := schema.Decode([]byte(`{"guests":[` + row + `]}`))
		if err != nil {
			t.Fatal(err)
		}
		said := ""
		for _, fault := range schema.Check(form, doc) {
			said += fault.Path + ": " + fault.Message
		}
		if (want == "") != (said == "") || !strings.HasPrefix(said, want) {
			t.Errorf("%s: %q, want %q", row, said, want)
		}
	}
}
