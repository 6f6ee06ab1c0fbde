package schema

import (
	"maps"
	"slices"
	"strconv"
)

// WithLeaf gives an answer with a single value at a path, which must lead to one (see
// [LeafAt]): whatever it stands in is made where it is missing. nil leaves it open. The
// answer itself stays as it was.
func WithLeaf(form Form, doc any, path []string, value any) any {
	object := copied(doc)
	field, _ := form.Field(path[0])
	object[field.Key] = withLeaf(form, field, object[field.Key], path[1:], value)
	if value == nil && object[field.Key] == nil {
		delete(object, field.Key)
	}
	return object
}

func withLeaf(form Form, field Field, at any, path []string, value any) any {
	switch field.Kind {
	case Table:
		rows := copied(at)
		rows[path[0]] = set(rows[path[0]], path[1], value)
		return rows
	case Rows:
		list, _ := at.([]any)
		n, _ := strconv.Atoi(path[0])
		list = slices.Clone(list)
		for len(list) <= n {
			list = append(list, map[string]any{})
		}
		list[n] = set(list[n], path[1], value)
		return list
	case Grid:
		rows, columns := form.BoardLimit(field)
		board, _ := at.([]any)
		board = slices.Clone(board)
		for len(board) < rows {
			board = append(board, []any{})
		}
		for i, row := range board {
			cells, _ := row.([]any)
			cells = slices.Clone(cells)
			for len(cells) < columns {
				cells = append(cells, "")
			}
			board[i] = cells
		}
		r, _ := strconv.Atoi(path[0])
		c, _ := strconv.Atoi(path[1])
		if value == nil {
			value = ""
		}
		board[r].([]any)[c] = value
		return board
	}
	return value
}

func copied(doc any) map[string]any {
	object, _ := doc.(map[string]any)
	if object = maps.Clone(object); object == nil {
		return map[string]any{}
	}
	return object
}

func set(record any, key string, value any) any {
	object := copied(record)
	if object[key] = value; value == nil {
		delete(object, key)
	}
	return object
}

// Fill goes on with part of an answer as a whole one does: it fills in the first value that
// is left open, and in a list the whole row. ok is false where nothing is.
func Fill(form Form, part, whole any) (next any, ok bool) {
	next = part
	var row []string
	for path, value := range Leaves(form, whole) {
		if row != nil {
			if path[0] == row[0] && path[1] == row[1] {
				next = WithLeaf(form, next, path, value)
				continue
			}
			return next, true
		}
		if open(form, part, path) {
			next = WithLeaf(form, next, path, value)
			field, _ := form.Field(path[0])
			if field.Kind != Rows {
				return next, true
			}
			row = path
		}
	}
	return next, row != nil
}

// WithoutOpenRows is part of an answer whose lists end before the first row that is not
// complete. The part itself stays as it was.
func WithoutOpenRows(form Form, doc any) any {
	object := copied(doc)
	for _, field := range form.Fields {
		list, ok := object[field.Key].([]any)
		if field.Kind != Rows || !ok {
			continue
		}
		end := slices.IndexFunc(list, func(row any) bool {
			values, _ := row.(map[string]any)
			return slices.ContainsFunc(field.Shapes[0].Fields, func(f Field) bool { return values[f.Key] == nil || values[f.Key] == "" })
		})
		if end >= 0 {
			object[field.Key] = list[:end]
		}
	}
	return object
}

// open says whether an answer leaves the value at a path open.
func open(form Form, doc any, path []string) bool {
	for at := range Leaves(form, doc) {
		if slices.Equal(at, path) {
			return false
		}
	}
	return true
}
