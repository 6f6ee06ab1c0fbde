package schema_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"solvitur/solvers/schema"
)

func compile(t testing.TB, form schema.Form) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema.JSONSchema(form)))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.DefaultDraft(jsonschema.Draft2020)
	if err := compiler.AddResource("facts.json", doc); err != nil {
		t.Fatal(err)
	}
	sheet, err := compiler.Compile("facts.json")
	if err != nil {
		t.Fatal(err)
	}
	return sheet
}

// An independent validator finds the schema itself sound, accepts what Check
// accepts, and refuses all that a JSON Schema can express.
func TestJSONSchema(t *testing.T) {
	sheet := compile(t, bench)
	instance, err := jsonschema.UnmarshalJSON(strings.NewReader(good))
	if err != nil {
		t.Fatal(err)
	}
	if err := sheet.Validate(instance); err != nil {
		t.Errorf("good facts are refused: %v", err)
	}
	for _, test := range broken {
		doc, err := schema.Apply(decode(t, good), test.edit)
		if err != nil {
			t.Fatal(err)
		}
		raw, err := json.Marshal(doc)
		if err != nil || len(raw) > 10000 {
			continue // a number that no JSON can hold
		}
		instance, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
		if err != nil {
			t.Fatal(err)
		}
		if err := sheet.Validate(instance); (err != nil) != test.seenBySheet {
			t.Errorf("%s: the JSON Schema says %v, want an error: %v", test.name, err, test.seenBySheet)
		}
	}
}

func TestJSONSchemaAcceptsAbsentLists(t *testing.T) {
	doc, err := schema.Apply(decode(t, good), set("oases", nil), remove("town"), remove("start"), remove("home"))
	if err != nil {
		t.Fatal(err)
	}
	if errs := schema.Check(bench, doc); len(errs) > 0 {
		t.Errorf("Check: %v", schema.Join(errs))
	}
	raw, _ := json.Marshal(doc)
	instance, _ := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err := compile(t, bench).Validate(instance); err != nil {
		t.Errorf("JSON Schema: %v", err)
	}
}
