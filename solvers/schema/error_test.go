package schema_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"solvitur/solvers/schema"
)

// The fault of a part is that of the whole at the part's place, with its remedies.
func TestBelow(t *testing.T) {
	inner := schema.Errorf("number", "Too many.").Or("Choose 3", schema.Edit{Op: "set", Path: "number", Value: 3}).
		Or("Remove it", schema.Edit{Op: "remove"})
	want := schema.Errorf("remarks/2/number", "Too many.").Or("Choose 3", schema.Edit{Op: "set", Path: "remarks/2/number", Value: 3}).
		Or("Remove it", schema.Edit{Op: "remove", Path: "remarks/2"})
	if diff := cmp.Diff(want, inner.Below("remarks/2")); diff != "" {
		t.Error(diff)
	}
	if inner.Path != "number" || inner.Remedies[0].Edits[0].Path != "number" {
		t.Errorf("the fault of the part has changed: %+v", inner)
	}
}
