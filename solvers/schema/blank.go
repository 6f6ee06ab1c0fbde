package schema

import (
	"encoding/json"
	"maps"
	"slices"
)

// Blank is the value that a new field starts with; names are those that a choice
// offers beside its options.
func Blank(field Field, names []string) any {
	switch field.Kind {
	case Number:
		if field.Min != "" {
			return field.Min
		}
		return json.Number("0")
	case Switch:
		return false
	case Names, Rows:
		return []any{}
	case Table:
		return map[string]any{}
	case Choice:
		switch {
		case len(field.Options) > 0:
			return field.Options[0].Value
		case len(names) > 0:
			return names[0]
		case field.AnyLabel != "":
			return Any
		}
	}
	return ""
}

// Filled is a document of a form in which the optional lists that it lacks are
// there, and empty: facts are spelt in one way. The document itself stays as it
// was.
func Filled(form Form, doc any) any {
	object, ok := doc.(map[string]any)
	if !ok {
		return doc
	}
	object = maps.Clone(object)
	for _, field := range form.Fields {
		if (field.Kind == Names || field.Kind == Rows) && object[field.Key] == nil {
			object[field.Key] = []any{}
		}
	}
	return object
}

// Formulas are the faults of formulas that only show once other faults are out of
// the way: validate finds them in the document, in which whatever is wrong by the
// form alone, as errs say, has been replaced by something that passes. Faults
// elsewhere may come from what was put there, and are left out.
func Formulas(form Form, doc any, errs []*FieldError, validate func(doc any) []*FieldError) []*FieldError {
	if len(errs) >= maxErrors {
		return nil
	}
	for _, e := range errs {
		field, inner, ok := form.At(doc, e.Path)
		if !ok || inner != "" {
			return nil
		}
		names, _ := Offered(form, doc, field.From)
		value := Blank(field, names)
		if field.Kind == Text || field.Kind == Formula {
			value = "x"
		}
		patched, err := Apply(doc, Edit{Op: "set", Path: e.Path, Value: value})
		if err != nil {
			return nil
		}
		doc = patched
	}
	// Only what satisfies the form is safe to be looked into.
	if len(Check(form, doc)) > 0 {
		return nil
	}
	return slices.DeleteFunc(validate(doc), func(e *FieldError) bool {
		known := slices.ContainsFunc(errs, func(other *FieldError) bool { return other.Path == e.Path })
		field, inner, _ := form.At(doc, e.Path)
		return known || inner != "" || field.Kind != Formula
	})
}
