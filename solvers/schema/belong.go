package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Along are the edits that follow from one of a list whose items have lists of their own, see [Field.Of]: these
// come, go and move with their items. Names that are those of the item with numbers take its new name.
// The edits hold after edit has been made in doc.
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
	var moved []any
	switch {
	case edit.Op == "set":
		was, _ := Get(doc, edit.Path)
		return renumbered(fields[at].Key, lists[at], was, name)
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
		if held := moved[i]; held != nil || lists[i] != nil {
			if held == nil {
				held = []any{}
			}
			edits = append(edits, Edit{Op: "set", Path: field.Key, Value: held})
		}
	}
	return edits
}

// numbered are so many names after one: "age 1", "age 2".
func numbered(name string, n int) (names []any) {
	for i := range n {
		names = append(names, fmt.Sprint(name, " ", i+1))
	}
	return names
}

// renumbered renames those of a list that are numbered after a name.
func renumbered(key string, list, was any, becomes string) (edits []Edit) {
	held, _ := list.([]any)
	old, isText := was.(string)
	if becomes == "" || !isText {
		return nil
	}
	names := numbered(becomes, len(held))
	for i, name := range numbered(old, len(held)) {
		if held[i] == name {
			edits = append(edits, Edit{Op: "set", Path: Pointer(key, strconv.Itoa(i)), Value: names[i]})
		}
	}
	return edits
}

// There are the fields as they are called in some facts: a list that belongs to an item has its name, and is
// left out where it is empty and the item is not there.
func (f Form) There(doc any) (fields []Field) {
	for _, field := range f.Fields {
		if field.Of != "" {
			name, known := Get(doc, field.Of)
			held, _ := Get(doc, field.Key)
			if list, _ := held.([]any); !known && len(list) == 0 {
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
