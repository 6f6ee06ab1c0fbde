package schema

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
)

// Parts takes a shape's sentence apart: pairs of a text and the key of the gap
// that follows it. The key of the last pair may be "".
func (s Shape) Parts() iter.Seq2[string, string] {
	return func(yield func(text, key string) bool) {
		sentence := s.Sentence
		for sentence != "" {
			text, rest, found := strings.Cut(sentence, "{")
			key := ""
			if found {
				key, rest, _ = strings.Cut(rest, "}")
			}
			if !yield(text, key) {
				return
			}
			sentence = rest
		}
	}
}

// Gaps lists the keys that stand in braces in a shape's sentence, in order.
func (s Shape) Gaps() []string {
	var keys []string
	for _, key := range s.Parts() {
		if key != "" {
			keys = append(keys, key)
		}
	}
	return keys
}

// Validate says what an author got wrong in a form: keys that are empty, double
// or cannot stand in a path, kinds that do not exist, choices from fields that
// do not exist, sentences with gaps that no field fills or without one that a field
// needs, and new rows that would be refused. It joins all mistakes.
func (f Form) Validate() error {
	var errs []error
	f.validate("", f.Fields, unfit, &errs)
	return errors.Join(errs...)
}

// unfit are the signs that no key of an author's own may have.
const unfit = "/{}%"

func (f Form) validate(path string, fields []Field, unfit string, errs *[]error) {
	mistake := func(at, format string, args ...any) {
		*errs = append(*errs, fmt.Errorf("form: %s: %s", at, fmt.Sprintf(format, args...)))
	}
	keys, belonging := map[string]bool{}, map[string]int{}
	for _, field := range fields {
		at := join(path, field.Key)
		if field.Key == "" || strings.ContainsAny(field.Key, unfit) {
			mistake(at, "the key %q cannot stand in a path", field.Key)
		}
		if keys[field.Key] {
			mistake(at, "there are two fields with this key")
		}
		keys[field.Key] = true
		if field.Label == "" {
			mistake(at, "it has no label")
		}
		if field.Unique && (field.Kind != Text || path == "") {
			mistake(at, "only a text of a row can be the name of the row")
		}
		if of, number, _ := strings.Cut(field.Of, "/"); field.Of != "" {
			if owner, known := f.Field(of); !known || owner.Kind != Names || owner.Of != "" {
				mistake(at, "it belongs to an item of %q, which is not a list of names of this form", of)
			}
			if number != strconv.Itoa(belonging[of]) || field.Kind != Names || path != "" {
				mistake(at, "it is no list of names that belongs to item %d of %q", belonging[of], of)
			}
			belonging[of]++
		}
		switch field.Kind {
		case Text, Switch, Names, Map:
		case Formula:
			for _, from := range field.sources() {
				if !f.offers(from) {
					mistake(at, "it offers names from %q, which is not a list of names of this form", from)
				}
			}
		case Number:
			for _, n := range []string{field.Min.String(), field.Max.String()} {
				if _, _, ok := plainNumber(n); n != "" && !ok {
					mistake(at, "the bound %q is not a plain number", n)
				}
			}
		case Choice:
			if len(field.Options) == 0 && field.From == "" {
				mistake(at, "there is nothing to choose from")
			}
			if field.From != "" && !f.offers(field.From) {
				mistake(at, "it chooses from %q, which is not a list of names of this form", field.From)
			}
			if field.Phrase != "" && strings.Count(field.Phrase, nameInPhrase) != 1 {
				mistake(at, "its phrase %q has no single {} for the name", field.Phrase)
			}
		case Rows:
			f.validateShapes(at, field, mistake, errs)
		case Table:
			f.validateTable(at, field, mistake, errs)
		case Grid, Regions:
			f.validateBoard(at, field, mistake)
		default:
			mistake(at, "there is no kind of field called %q", field.Kind)
		}
	}
}

func (f Form) validateBoard(at string, field Field, mistake func(at, format string, args ...any)) {
	symbols := field.Symbols
	if symbols == "" && field.Kind == Grid {
		symbols = "1" // not needed where there are names
		if len(field.Options) == 0 && field.From == "" {
			mistake(at, "there is nothing to put into its cells")
		}
		if field.From != "" && !f.offers(field.From) {
			mistake(at, "its cells hold names from %q, which is not a list of names of this form", field.From)
		}
	}
	if n, _ := wholeNumber(field.Columns); len(field.Heads) > 0 && (field.Kind != Grid || n != len(field.Heads)) {
		mistake(at, "it names %d columns, and has %q", len(field.Heads), field.Columns)
	}
	if len(field.Net) > 0 && (len(field.Net) != len(field.Heads) || field.Item == "" || !f.offers(field.Signs)) {
		mistake(at, "its nets have no place for each of %d named columns, or no item, or no signs", len(field.Heads))
	}
	for _, measure := range []string{field.Rows, field.Columns, symbols} {
		if _, fixed := wholeNumber(measure); fixed {
			continue
		}
		if from, known := f.Field(measure); !known || from.Kind != Number && from.Kind != Choice && from.Kind != Names {
			mistake(at, "%q is neither a number nor a field that says how many", measure)
		}
	}
}

// sources are the lists that a formula's offers speak of.
func (f Field) sources() []string {
	var all []string
	for _, offer := range f.Offers {
		if offer.From != "" {
			all = append(all, offer.From)
		}
		for _, before := range offer.After {
			if from, ok := strings.CutPrefix(before, AfterName); ok {
				all = append(all, from)
			}
		}
	}
	return all
}

func (f Form) validateShapes(at string, field Field, mistake func(at, format string, args ...any), errs *[]error) {
	if len(field.Shapes) == 0 {
		mistake(at, "its rows have no shape")
	}
	kinds := map[string]bool{}
	for _, shape := range field.Shapes {
		where := at
		if shape.Kind != "" {
			where = join(at, shape.Kind)
		}
		if kinds[shape.Kind] {
			mistake(where, "every shape needs a kind of its own")
		}
		kinds[shape.Kind] = true
		for _, key := range shape.Gaps() {
			if _, known := shape.Field(key); !known {
				mistake(where, "the gap {%s} of the sentence is no field", key)
			}
		}
		for _, field := range shape.Fields {
			if shape.Sentence != "" && !field.Optional && !slices.Contains(shape.Gaps(), field.Key) {
				mistake(where, "the field %q has no gap in the sentence", field.Key)
			}
		}
		f.validate(where, shape.Fields, unfit, errs)
		if len(shape.New) > 0 {
			doc, err := Decode(shape.New)
			row, isObject := doc.(map[string]any)
			if err != nil || !isObject {
				mistake(where, "the new row is not a record in JSON")
			}
			for key := range row {
				_, known := shape.Field(key)
				if !known && key != "kind" {
					mistake(where, "the new row has %q, which is no field", key)
				}
			}
		}
	}
}

// offers says whether a choice can take its names from there.
func (f Form) offers(from string) bool {
	return !slices.ContainsFunc(Sources(from), func(one string) bool { return !f.lists(one) })
}

// lists says whether this is a list of names of the form.
func (f Form) lists(from string) bool {
	key, column, nested := strings.Cut(from, "/")
	field, ok := f.Field(key)
	switch {
	case !ok:
		return false
	case field.Kind == Names:
		return !nested
	case field.Kind == Map:
		return column == "nodes"
	case field.Kind == Rows:
		return slices.ContainsFunc(field.Shapes, func(s Shape) bool {
			_, has := s.Field(column)
			return has
		})
	}
	return false
}
