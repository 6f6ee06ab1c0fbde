package puzzle

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/schema"
)

// Where a family drafts no facts, another puzzle is the same one in disguise: names have
// changed places within their list, in all that speaks of them, and facts stand in another order,
// where neither makes a difference.
// That nothing else has changed is proved: its one answer is that of the puzzle it comes from,
// with the names changed.

const (
	// disguiseNodes bounds each search for an answer; without a proof there is no disguise.
	disguiseNodes = 20_000
	// disguises are tried at most, of each list of names.
	disguises = 5
)

// undisguised are names that stand for something by themselves: a place in an order.
var undisguised = strings.Fields("monday tuesday wednesday thursday friday saturday sunday " +
	"january february march april may june july august september october november december " +
	"first second third fourth fifth sixth seventh eighth ninth tenth north east south west")

// disguised tells of a puzzle in disguise, whose old story no longer fits.
const disguised = "Names have changed places here, or facts their order, so that the story that this comes from need not be true any more: what holds is what stands under the facts."

// disguise is a puzzle in disguise.
func disguise(f Family, d *chance.Draw, like json.RawMessage) (draft RawDraft, err error) {
	doc, err := schema.Decode(like)
	if err != nil {
		return draft, err
	}
	answer, one := only(f, doc)
	w := wardrobe{form: f.Form(), doc: doc, same: func(doc any, became map[string]string) bool {
		now, one := only(f, doc)
		return one && equal(now, renamed(answer, became))
	}}
	lists := w.lists()
	if !one || len(lists) == 0 {
		return draft, ErrNoOthers
	}
	for _, list := range lists {
		for n := 0; n < disguises && !w.change(d, list); n++ {
		}
	}
	if len(w.became) == 0 {
		return draft, ErrBadDraw
	}
	w.shuffle(d)
	facts, err := json.Marshal(w.doc)
	return RawDraft{Facts: facts, Became: w.became, Story: disguised, Answers: 1}, err
}

// only is the answer to facts, if there is exactly one.
func only(f Family, doc any) (answer any, one bool) {
	raw, err := json.Marshal(doc)
	if err != nil {
		return nil, false
	}
	instance, err := f.Parse(raw)
	if err != nil {
		return nil, false
	}
	for event, err := range instance.Solve(context.Background(), Options{Limit: 1, Bare: true, NoCore: true, Nodes: disguiseNodes}) {
		switch {
		case err != nil:
			return nil, false
		case event.Solution != nil:
			answer, err = schema.Decode(event.Solution)
			if err != nil {
				return nil, false
			}
		case event.Done != nil:
			one = event.Done.Verdict == One
		}
	}
	return answer, one
}

// equal says whether documents are the same.
func equal(a, b any) bool {
	one, err := json.Marshal(a)
	other, fault := json.Marshal(b)
	return err == nil && fault == nil && bytes.Equal(one, other)
}

// wardrobe is where facts are disguised.
type wardrobe struct {
	form   schema.Form
	doc    any
	same   func(doc any, became map[string]string) bool // as the puzzle that it was
	became map[string]string                            // by the name that it was
}

// lists are the paths of names that may change places, list by list: those of lists that
// have no name in common with another, and none that stands for something by itself.
func (w *wardrobe) lists() (lists [][]string) {
	times := map[string]int{}
	for _, field := range w.form.Fields {
		var paths []string
		value, _ := schema.Get(w.doc, field.Key)
		switch items, _ := value.([]any); field.Kind {
		case schema.Names:
			for i := range items {
				paths = append(paths, fmt.Sprintf("%s/%d", field.Key, i))
			}
		case schema.Rows:
			for i, item := range items {
				if row, _ := item.(map[string]any); row["name"] != nil {
					paths = append(paths, fmt.Sprintf("%s/%d/name", field.Key, i))
				}
			}
		}
		for _, path := range paths {
			times[w.name(path)]++
		}
		lists = append(lists, paths)
	}
	return slices.DeleteFunc(lists, func(paths []string) bool {
		return len(paths) < 2 || slices.ContainsFunc(paths, func(path string) bool {
			name := w.name(path)
			return times[name] > 1 || strings.ContainsAny(name, "0123456789") || slices.Contains(undisguised, strings.ToLower(name))
		})
	})
}

func (w *wardrobe) name(path string) string {
	value, _ := schema.Get(w.doc, path)
	name, _ := value.(string)
	return name
}

// change lets the names of a list change places, if all that speaks of them follows.
func (w *wardrobe) change(d *chance.Draw, paths []string) bool {
	names := make([]string, len(paths))
	for i, path := range paths {
		names[i] = w.name(path)
	}
	order := d.Order(len(names))
	for slices.IsSorted(order) {
		order = d.Order(len(names))
	}
	doc := w.doc
	// Through names that nobody has, so that no two are ever the same.
	for _, aside := range []bool{true, false} {
		for i, path := range paths {
			old, now := names[i], fmt.Sprintf("zq%dqz", i)
			if !aside {
				old, now = now, names[order[i]]
			}
			edits := append([]schema.Edit{{Op: "set", Path: path, Value: now}}, schema.Renames(w.form, doc, path, old, now)...)
			var err error
			if doc, err = schema.Apply(doc, edits...); err != nil {
				return false
			}
		}
	}
	became := map[string]string{}
	maps.Copy(became, w.became)
	for i, name := range names {
		if now := names[order[i]]; now != name {
			became[name] = now
		}
	}
	if !w.same(doc, became) {
		return false
	}
	w.doc, w.became = doc, became
	return true
}

// shuffle puts the rows of lists into another order, where that changes nothing.
func (w *wardrobe) shuffle(d *chance.Draw) {
	for _, field := range w.form.Fields {
		value, _ := schema.Get(w.doc, field.Key)
		rows, _ := value.([]any)
		if field.Kind != schema.Rows || len(rows) < 2 {
			continue
		}
		other := slices.Clone(rows)
		chance.Shuffle(d, other)
		doc := maps.Clone(w.doc.(map[string]any))
		doc[field.Key] = other
		if !equal(other, rows) && w.same(doc, w.became) {
			w.doc = doc
		}
	}
}

// renamed is a value with other names, as texts and as keys.
func renamed(value any, became map[string]string) any {
	name := func(text string) string {
		if now, ok := became[text]; ok {
			return now
		}
		return text
	}
	switch v := value.(type) {
	case string:
		return name(v)
	case []any:
		all := make([]any, len(v))
		for i, item := range v {
			all[i] = renamed(item, became)
		}
		return all
	case map[string]any:
		all := make(map[string]any, len(v))
		for key, item := range v {
			all[name(key)] = renamed(item, became)
		}
		return all
	}
	return value
}
