package state

import (
	"encoding/json"
	"fmt"

	"solvitur/solvers/schema"
)

// set gives a field the value of its control. What was typed is kept even if it
// is no number, or more than one: the error stands beside it.
func (m Model) set(d Deed) Event {
	field, inner, ok := m.Sheet.Form.At(m.Facts, d.Path)
	if !ok {
		return nil
	}
	edit := schema.Edit{Op: "set", Path: d.Path, Value: d.Text}
	whole := inner == ""
	switch field.Kind {
	case schema.Grid:
		return m.setCell(field, d)
	case schema.Names:
		if whole {
			return nil
		}
	case schema.Switch, schema.Number, schema.Text, schema.Formula, schema.Choice:
		if !whole {
			return nil
		}
		if field.Kind == schema.Switch {
			edit.Value = d.On
			break
		}
		if field.Optional && d.Text == "" {
			return m.without(d)
		}
		if readings := schema.ReadNumber(d.Text, field); field.Kind == schema.Number && len(readings) == 1 {
			edit.Value = readings[0]
		}
	default: // a list is changed item by item
		return nil
	}
	if of, _ := m.Sheet.Form.Field(schema.SplitPath(d.Path)[0]); of.Kind == schema.Table {
		edit = m.rooted(edit)
	}
	return Edit{Edits: []schema.Edit{edit}, Typing: d.Typing}
}

// rooted is an edit of a table that may be empty in part: the row that is not there
// yet comes along with what is written in it.
func (m Model) rooted(edit schema.Edit) schema.Edit {
	parts := schema.SplitPath(edit.Path)
	for n := len(parts) - 1; n > 0; n-- {
		around := schema.Pointer(parts[:n]...)
		if value, _ := schema.Get(m.Facts, around); value != nil {
			break
		}
		edit.Path, edit.Value = around, map[string]any{parts[n]: edit.Value}
	}
	return edit
}

// without takes an optional value away.
func (m Model) without(d Deed) Event {
	if _, has := schema.Get(m.Facts, d.Path); !has {
		return nil
	}
	return Edit{Edits: []schema.Edit{{Op: "remove", Path: d.Path}}, Typing: d.Typing}
}

// Plain is a value as one types it; "" for what cannot be typed.
func Plain(value any) string {
	switch value := value.(type) {
	case nil:
		return ""
	case string:
		return value
	case json.Number:
		return value.String()
	case []any, map[string]any:
		return ""
	}
	return fmt.Sprint(value)
}

// plainAt is what stands at a path, as one types it.
func plainAt(doc any, path string) string {
	value, _ := schema.Get(doc, path)
	return Plain(value)
}

// listAt is the list at a path, if there is one.
func listAt(doc any, path string) []any {
	value, _ := schema.Get(doc, path)
	list, _ := value.([]any)
	return list
}
