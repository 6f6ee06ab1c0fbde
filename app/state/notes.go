package state

import (
	"fmt"
	"maps"

	"solvitur/solvers/schema"
)

// noted gives the input that is to follow the present one with the right notes.
// A note of the original, such as how somebody put it, tells of its fact as it
// was: it goes when the fact says something else, and comes back when the fact
// does. A note of the visitor's own stays.
func (m Model) noted(in Input) Input {
	var edits []schema.Edit
	for _, field := range m.Sheet.Form.Fields {
		if field.Kind != schema.Rows {
			continue
		}
		originals, known := membersOf(m.basisOf(in), field), map[string]bool{}
		for _, row := range membersOf(m.Input, field) {
			known[said(field, row)] = true
		}
		for i, row := range membersOf(in, field) {
			for _, note := range notesOf(field, row) {
				text, _ := row[note].(string)
				becomes := text
				switch says := said(field, row); {
				case text != "" && strayed(field, originals, note, text, says):
					becomes = ""
				case text == "" && !known[says]:
					becomes = noteFor(field, originals, note, says)
				}
				if becomes != text {
					edits = append(edits, schema.Edit{Op: "set", Path: fmt.Sprintf("%s/%d/%s", field.Key, i, note), Value: becomes})
				}
			}
		}
	}
	if doc, err := schema.Apply(in.Facts, edits...); err == nil {
		in.Facts = doc
	}
	return in
}

// strayed says whether the original has a note, but not at a fact that says this.
func strayed(field schema.Field, originals []map[string]any, note, text, says string) bool {
	found := false
	for _, original := range originals {
		if original[note] == text {
			if said(field, original) == says {
				return false
			}
			found = true
		}
	}
	return found
}

// noteFor is the note that the original has at a fact that says this.
func noteFor(field schema.Field, originals []map[string]any, note, says string) string {
	for _, original := range originals {
		if text, _ := original[note].(string); text != "" && said(field, original) == says {
			return text
		}
	}
	return ""
}

// membersOf are the rows of a list.
func membersOf(in Input, field schema.Field) []map[string]any {
	value, _ := schema.Get(in.Facts, field.Key)
	items, _ := value.([]any)
	rows := make([]map[string]any, len(items))
	for i, item := range items {
		rows[i], _ = item.(map[string]any)
	}
	return rows
}

// notesOf are the members of a row that are texts beside its sentence.
func notesOf(field schema.Field, row map[string]any) []string {
	shape, _ := field.ShapeOf(row)
	told := map[string]bool{}
	for _, gap := range shape.Gaps() {
		told[gap] = true
	}
	var notes []string
	for _, inner := range shape.Fields {
		if inner.Kind == schema.Text && inner.Optional && !told[inner.Key] {
			notes = append(notes, inner.Key)
		}
	}
	return notes
}

// said is a comparable spelling of what a row says, without its notes.
func said(field schema.Field, row map[string]any) string {
	bare := maps.Clone(row)
	for _, note := range notesOf(field, row) {
		delete(bare, note)
	}
	return encode(bare)
}
