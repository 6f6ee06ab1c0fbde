package meetings_test

import (
	"encoding/json"
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// One press makes the three lists equally long, either way.
func TestUnequalListsAreMendedAtOnePress(t *testing.T) {
	for name, test := range map[string]struct {
		edits  []schema.Edit
		labels [2]string
	}{
		"a day more": {
			[]schema.Edit{{Op: "insert", Path: "days/4", Value: "Friday"}},
			[2]string{"Add a friend and a place", "Remove the last day"},
		},
		"two friends more, and a place": {
			[]schema.Edit{{Op: "insert", Path: "friends/0", Value: "friend 6"}, {Op: "insert", Path: "friends/5", Value: "Tom"}, {Op: "insert", Path: "places/0", Value: "school"}},
			[2]string{"Add 2 days and a place", "Remove the last 2 friends and the last place"},
		},
	} {
		facts := puzzletest.Facts(t, meetings.New(), "jealous-boyfriend", test.edits...)
		_, err := meetings.New().Parse(facts)
		faults := schema.FieldErrors(err)
		if len(faults) == 0 || len(faults[0].Remedies) != 2 {
			t.Fatalf("%s: %v", name, faults)
		}
		for i, remedy := range faults[0].Remedies {
			if remedy.Label != test.labels[i] {
				t.Errorf("%s: one remedy is called %q, not %q", name, remedy.Label, test.labels[i])
			}
			doc, err := schema.Decode(facts)
			if err != nil {
				t.Fatal(err)
			}
			if doc, err = schema.Apply(doc, remedy.Edits...); err != nil {
				t.Fatal(err)
			}
			raw, _ := json.Marshal(doc)
			_, err = meetings.New().Parse(raw)
			for _, fault := range schema.FieldErrors(err) {
				if _, isList := doc.(map[string]any)[fault.Path]; isList {
					t.Errorf("%s: after %q there is still %v", name, remedy.Label, fault)
				}
			}
		}
	}
}
