package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// grid draws givens in cells: the board, the tools for the chosen cell, the
// givens as sentences, and the board as a text.
func (f facts) grid(field schema.Field, path string, value any) app.UI {
	cells := f.cells(field, value)
	symbols, _ := schema.Symbols(f.model.Sheet.Form, f.model.Facts, field)
	board := &cellBoard{Path: path, Label: field.Label, Columns: width(cells), Heads: field.Heads, Numbers: field.Symbols != "", Long: 1, Switches: f.model.Boards.Turns}
	for _, symbol := range symbols {
		board.Long = max(board.Long, len([]rune(symbol)))
	}
	regions := f.regionsOf(field)
	for r, row := range cells {
		for c, text := range row {
			look := f.look(path, r, c, text)
			look.Name = field.CellName(r, c)
			look.Fact = text != ""
			if len(regions) == len(cells)*len(row) {
				look.Edges = borders(regions, r*len(row)+c, len(row))
			}
			board.Cells = append(board.Cells, look)
		}
		board.fill(field, r, len(row))
	}
	return elem("div").Class("grid-editor").Body(
		elem("div").Class("scroll").Body(board),
		f.cellTools(field, path),
		f.sentences(field, path, cells),
		f.boardText(field, path, cells, symbols),
	)
}

// cells are the cells of a board, as far as the form allows for.
func (f facts) cells(field schema.Field, value any) [][]string {
	rows, columns := f.model.Sheet.Form.BoardLimit(field)
	cells := drawn(state.Cells(value), rows)
	for r := range cells {
		cells[r] = drawn(cells[r], columns)
	}
	return cells
}

// width is the number of columns of a board; a row that is too long or too
// short is told as an error.
func width(cells [][]string) int {
	widest := 1
	for _, row := range cells {
		widest = max(widest, len(row))
	}
	return widest
}

// look is what grids and regions have in common in a cell.
func (f facts) look(path string, r, c int, text string) cellLook {
	at := fmt.Sprintf("%s/%d/%d", path, r, c)
	return cellLook{
		Text: text, Off: f.model.IsOff(at), Behind: f.model.Explains(at), Broken: f.invalid(at),
		Differs: f.differs[at], Chosen: f.model.Boards.Cell == at,
	}
}

// regionsOf numbers the regions of the board that a grid is laid on, if the
// form has regions of the same measures.
func (f facts) regionsOf(grid schema.Field) []int {
	for _, field := range f.model.Sheet.Form.Fields {
		if field.Kind != schema.Regions || field.Rows != grid.Rows || field.Columns != grid.Columns || f.model.IsOff(field.Key) {
			continue
		}
		value, _ := schema.Get(f.model.Facts, field.Key)
		return regionNumbers(f.cells(field, value))
	}
	return nil
}

// regionNumbers numbers the regions of all cells by their names.
func regionNumbers(cells [][]string) []int {
	var numbers []int
	known := map[string]int{}
	for _, name := range slices.Concat(cells...) {
		if _, has := known[name]; !has {
			known[name] = len(known)
		}
		numbers = append(numbers, known[name])
	}
	return numbers
}

// cellTools is the line below a grid: what can be done with the chosen cell.
func (f facts) cellTools(field schema.Field, path string) app.UI {
	chosen := f.model.Boards.Cell
	value, _ := schema.Get(f.model.Facts, chosen)
	text, inside := value.(string)
	line := elem("div").Class("cell-tools")
	parts := schema.SplitPath(chosen)
	if !inside || len(parts) != 3 || parts[0] != path {
		help := "Press a cell and type. Arrow keys move over the board; - switches a given off and on."
		if len(field.Net) > 0 {
			help = "Press a face for its next figure, or choose a figure first and press faces. By keyboard: arrow keys and numbers; - switches a face off and on."
		}
		return line.Body(elem("span").Class("help").Text(help))
	}
	r, _ := strconv.Atoi(parts[1])
	c, _ := strconv.Atoi(parts[2])
	if text == "" {
		return line.Body(elem("span").Text(field.CellName(r, c) + " is empty."))
	}
	label := elem("label").Body(
		check(action{Do: "switch", Path: chosen}, "On: "+field.CellName(r, c)+", "+text, !f.model.IsOff(chosen)),
		elem("span").Text(fmt.Sprintf("%s holds %s", field.CellName(r, c), text)),
	)
	return line.Body(label, iconButton(action{Do: "empty", Path: chosen}, "remove", "Empty "+strings.ToLower(field.CellName(r, c)), true))
}

// sentences lists the givens as the facts that they are, each with its switch.
func (f facts) sentences(field schema.Field, path string, cells [][]string) app.UI {
	off := 0
	var items []app.UI
	for r, row := range cells {
		for c, text := range row {
			if text == "" {
				continue
			}
			at := fmt.Sprintf("%s/%d/%d", path, r, c)
			said := fmt.Sprintf("%s holds %s.", field.CellName(r, c), text)
			if fact, known := f.model.Fact(at); known && !f.model.Answer.Stale {
				said = fact.Text
			}
			li := elem("li").Class("fact").DataSet("fact", at).DataSet("facts", at)
			if f.model.IsOff(at) {
				off++
				li = li.DataSet("off", "1")
			}
			if f.model.Explains(at) {
				li = li.DataSet("behind", "1")
			}
			items = append(items, li.Body(
				check(action{Do: "switch", Path: at}, "On: "+field.CellName(r, c)+", "+text, !f.model.IsOff(at)),
				elem("div").Class("fact-body").Text(said),
			))
		}
	}
	title := english.Count(len(items), "given", "givens") + " as sentences"
	if off > 0 {
		title += ", " + english.Thousands(off) + " switched off"
	}
	return elem("details").Class("folded").Body(
		elem("summary").Text(title),
		elem("ol").Class("fact-list givens").Body(items...),
	)
}

// boardText is the board as a text, to be copied or overwritten.
func (f facts) boardText(field schema.Field, path string, cells [][]string, symbols []string) app.UI {
	written := schema.BoardText(cells, symbols)
	empty, help := "Empty the board", "Row after row, with a dot for an empty cell. Put another board here, or paste it into any cell."
	if len(field.Net) > 0 {
		empty, help = "Empty all faces", fmt.Sprintf("A line for each %s: %s. A dot stands for an empty face.", field.Item, english.List(field.Heads, "and"))
	}
	shown, fault := written, app.UI(elem("div").Attr("hidden", true))
	draft := f.model.Boards.Draft
	failed := draft.Field == path
	if failed {
		shown = draft.Text
		fault = elem("div").Class("field-error").ID(errorID(state.TextPath(path))).Role("alert").Body(elem("p").Text(english.Sentence(draft.Fault)))
	}
	buttons := []app.UI{button(action{Do: "copy", Path: "board", Value: written}, "Copy", true)}
	if field.Kind == schema.Grid {
		buttons = append(buttons, button(action{Do: "clear", Path: path}, empty, len(f.model.Emptied(path)) > 0))
	}
	return elem("details").Class("folded board-text").Attr("open", failed || f.model.Boards.Unfolded(state.TextPath(path))).Body(
		elem("summary").Text("As a text"),
		elem("p").Class("help").Text(help),
		&box{
			Turn: f.model.Boards.Turns, Action: action{Do: "board", Path: path}, Name: field.Label + " as a text", Text: shown, Kind: "note", Class: "code", On: "change",
			MaxLength: state.LongestBoard, Invalid: failed, Describes: errorID(state.TextPath(path)),
		},
		fault,
		elem("div").Class("tools").Body(buttons...),
	)
}
