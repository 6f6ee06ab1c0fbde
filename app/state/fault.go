package state

import (
	"maps"
	"slices"
	"strings"

	"solvitur/solvers/schema"
)

// Elsewhere are the faults that stand at no field of the form, such as what a
// link says beside the facts: a fact to switch off that is not here, a strategy
// of another kind of puzzle.
func (m Model) Elsewhere() []*schema.FieldError {
	var there []*schema.FieldError
	for _, e := range m.Errors {
		if key, _, _ := strings.Cut(e.Path, "/"); key != "" && !m.hasField(key) {
			there = append(there, e)
		}
	}
	return there
}

func (m Model) hasField(key string) bool {
	_, known := m.Sheet.Form.Field(key)
	return known
}

// drop leaves out what stands at no field and is faulty.
func (m Model) drop() (Model, []Effect) {
	in := m.Input
	// The worker was told of them in this order.
	off := slices.Sorted(slices.Values(in.Off))
	var gone []string
	for _, e := range m.Elsewhere() {
		key, rest, _ := strings.Cut(e.Path, "/")
		switch key {
		case "off":
			if id, ok := itemAt(off, rest); ok {
				gone = append(gone, id)
			}
		case "strategy":
			in.Strategy = ""
		case "orders":
			in.Orders = maps.Clone(in.Orders)
			delete(in.Orders, rest)
		case "limit":
			in.Limit = 0
		case "seconds":
			in.Seconds = 0
		default:
			if doc, err := schema.Apply(in.Facts, schema.Edit{Op: "remove", Path: key}); err == nil {
				in.Facts = doc
			}
		}
	}
	in.Off = slices.DeleteFunc(slices.Clone(in.Off), func(id string) bool { return slices.Contains(gone, id) })
	m, effects := m.change(in)
	m.notify("")
	return m, effects
}

func itemAt(items []string, number string) (string, bool) {
	_, at, ok := cutIndex("/" + number)
	if !ok || at < 0 || at >= len(items) {
		return "", false
	}
	return items[at], true
}

// mend applies a remedy.
func (m Model) mend(e Mend) (Model, []Effect) {
	for _, fault := range m.FieldErrors(e.Path, false) {
		if e.Remedy >= 0 && e.Remedy < len(fault.Remedies) {
			return m.edit(Edit{Edits: fault.Remedies[e.Remedy].Edits})
		}
	}
	return m, nil
}
