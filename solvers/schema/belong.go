package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Along are the edits that follow from one of a list whose items have lists of their own, see [Field.Of]: these
// come, go and move with their items. Names that are those of the item with numbers take its new name.
// The edits hold after edit has been made in doc. Whatever sets or cuts the whole list moves none of them.
func Along(form Form, doc any, edit Edit) (edits []Edit) {
	of, number, _ := strings.Cut(edit.Path, "/")
	at, err := strconv.Atoi(number)
	var lists []any
	var fields []Field
	for _, field := range form.Fields {
		if list, _, ok := strings.Cut(field.Of, "/"); ok && list == of {
			held, _ := Get(doc, field.Key)
			fields, lists = append(fields, field), append(lists, held)
		}
	}
	if err != nil || at < 0 || at >= len(fields) {
		return nil
	}
	name, _ := edit.Value.(string)
	owner, _ := Get(doc, of)
	items, _ := owner.([]any)
	var moved []any
	switch {
	case edit.Op == "set" && slices.Contains(items, edit.Value):
		return nil // which of them is meant is open
	case edit.Op == "set":
		was, _ := Get(doc, edit.Path)
		return renumbered(fields[at].Key, lists, at, was, name)
	case edit.Op == "insert" && at == len(items) && !isEmpty(lists[at]):
		return nil // what was left over has its item now
	case edit.Op == "remove":
		moved = append(slices.Delete(slices.Clone(lists), at, at+1), nil)
	case edit.Op == "insert":
		first, _ := lists[0].([]any)
		moved = slices.Insert(slices.Clone(lists), at, any(numbered(name, len(first))))
	case edit.Op == "move" && edit.To >= 0 && edit.To < len(lists):
		moved = slices.Insert(slices.Delete(slices.Clone(lists), at, at+1), edit.To, lists[at])
	default:
		return nil
	}
	for i, field := range fields {
		_, known := doc.(map[string]any)[field.Key]
		switch {
		case !isEmpty(moved[i]) || known && !field.Optional:
			held, _ := moved[i].([]any)
			if held == nil {
				held = []any{} // and not null
			}
			edits = append(edits, Edit{Op: "set", Path: field.Key, Value: held})
		case known:
			edits = append(edits, Edit{Op: "remove", Path: field.Key})
		}
	}
	return edits
}

// isEmpty says whether there is nothing in a list.
func isEmpty(list any) bool {
	held, _ := list.([]any)
	return len(held) == 0
}

// numbered are so many names after one: "age 1", "age 2".
func numbered(name string, n int) []any {
	names := []any{}
	for i := range n {
		names = append(names, fmt.Sprint(name, " ", i+1))
	}
	return names
}

// renumbered renames those of a list that are numbered after a name, unless one of all lists has such a name already.
func renumbered(key string, lists []any, at int, was any, becomes string) (edits []Edit) {
	old, isText := was.(string)
	if becomes == "" || !isText || old == "" {
		return nil
	}
	held, _ := lists[at].([]any)
	for i, name := range held {
		text, _ := name.(string)
		number, ok := strings.CutPrefix(text, old+" ")
		if _, err := strconv.Atoi(number); !ok || err != nil {
			continue
		}
		renamed := becomes + " " + number
		if slices.ContainsFunc(lists, func(list any) bool { all, _ := list.([]any); return slices.Contains(all, any(renamed)) }) {
			return nil
		}
		edits = append(edits, Edit{Op: "set", Path: Pointer(key, strconv.Itoa(i)), Value: renamed})
	}
	return edits
}

// There are the fields as they are called in some facts: a list that belongs to an item has its name, and is
// left out where it is empty and the item is not there, unless it is wanted by its key.
func (f Form) There(doc any, wanted func(key string) bool) (fields []Field) {
	for _, field := range f.Fields {
		if field.Of != "" {
			name, known := Get(doc, field.Of)
			held, _ := Get(doc, field.Key)
			if !known && isEmpty(held) && !wanted(field.Key) {
				continue
			}
			if text, isText := name.(string); isText && text != "" {
				field.Label = text
			}
		}
		fields = append(fields, field)
	}
	return fields
}
