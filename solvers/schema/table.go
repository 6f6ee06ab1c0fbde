package schema

import (
	"maps"
	"slices"
)

// CheckPart is [Check] for an answer that need not be complete: whatever is
// absent, null or empty is left open. What is there must be right by the form.
func CheckPart(form Form, doc any) []*FieldError {
	return check(form, doc, true, "the answer")
}

// empty says whether a value leaves a field open, in a form that may be filled in
// in part.
func (c *checker) empty(value any) bool { return value == nil || c.part && value == "" }

// table checks a record with a member for each named row, which is a record of
// the field's cells.
func (c *checker) table(path string, value any, field Field) {
	rows, ok := value.(map[string]any)
	if !ok {
		c.report(path, "This should be a table, a record in braces {...} with a member for each row, not %s: replace it.", Describe(value))
		return
	}
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		if c.full() {
			return
		}
		if !slices.Contains(field.Names, name) {
			c.unknown(join(path, name), name, OptionsOf(field.Names), "There is no row called %s", "")
		}
	}
	for _, name := range field.Names {
		if c.full() {
			return
		}
		at := join(path, name)
		row, present := rows[name]
		switch {
		case present && row != nil:
			c.object(at, row, field.Cells, "a row", false)
		case !c.part && !optional(field.Cells):
			c.report(at, "This is missing: fill in the row %s.", quote(name))
		}
	}
}

// optional says whether a row without any of its cells is complete.
func optional(cells []Field) bool {
	return !slices.ContainsFunc(cells, func(f Field) bool { return !f.Optional })
}

// tableSchema describes a record of records.
func tableSchema(field Field) object {
	properties := object{}
	for _, name := range field.Names {
		properties[name] = recordSchema(field.Cells, nil)
	}
	s := object{"type": "object", "properties": properties, "additionalProperties": false}
	if len(field.Names) > 0 && !optional(field.Cells) {
		s["required"] = field.Names
	}
	return s
}

func (f Form) tableFits(value any, field Field) bool {
	rows, _ := value.(map[string]any)
	for name, row := range rows {
		record, _ := row.(map[string]any)
		if !slices.Contains(field.Names, name) || !f.fits(record, field.Cells) {
			return false
		}
	}
	return true
}

// validateTable says what an author got wrong in a table.
func (f Form) validateTable(at string, field Field, mistake func(at, format string, args ...any), errs *[]error) {
	if len(field.Cells) == 0 {
		mistake(at, "its rows have no cells")
	}
	for i, name := range field.Names {
		if name == "" || slices.Contains(field.Names[:i], name) {
			mistake(at, "the row %q has no name of its own", name)
		}
	}
	for _, cell := range field.Cells {
		switch cell.Kind {
		case Text, Number, Choice, Switch:
		default:
			mistake(join(at, cell.Key), "a cell of a table cannot be of the kind %q", cell.Kind)
		}
	}
	f.validate(at, field.Cells, "", errs) // their keys may be names
}
