package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// pad has what can stand at the chosen place.
func (t trial) pad() app.UI {
	m := t.model
	leaf, place := m.Trial.Chosen, ""
	var all []tool
	if field, ok := m.FieldAt(leaf); ok && m.HasBoard() {
		for _, o := range m.Choices(field) {
			key := ""
			if len(o.Value) == 1 {
				key = strings.ToLower(o.Value)
			}
			all = append(all, tool{action: action{Do: "fill", Path: leaf, Value: o.Value}, label: o.Label, key: key})
		}
		all = append(all, tool{action: action{Do: "blank", Path: leaf}, label: "Empty"})
		place = m.NameAt(leaf)
	}
	return elem("div").Class("pad").Attr("hidden", len(all) == 0).Body(
		elem("small").Text(place+":"), tools("What stands at "+place, all))
}

// manyPlaces are more than somebody who has a board to play on enters one by one.
const manyPlaces = 40

// form is where the answer is entered whose places no picture has: a table for each field.
func (t trial) form() app.UI {
	m := t.model
	var fields []app.UI
	if m.HasForm() {
		for _, field := range m.Answer.Form.Fields {
			if len(field.Names)*len(field.Cells) > manyPlaces && m.HasBoard() {
				fields = append(fields, elem("details").Class("folded").Body(elem("summary").Body(elem("h3").Text(field.Label)), t.entries(field)))
				continue
			}
			fields = append(fields, elem("h3").Text(field.Label), t.entries(field))
		}
	}
	return elem("div").Class("trial-form").Attr("hidden", len(fields) == 0).Body(fields...)
}

// entries are the controls of a field, row by row. In a list an empty row waits at the end.
func (t trial) entries(field schema.Field) app.UI {
	m := t.model
	names, cells, begun := field.Names, field.Cells, 0
	switch field.Kind {
	case schema.Table:
	case schema.Rows:
		begun = m.RowsOf(field.Key)
		cells = field.Shapes[0].Fields
		for r := range min(begun+1, field.ItemLimit()) {
			names = append(names, strconv.Itoa(r))
		}
	case schema.Grid:
		rows, columns := m.Answer.Form.BoardLimit(field)
		for r := range rows {
			names = append(names, strconv.Itoa(r))
		}
		for c := range columns {
			cell := field
			cell.Key, cell.Label = strconv.Itoa(c), strconv.Itoa(c+1)
			cells = append(cells, cell)
		}
	default:
		return t.entry(field, field.Label, field.Key)
	}
	lines := make([]app.UI, len(names))
	for r, name := range names {
		called := name
		if field.Kind != schema.Table {
			called = strings.TrimSpace(english.Capital(field.Item) + " " + strconv.Itoa(r+1))
		}
		if len(cells) == 1 {
			lines[r] = elem("li").Body(elem("span").Text(called), t.entry(cells[0], cells[0].Label+", "+called, schema.Pointer(field.Key, name, cells[0].Key)))
			continue
		}
		row := []app.UI{elem("th").Attr("scope", "row").Text(called)}
		for _, cell := range cells {
			row = append(row, elem("td").Body(t.entry(cell, cell.Label+", "+called, schema.Pointer(field.Key, name, cell.Key))))
		}
		lines[r] = elem("tr").Body(row...)
	}
	var back []tool
	if field.Kind == schema.Rows {
		back = []tool{{action: action{Do: "unrow", Path: field.Key}, label: "Take the last " + field.Item + " back", off: begun == 0}}
	}
	if len(cells) == 1 { // side by side, where there is room
		return elem("div").Body(elem("ul").Class("entries").Aria("label", field.Label).Body(lines...), tools("", back))
	}
	return elem("div").Class("scroll").Body(elem("table").Class("table-field").Aria("label", field.Label).Body(columnHeads(cells), elem("tbody").Body(lines...)), tools("", back))
}

// entry is the control of a single value.
func (t trial) entry(field schema.Field, name, leaf string) app.UI {
	value := ""
	for _, mark := range t.model.Trial.Placed(leaf) {
		if mark.How == state.PenTick {
			value = mark.Value
		}
	}
	options := []option{{"", "—"}}
	for _, o := range t.model.Choices(field) {
		options = append(options, option{o.Value, o.Label})
	}
	set := action{Do: "fill", Path: leaf}
	if len(options) > 1 {
		return menu(set, name, value, options)
	}
	return &box{Turn: len(t.model.Trial.Marks()), Action: set, Name: name, Text: value, Class: "text", On: "change", MaxLength: 200}
}
