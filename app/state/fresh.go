package state

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/schema"
)

// A fresh row states nothing yet: it was added, and nobody has chosen anything in
// it. It is seen on the page alone; the solver, links and files are not told of
// it. A list has one at most, and it stands last, so that leaving it out renumbers
// nothing.

var errFresh = errors.New("what states nothing yet stands last")

// Movable says whether a row can change places with the one at another index of
// its list.
func (in Input) Movable(path string, to int) bool {
	list, _, _ := cutIndex(path)
	value, _ := schema.Get(in.Facts, list)
	items, _ := value.([]any)
	_, ok := in.placed(schema.Edit{Op: "move", Path: path, To: to})
	return ok && to >= 0 && to < len(items)
}

// IsFresh says whether a row was added and is untouched.
func (in Input) IsFresh(path string) bool { return slices.Contains(in.Fresh, path) }

// stated are the facts without the rows that state nothing yet.
func (in Input) stated() any {
	doc := in.Facts
	for _, path := range slices.Backward(in.Fresh) {
		// A path that is gone leaves the document as it is.
		if without, err := schema.Apply(doc, schema.Edit{Op: "remove", Path: path}); err == nil {
			doc = without
		}
	}
	return doc
}

// freshIn counts the fresh rows of a list.
func (in Input) freshIn(list string) (n int) {
	for _, path := range in.Fresh {
		if at, _, ok := cutIndex(path); ok && at == list {
			n++
		}
	}
	return n
}

// placed puts a row that states something before the fresh one of its list, and
// says false to a move that would bring them out of order.
func (in Input) placed(edit schema.Edit) (schema.Edit, bool) {
	list, at, ok := cutIndex(edit.Path)
	fresh := in.freshIn(list)
	if !ok || fresh == 0 {
		return edit, true
	}
	value, _ := schema.Get(in.Facts, list)
	items, _ := value.([]any)
	first := len(items) - fresh
	switch edit.Op {
	case "insert":
		edit.Path = fmt.Sprintf("%s/%d", list, min(at, first))
	case "move":
		return edit, (at >= first) == (edit.To >= first)
	}
	return edit, true
}

// touched are the fresh rows that stay so after an edit: a row in which something
// is chosen states what it says, and a list that is replaced has none.
func touched(fresh []string, edit schema.Edit) []string {
	kept := shifted(fresh, edit)
	if edit.Op != "set" {
		return kept
	}
	within := func(path, of string) bool { return path == of || strings.HasPrefix(path, of+"/") }
	return slices.DeleteFunc(slices.Clone(kept), func(path string) bool {
		return within(edit.Path, path) || within(path, edit.Path)
	})
}

// use lets a fresh row state what it says.
func (m Model) use(path string) (Model, []Effect) {
	if !m.IsFresh(path) {
		return m, nil
	}
	in := m.Input
	in.Fresh = slices.DeleteFunc(slices.Clone(in.Fresh), func(p string) bool { return p == path })
	return m.change(in, path)
}

// RowAt is the path of the row that would be added to a list: behind the last
// one, or in the place of one that states nothing yet.
func (in Input) RowAt(list string) string {
	value, _ := schema.Get(in.Facts, list)
	items, _ := value.([]any)
	return fmt.Sprintf("%s/%d", list, len(items)-in.freshIn(list))
}

// add inserts a fresh row at the end of its list. There is one at a time: another
// takes its place as long as nothing has been chosen in it.
func (m Model) add(edits []schema.Edit) (Model, []Effect) {
	in := m.Input
	path := edits[0].Path
	if row, _ := schema.Get(in.Facts, path); in.IsFresh(path) {
		if equal(row, edits[0].Value) {
			m.notify("The new one is there already: choose something in it first.")
			return m, nil
		}
		edits = append([]schema.Edit{{Op: "remove", Path: path}}, edits...)
	}
	doc, err := schema.Apply(in.Facts, edits...)
	if err != nil {
		m.notify(fmt.Sprintf("This could not be added: %s.", err))
		return m, nil
	}
	in.Facts = doc
	in.Fresh = append(slices.DeleteFunc(slices.Clone(in.Fresh), func(p string) bool { return p == path }), path)
	return m.change(in, path)
}
