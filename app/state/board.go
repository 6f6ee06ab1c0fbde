package state

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/schema"
)

// Cells are the rows of a grid or of regions, as far as they are rows of texts.
func Cells(value any) [][]string {
	rows, _ := value.([]any)
	cells := make([][]string, len(rows))
	for r, row := range rows {
		list, _ := row.([]any)
		cells[r] = make([]string, len(list))
		for c, cell := range list {
			cells[r][c], _ = cell.(string)
		}
	}
	return cells
}

// boardValue is a JSON document of cells.
func boardValue(cells [][]string) []any {
	rows := make([]any, len(cells))
	for r, row := range cells {
		list := make([]any, len(row))
		for c, cell := range row {
			list[c] = cell
		}
		rows[r] = list
	}
	return rows
}

// isBoard says whether a field holds a board.
func isBoard(field schema.Field) bool {
	return field.Kind == schema.Grid || field.Kind == schema.Regions
}

// Measures says whether a board's size follows what the field with this key
// holds.
func Measures(form schema.Form, key string) bool {
	return slices.ContainsFunc(form.Fields, func(field schema.Field) bool {
		return isBoard(field) && (field.Rows == key || field.Columns == key || field.Symbols == key)
	})
}

// fitted are the edits that follow from a change to what boards are measured
// by: a grid keeps its cells as far as they fit, and gets empty ones; regions
// are the usual boxes again.
func fitted(form schema.Form, doc any, path string) []schema.Edit {
	key, _, _ := strings.Cut(path, "/")
	if !Measures(form, key) {
		return nil
	}
	var edits []schema.Edit
	for _, field := range form.Fields {
		value, has := schema.Get(doc, field.Key)
		rows, columns, sized := schema.BoardSize(form, doc, field)
		if !isBoard(field) || !has || !sized {
			continue
		}
		symbols, known := schema.Symbols(form, doc, field)
		before := Cells(value)
		if !known || fits(before, rows, columns, symbols, field) {
			continue
		}
		edits = append(edits, schema.Edit{Op: "set", Path: field.Key, Value: boardValue(fit(before, rows, columns, symbols, field))})
	}
	return edits
}

func fits(cells [][]string, rows, columns int, symbols []string, field schema.Field) bool {
	if len(cells) != rows {
		return false
	}
	used := map[string]bool{}
	for _, row := range cells {
		if len(row) != columns {
			return false
		}
		for _, cell := range row {
			if cell != "" && !slices.Contains(symbols, cell) {
				return false
			}
			used[cell] = true
		}
	}
	return field.Kind == schema.Grid || len(used) == len(symbols)
}

func fit(before [][]string, rows, columns int, symbols []string, field schema.Field) [][]string {
	if field.Kind == schema.Regions {
		return schema.Boxes(rows, columns, len(symbols))
	}
	cells := make([][]string, rows)
	for r := range cells {
		cells[r] = make([]string, columns)
		if r >= len(before) {
			continue
		}
		for c, cell := range before[r][:min(columns, len(before[r]))] {
			if slices.Contains(symbols, cell) {
				cells[r][c] = cell
			}
		}
	}
	return cells
}

// withoutEmpty takes the cells that hold nothing out of the facts that are
// switched off: what is written there next is a new fact.
func withoutEmpty(form schema.Form, doc any, off []string) []string {
	gone := func(id string) bool {
		key, _, nested := strings.Cut(id, "/")
		field, known := form.Field(key)
		if !nested || !known || field.Kind != schema.Grid {
			return false
		}
		value, _ := schema.Get(doc, id)
		return value == nil || value == ""
	}
	if !slices.ContainsFunc(off, gone) {
		return off
	}
	return slices.DeleteFunc(slices.Clone(off), gone)
}

// Paste are the edits that put a board, given as a text, into a grid or regions.
// A text with the cells of another size that is on offer chooses that size as
// well: 256 cells make a board of 16 by 16.
func (in Input) Paste(form schema.Form, field schema.Field, text string) ([]schema.Edit, error) {
	rows, columns, sized := schema.BoardSize(form, in.Facts, field)
	symbols, known := schema.Symbols(form, in.Facts, field)
	if !sized || !known {
		return nil, fmt.Errorf("the size of this board is not settled yet: choose it first")
	}
	var edits []schema.Edit
	if len(text) > LongestBoard {
		return nil, fmt.Errorf("this text is longer than a board can be: give the cells alone, with a dot for an empty one")
	}
	cells, err := schema.ReadBoard(text, symbols, rows*columns)
	if err != nil || len(cells) != rows*columns {
		if other, more, ok := in.otherSize(form, field, text); ok {
			cells, edits, err = more, []schema.Edit{other}, nil
			columns = square(len(cells))
			rows = columns
		}
	}
	switch {
	case err != nil:
		return nil, err
	case len(cells) > rows*columns:
		return nil, fmt.Errorf("the board has %d cells (%d × %d), and this text has more: leave out what is none", rows*columns, rows, columns)
	case len(cells) < rows*columns:
		return nil, fmt.Errorf("the board has %d cells (%d × %d), not %d: give all of them, with a dot for an empty one", rows*columns, rows, columns, len(cells))
	}
	board := make([][]string, rows)
	for r := range board {
		board[r] = cells[r*columns : (r+1)*columns]
		if at := slices.Index(board[r], ""); at >= 0 && field.Kind == schema.Regions {
			return nil, fmt.Errorf("row %d, column %d belongs to no region: give every cell the letter of one", r+1, at+1)
		}
	}
	return append(edits, schema.Edit{Op: "set", Path: field.Key, Value: boardValue(board)}), nil
}

// otherSize finds the size, among those on offer, of which a text holds all
// cells, and the edit that chooses it.
func (in Input) otherSize(form schema.Form, field schema.Field, text string) (schema.Edit, []string, bool) {
	measure, known := form.Field(field.Rows)
	if !known || field.Columns != field.Rows || measure.Kind != schema.Choice {
		return schema.Edit{}, nil, false
	}
	for _, option := range measure.Options {
		choose := schema.Edit{Op: "set", Path: measure.Key, Value: option.Value}
		doc, err := schema.Apply(in.Facts, choose)
		if err != nil {
			continue
		}
		symbols, _ := schema.Symbols(form, doc, field)
		side, _, sized := schema.BoardSize(form, doc, field)
		cells, err := schema.ReadBoard(text, symbols, side*side)
		if sized && err == nil && len(cells) == side*side {
			return choose, cells, true
		}
	}
	return schema.Edit{}, nil, false
}

// square is the side of a square of n cells.
func square(n int) int {
	side := 0
	for side*side < n {
		side++
	}
	return side
}
