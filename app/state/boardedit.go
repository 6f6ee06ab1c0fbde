package state

import (
	"fmt"
	"maps"
	"strings"

	"solvitur/solvers/schema"
)

// Boards is what the page remembers of its boards beside the facts. It is no part
// of what is undone.
type Boards struct {
	Cell string // the path of the cell that has the focus, or had it last
	// Turns counts what was switched, undone and done again, so that a box in
	// which a dash or a name was written is set right even if the facts look as
	// they did when it was drawn last.
	Turns int
	Draft Draft

	unfolded map[string]bool
}

// Draft is a text that could not be read as a board: the field that it was meant
// for, the text, and what is wrong with it.
type Draft struct{ Field, Text, Fault string }

// Unfolded says whether a folded part, called by its path, was opened to show
// something; it does not fold again by itself.
func (b Boards) Unfolded(path string) bool { return b.unfolded[path] }

func (b *Boards) unfold(paths ...string) {
	b.unfolded = maps.Clone(b.unfolded)
	if b.unfolded == nil {
		b.unfolded = map[string]bool{}
	}
	for _, path := range paths {
		b.unfolded[path] = true
	}
}

// TextPath calls the part in which the board of a field stands as a text.
func TextPath(field string) string { return field + "/text" }

// LongestBoard is how many bytes a board may have as a text.
const LongestBoard = 20000

// boardLong is as much of a text as a board may have: the beginning of what is none is enough
// to see what it was.
func boardLong(text string) string {
	if len(text) <= LongestBoard {
		return text
	}
	return strings.ToValidUTF8(text[:LongestBoard], "")
}

// paste puts a board that came as a text in place of the one that is there. A text
// that is none is kept beside the board, with what is wrong.
func (m Model) paste(e Paste) (Model, []Effect) {
	field, _ := m.Sheet.Form.Field(e.Field)
	if !isBoard(field) {
		return m, nil
	}
	edits, err := m.Paste(m.Sheet.Form, field, e.Text)
	if err != nil {
		m.Boards.unfold(e.Field, TextPath(e.Field))
		m.Boards.Draft = Draft{Field: e.Field, Text: boardLong(e.Text), Fault: "this is no board: " + err.Error()}
		return m, nil
	}
	return m.edit(Edit{Edits: edits})
}

// setCell writes into a cell of a grid. A dash switches its given off or on: a
// phone's keyboard writes it without telling which key was pressed. Where every
// symbol is a single sign, a cell is whole as soon as it is typed.
func (m Model) setCell(field schema.Field, d Deed) Event {
	held, ok := schema.Get(m.Facts, d.Path)
	has, isText := held.(string)
	if !ok || !isText {
		return nil
	}
	text, dash := ReadCell(d.Text)
	if dash {
		if has == "" {
			return nil
		}
		return Switch{Fact: d.Path}
	}
	symbols, _ := schema.Symbols(m.Sheet.Form, m.Facts, field)
	single := true
	for _, symbol := range symbols {
		single = single && len(symbol) == 1
	}
	return Edit{Edits: []schema.Edit{{Op: "set", Path: d.Path, Value: text}}, Typing: d.Typing && !single}
}

// ReadCell is what was typed into a cell, "" for a sign that stands for an empty
// one; or it says that there is a dash in it, which is never text.
func ReadCell(typed string) (text string, dash bool) {
	text = strings.TrimSpace(typed)
	if strings.Trim(text, " .,0_*?") == "" {
		return "", false
	}
	return text, strings.Contains(text, "-")
}

// emptyCell takes a given away.
func (m Model) emptyCell(d Deed) Event {
	if field, _, _ := m.Sheet.Form.At(m.Facts, d.Path); field.Kind == schema.Grid {
		return m.setCell(field, Deed{Path: d.Path})
	}
	return nil
}

// everyCell are the edits that give each cell of a board what it shall hold.
func (m Model) everyCell(path string, want func(r, c int) string) []schema.Edit {
	value, _ := schema.Get(m.Facts, path)
	var edits []schema.Edit
	for r, row := range Cells(value) {
		for c, has := range row {
			if text := want(r, c); text != has {
				edits = append(edits, schema.Edit{Op: "set", Path: fmt.Sprintf("%s/%d/%d", path, r, c), Value: text})
			}
		}
	}
	return edits
}

// Emptied are the edits that empty a grid.
func (m Model) Emptied(path string) []schema.Edit {
	if field, _ := m.Sheet.Form.Field(path); field.Kind != schema.Grid {
		return nil
	}
	return m.everyCell(path, func(int, int) string { return "" })
}

// UsualBoxes are the edits that make regions the usual boxes.
func (m Model) UsualBoxes(path string) []schema.Edit {
	field, _ := m.Sheet.Form.Field(path)
	rows, columns, sized := schema.BoardSize(m.Sheet.Form, m.Facts, field)
	symbols, known := schema.Symbols(m.Sheet.Form, m.Facts, field)
	if field.Kind != schema.Regions || !sized || !known {
		return nil
	}
	boxes := schema.Boxes(rows, columns, len(symbols))
	return m.everyCell(path, func(r, c int) string {
		if r < rows && c < columns {
			return boxes[r][c]
		}
		return ""
	})
}

// paint gives cells, each as "row/column", to the region or the figure of the text.
func (m Model) paint(d Deed) Event {
	field, _ := m.Sheet.Form.Field(d.Path)
	if !field.Painted() || d.Text == "" {
		return nil
	}
	var edits []schema.Edit
	for _, cell := range strings.Fields(d.Value) {
		at := d.Path + "/" + cell
		held, _ := schema.Get(m.Facts, at)
		if has, isCell := held.(string); isCell && has != d.Text {
			edits = append(edits, schema.Edit{Op: "set", Path: at, Value: d.Text})
		}
	}
	return edited(edits...)
}
