package ui

import (
	"cmp"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"solvitur/solvers/english"

	"solvitur/solvers/schema"
)

// addMenu offers the shapes of a long list of shapes: a menu button, as the ARIA
// Authoring Practices describe it. Enter, Space and the down arrow open the menu,
// arrow keys and first letters walk over it, Enter takes an entry, Escape closes
// it. Whether it is open is the document's business alone: no fact hangs on it.
func (f facts) addMenu(field schema.Field, full bool) app.UI {
	id := "menu-" + field.Key
	var entries []app.UI
	for _, shape := range field.Shapes {
		add := action{Do: "add", Path: field.Key, Value: shape.Kind}
		entries = append(entries, elem("li").Role("none").Body(
			add.on(plainButton(true)).Role("menuitem").TabIndex(-1).Body(app.Text(cmp.Or(shape.Label, shape.Sentence))),
		))
	}
	return elem("div").Class("menu-button").Body(
		plainButton(!full).Class("button add").ID(id).
			Attr("aria-haspopup", "menu").Attr("aria-expanded", "false").
			Body(app.Text("Add "+english.A(field.Item)+"…")),
		elem("ul").Role("menu").Class("menu-list").Attr("aria-labelledby", id).Attr("hidden", true).Body(entries...),
	)
}

// menuOf finds the parts of the menu that an element belongs to.
func menuOf(target app.Value) (opener, list app.Value, ok bool) {
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil, nil, false
	}
	whole := target.Call("closest", ".menu-button")
	if !whole.Truthy() {
		return nil, nil, false
	}
	return whole.Get("firstElementChild"), whole.Get("lastElementChild"), true
}

func isOpen(list app.Value) bool { return !list.Get("hidden").Bool() }

// inert says whether a button has come to its end: see plainButton.
func inert(button app.Value) bool { return button.Get("ariaDisabled").Equal(app.ValueOf("true")) }

// openMenu opens a menu where there is room, and puts the focus on an entry.
func openMenu(opener, list app.Value, at int) {
	list.Set("hidden", false)
	opener.Call("setAttribute", "aria-expanded", "true")
	list.Call("removeAttribute", "data-up")
	box, window := list.Call("getBoundingClientRect"), app.Window()
	if box.Get("bottom").Float() > window.Get("innerHeight").Float() && box.Get("height").Float() < opener.Call("getBoundingClientRect").Get("top").Float() {
		list.Call("setAttribute", "data-up", "")
	}
	focusEntry(list, at)
}

func closeMenu(opener, list app.Value) {
	list.Set("hidden", true)
	opener.Call("setAttribute", "aria-expanded", "false")
}

// focusEntry puts the focus on an entry; numbers go round.
func focusEntry(list app.Value, at int) {
	entries := list.Call("querySelectorAll", `[role="menuitem"]`)
	if n := entries.Get("length").Int(); n > 0 {
		entries.Index((at + n) % n).Call("focus")
	}
}

// pressMenu opens or closes the menu whose button is pressed, and closes the one
// from which an entry is taken.
func pressMenu(e app.Value) {
	target := e.Get("target")
	opener, list, ok := menuOf(target)
	switch {
	case !ok:
	case isOpen(list):
		closeMenu(opener, list)
		if opener.Call("contains", target).Bool() {
			opener.Call("focus")
		}
	case opener.Call("contains", target).Bool() && !inert(opener):
		openMenu(opener, list, 0)
	}
}

// leaveMenu closes a menu when the focus goes elsewhere.
func leaveMenu(e app.Value) {
	opener, list, ok := menuOf(e.Get("target"))
	if !ok || !isOpen(list) {
		return
	}
	if to := e.Get("relatedTarget"); !to.Truthy() || !opener.Get("parentElement").Call("contains", to).Bool() {
		closeMenu(opener, list)
	}
}

// keyMenu gives a menu its keys, and says whether it was one of them.
func keyMenu(e, target app.Value, key string) bool {
	opener, list, ok := menuOf(target)
	if !ok || e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy() || e.Get("altKey").Truthy() {
		return false
	}
	if !isOpen(list) {
		if inert(opener) {
			return false
		}
		switch key {
		case "ArrowDown":
			openMenu(opener, list, 0)
		case "ArrowUp":
			openMenu(opener, list, -1)
		default:
			return false // Enter and Space press the button
		}
		e.Call("preventDefault")
		return true
	}
	entries := list.Call("querySelectorAll", `[role="menuitem"]`)
	n, at := entries.Get("length").Int(), -1
	for i := range n {
		if entries.Index(i).Equal(target) {
			at = i
		}
	}
	switch {
	case key == "ArrowDown":
		focusEntry(list, at+1)
	case key == "ArrowUp":
		focusEntry(list, max(at, 0)-1)
	case key == "Home":
		focusEntry(list, 0)
	case key == "End":
		focusEntry(list, -1)
	case key == "Escape":
		closeMenu(opener, list)
		opener.Call("focus")
	case key != " " && len([]rune(key)) == 1:
		for i := 1; i <= n; i++ {
			title := strings.TrimSpace(entries.Index((at + i + n) % n).Get("textContent").String())
			if strings.HasPrefix(strings.ToLower(title), strings.ToLower(key)) {
				focusEntry(list, at+i)
				break
			}
		}
	default:
		return false
	}
	e.Call("preventDefault")
	return true
}
