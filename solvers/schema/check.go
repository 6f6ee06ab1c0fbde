package schema

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
)

// maxErrors bounds the list that Check gives: nobody mends more at a time, and
// a hostile document must not make a list as long as itself.
const maxErrors = 100

// Check says what is wrong with facts, as decoded by [Decode], by what the form
// alone can tell: members that are missing or unknown, wrong types, bounds,
// lengths, counts, names that are not names, and choices of what is not there.
// Every error stands at its path, in the order of the form, with a remedy; at
// most 100 are given. Check never panics, whatever doc is, and takes time
// linear in its size but for the search for the nearest names.
func Check(form Form, doc any) []*FieldError { return check(form, doc, false, "the facts") }

// CheckAnswer is [Check] for an answer.
func CheckAnswer(form Form, doc any) []*FieldError { return check(form, doc, false, "the answer") }

func check(form Form, doc any, part bool, what string) []*FieldError {
	c := &checker{form: form, doc: doc, part: part, columns: map[string]bool{}, sources: map[string]*source{}}
	c.collectColumns("", form.Fields)
	c.object("", doc, form.Fields, what, false)
	return c.errs
}

// checker is one run of Check.
type checker struct {
	form Form
	doc  any
	part bool // anything may be empty
	errs []*FieldError
	// columns holds the columns of names, as "oases/name": what stands there is
	// distinct, and some choice may draw from it.
	columns map[string]bool
	sources map[string]*source
}

func (c *checker) report(path, format string, args ...any) {
	if len(c.errs) < maxErrors {
		c.errs = append(c.errs, Errorf(path, format, args...))
	}
}

// offer adds a remedy to what was reported last.
func (c *checker) offer(label string, edits ...Edit) {
	if !c.full() {
		c.errs[len(c.errs)-1].Or(label, edits...)
	}
}

func (c *checker) full() bool { return len(c.errs) >= maxErrors }

func (c *checker) collectColumns(path string, fields []Field) {
	for _, field := range fields {
		for _, from := range Sources(field.From) {
			if strings.Contains(from, "/") {
				c.columns[from] = true
			}
		}
		if field.Unique {
			c.columns[join(path, field.Key)] = true
		}
		for _, shape := range field.Shapes {
			c.collectColumns(join(path, field.Key), shape.Fields)
		}
	}
}

// object checks a record: a value for every field, and no member besides.
// withKind lets the member "kind" pass, which the caller has looked at.
func (c *checker) object(path string, value any, fields []Field, what string, withKind bool) {
	object, ok := value.(map[string]any)
	if !ok {
		c.report(path, "This should be %s, a record in braces {...}, not %s: replace it.", what, Describe(value))
		return
	}
	known := make([]string, 0, len(fields)+1)
	for _, field := range fields {
		known = append(known, field.Key)
	}
	if withKind {
		known = append(known, "kind")
	}
	for _, key := range slices.Sorted(maps.Keys(object)) {
		if c.full() {
			return
		}
		if slices.Contains(known, key) {
			continue
		}
		c.report(join(path, key), "%s", notCalled(key, known))
	}
	for _, field := range fields {
		if c.full() {
			return
		}
		member, present := object[field.Key]
		at := join(path, field.Key)
		// null is what an absent optional list looks like after a round trip
		// through Go, so it counts as absent.
		if !present || c.empty(member) {
			if !field.Optional && !c.part {
				c.report(at, "This is missing: %s.", field.wanted())
			}
			continue
		}
		c.value(at, member, field)
	}
}

func (c *checker) value(path string, value any, field Field) {
	switch field.Kind {
	case Text:
		c.text(path, value, field)
	case Formula:
		c.text(path, value, field)
	case Number:
		c.number(path, value, field)
	case Choice:
		c.choice(path, value, field)
	case Switch:
		if _, ok := value.(bool); !ok {
			c.report(path, "This must be true or false, not %s: switch it on or off.", Describe(value))
		}
	case Names:
		c.names(path, value, field)
	case Rows:
		c.rows(path, value, field)
	case Map:
		c.graph(path, value, field)
	case Grid, Regions:
		c.board(path, value, field)
	case Table:
		c.table(path, value, field)
	default:
		c.report(path, "The form has a field of the unknown kind %q: this is a mistake of the program, not of yours.", field.Kind)
	}
}

// list checks that a value is a list with an allowed number of items.
func (c *checker) list(path string, value any, field Field, of string) ([]any, bool) {
	items, ok := value.([]any)
	if !ok {
		c.report(path, "This should be a list of %s in brackets [...], not %s: replace it.", of, Describe(value))
		return nil, false
	}
	switch n := len(items); {
	case n == 0 && field.Optional, n <= field.ItemLimit() && c.part:
	case n < field.MinItems && n == 0:
		c.report(path, "This list is empty, and needs at least %d: add %d.", field.MinItems, field.MinItems)
	case n < field.MinItems:
		c.report(path, "This list has %d, and needs at least %d: add %d.", n, field.MinItems, field.MinItems-n)
	case n > field.ItemLimit():
		limit := field.ItemLimit()
		c.report(path, "This list has %d, and at most %d are allowed: remove %d.", n, limit, n-limit)
		c.offer(fmt.Sprintf("Remove the last %d", n-limit), Edit{Op: "cut", Path: path, To: limit})
		items = items[:field.ItemLimit()]
	}
	return items, true
}

// rows checks a list of records, each of one of the field's shapes.
func (c *checker) rows(path string, value any, field Field) {
	items, ok := c.list(path, value, field, "records")
	if !ok {
		return
	}
	seen := map[string]map[string]int{} // by column, the row that has a name first
	for i, item := range items {
		if c.full() {
			return
		}
		at := join(path, strconv.Itoa(i))
		shape, withKind, ok := c.shape(at, item, field)
		if !ok {
			continue
		}
		before := len(c.errs)
		c.object(at, item, shape.Fields, english.A(field.item()), withKind)
		if len(c.errs) > before {
			continue
		}
		for _, column := range shape.Fields {
			if column.Kind != Text || !c.columns[field.Key+"/"+column.Key] {
				continue
			}
			name, _ := item.(map[string]any)[column.Key].(string)
			if name == "" && column.Optional {
				continue
			}
			if seen[column.Key] == nil {
				seen[column.Key] = map[string]int{}
			}
			c.name(join(at, column.Key), name, column, field.item(), seen[column.Key], i)
		}
	}
}

// shape finds out which shape a row has.
func (c *checker) shape(path string, item any, field Field) (shape Shape, withKind, ok bool) {
	plain, hasPlain := field.Shape("")
	if hasPlain && len(field.Shapes) == 1 {
		return plain, false, true
	}
	var kinds []Option
	for _, shape := range field.Shapes {
		if shape.Kind != "" {
			kinds = append(kinds, Option{Value: shape.Kind, Label: cmp.Or(shape.Label, shape.Kind)})
		}
	}
	row, isObject := item.(map[string]any)
	if !isObject {
		c.report(path, "This should be %s, a record in braces {...}, not %s: replace it.", english.A(field.item()), Describe(item))
		return Shape{}, false, false
	}
	if _, given := row["kind"]; !given && hasPlain {
		return plain, false, true
	}
	kind, isText := row["kind"].(string)
	if !isText {
		c.offered(join(path, "kind"), kinds, "This "+field.item()+" does not say which kind it is: choose one of %s.")
		return Shape{}, false, false
	}
	shape, known := field.Shape(kind)
	if !known || kind == "" {
		c.unknown(join(path, "kind"), kind, kinds, "There is no kind of "+field.item()+" called %s", "")
		return Shape{}, false, false
	}
	return shape, true, true
}
