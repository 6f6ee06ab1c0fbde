package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/schema"
)

// cellBoard is a board of cells to write into or to paint. It is drawn anew only
// when something about it has changed, and keeps what stands in the boxes in
// step with the facts.
type cellBoard struct {
	app.Compo
	Path    string // of the field
	Label   string
	Columns int
	Heads   []string // of its columns, where these have names
	Painted bool     // the cells are painted, not written into
	Numbers bool     // numbers are written, so that a phone offers its digits
	Long    int      // the longest symbol, in characters
	Cells   []cellLook
	// Switches makes boards differ that are to be shown anew: see state.Boards.
	Switches int
}

// cellLook is one cell as it is shown.
type cellLook struct {
	Text, Name, Edges   string
	Missing             bool // its row is too short: a hole, so that all others stand in their places
	Fact                bool // it states a fact
	Off, Behind, Broken bool
	Differs, Chosen     bool
	Tint                int // of a region, 1 to tints
}

// fill adds what is missing of a row of so many cells.
func (b *cellBoard) fill(field schema.Field, row, cells int) {
	for c := range b.Columns - cells {
		b.Cells = append(b.Cells, cellLook{Name: field.CellName(row, cells+c) + " is missing", Missing: true})
	}
}

// shortSymbol is how many characters fit a square cell.
const shortSymbol = 3

// tints is how many tints there are for regions.
const tints = 9

func (b *cellBoard) Render() app.UI {
	var rows []app.UI
	if len(b.Heads) > 0 {
		var heads []app.UI
		for _, name := range b.Heads {
			heads = append(heads, elem("div").Role("columnheader").Class("grid-head").Text(name))
		}
		rows = append(rows, elem("div").Role("row").Class("grid-row").Body(heads...))
	}
	for start := 0; start < len(b.Cells); start += b.Columns {
		var cells []app.UI
		for i := start; i < min(start+b.Columns, len(b.Cells)); i++ {
			cells = append(cells, b.cell(i))
		}
		rows = append(rows, elem("div").Role("row").Class("grid-row").Body(cells...))
	}
	board := elem("div").Class("board cells").Role("grid").Aria("label", b.Label).DataSet("columns", b.Columns).DataSet("roving", "board").DataSet("board", b.Path)
	if b.Painted {
		board = board.Class("painted")
	}
	if b.Long > shortSymbol {
		board = board.Class("worded")
	}
	return board.Body(rows...)
}

// flag puts on a cell what is to be seen of it besides its text.
func (l cellLook) flag(e app.HTMLElem, path string) app.HTMLElem {
	for _, flag := range []struct {
		name string
		on   bool
	}{{"off", l.Off}, {"behind", l.Behind}, {"broken", l.Broken}, {"differs", l.Differs}, {"chosen", l.Chosen}} {
		if flag.on {
			e = e.DataSet(flag.name, "1")
		}
	}
	if l.Fact {
		e = e.DataSet("facts", path)
	}
	return e
}

func (b *cellBoard) cell(i int) app.UI {
	look := b.Cells[i]
	path := b.Path + "/" + strconv.Itoa(i/b.Columns) + "/" + strconv.Itoa(i%b.Columns)
	e := look.flag(elem("div").Role("gridcell").Class("cell").Class(look.Edges), path)
	if look.Missing {
		hole := e.Class("missing").Aria("label", look.Name)
		if b.Painted {
			return hole
		}
		return hole.Body(elem("input").Attr("disabled", true).Attr("aria-label", look.Name)) // it is counted with the others
	}
	first := -1
	if i == 0 {
		first = 0
	}
	if b.Painted {
		if look.Tint > 0 {
			e = e.Class("tint-" + strconv.Itoa(look.Tint))
		}
		return e.DataSet("cell", i).DataSet("paint", path).DataSet("holds", look.Text).TabIndex(first).Aria("label", look.Name).Body(app.Text(look.Text))
	}
	box := action{Do: "set", Path: path}.input("text", "input").DataSet("cell", i).
		Attr("aria-label", look.Name).Attr("autocomplete", "off").Attr("spellcheck", "false").
		Attr("maxlength", strconv.Itoa(b.Long)).Attr("tabindex", strconv.Itoa(first))
	if b.Numbers {
		box = box.Attr("inputmode", "numeric")
	}
	if look.Broken {
		box = box.Attr("aria-invalid", "true")
	}
	if app.IsServer {
		box = box.Attr("value", look.Text)
	}
	return e.Body(box)
}

// OnMount shows the texts, as that of a box does.
func (b *cellBoard) OnMount(ctx app.Context) {
	ctx.PreventUpdate()
	b.show()
}

func (b *cellBoard) OnUpdate(ctx app.Context) { ctx.Defer(func(app.Context) { b.show() }) }

// show puts into the boxes what the facts say. A box in which somebody types is
// ahead of the facts.
func (b *cellBoard) show() {
	root := b.JSValue()
	if root == nil || b.Painted {
		return
	}
	boxes := root.Call("querySelectorAll", "input")
	active := app.Window().Get("document").Get("activeElement")
	for i := range min(boxes.Get("length").Int(), len(b.Cells)) {
		box, want := boxes.Index(i), b.Cells[i].Text
		if box.Get("value").String() == want || box.Equal(active) && attribute(box, typed).Truthy() {
			continue
		}
		box.Set("value", want)
		if box.Equal(active) {
			box.Call("select") // as when it was entered: what is typed next replaces it
		}
	}
}
