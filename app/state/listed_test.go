package state_test

import (
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/schema"
)

// Every list of every kind of puzzle takes something more, also where the facts leave it
// out: of the puzzles that there are, and of the empty ones.
func TestEveryListCanBeAddedTo(t *testing.T) {
	l := lab.New(catalog.Families())
	for _, preset := range catalog.Presets() {
		sheet, err := l.Sheet(t.Context(), preset)
		if err != nil {
			t.Fatal(err)
		}
		m, err := state.New(sheet)
		if err != nil {
			t.Fatal(err)
		}
		whole := m
		empty, _ := state.Update(m, state.Begin{})
		for name, m := range map[string]state.Model{preset.Name: whole, preset.Name + ", empty": empty} {
			for _, field := range m.Sheet.Form.Fields {
				list, _ := schema.Get(m.Facts, field.Key)
				items, _ := list.([]any)
				if field.Kind != schema.Names && field.Kind != schema.Rows || len(items) >= field.ItemLimit() {
					continue
				}
				kinds := []string{""}
				for _, shape := range field.Shapes {
					kinds = append(kinds, shape.Kind)
				}
				added := false
				for _, kind := range kinds {
					event, ok := m.Means(state.Deed{Do: "add", Path: field.Key, Value: kind})
					if !ok {
						continue
					}
					added = true
					before := m.Notice
					if after, _ := state.Update(m, event); after.Notice != before && after.Generation == m.Generation && len(after.Fresh) == len(m.Fresh) {
						t.Errorf("%s: nothing of the kind %q can be added to %s: %s", name, kind, field.Key, after.Notice)
					}
				}
				if !added {
					t.Errorf("%s: nothing can be added to %s", name, field.Key)
				}
			}
		}
	}
}
