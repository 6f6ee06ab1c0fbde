package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// painter paints regions. A stroke begins on a cell; while it lasts, only the
// picture follows, and the facts change when it ends. A letter that was chosen
// is painted with; without one, a stroke goes on with the region that it began
// in, and a cell that is only pressed chooses its region.
type painter struct {
	do     func(deed)
	editor app.Value // whose regions are painted with brush
	brush  string
	board  app.Value // that the stroke is on
	with   string    // what the stroke paints
	path   string
	cells  []string // "row/column"
}

// editorOf is the editor of regions that an element is part of.
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
	if p.with = p.holding(editorOf(cell)); p.with != "" {
		p.touch(cell, place)
	} else {
		p.with = cell.Get("textContent").String()
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
	if cell.Get("textContent").String() == p.with {
		return
	}
	p.cells = append(p.cells, place)
	cell.Call("setAttribute", "data-wet", p.with)
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
		p.do(deed{action: action{Do: "paint", Path: p.path, Value: p.with + " " + strings.Join(p.cells, " ")}})
	case editor != nil:
		p.choose(editor, p.with)
	}
}

// key paints the cell that has the focus with the region of a letter, and puts
// the brush down at Escape.
func (p *painter) key(e app.Value) {
	cell, field, place, ok := cellAt(e.Get("target"))
	if !ok || e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy() || e.Get("altKey").Truthy() {
		return
	}
	editor := editorOf(cell)
	key := e.Get("key").String()
	brush := strings.ToUpper(key)
	switch {
	case editor == nil:
		return
	case key == "Escape":
		p.choose(editor, "")
		return
	case key == "Enter" || key == " ":
		brush = p.holding(editor)
	case len(brush) != 1 || brush[0] < 'A' || brush[0] > 'Z':
		return
	}
	e.Call("preventDefault")
	known := editor.Call("querySelectorAll", "[data-brush]")
	for i := range known.Get("length").Int() {
		if brush != "" && text(attribute(known.Index(i), "brush")) == brush {
			p.do(deed{action: action{Do: "paint", Path: field, Value: brush + " " + place}})
		}
	}
}
