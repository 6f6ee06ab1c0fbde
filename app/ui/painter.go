package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// painter paints regions, and figures on nets. A stroke begins on a cell; while it
// lasts, only the picture follows, and the facts change when it ends. A region or
// figure that was chosen is painted with; without one, a stroke goes on with what
// it began on. A cell that is only pressed chooses its region, or bears the next
// figure.
type painter struct {
	do     func(deed)
	editor app.Value // whose cells are painted with brush
	brush  string
	board  app.Value // that the stroke is on
	begun  app.Value // the cell that it began on
	with   string    // what the stroke paints
	sign   string    // that stands for it
	path   string
	cells  []string // "row/column"
}

// editorOf is the editor of painted cells that an element is part of.
func editorOf(target app.Value) app.Value {
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil
	}
	if editor := target.Call("closest", "[data-painter]"); editor.Truthy() {
		return editor
	}
	return nil
}

// cellAt is the cell to paint that an element is, with its field and place.
func cellAt(target app.Value) (cell app.Value, field, place string, ok bool) {
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil, "", "", false
	}
	cell = target.Call("closest", "[data-paint]")
	if !cell.Truthy() {
		return nil, "", "", false
	}
	field, place, ok = strings.Cut(text(attribute(cell, "paint")), "/")
	return cell, field, place, ok
}

// choose takes up a brush, or puts it down.
func (p *painter) choose(editor app.Value, brush string) {
	p.editor, p.brush = editor, brush
	buttons := editor.Call("querySelectorAll", "[data-brush]")
	for i := range buttons.Get("length").Int() {
		pressed := "false"
		if text(attribute(buttons.Index(i), "brush")) == brush {
			pressed = "true"
		}
		buttons.Index(i).Call("setAttribute", "aria-pressed", pressed)
	}
}

// click chooses the region of a button.
func (p *painter) click(e app.Value) {
	editor := editorOf(e.Get("target"))
	if editor == nil {
		return
	}
	button := e.Get("target").Call("closest", "[data-brush]")
	if !button.Truthy() {
		return
	}
	brush := text(attribute(button, "brush"))
	if p.holding(editor) == brush {
		brush = ""
	}
	p.choose(editor, brush)
}

// holding is the brush that was chosen in an editor.
func (p *painter) holding(editor app.Value) string {
	if p.editor == nil || !p.editor.Equal(editor) {
		return ""
	}
	return p.brush
}

func (p *painter) down(e app.Value) {
	cell, field, place, ok := cellAt(e.Get("target"))
	if !ok || e.Get("button").Int() != 0 {
		return
	}
	p.board = cell.Call("closest", "[data-board]")
	p.path, p.cells = field, nil
	p.begun = cell
	if p.with = p.holding(editorOf(cell)); p.with != "" {
		p.sign = signOf(editorOf(cell), p.with)
		p.touch(cell, place)
	} else {
		p.with, p.sign = text(attribute(cell, "holds")), cell.Get("textContent").String()
	}
	cell.Call("focus")
}

// touch paints a cell, for the time being.
func (p *painter) touch(cell app.Value, place string) {
	for _, known := range p.cells {
		if known == place {
			return
		}
	}
	if text(attribute(cell, "holds")) == p.with || p.with == "" {
		return
	}
	p.cells = append(p.cells, place)
	cell.Call("setAttribute", "data-wet", p.sign)
}

// signOf is the sign of something to paint with.
func signOf(editor app.Value, brush string) string {
	buttons := editor.Call("querySelectorAll", "[data-brush]")
	for i := range buttons.Get("length").Int() {
		if button := buttons.Index(i); text(attribute(button, "brush")) == brush {
			return button.Call("querySelector", "b").Get("textContent").String()
		}
	}
	return brush
}

func (p *painter) move(e app.Value) {
	if p.board == nil {
		return
	}
	// A finger keeps the events for the cell that it came down on.
	under := app.Window().Get("document").Call("elementFromPoint", e.Get("clientX"), e.Get("clientY"))
	cell, field, place, ok := cellAt(under)
	if ok && field == p.path {
		p.touch(cell, place)
	}
}

func (p *painter) up(e app.Value) {
	if p.board == nil {
		return
	}
	wet := p.board.Call("querySelectorAll", "[data-wet]")
	for i := range wet.Get("length").Int() {
		wet.Index(i).Call("removeAttribute", "data-wet")
	}
	editor := editorOf(p.board)
	p.board = nil
	switch {
	case e.Get("type").String() != "pointerup":
	case len(p.cells) > 0:
		p.paint(p.path, p.with, p.cells...)
	case p.holding(editor) != "": // it is there already
	case attribute(p.begun, "next").Truthy():
		p.next(p.begun)
	case editor != nil:
		p.choose(editor, p.with)
	}
}

// paint gives cells a region or a figure.
func (p *painter) paint(path, with string, cells ...string) {
	p.do(deed{action: action{Do: "paint", Path: path, Value: strings.Join(cells, " "), Text: with}})
}

// next gives a face the next figure.
func (p *painter) next(face app.Value) {
	_, path, place, _ := cellAt(face)
	p.paint(path, text(attribute(face, "next")), place)
}

// key paints the cell that has the focus with what has that key, and puts the brush
// down at Escape. A dash switches a fact off or on.
func (p *painter) key(e app.Value) {
	cell, field, place, ok := cellAt(e.Get("target"))
	if !ok || e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy() || e.Get("altKey").Truthy() {
		return
	}
	editor := editorOf(cell)
	if editor == nil {
		return
	}
	key := strings.ToUpper(e.Get("key").String())
	switch brush := p.holding(editor); {
	case key == "ESCAPE":
		p.choose(editor, "")
		return
	case key == "-" && attribute(cell, "facts").Truthy():
		p.do(deed{action: action{Do: "switch", Path: field + "/" + place}})
	case key != "ENTER" && key != " ":
		if len(key) != 1 || strings.ContainsAny(key, `"\`) {
			return
		}
		button := editor.Call("querySelector", `[data-key="`+key+`"]`)
		if !button.Truthy() {
			return
		}
		p.paint(field, text(attribute(button, "brush")), place)
	case brush != "":
		p.paint(field, brush, place)
	case attribute(cell, "next").Truthy():
		p.next(cell)
	}
	e.Call("preventDefault")
}
