package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// typed marks a box of a board that somebody types in, which boot.js sets: until
// it is left, or its text comes from elsewhere, it is ahead of the facts.
const typed = "typed"

// cellOf is the box of a board that an element is.
func cellOf(target app.Value) (box app.Value, path string, ok bool) {
	if !target.Truthy() || !target.Get("dataset").Truthy() || text(target.Get("tagName")) != "INPUT" || !attribute(target, "cell").Truthy() {
		return nil, "", false
	}
	return target, text(attribute(target, "path")), true
}

// enterCell chooses the cell that gets the focus. Its text is marked, so that
// typing replaces it.
func enterCell(e app.Value, do func(deed)) {
	if box, path, ok := cellOf(e.Get("target")); ok {
		box.Get("dataset").Delete(typed)
		box.Call("select")
		do(deed{action: action{Do: "cell", Path: path}})
	} else if face, field, place, painted := cellAt(e.Get("target")); painted && attribute(face, "next").Truthy() {
		do(deed{action: action{Do: "cell", Path: field + "/" + place}})
	}
}

// tidyCell keeps a box that somebody types in to what a cell may hold: no sign for
// an empty cell, and no dash, which switches its given off or on. Where a sign is
// all that a cell holds, the next one replaces it.
func tidyCell(control app.Value) {
	box, _, ok := cellOf(control)
	if !ok {
		return
	}
	written := box.Get("value").String()
	text, dash := state.ReadCell(written)
	switch {
	case dash:
		box.Get("dataset").Delete(typed) // the facts know what was there
		box.Set("value", strings.ReplaceAll(written, "-", ""))
		return
	case text == "":
		box.Set("value", "")
	}
	if box.Get("maxLength").Int() == 1 {
		box.Call("select")
	}
}

// keyCell gives a cell the keys that are no text: - switches its given off and
// on, and undo takes back a change of the board rather than of the box.
func keyCell(e app.Value, key string, do func(deed)) bool {
	box, path, ok := cellOf(e.Get("target"))
	if !ok {
		return false
	}
	command := e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy()
	d := deed{}
	switch {
	case key == "-" && !command:
		if box.Get("value").Truthy() {
			d = deed{action: action{Do: "switch", Path: path}}
		}
	case command && strings.EqualFold(key, "z") && !e.Get("shiftKey").Truthy():
		d.Do = "undo"
	case command && (strings.EqualFold(key, "z") || strings.EqualFold(key, "y")):
		d.Do = "redo"
	default:
		return false
	}
	e.Call("preventDefault")
	box.Get("dataset").Delete(typed)
	if d.Do != "" {
		do(d)
	}
	return true
}

// pasteCell takes a text that is more than a cell as a whole board.
func pasteCell(e app.Value, do func(deed)) {
	box, path, ok := cellOf(e.Get("target"))
	clipboard := e.Get("clipboardData")
	if !ok || !clipboard.Truthy() {
		return
	}
	pasted := clipboard.Call("getData", "text").String()
	if len([]rune(strings.TrimSpace(pasted))) <= box.Get("maxLength").Int() {
		return
	}
	e.Call("preventDefault")
	box.Get("dataset").Delete(typed)
	field, _, _ := strings.Cut(path, "/")
	do(deed{action: action{Do: "board", Path: field, Text: pasted}})
}
