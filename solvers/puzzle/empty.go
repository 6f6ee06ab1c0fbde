package puzzle

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"solvitur/solvers/schema"
)

// Empty are the facts of an empty puzzle of the kind, to begin one's own with: those
// that the definition names, or else what is left of the first of the family's presets in the gallery when
// all is taken out of it that the family can do without. Lists have as few items as
// they may, boards are empty, and names are those that the page gives to new items;
// sizes and other settings stay, since they say what is to be filled in.
func (f *family[F, M, S]) Empty() (json.RawMessage, error) {
	from := json.RawMessage(f.Definition.Empty)
	if len(from) == 0 {
		presets := f.presets()
		if len(presets) == 0 {
			return nil, errors.New("there is no preset to take the facts out of")
		}
		from = slices.MinFunc(presets, func(a, b Preset) int { return cmp.Compare(a.Order, b.Order) }).Facts
	}
	doc, err := schema.Decode(from)
	if err != nil {
		return nil, err
	}
	e := emptying{form: f.Definition.Form, valid: func(doc any) bool {
		raw, err := json.Marshal(doc)
		if err != nil {
			return false
		}
		instance, err := f.Parse(raw)
		if err != nil {
			return false
		}
		_, errs := instance.Check(Options{})
		return len(errs) == 0
	}}
	if !e.valid(doc) {
		return nil, fmt.Errorf("the facts to begin with are refused: %s", from)
	}
	e.doc = doc
	if f.Definition.Empty == "" {
		for e.shrink() {
		}
		e.rename()
	}
	return json.Marshal(e.doc)
}

// Shrinks says whether something can be taken out of facts, or switched to what
// states less, so that they are no smallest ones of their kind.
func Shrinks(f Family, facts json.RawMessage) (bool, error) {
	doc, err := schema.Decode(facts)
	if err != nil {
		return false, err
	}
	e := emptying{form: f.Form(), doc: doc, valid: func(doc any) bool {
		raw, err := json.Marshal(doc)
		if err != nil {
			return false
		}
		_, err = f.Parse(raw)
		return err == nil
	}}
	return e.shrink(), nil
}

// emptying takes out of facts what their family can do without.
type emptying struct {
	form  schema.Form
	valid func(doc any) bool
	doc   any
}

// try makes edits if the family takes what they lead to.
func (e *emptying) try(edits ...schema.Edit) bool {
	doc, err := schema.Apply(e.doc, edits...)
	if err != nil || !e.valid(doc) {
		return false
	}
	e.doc = doc
	return true
}

// shrink goes through all fields once, and says whether anything went.
func (e *emptying) shrink() (smaller bool) {
	for _, field := range e.form.Fields {
		value, there := schema.Get(e.doc, field.Key)
		if !there {
			continue
		}
		switch {
		case field.Optional && e.try(schema.Edit{Op: "remove", Path: field.Key}):
			smaller = true
		case field.Kind == schema.Rows || field.Kind == schema.Names:
			smaller = e.cut(field.Key, field.MinItems) || smaller
		case field.Kind == schema.Map:
			smaller = e.cut(field.Key+"/links", field.MinItems) || smaller
			smaller = e.cut(field.Key+"/nodes", 0) || smaller
		case field.Kind == schema.Grid:
			smaller = e.clear(field.Key) || smaller
		case field.Kind == schema.Switch && value == true:
			smaller = e.try(schema.Edit{Op: "set", Path: field.Key, Value: false}) || smaller
		}
	}
	return smaller
}

// cut shortens a list: to as few items as it may have, or by those that can go, the
// last ones first.
func (e *emptying) cut(list string, least int) (shorter bool) {
	n := e.length(list)
	if n <= least {
		return false
	}
	if e.try(schema.Edit{Op: "cut", Path: list, To: least}) {
		return true
	}
	for i := n - 1; i >= 0 && e.length(list) > least; i-- {
		shorter = e.try(schema.Edit{Op: "remove", Path: fmt.Sprintf("%s/%d", list, i)}) || shorter
	}
	return shorter
}

func (e *emptying) length(list string) int {
	value, _ := schema.Get(e.doc, list)
	items, _ := value.([]any)
	return len(items)
}

// clear empties the cells of a board: all at once, or those that can be.
func (e *emptying) clear(board string) bool {
	var edits []schema.Edit
	value, _ := schema.Get(e.doc, board)
	rows, _ := value.([]any)
	for r, row := range rows {
		cells, _ := row.([]any)
		for c, cell := range cells {
			if cell != "" {
				edits = append(edits, schema.Edit{Op: "set", Path: fmt.Sprintf("%s/%d/%d", board, r, c), Value: ""})
			}
		}
	}
	if len(edits) == 0 || e.try(edits...) {
		return len(edits) > 0
	}
	emptier := false
	for _, edit := range edits {
		emptier = e.try(edit) || emptier
	}
	return emptier
}

// rename gives the names that are left those of new items.
func (e *emptying) rename() {
	each := func(list, item, member string) {
		for i := range e.length(list) {
			e.try(schema.Edit{Op: "set", Path: fmt.Sprintf("%s/%d%s", list, i, member), Value: schema.NewName(item, make([]any, i))})
		}
	}
	for _, field := range e.form.Fields {
		switch field.Kind {
		case schema.Names:
			each(field.Key, field.Item, "")
		case schema.Map:
			each(field.Key+"/nodes", field.NodeItem, "/name")
		case schema.Rows:
			for _, shape := range field.Shapes {
				if name, ok := shape.Field("name"); ok && name.Kind == schema.Text {
					each(field.Key, field.Item, "/name")
				}
			}
		}
	}
}
