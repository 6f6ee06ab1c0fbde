package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"solvitur/solvers/english"

	"solvitur/solvers/schema"
)

// regions draws a partition of a board, to be painted: the board, the regions
// to paint with, and the board as a text.
func (f facts) regions(field schema.Field, path string, value any) app.UI {
	cells := f.cells(field, value)
	symbols, _ := schema.Symbols(f.model.Sheet.Form, f.model.Facts, field)
	board := &cellBoard{Path: path, Label: field.Label, Columns: width(cells), Painted: true}
	numbers := regionNumbers(cells)
	size := map[string]int{}
	for r, row := range cells {
		for c, name := range row {
			look := f.look(path, r, c, name)
			look.Name = field.CellName(r, c) + ": region " + name
			if len(numbers) == len(cells)*len(row) {
				look.Edges = borders(numbers, r*len(row)+c, len(row))
			}
			if i := slices.Index(symbols, name); i >= 0 {
				look.Tint = i%tints + 1
			}
			size[name]++
			board.Cells = append(board.Cells, look)
		}
		board.fill(field, r, len(row))
	}
	var palette []app.UI
	for i, name := range symbols {
		enough := len(numbers) == size[name]*len(symbols)
		label := fmt.Sprintf("%s %d: paint region %s, which has %s", name, size[name], name, english.Count(size[name], "cell", "cells"))
		e := elem("button").Attr("type", "button").Class("brush").Class("tint-"+strconv.Itoa(i%tints+1)).
			DataSet("brush", name).DataSet("key", name).Aria("pressed", "false").Aria("label", label).Attr("disabled", app.IsServer)
		if !enough {
			e = e.DataSet("uneven", "1")
		}
		palette = append(palette, e.Body(elem("b").Text(name), elem("span").Text(" "+strconv.Itoa(size[name]))))
	}
	return elem("details").Class("folded regions-editor").DataSet("painter", path).Attr("open", f.invalid(path) || f.model.Boards.Unfolded(path)).Body(
		elem("summary").Text("Paint the "+strings.ToLower(field.Label)),
		elem("p").Class("help").Text("Drag from a region over cells beside it, or choose a letter and press cells. By keyboard: arrow keys and letters."),
		elem("div").Class("scroll").Body(board),
		elem("div").Class("palette").Role("group").Aria("label", "Regions to paint").Body(palette...),
		elem("div").Class("tools").Body(
			button(action{Do: "boxes", Path: path}, "The usual boxes", len(f.model.UsualBoxes(path)) > 0),
		),
		f.boardText(field, path, cells, symbols),
	)
}
