package logicgrid_test

import (
	"encoding/json"
	"testing"

	"solvitur/solvers/family/logicgrid"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// One press gives a category as many items as the first.
func TestUnequalCategoriesAreMendedAtOnePress(t *testing.T) {
	for label, edit := range map[string]schema.Edit{
		"Add colour 6":    {Op: "insert", Path: "items1/5", Value: "house 6"},
		"Take out ferret": {Op: "insert", Path: "items6/5", Value: "ferret"},
	} {
		facts := puzzletest.Facts(t, logicgrid.New(), "zebra", edit)
		_, err := logicgrid.New().Parse(facts)
		faults := schema.FieldErrors(err)
		if len(faults) == 0 || faults[0].Remedies[0].Label != label {
			t.Fatalf("%q: %+v", label, faults)
		}
		doc, err := schema.Decode(facts)
		if err != nil {
			t.Fatal(err)
		}
		for _, fault := range faults {
			if doc, err = schema.Apply(doc, fault.Remedies[0].Edits...); err != nil {
				t.Fatal(err)
			}
		}
		raw, err := json.Marshal(doc)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = logicgrid.New().Parse(raw); err != nil {
			t.Errorf("after %q there is still %v", label, err)
		}
	}
}
