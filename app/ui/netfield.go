package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// nets draws the rows of a grid as nets to be painted: the nets, the figures to paint
// with, the tools for the chosen face, the faces as sentences and as a text.
func (f facts) nets(field schema.Field, path string, value any) app.UI {
	cells := f.cells(field, value)
	figures := f.figures(field)
	first := 0
	var nets []app.UI
	for r, row := range cells {
		var faces []app.UI
		for c, text := range row {
			look := f.look(path, r, c, text)
			if c < len(field.Net) {
				faces = append(faces, figures.face(look, fmt.Sprintf("%s/%d/%d", path, r, c), field.CellName(r, c), first).
					Class(fmt.Sprintf("across-%d down-%d", field.Net[c][0], field.Net[c][1])))
				first = -1
			}
		}
		nets = append(nets, elem("div").Class("net").Role("group").Aria("label", field.RowName(r)).Body(
			append(faces, elem("span").Class("net-name").Aria("hidden", true).Text(strconv.Itoa(r+1)))...,
		))
	}
	return elem("div").Class("grid-editor").DataSet("painter", path).Body(
		elem("div").Class("nets").DataSet("roving", "drawing").DataSet("board", path).Body(nets...),
		elem("div").Class("palette").Role("group").Aria("label", "Figures to paint").Body(figures.brushes()...),
		f.cellTools(field, path),
		f.sentences(field, path, cells),
		f.boardText(field, path, cells, figures.names),
	)
}

// figures are what faces may bear: each with its sign and its picture colour.
type figures struct {
	names, signs []string
	colours      []int
}

func (f facts) figures(field schema.Field) (g figures) {
	list, name, _ := strings.Cut(field.From, "/")
	_, sign, _ := strings.Cut(field.Signs, "/")
	value, _ := schema.Get(f.model.Facts, list)
	rows, _ := value.([]any)
	of, _ := f.model.Sheet.Form.Field(list)
	for _, row := range drawn(rows, of.ItemLimit()) {
		members, _ := row.(map[string]any)
		if called := state.Plain(members[name]); called != "" { // it may be new, and still without a name
			g.names, g.signs = append(g.names, called), append(g.signs, state.Plain(members[sign]))
		}
	}
	g.colours = view.Palette(g.names)
	return g
}

// face is a face to press: it bears the next figure then.
func (g figures) face(look cellLook, path, name string, tab int) app.HTMLElem {
	at := slices.Index(g.names, look.Text)
	e := elem("button").Attr("type", "button").Class("face").DataSet("paint", path).DataSet("holds", look.Text).
		Attr("tabindex", strconv.Itoa(tab)).Attr("disabled", app.IsServer)
	if len(g.names) > 0 {
		e = e.DataSet("next", g.names[(at+1)%len(g.names)])
	}
	look.Fact = look.Text != ""
	e = look.flag(e, path)
	if !look.Fact {
		return e.Aria("label", name+": empty")
	}
	label := name + ": " + look.Text
	if look.Off {
		label += ", switched off"
	}
	e = e.Aria("label", label)
	if at < 0 {
		return e.Body(app.Text("?"))
	}
	return e.Class(colourClass(g.colours[at])).Body(app.Text(g.signs[at]))
}

// brushes are the figures to paint with. Each is painted by its number, too.
func (g figures) brushes() (all []app.UI) {
	for i, name := range g.names {
		all = append(all, elem("button").Attr("type", "button").Class("brush").DataSet("brush", name).DataSet("key", i+1).
			Aria("pressed", "false").Aria("label", fmt.Sprintf("Paint %s, key %d", name, i+1)).Attr("disabled", app.IsServer).
			Body(elem("b").Class("face "+colourClass(g.colours[i])).Text(g.signs[i]), elem("span").Text(" "+name)))
	}
	return all
}
