package state

import (
	"fmt"
	"strings"

	"solvitur/solvers/schema"
)

// RowName is what a row is called: by its own name where it has one ("colour
// red"), else by its number in its list ("remark 3"). Its name is a text that it
// must have.
func RowName(field schema.Field, i int, row map[string]any) string {
	shape, _ := field.ShapeOf(row)
	for _, inner := range shape.Fields {
		if name, _ := row[inner.Key].(string); inner.Kind == schema.Text && !inner.Optional && name != "" {
			return field.Item + " " + name
		}
	}
	return fmt.Sprintf("%s %d", field.Item, i+1)
}

// FactName is what stands for a fact beside its sentence: its number in its list,
// as the list shows it, with the word for such a row where the form has several
// lists ("statement 2"); a link of a map is called by its name. A fact that stands
// in no list has none.
func (m Model) FactName(id string) string {
	key, _, _ := strings.Cut(id, "/")
	field, _ := m.Sheet.Form.Field(key)
	_, at, ok := cutIndex(id)
	switch {
	case field.Kind == schema.Map && ok:
		name, there := schema.Get(m.Facts, id+"/name")
		if !there {
			return field.Item // of facts that have gone meanwhile
		}
		return fmt.Sprint(field.Item, " ", name)
	case field.Kind != schema.Rows || !ok:
		return ""
	}
	lists := 0
	for _, other := range m.Sheet.Form.Fields {
		if other.Kind == schema.Rows {
			lists++
		}
	}
	if lists > 1 {
		return fmt.Sprintf("%s %d", field.Item, at+1)
	}
	return fmt.Sprint(at + 1)
}
