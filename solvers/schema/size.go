package schema

import (
	"encoding/json"
	"maps"
	"slices"
	"unicode/utf8"
)

// Members are the members of a form's facts: all that can be told, without
// looking into them, of the kind of puzzle that facts are of.
type Members struct {
	Needed   []string `json:"needed,omitempty"`
	Optional []string `json:"optional,omitempty"`
}

// MembersOf lists the members of a form.
func MembersOf(form Form) (m Members) {
	for _, field := range form.Fields {
		if field.Optional {
			m.Optional = append(m.Optional, field.Key)
		} else {
			m.Needed = append(m.Needed, field.Key)
		}
	}
	return m
}

// Others are the members of a document that are none of these, in order.
func (m Members) Others(doc any) (others []string) {
	object, _ := doc.(map[string]any)
	for _, key := range slices.Sorted(maps.Keys(object)) {
		if !slices.Contains(m.Needed, key) && !slices.Contains(m.Optional, key) {
			others = append(others, key)
		}
	}
	return others
}

// Of says whether a document has these members, and no others.
func (m Members) Of(doc any) bool {
	object, ok := doc.(map[string]any)
	if !ok {
		return false
	}
	for _, key := range m.Needed {
		if object[key] == nil {
			return false
		}
	}
	return len(m.Others(doc)) == 0
}

// Fits says whether a document is within the sizes of the form: it has no
// members but the form's, and no list is longer, no text or number either, than
// the form allows. What it holds may be wrong otherwise. It takes time linear in the document, and stops where that is too
// large.
func (f Form) Fits(doc any) bool {
	object, ok := doc.(map[string]any)
	return ok && f.fits(object, f.Fields)
}

// longestChoice bounds the characters of a choice, whatever its names.
const longestChoice = 400

func (f Form) fits(object map[string]any, fields []Field) bool {
	for key := range object {
		if _, known := find(fields, key); !known {
			return false
		}
	}
	for _, field := range fields {
		value := object[field.Key]
		switch field.Kind {
		case Text, Formula:
			if !short(value, field.LengthLimit()) {
				return false
			}
		case Number:
			if !short(value, maxNumberLength) {
				return false
			}
		case Choice, Switch:
			if !short(value, longestChoice) {
				return false
			}
		case Names, Rows:
			if !f.listFits(value, field, field.ItemLimit()) {
				return false
			}
		case Map:
			parts, _ := value.(map[string]any)
			for part := range parts {
				if part != "nodes" && part != "links" {
					return false
				}
			}
			nodes, links := mapLists(field)
			if !f.listFits(parts["nodes"], nodes, nodes.ItemLimit()) || !f.listFits(parts["links"], links, links.ItemLimit()) {
				return false
			}
		case Table:
			if !f.tableFits(value, field) {
				return false
			}
		case Grid, Regions:
			rows, columns := f.BoardLimit(field)
			list, _ := value.([]any)
			if len(list) > rows {
				return false
			}
			for _, row := range list {
				if !f.listFits(row, Field{}, columns) {
					return false
				}
			}
		}
	}
	return true
}

// listFits looks at names, cells, and rows, of whatever shape.
func (f Form) listFits(value any, field Field, most int) bool {
	list, _ := value.([]any)
	if len(list) > most {
		return false
	}
	for _, item := range list {
		row, isRow := item.(map[string]any)
		if !isRow {
			if !short(item, longestChoice) {
				return false
			}
			continue
		}
		shape, _ := field.ShapeOf(row)
		fields := shape.Fields
		if shape.Kind != "" || len(field.Shapes) != 1 {
			fields = append(slices.Clip(fields), Field{Key: "kind", Kind: Choice})
		}
		if !f.fits(row, fields) {
			return false
		}
	}
	return true
}

// short says whether a value is no list or record, and no longer text than this.
func short(value any, most int) bool {
	switch value := value.(type) {
	case string:
		return utf8.RuneCountInString(value) <= most
	case json.Number:
		return len(value) <= most
	case []any, map[string]any:
		return false
	}
	return true
}

// BoardLimit is the most rows and columns that a grid or regions can have,
// whatever its measures say now.
func (f Form) BoardLimit(field Field) (rows, columns int) {
	return f.largest(field.Rows), f.largest(field.Columns)
}

// largest is the most that a measure can stand for.
func (f Form) largest(measure string) int {
	if n, fixed := wholeNumber(measure); fixed {
		return min(n, maxSide)
	}
	field, _ := f.Field(measure)
	most := maxSide
	switch field.Kind {
	case Names:
		most = field.ItemLimit()
	case Number:
		if n, ok := wholeNumber(field.Max.String()); ok {
			most = n
		}
	case Choice:
		most = 0
		for _, option := range field.Options {
			if n, ok := wholeNumber(option.Value); ok {
				most = max(most, n)
			}
		}
	}
	return min(most, maxSide)
}
