package ui

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// deed is what a visitor did with a control.
type deed struct {
	action
	File app.Value // of a file chooser
	From app.Value // the control itself
}

// listeners are the document's listeners of a page. They see an event at once,
// where go-app hands it on too late to prevent what the browser does by itself.
type listeners struct {
	kept []kept
}

type kept struct {
	target app.Value
	event  string
	f      app.Func
}

// listen starts to hand deeds to do; unlisten ends it.
func (l *listeners) listen(f *focus, do func(deed)) {
	document := app.Window().Get("document")
	on := func(target app.Value, event string, handle func(e app.Value)) {
		heard := app.FuncOf(func(_ app.Value, args []app.Value) any {
			if err := attempt(func() { handle(args[0]) }); err != nil {
				app.Window().Get("console").Call("error", event+": "+err.Error())
			}
			return nil
		})
		target.Call("addEventListener", event, heard)
		l.kept = append(l.kept, kept{target, event, heard})
	}
	add := func(event string, handle func(e app.Value)) { on(document, event, handle) }
	// go-app does not know what the page has written into the address, and takes the link that was
	// opened last for where one is.
	on(app.Window(), "hashchange", func(app.Value) { do(deed{action: action{Do: "address"}}) })
	before := press{}
	add("click", func(e app.Value) {
		again := before.again(e)
		if control, data, ok := controlOf(e); ok && !data.Get("on").Truthy() {
			d := deedOf(control, e)
			d.Again = again
			do(d)
		}
	})
	for _, kind := range []string{"change", "input"} {
		add(kind, func(e app.Value) {
			control, data, ok := controlOf(e)
			if ok && kind == "change" && text(data.Get("on")) == "input" && (text(data.Get("do")) == "set" || text(data.Get("do")) == "write") {
				do(deed{action: action{Do: "typed", Path: text(data.Get("path"))}}) // left, or Enter
			}
			if !ok || text(data.Get("on")) != kind {
				return
			}
			d := deedOf(control, e)
			d.Typing = kind == "input"
			tidyCell(control)
			do(d)
		})
	}
	paint := &painter{do: do}
	for _, pen := range []pen{&nodeDrag{do: do}, &chipDrag{do: do}, paint} {
		add("pointerdown", pen.down)
		add("pointermove", pen.move)
		add("pointerup", pen.up)
		add("pointercancel", pen.up)
		add("keydown", pen.key)
	}
	away := &putAway{do: do}
	add("solvitur-place", func(app.Value) { // what was asked about is out of sight
		if document.Call("querySelector", askedPanel).Truthy() {
			do(deed{action: action{Do: "unask"}})
		}
		do(deed{action: action{Do: "look"}}) // what has come into sight is to be drawn
	})
	add("pointerdown", away.down)
	add("pointerup", away.up)
	add("pointercancel", away.cancel)
	add("mousedown", keepFocus)
	add("focusout", func(e app.Value) {
		leaveFormula(e, do)
		leaveMenu(e)
		leaveText(e.Get("target"))
	})
	add("click", pressMenu)
	add("click", leaveMore)
	add("pointerdown", f.press)
	add("focusin", func(e app.Value) {
		f.note(e.Get("target"))
		stopHere(e.Get("target"))
	})
	add("click", paint.click)
	add("paste", func(e app.Value) { pasteCell(e, do) })
	add("focusin", func(e app.Value) { enterCell(e, do) })
	add("focusin", func(e app.Value) { enterPlace(e.Get("target"), do) })
	add("keydown", func(e app.Value) { keyDown(e, do) })
	add("pointerover", func(e app.Value) { lightUp(e.Get("target")) })
	add("focusin", func(e app.Value) { lightUp(e.Get("target")) })
}

// pen is what draws with a pointer or with keys.
type pen interface {
	down(e app.Value)
	move(e app.Value)
	up(e app.Value)
	key(e app.Value)
}

func (l *listeners) unlisten() {
	for _, k := range l.kept {
		k.target.Call("removeEventListener", k.event, k.f)
		k.f.Release()
	}
	l.kept = nil
}

// controlOf is the control that an event belongs to, if any, and what it said
// when the event happened: boot.js notes that, since the page may have been drawn
// anew before the event gets here.
func controlOf(e app.Value) (control, data app.Value, ok bool) {
	noted := e.Get("deed")
	if !noted.Truthy() {
		return nil, nil, false
	}
	return noted.Get("control"), noted.Get("data"), true
}

func attribute(e app.Value, name string) app.Value { return e.Get("dataset").Get(name) }

func text(v app.Value) string {
	if !v.Truthy() {
		return ""
	}
	return v.String()
}

// press is where something was last pressed.
type press struct{ at *point }

// again says whether a press is where the one before was, as nearly as a finger can. One of the
// keyboard is nowhere.
func (p *press) again(click app.Value) bool {
	const finger = 24 // px
	before := p.at
	if p.at = nil; !click.Get("detail").Truthy() || click.Get("clientX").Type() != app.TypeNumber {
		return false
	}
	x, y := pointOf(click)
	p.at = &point{x, y}
	return before != nil && max(before.x-x, x-before.x, before.y-y, y-before.y) < finger
}

// deedOf reads what a control does, and what it holds: as noted when the event
// happened, or for a key that was pressed, as it is now.
func deedOf(control, e app.Value) deed {
	data, held := control.Get("dataset"), control
	if noted := e.Get("deed"); noted.Truthy() {
		data, held = noted.Get("data"), noted.Get("held")
	}
	d := deed{From: control, action: action{
		Do:    text(data.Get("do")),
		Path:  text(data.Get("path")),
		Value: text(data.Get("value")),
	}}
	if held.Get("value").Truthy() {
		d.Text = held.Get("value").String()
	}
	if at := held.Get("selectionStart"); at.Type() == app.TypeNumber {
		// The browser counts in UTF-16.
		units := utf16.Encode([]rune(d.Text))
		d.Caret = len(utf16.Decode(units[:min(at.Int(), len(units))]))
	}
	d.On = held.Get("checked").Truthy()
	if files := held.Get("files"); files.Truthy() && files.Get("length").Int() > 0 {
		d.File = files.Index(0)
	}
	return d
}

// keyDown gives the keyboard what the mouse has: undo and redo, walking over
// boards, pressing parts of drawings, leaving a field with Enter.
func keyDown(e app.Value, do func(deed)) {
	if e.Get("isComposing").Truthy() {
		return // a letter is being put together: its keys are the keyboard's
	}
	key := e.Get("key").String()
	target := e.Get("target")
	tag := strings.ToLower(text(target.Get("tagName")))
	typing := isText(target) && attribute(target, written).Truthy() // the browser undoes that
	command := e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy()
	switch {
	case key == "Tab":
		mendStops()
		keyAsked(e, target, key, do)
	case keyCell(e, key, do):
	case tag == "textarea" && suggest(e, target, key, do):
	case keyMenu(e, target, key):
	case keyAsked(e, target, key, do):
	case command && !typing && strings.EqualFold(key, "z"):
		e.Call("preventDefault")
		if e.Get("shiftKey").Truthy() {
			do(deed{action: action{Do: "redo", Path: boardOf(target)}})
		} else {
			do(deed{action: action{Do: "undo", Path: boardOf(target)}})
		}
	case command && !typing && strings.EqualFold(key, "y"):
		e.Call("preventDefault")
		do(deed{action: action{Do: "redo", Path: boardOf(target)}})
	case key == "Enter" && attribute(target, "lines").Truthy(): // the next line
	case key == "Enter" && isText(target):
		e.Call("preventDefault")
		next := text(attribute(target, adding))
		target.Call("blur") // commits what is committed on leaving
		target.Call("focus")
		if next != "" {
			do(deed{action: action{Do: "add", Path: next}})
		}
	case (key == "Enter" || key == " ") && text(attribute(target, "do")) != "" && (tag == "g" || text(attribute(target, "do")) == "visit"):
		e.Call("preventDefault")
		do(deedOf(target, e))
	case !command && shortcut(target, tag, key, do):
		e.Call("preventDefault")
	case strings.HasPrefix(key, "Arrow"):
		if !nudge(e, target, key, do) && !rove(e, target, key) {
			walk(e, target, key)
		}
	case key == "Home" || key == "End":
		if !rove(e, target, key) { // a tree has ends of its own
			toEnd(e, target, key == "End", command)
		}
	}
}

// boardOf says whether something is done at the board that is tried on.
func boardOf(target app.Value) string {
	if target.Get("closest").Truthy() && target.Call("closest", ".trial").Truthy() {
		return state.OnBoard
	}
	return ""
}

// written marks a text that somebody has changed since it got the focus, which
// boot.js sets.
const written = "written"

// leaveText forgets what was noted of a text while it had the focus.
func leaveText(target app.Value) {
	if data := target.Get("dataset"); data.Truthy() {
		data.Delete(written)
		data.Delete(adding)
	}
}

// shortcut presses the button that a letter stands for in the part of the page that has the
// focus, or writes it at the place of an answer that has it. While something is typed or
// chosen, letters are letters.
func shortcut(target app.Value, tag, key string, do func(deed)) bool {
	if text(attribute(target, "do")) == "place" && (key == "Delete" || key == "Backspace") {
		do(deed{action: action{Do: "blank", Path: text(attribute(target, "path"))}})
		return true
	}
	if len(key) != 1 || tag == "textarea" || tag == "select" || tag == "input" && text(target.Get("type")) != "range" || !target.Get("closest").Truthy() {
		return false
	}
	part := target.Call("closest", "[data-keys]")
	quoted, err := json.Marshal(strings.ToLower(key))
	if !part.Truthy() || err != nil {
		return false
	}
	control := part.Call("querySelector", ".pad [data-key="+string(quoted)+"]") // a letter that can stand there comes first
	if !control.Truthy() {
		control = part.Call("querySelector", "[data-key="+string(quoted)+"]:not(:disabled)")
	}
	switch {
	case text(attribute(target, "do")) == "place" && key != " " && (!control.Truthy() || text(attribute(control, "do")) == "fill"):
		// What is drawn may still belong to the place before.
		do(deed{action: action{Do: "type", Path: text(attribute(target, "path")), Value: key}})
	case !control.Truthy():
		return false
	case text(attribute(control, "do")) == "fill" && target.Call("closest", ".pictures").Truthy():
		return false // nothing is written there, and nobody means the place that was chosen before
	default:
		control.Call("click")
	}
	return true
}

// walk moves the focus over a board, cell by cell.
func walk(e, target app.Value, key string) {
	cell := target.Call("closest", "[data-cell]")
	if !cell.Truthy() {
		return
	}
	board := cell.Call("closest", "[data-columns]")
	columns, err := strconv.Atoi(text(attribute(board, "columns")))
	at, err2 := strconv.Atoi(text(attribute(cell, "cell")))
	if err != nil || err2 != nil {
		return
	}
	step := map[string]int{"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -columns, "ArrowDown": columns}[key]
	if step == -1 && at%columns == 0 || step == 1 && at%columns == columns-1 {
		return
	}
	next := board.Call("querySelector", `[data-cell="`+strconv.Itoa(at+step)+`"]`)
	if !next.Truthy() {
		return
	}
	e.Call("preventDefault")
	next.Call("focus")
}

// lightUp marks everything that rests on the facts under the pointer, and the
// facts that the thing under the pointer rests on. It works on the document
// itself: drawing the page anew for every move of a mouse would be a waste.
func lightUp(target app.Value) {
	document := app.Window().Get("document")
	lit := document.Call("querySelectorAll", "[data-lit]")
	for i := range lit.Get("length").Int() {
		lit.Index(i).Call("removeAttribute", "data-lit")
	}
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return
	}
	part := target.Call("closest", "[data-facts]")
	if !part.Truthy() {
		return
	}
	for _, id := range strings.Fields(text(attribute(part, "facts"))) {
		quoted, err := json.Marshal(id)
		if err != nil {
			continue
		}
		same := document.Call("querySelectorAll", "[data-facts~="+string(quoted)+"]")
		for i := range min(same.Get("length").Int(), 2000) {
			same.Index(i).Call("setAttribute", "data-lit", "")
		}
	}
}
