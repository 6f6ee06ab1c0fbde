package schema

import (
	"encoding/json"
	"strings"
)

// JSONSchema describes the facts that a form, or one of several, accepts as a JSON Schema (draft
// 2020-12), for authors and their editors. Everything that [Check] accepts is
// valid by it. What a JSON Schema cannot say (that a choice names something
// that exists, that names in records differ) stands in the descriptions.
func JSONSchema(form Form, others ...Form) json.RawMessage {
	s := recordSchema(form.Fields, nil)
	if len(others) > 0 {
		all := []object{s}
		for _, other := range others {
			all = append(all, recordSchema(other.Fields, nil))
		}
		s = object{"anyOf": all}
	}
	s["$schema"] = "https://json-schema.org/draft/2020-12/schema"
	// A map of texts, numbers, lists and maps can always be written.
	raw, _ := json.MarshalIndent(s, "", "  ")
	return raw
}

type object = map[string]any

// recordSchema describes a record; kind is the value of its member "kind", if
// it has one.
func recordSchema(fields []Field, kind *string) object {
	properties, required := object{}, []string{}
	if kind != nil {
		properties["kind"] = object{"const": *kind}
		required = append(required, "kind")
	}
	for _, field := range fields {
		properties[field.Key] = fieldSchema(field)
		if !field.Optional {
			required = append(required, field.Key)
		}
	}
	s := object{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		s["required"] = required
	}
	return s
}

func fieldSchema(field Field) object {
	s := valueSchema(field)
	if field.Label != "" {
		s["title"] = field.Label
	}
	if notes := fieldNotes(field); notes != "" {
		s["description"] = notes
	}
	if field.Optional {
		// An absent list is null after a round trip through Go.
		title, description := s["title"], s["description"]
		delete(s, "title")
		delete(s, "description")
		s = object{"anyOf": []any{s, object{"type": "null"}}}
		if title != nil {
			s["title"] = title
		}
		if description != nil {
			s["description"] = description
		}
	}
	return s
}

func fieldNotes(field Field) string {
	var notes []string
	if field.Help != "" {
		notes = append(notes, field.Help)
	}
	if field.From != "" {
		notes = append(notes, "One of the names in "+strings.Join(Sources(field.From), ", ")+".")
	}
	if field.Unique {
		notes = append(notes, "No two rows have the same.")
	}
	if field.AnyLabel != "" {
		notes = append(notes, `"*" stands for “`+field.AnyLabel+"”.")
	}
	if field.Unit != "" {
		notes = append(notes, "In "+field.Unit+".")
	}
	if field.Kind == Grid || field.Kind == Regions {
		notes = append(notes, boardNote(field))
	}
	return strings.Join(notes, " ")
}

func valueSchema(field Field) object {
	switch field.Kind {
	case Text, Formula:
		s := object{"type": "string", "maxLength": field.LengthLimit()}
		if !field.Optional {
			s["pattern"] = `\S`
		}
		return s
	case Number:
		return numberSchema(field)
	case Choice:
		return choiceSchema(field)
	case Switch:
		return object{"type": "boolean"}
	case Names:
		s := listSchema(field, nameSchema(field))
		s["uniqueItems"] = true
		return s
	case Rows:
		return listSchema(field, rowSchema(field))
	case Map:
		return mapSchema(field)
	case Grid, Regions:
		return boardSchema(field)
	case Table:
		return tableSchema(field)
	}
	return object{"not": object{}}
}

func numberSchema(field Field) object {
	s := object{"type": "number"}
	if field.Decimals == 0 {
		s["type"] = "integer"
	} else {
		s["multipleOf"] = json.Number("0." + strings.Repeat("0", field.Decimals-1) + "1")
	}
	if field.Min != "" {
		s["minimum"] = field.Min
	}
	if field.Max != "" {
		s["maximum"] = field.Max
	}
	return s
}

func choiceSchema(field Field) object {
	if field.From != "" {
		s := object{"type": "string"}
		if !field.Optional {
			s["minLength"] = 1
		}
		return s
	}
	values := []string{}
	for _, option := range field.Options {
		values = append(values, option.Value)
	}
	if field.AnyLabel != "" {
		values = append(values, Any)
	}
	if field.Optional {
		values = append(values, "")
	}
	return object{"enum": values}
}

func nameSchema(field Field) object {
	return object{
		"type":      "string",
		"maxLength": field.LengthLimit(),
		"pattern":   `^\S(.*\S)?$`,
		"not":       object{"const": Any},
	}
}

func listSchema(field Field, items object) object {
	s := object{"type": "array", "items": items, "maxItems": field.ItemLimit()}
	if field.MinItems > 0 && !field.Optional {
		s["minItems"] = field.MinItems
	}
	return s
}

func rowSchema(field Field) object {
	if len(field.Shapes) == 1 && field.Shapes[0].Kind == "" {
		return recordSchema(field.Shapes[0].Fields, nil)
	}
	shapes := make([]any, len(field.Shapes))
	for i, shape := range field.Shapes {
		kind := &shape.Kind
		if shape.Kind == "" {
			kind = nil
		}
		s := recordSchema(shape.Fields, kind)
		if shape.Label != "" {
			s["title"] = shape.Label
		}
		shapes[i] = s
	}
	return object{"oneOf": shapes}
}

func mapSchema(field Field) object {
	nodes, links := mapLists(field)
	return recordSchema([]Field{nodes, links}, nil)
}

// boardSchema describes the rows of a grid. How many there are, and up to which
// number the cells go, is said where it is fixed.
func boardSchema(field Field) object {
	cell := object{"type": "string"}
	switch most, fixed := wholeNumber(field.Symbols); {
	case field.Kind == Grid && field.Symbols == "" && field.From == "":
		values := emptyCell(field)
		for _, option := range field.Options {
			values = append(values, option.Value)
		}
		cell = object{"enum": values}
	case field.Kind == Grid && field.Symbols == "":
	case fixed:
		values := emptyCell(field)
		for i := range most {
			values = append(values, symbol(field, i))
		}
		cell = object{"enum": values}
	case field.Kind == Grid:
		cell["pattern"] = `^([1-9][0-9]*)?$`
	default:
		cell["pattern"] = `^[A-Z]+$`
	}
	list := func(of object, measure string) object {
		s := object{"type": "array", "items": of}
		if n, fixed := wholeNumber(measure); fixed {
			s["minItems"], s["maxItems"] = n, n
		}
		return s
	}
	return list(list(cell, field.Columns), field.Rows)
}

// boardNote says what the measures of a board mean.
func boardNote(field Field) string {
	note := "Rows: " + field.Rows + ", columns: " + field.Columns
	if len(field.Heads) > 0 {
		note += " (" + strings.Join(field.Heads, ", ") + ")"
	}
	switch {
	case field.Symbols == "":
	case field.Kind == Grid:
		note += ", numbers from 1 to: " + field.Symbols
	default:
		note += ", regions: " + field.Symbols
	}
	return note + "."
}

// emptyCell is what stands in a cell that may be empty.
func emptyCell(field Field) []string {
	if field.Kind == Grid && !field.Full {
		return []string{""}
	}
	return []string{}
}
