package schema

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Edit is one change to a JSON document of facts. Presets use edits for their
// experiments, the page for everything that a visitor does.
type Edit struct {
	// Op is "set" (replace or create the value at Path), "insert" (put Value
	// into a list before position Path; position = length appends), "remove"
	// (drop a list item or a member), "move" (list item at Path to position
	// To), or "cut" (the list at Path to its first To items).
	Op    string `json:"op"`
	Path  string `json:"path"`
	Value any    `json:"value,omitempty"`
	To    int    `json:"to,omitempty"`
}

// UnmarshalJSON keeps the numbers of the value as written, as Decode does.
func (e *Edit) UnmarshalJSON(raw []byte) error {
	type plain Edit // without this method
	return Strictly(raw, (*plain)(e))
}

// Get finds the value at a path.
func Get(doc any, path string) (any, bool) {
	for _, part := range SplitPath(path) {
		switch at := doc.(type) {
		case map[string]any:
			value, ok := at[part]
			if !ok {
				return nil, false
			}
			doc = value
		case []any:
			i, err := strconv.Atoi(part)
			if err != nil || i < 0 || i >= len(at) {
				return nil, false
			}
			doc = at[i]
		default:
			return nil, false
		}
	}
	return doc, true
}

// Apply makes a changed copy of doc; doc itself, and what the copy shares with
// it, stays as it was, so that an undo history is a list of documents.
func Apply(doc any, edits ...Edit) (any, error) {
	for _, edit := range edits {
		changed, err := apply(doc, SplitPath(edit.Path), edit)
		if err != nil {
			return nil, fmt.Errorf("cannot %s %q: %w", edit.Op, edit.Path, err)
		}
		doc = changed
	}
	return doc, nil
}

func apply(doc any, path []string, edit Edit) (any, error) {
	if len(path) == 0 {
		switch edit.Op {
		case "set":
			return edit.Value, nil
		case "cut":
			list, isList := doc.([]any)
			if !isList || edit.To < 0 || edit.To > len(list) {
				return nil, fmt.Errorf("there is no list of %d items or more", edit.To)
			}
			return list[:edit.To:edit.To], nil
		}
		return nil, fmt.Errorf("this edit needs a place")
	}
	switch at := doc.(type) {
	case map[string]any:
		changed := maps.Clone(at)
		if len(path) == 1 && edit.Op == "remove" {
			delete(changed, path[0])
			return changed, nil
		}
		child, known := at[path[0]]
		if child == nil && edit.Op == "insert" && slices.Equal(path[1:], []string{"0"}) {
			child, known = []any{}, true // facts may leave out a list that is empty
		}
		if !known && (len(path) > 1 || edit.Op != "set") {
			return nil, fmt.Errorf("there is no %q", path[0])
		}
		child, err := apply(child, path[1:], edit)
		if err != nil {
			return nil, err
		}
		changed[path[0]] = child
		return changed, nil
	case []any:
		i, err := strconv.Atoi(path[0])
		if err != nil || i < 0 || i > len(at) || i == len(at) && (len(path) > 1 || edit.Op != "insert") {
			return nil, fmt.Errorf("there is no item %q in a list of %d", path[0], len(at))
		}
		if len(path) == 1 && edit.Op != "set" && edit.Op != "cut" {
			return applyToList(at, i, edit)
		}
		child, err := apply(at[i], path[1:], edit)
		if err != nil {
			return nil, err
		}
		changed := slices.Clone(at)
		changed[i] = child
		return changed, nil
	}
	return nil, fmt.Errorf("there is nothing at %q", strings.Join(path, "/"))
}

func applyToList(list []any, i int, edit Edit) (any, error) {
	changed := slices.Clone(list)
	switch edit.Op {
	case "insert":
		return slices.Insert(changed, i, edit.Value), nil
	case "remove":
		return slices.Delete(changed, i, i+1), nil
	case "move":
		if edit.To < 0 || edit.To >= len(list) {
			return nil, fmt.Errorf("there is no position %d in a list of %d", edit.To, len(list))
		}
		changed = slices.Delete(changed, i, i+1)
		return slices.Insert(changed, edit.To, list[i]), nil
	}
	return nil, fmt.Errorf("no edit is called %q", edit.Op)
}
