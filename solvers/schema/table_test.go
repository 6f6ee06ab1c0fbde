package schema_test

import (
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// Rows and cells of a table may be called by any names that facts give.
func TestTableOfNames(t *testing.T) {
	form := schema.Form{Fields: []schema.Field{{Key: "people", Kind: schema.Table, Label: "people", Names: []string{"A/B", "~"}, Cells: []schema.Field{
		{Key: "owns 1/2 of {it}, 100%", Kind: schema.Switch, Label: "owns half"}}}}}
	if err := form.Validate(); err != nil {
		t.Fatal(err)
	}
	doc, err := schema.Decode([]byte(`{"people":{"A/B":{"owns 1/2 of {it}, 100%":true},"~":{"owns 1/2 of {it}, 100%":false}}}`))
	if err != nil {
		t.Fatal(err)
	}
	if errs := schema.Check(form, doc); len(errs) > 0 {
		t.Error(schema.Join(errs))
	}
	var paths []string
	for path := range schema.Leaves(form, doc) {
		paths = append(paths, schema.Pointer(path...))
		if _, err := schema.LeafAt(form, path); err != nil {
			t.Error(err)
		}
	}
	if got := strings.Join(paths, " "); got != "people/A~1B/owns 1~12 of {it}, 100% people/~0/owns 1~12 of {it}, 100%" {
		t.Errorf("the paths are %s", got)
	}
	form.Fields[0].Cells = append(form.Fields[0].Cells, form.Fields[0].Cells[0])
	if err := form.Validate(); err == nil || strings.Contains(err.Error(), "%!") {
		t.Errorf("a cell that is there twice: %v", err)
	}
}
