package ui

import (
	"fmt"
	"strings"

	"solvitur/app/state"
	"solvitur/solvers/schema"
)

// setCell writes into a cell of a grid. Where every symbol is a single sign, it
// is whole as soon as it is typed.
func (p *PuzzlePage) setCell(field schema.Field, d deed) (state.Event, bool) {
	symbols, _ := schema.Symbols(p.model.Sheet.Form, p.model.Facts, field)
	single := true
	for _, symbol := range symbols {
		single = single && len(symbol) == 1
	}
	edit := schema.Edit{Op: "set", Path: d.Path, Value: strings.TrimSpace(d.Text)}
	return state.Edit{Edits: []schema.Edit{edit}, Typing: d.Typing && !single}, true
}

// readBoard puts a board that came as a text in place of the one that is there.
// A text that is none is kept beside the board, with what is wrong.
func (p *PuzzlePage) readBoard(d deed) (state.Event, bool) {
	field, ok := p.model.Sheet.Form.Field(d.Path)
	if !ok {
		return nil, false
	}
	edits, err := p.model.Paste(p.model.Sheet.Form, field, d.Text)
	if err != nil {
		p.boards.open(d.Path)
		p.boards.open(d.Path + "/text")
		p.boards.field, p.boards.text, p.boards.fault = d.Path, d.Text, sentence("this is no board: "+err.Error())
		p.versions.facts++
		return nil, false
	}
	return edited(edits...)
}

// everyCell are the edits that give each cell of a board what it shall hold.
func everyCell(m *state.Model, path string, want func(r, c int) string) []schema.Edit {
	value, _ := schema.Get(m.Facts, path)
	var edits []schema.Edit
	for r, row := range state.Cells(value) {
		for c, has := range row {
			if text := want(r, c); text != has {
				edits = append(edits, schema.Edit{Op: "set", Path: fmt.Sprintf("%s/%d/%d", path, r, c), Value: text})
			}
		}
	}
	return edits
}

// emptied are the edits that empty a grid.
func emptied(m *state.Model, path string) []schema.Edit {
	return everyCell(m, path, func(int, int) string { return "" })
}

// usualBoxes are the edits that make regions the usual boxes.
func usualBoxes(m *state.Model, path string) []schema.Edit {
	field, _ := m.Sheet.Form.Field(path)
	rows, columns, sized := schema.BoardSize(m.Sheet.Form, m.Facts, field)
	symbols, known := schema.Symbols(m.Sheet.Form, m.Facts, field)
	if !sized || !known {
		return nil
	}
	boxes := schema.Boxes(rows, columns, len(symbols))
	return everyCell(m, path, func(r, c int) string {
		if r < rows && c < columns {
			return boxes[r][c]
		}
		return ""
	})
}
