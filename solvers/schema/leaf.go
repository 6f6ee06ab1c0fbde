package schema

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
)

// Leaves gives the single values of an answer, in the order of its form, each
// with its path; those that are left open are left out.
func Leaves(form Form, doc any) iter.Seq2[[]string, any] {
	return func(yield func([]string, any) bool) {
		object, _ := doc.(map[string]any)
		fields(nil, form.Fields, object, yield)
	}
}

func fields(path []string, all []Field, object map[string]any, yield func([]string, any) bool) bool {
	for _, field := range all {
		if !leaves(append(slices.Clip(path), field.Key), field, object[field.Key], yield) {
			return false
		}
	}
	return true
}

func leaves(path []string, field Field, value any, yield func([]string, any) bool) bool {
	if value == nil || value == "" {
		return true
	}
	switch field.Kind {
	case Table:
		rows, _ := value.(map[string]any)
		for _, name := range field.Names {
			row, _ := rows[name].(map[string]any)
			if !fields(append(slices.Clip(path), name), field.Cells, row, yield) {
				return false
			}
		}
		return true
	case Rows, Grid:
		list, _ := value.([]any)
		for i, item := range list {
			at := append(slices.Clip(path), strconv.Itoa(i))
			row, isRow := item.(map[string]any)
			switch cells, isList := item.([]any); {
			case isRow && !fields(at, field.Shapes[0].Fields, row, yield):
				return false
			case isList && !leaves(at, field, cells, yield):
				return false
			case !isRow && !isList && item != "" && !yield(at, item):
				return false
			}
		}
		return true
	}
	return yield(path, value)
}

// LeafAt is the field that describes the single value at a path of an answer.
func LeafAt(form Form, path []string) (Field, error) {
	field, ok := form.Field(path[0])
	if !ok {
		return Field{}, fmt.Errorf("there is no field %s", quote(path[0]))
	}
	rest := path[1:]
	switch field.Kind {
	case Table:
		switch {
		case len(rest) != 2:
			return Field{}, fmt.Errorf("in %s a path names a row and a column", quote(path[0]))
		case !slices.Contains(field.Names, rest[0]):
			return Field{}, fmt.Errorf("there is no row %s", quote(rest[0]))
		}
		return column(field.Cells, rest[1])
	case Rows:
		if len(rest) != 2 || !position(rest[0], field.ItemLimit()) {
			return Field{}, fmt.Errorf("in %s a path has a number from 0 to %d and a column", quote(path[0]), field.ItemLimit()-1)
		}
		return column(field.Shapes[0].Fields, rest[1])
	case Grid:
		rows, columns := form.BoardLimit(field)
		if len(rest) != 2 || !position(rest[0], rows) || !position(rest[1], columns) {
			return Field{}, fmt.Errorf("in %s a path has the numbers of a row and a column, from 0", quote(path[0]))
		}
		return Field{Key: field.Key, Kind: Grid, Rows: "1", Columns: "1", Symbols: field.Symbols, Options: field.Options, Full: true}, nil
	}
	if len(rest) > 0 {
		return Field{}, fmt.Errorf("there is nothing below %s", quote(path[0]))
	}
	return field, nil
}

func column(cells []Field, key string) (Field, error) {
	at := slices.IndexFunc(cells, func(f Field) bool { return f.Key == key })
	if at < 0 {
		return Field{}, fmt.Errorf("there is no column %s", quote(key))
	}
	return cells[at], nil
}

func position(text string, below int) bool {
	n, err := strconv.Atoi(text)
	return err == nil && n >= 0 && n < below && strconv.Itoa(n) == text
}

// CheckLeaf says what is wrong with a single value of an answer, which is not
// left open; a bound is a number that need not itself be allowed.
func CheckLeaf(field Field, value any, bound bool) error {
	_, isNumber := value.(int)
	if bound {
		if field.Kind != Number || !isNumber {
			return errors.New("only numbers are more or less than others")
		}
		return nil
	}
	if field.Kind == Grid {
		value = []any{[]any{value}}
	}
	field.Optional = false
	var c checker
	if c.value(field.Key, value, field); len(c.errs) == 0 {
		return nil
	}
	return errors.New(c.errs[0].Message)
}
