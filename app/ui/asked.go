package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// The answer to “why?” is laid over the page, near what was pressed, and out of
// its flow: so nothing moves, neither what was pressed nor what is to be asked
// about next, and nothing scrolls, in a frame as tall as its page either. It is
// told as it comes; the focus stays, the Tab key leads from the question into the
// answer. A press beside it or Escape puts it away, and so does what has asked.

// asked draws the answer to what the visitor has asked.
func (a answer) asked() app.UI {
	place := elem("div").Class("asked").ID("asked").Aria("live", "polite")
	if !a.model.Reason.Asked() {
		return place
	}
	return place.Body(reason{a.model, a.model.Reason}.render())
}

// question is the control that has asked, and where its answer lies, once it does.
type question struct {
	control app.Value
	spot    *spot
	more    bool // further reasons have been brought into sight
}

// spot is a place beside what was pressed. An answer that grows, since there was a
// search for it, or further reasons come, stays there: it grows away from what was
// pressed as far as there is room, and then is scrolled.
type spot struct {
	edge float64 // its upper edge, from the upper edge of what was pressed
	up   bool    // or its lower one: it grows upward
	room float64
}

// asks says whether an answer is on show that this very control has asked for.
func (q *question) asks(d deed, known state.Reason) bool {
	return known.Asked() && known.Claim == d.Path && q.control != nil && d.From != nil && q.control.Equal(d.From)
}

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
	q.control, q.spot, q.more = nil, nil, false
}

// back gives the focus back to the question when its answer is put away that has
// it. Elsewhere it stays where it is.
func (q *question) back() {
	document := app.Window().Get("document")
	panel := document.Call("querySelector", askedPanel)
	if q.control != nil && usableNow(q.control) && panel.Truthy() && panel.Call("contains", document.Get("activeElement")).Bool() {
		focusWhereItIs(q.control)
	}
}

// focusWhereItIs gives the focus to what is in sight without moving the page. The browser would:
// to it, what an answer covers below the verdict is out of sight.
func focusWhereItIs(e app.Value) {
	box := e.Call("getBoundingClientRect")
	seen := box.Get("top").Float() >= 0 && box.Get("bottom").Float() <= app.Window().Get("innerHeight").Float()
	e.Call("focus", map[string]any{"preventScroll": seen})
}

// askedPanel matches the answer that is on show.
const askedPanel = "#asked > .why:not([hidden])"

// Of the place of an answer, in CSS pixels.
const (
	askedGap  = 8.0   // between it and what it is about
	askedFar  = 320.0 // it stands no further than that from what was pressed
	askedTall = 220.0 // what most answers need: there is room for it before it is there
)

// lay puts the answer in its place.
func (q *question) lay(known state.Reason) {
	if !known.Asked() {
		q.end()
		return
	}
	panel := app.Window().Get("document").Call("querySelector", askedPanel)
	if q.control == nil || !panel.Truthy() || !q.control.Get("isConnected").Bool() {
		return
	}
	if q.spot == nil {
		q.spot = q.choose(panel.Get("offsetHeight").Float())
	}
	if q.spot == nil {
		return
	}
	style, growth := panel.Get("style"), "down"
	if q.spot.up {
		growth = "up"
	}
	panel.Get("dataset").Set("growth", growth)
	style.Set("maxHeight", num(q.spot.room)+"px")
	edge := q.control.Call("getBoundingClientRect").Get("top").Float() + q.spot.edge
	style.Set("top", num(edge-panel.Get("offsetParent").Call("getBoundingClientRect").Get("top").Float())+"px")
	if others := panel.Call("querySelector", ".others"); known.Others && !known.Pending && !q.more && others.Truthy() {
		q.more = true
		panel.Set("scrollTop", others.Get("offsetTop").Float()-panel.Get("firstElementChild").Get("offsetHeight").Float())
	}
}

// choose finds the place for an answer: below the table or list that was asked
// about if there is room for it in the window, or above that, so that the next
// question can be asked; else at the foot of the window, or above what was pressed,
// which stays in sight in any case.
func (q *question) choose(height float64) *spot {
	window := app.Window()
	foot := window.Get("innerHeight").Float()
	if bar := window.Get("document").Call("querySelector", ".line"); bar.Truthy() && narrow() {
		foot -= bar.Get("offsetHeight").Float()
	}
	edges := func(e app.Value) (top, bottom float64) {
		box := e.Call("getBoundingClientRect")
		return box.Get("top").Float(), box.Get("bottom").Float()
	}
	top, bottom := edges(q.control)
	if bottom < 0 || top > foot {
		return nil // the visitor has gone on
	}
	first, last := top, bottom
	if block := q.control.Call("closest", ".pictures, .claims, .verdict"); block.Truthy() {
		first, last = edges(block)
	}
	first, last = max(first, top-askedFar), min(last, bottom+askedFar)
	height = max(height, askedTall)
	above, below := top-askedGap, foot-bottom-askedGap
	switch {
	case last+askedGap+height <= foot:
		return &spot{edge: last + askedGap - top, room: foot - last - askedGap}
	case first-askedGap-height >= 0:
		return &spot{edge: first - askedGap - top, up: true, room: first - 2*askedGap}
	case height <= below || below >= above:
		return &spot{edge: foot - top, up: true, room: below}
	}
	return &spot{edge: -askedGap, up: true, room: above - askedGap}
}

// narrow says whether the line of the verdict stands at the foot of the window.
func narrow() bool {
	return app.Window().Call("matchMedia", "(max-width: 61.99rem)").Get("matches").Bool()
}

// besideAsked says whether there is an answer on show and a press goes beside it,
// and to nothing that asks by itself.
func besideAsked(e app.Value) bool {
	panel, target := app.Window().Get("document").Call("querySelector", askedPanel), e.Get("target")
	return panel.Truthy() && target.Truthy() && !panel.Call("contains", target).Bool() &&
		target.Get("closest").Truthy() && !target.Call("closest", `[data-do="ask"], [data-do="behind"]`).Truthy()
}

// putAway puts an answer away when something beside it is pressed. To scroll past
// it is no such press, nor is one that began on it.
type putAway struct {
	do     func(deed)
	beside bool // where the pointer went down
}

func (p *putAway) down(e app.Value) { p.beside = besideAsked(e) }

func (p *putAway) cancel(app.Value) { p.beside = false }

func (p *putAway) up(e app.Value) {
	if p.beside && besideAsked(e) {
		p.do(deed{action: action{Do: "unask"}})
	}
	p.beside = false
}

// keyAsked leads from a question into its answer and back.
func keyAsked(e, target app.Value, key string, do func(deed)) bool {
	document := app.Window().Get("document")
	panel := document.Call("querySelector", askedPanel)
	if !panel.Truthy() {
		return false
	}
	control := document.Call("querySelector", "[data-asked]")
	asks := control.Truthy() && control.Equal(target)
	inside := panel.Call("contains", target).Bool()
	back := e.Get("shiftKey").Truthy()
	switch {
	case key == "Escape":
		do(deed{action: action{Do: "unask"}})
	case key == "Tab" && !back && asks:
		first := usable(panel, focusable)
		if first == nil {
			return false
		}
		focusWhereItIs(first)
	case key == "Tab" && back && inside && control.Truthy():
		first := usable(panel, focusable)
		if first == nil || !first.Equal(target) {
			return false
		}
		focusWhereItIs(control)
	default:
		return false
	}
	e.Call("preventDefault")
	return true
}
