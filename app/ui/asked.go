package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// The answer to “why?” is laid over the page, near what was pressed, and out of
// its flow: so nothing moves, neither what was pressed nor what is to be asked
// about next, and nothing scrolls, in a frame as tall as its page either. It is
// told as it comes; the focus stays, the Tab key leads from the question into the
// answer, and Escape puts it away.

// asked draws the answer to what the visitor has asked.
func (a answer) asked() app.UI {
	place := elem("div").Class("asked").ID("asked").Aria("live", "polite")
	if !a.model.Reason.Asked() {
		return place
	}
	return place.Body(reason{a.model, a.model.Reason}.render())
}

// question is the control that has asked.
type question struct{ control app.Value }

// ask notes which control asks, and marks it.
func (q *question) ask(control app.Value) {
	q.end()
	if q.control = control; control != nil {
		control.Get("dataset").Set("asked", "1")
		control.Call("setAttribute", "aria-controls", "asked")
		control.Call("setAttribute", "aria-expanded", "true")
	}
}

func (q *question) end() {
	if q.control != nil {
		q.control.Get("dataset").Delete("asked")
		q.control.Call("removeAttribute", "aria-controls")
		q.control.Call("removeAttribute", "aria-expanded")
	}
	q.control = nil
}

// back gives the focus back to the question when its answer is put away.
func (q *question) back() {
	if q.control != nil && usableNow(q.control) {
		q.control.Call("focus", map[string]any{"preventScroll": true})
	}
}

// Of the place of an answer, in CSS pixels.
const (
	askedGap = 8.0   // between it and what it is about
	askedFar = 320.0 // it stands no further than that below what was pressed
)

// lay puts the answer in its place: below the table or list that was asked about
// if it is seen there, else at the foot of the window below what was pressed, or
// above that; what was pressed stays in sight.
func (q *question) lay(known state.Reason) {
	if !known.Asked() {
		q.end()
		return
	}
	window := app.Window()
	document := window.Get("document")
	panel := document.Call("querySelector", "#asked > .why")
	if q.control == nil || !panel.Truthy() || !q.control.Get("isConnected").Bool() {
		return
	}
	foot := window.Get("innerHeight").Float()
	if bar := document.Call("querySelector", ".verdict-bar"); bar.Truthy() {
		foot -= bar.Get("offsetHeight").Float()
	}
	pressed := q.control.Call("getBoundingClientRect")
	top, bottom := pressed.Get("top").Float(), pressed.Get("bottom").Float()
	if bottom < 0 || top > foot {
		return // the visitor has gone on: it stays where it was put
	}
	near := bottom
	if block := q.control.Call("closest", ".pictures, .claims, .verdict"); block.Truthy() {
		near = min(block.Call("getBoundingClientRect").Get("bottom").Float(), bottom+askedFar)
	}
	style := panel.Get("style")
	style.Set("maxHeight", "")
	height := panel.Get("offsetHeight").Float()
	below, above := foot-bottom-askedGap, top-askedGap
	at, room := near+askedGap, 0.0
	switch {
	case at+height <= foot:
	case height <= below || below >= above:
		at, room = max(bottom+askedGap, foot-height), below
	default:
		at, room = max(0, top-askedGap-height), above
	}
	if room > 0 && height > room {
		style.Set("maxHeight", num(room)+"px")
	}
	style.Set("top", num(at-panel.Call("closest", ".findings").Call("getBoundingClientRect").Get("top").Float())+"px")
}

// keyAsked leads from a question into its answer and back.
func keyAsked(e, target app.Value, key string, do func(deed)) bool {
	document := app.Window().Get("document")
	panel := document.Call("querySelector", "#asked > .why")
	if !panel.Truthy() {
		return false
	}
	control := document.Call("querySelector", "[data-asked]")
	asks := control.Truthy() && control.Equal(target)
	inside := panel.Call("contains", target).Bool()
	back := e.Get("shiftKey").Truthy()
	switch {
	case key == "Escape" && (asks || inside):
		do(deed{action: action{Do: "unask"}})
	case key == "Tab" && !back && asks:
		first := usable(panel, focusable)
		if first == nil {
			return false
		}
		first.Call("focus")
	case key == "Tab" && back && inside && control.Truthy():
		first := usable(panel, focusable)
		if first == nil || !first.Equal(target) {
			return false
		}
		control.Call("focus")
	default:
		return false
	}
	e.Call("preventDefault")
	return true
}
