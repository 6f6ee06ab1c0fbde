package puzzletest

import (
	"bytes"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// checkFacts: every fact is a sentence with an ID of its own, and the ID of one
// that can be switched off is the path of the row or field that states it.
func (c *puzzleCase) checkFacts(t *testing.T) {
	c.checkFactIDsAndPaths(t)
	for _, fact := range c.instance.Facts() {
		if !isSentence(fact.Text) {
			t.Errorf("fact %q is not a sentence: %q", fact.ID, fact.Text)
		}
	}
}

// checkFactIDsAndPaths is what must hold of any facts, whatever names visitors
// choose in them.
func (c *puzzleCase) checkFactIDsAndPaths(t *testing.T) {
	t.Helper()
	doc, err := schema.Decode(c.facts)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[puzzle.FactID]bool{}
	for _, fact := range c.instance.Facts() {
		if seen[fact.ID] {
			t.Errorf("two facts have the ID %q", fact.ID)
		}
		seen[fact.ID] = true
		if strings.HasPrefix(fact.ID, "rule:") != fact.Rule {
			t.Errorf("fact %q: rules, and only rules, have IDs that begin with rule:", fact.ID)
		}
		if _, ok := schema.Get(doc, fact.ID); !fact.Rule && !ok {
			t.Errorf("fact %q is not the path of a field", fact.ID)
		}
		if fact.Text == "" {
			t.Errorf("fact %q has no text", fact.ID)
		}
	}
}

// isSentence checks that a text is one: not empty, no lower-case letter first,
// and a full stop at its end, before closing quotation marks perhaps.
func isSentence(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	end, _ := utf8.DecodeLastRuneInString(strings.TrimRight(text, "”\"’')"))
	return text != "" && !unicode.IsLower(first) && strings.ContainsRune(".!?…", end) && !strings.Contains(text, "%!")
}

// checkJSONSchema: facts that are accepted are valid by their form's JSON Schema.
func (c *puzzleCase) checkJSONSchema(t *testing.T) {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema.JSONSchema(c.family.Form())))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("facts.json", doc); err != nil {
		t.Fatal(err)
	}
	sheet, err := compiler.Compile("facts.json")
	if err != nil {
		t.Fatal(err)
	}
	facts, err := jsonschema.UnmarshalJSON(bytes.NewReader(c.facts))
	if err != nil {
		t.Fatal(err)
	}
	if err := sheet.Validate(facts); err != nil {
		t.Errorf("these facts are not valid by the JSON Schema of their form: %v", err)
	}
}
