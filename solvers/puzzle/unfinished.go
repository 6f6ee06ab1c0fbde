package puzzle

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// A row that is switched off states nothing, and so need not be finished: that one
// runner came in before himself, or that a number is missing, is a fault only of a row
// that holds. But rows are named by their places, and all functions of a family expect
// rows that are well formed. So each unfinished one is replaced by a stand-in that is
// switched off in its place, and nothing of it is told or judged.

// unfinishedText is what is told of a row that is not finished.
const unfinishedText = "What stands here is not finished."

// readWithout is read for a document of which some facts are switched off. It also
// gives the document as it was read, and the unfinished rows among these facts, each
// with its faults.
func (f *family[F, M, S]) readWithout(doc any, off []FactID) (_ any, model M, unfinished map[FactID][]*schema.FieldError, errs []*schema.FieldError) {
	unfinished = map[FactID][]*schema.FieldError{}
	faults := func(doc any) []*schema.FieldError { _, errs := f.read(doc); return errs }
	for {
		model, errs = f.read(doc)
		mended := false
		for _, id := range slices.Backward(faulty(f.Definition.Form, errs, off)) {
			if unfinished[id] != nil {
				continue
			}
			if patched, found := standIn(f.Definition.Form, doc, id, faults); found {
				doc, unfinished[id], mended = patched, within(errs, id), true
				break
			}
		}
		if !mended {
			return doc, model, unfinished, errs
		}
	}
}

// faulty are the rows switched off that have faults in themselves.
func faulty(form schema.Form, errs []*schema.FieldError, off []FactID) (ids []FactID) {
	for _, e := range errs {
		path := schema.SplitPath(e.Path)
		if len(path) < 2 {
			continue
		}
		field, _ := form.Field(path[0])
		if id := schema.Pointer(path[0], path[1]); field.FactsOnly && slices.Contains(off, id) && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// within are the faults of a row.
func within(errs []*schema.FieldError, id FactID) (inside []*schema.FieldError) {
	for _, e := range errs {
		if e.Path == id || strings.HasPrefix(e.Path, id+"/") {
			inside = append(inside, e)
		}
	}
	return inside
}

// standIn puts another row in the place of one: the first that has no fault there among
// the new ones of each shape and the rows beside it. The last row is just left out.
func standIn(form schema.Form, doc any, id FactID, faults func(doc any) []*schema.FieldError) (any, bool) {
	path := schema.SplitPath(id)
	list, _ := schema.Get(doc, path[0])
	rows, _ := list.([]any)
	if path[1] == strconv.Itoa(len(rows)-1) {
		if shorter, err := schema.Apply(doc, schema.Edit{Op: "remove", Path: id}); err == nil {
			return shorter, true
		}
	}
	field, _ := form.Field(path[0])
	var candidates []any
	for _, shape := range field.Shapes {
		if row, err := schema.Decode(shape.New); len(shape.New) > 0 && err == nil {
			candidates = append(candidates, row)
		}
	}
	for i, row := range rows {
		if strconv.Itoa(i) != path[1] {
			candidates = append(candidates, row)
		}
	}
	const most = 40 // each of them has all facts read once
	for _, row := range candidates[:min(len(candidates), most)] {
		patched, err := schema.Apply(doc, schema.Edit{Op: "set", Path: id, Value: row})
		if err != nil {
			continue
		}
		if len(within(faults(patched), id)) == 0 {
			return patched, true
		}
	}
	return doc, false
}

// untold leaves out what is not finished from the facts that an answer breaks.
func (i *plain) untold(ids []FactID) []FactID {
	return slices.DeleteFunc(ids, func(id FactID) bool { return i.unfinished[id] != nil })
}

// told are facts as they are told, with apostrophes as they are printed: of what is not finished
// nothing is.
func (i *plain) told(facts []Fact) []Fact {
	facts = slices.Clone(facts)
	for k, fact := range facts {
		facts[k].Text, facts[k].Note = english.Apostrophes(fact.Text), english.Apostrophes(fact.Note)
	}
	if len(i.unfinished) == 0 {
		return facts
	}
	facts = slices.DeleteFunc(facts, func(fact Fact) bool { return i.unfinished[fact.ID] != nil })
	for _, id := range slices.Sorted(maps.Keys(i.unfinished)) {
		facts = append(facts, Fact{ID: id, Text: unfinishedText})
	}
	return facts
}

// faultsOf are the faults of unfinished rows that are to hold.
func (i *plain) faultsOf(keep func(FactID) bool) (errs []*schema.FieldError) {
	for id, faults := range i.unfinished {
		if keep == nil || keep(id) {
			errs = append(errs, faults...)
		}
	}
	return errs
}
