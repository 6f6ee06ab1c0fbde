package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/view"
)

// pointing brings into sight what a hint or a check makes stand out on the board.
type pointing struct {
	at   view.Role // as what it stands out; "" where there is nothing to show
	past string    // the place that is chosen, which stands out without a hint
	left int       // drawings in which it may still come
	told bool      // a hint, of which nothing is drawn yet
}

// note looks at what has come of an event.
func (p *pointing) note(event state.Event, before, now *state.Model) {
	if _, doing := event.(state.Trying); doing {
		p.at = "" // what was not drawn by now, nobody waits for
		outOfSight(false)
	}
	was, is := before.Trial, now.Trial
	switch {
	case is.Hint != nil && (is.Hint != was.Hint || is.Rung != was.Rung):
		p.at, p.past, p.left, p.told = view.Accent, is.Chosen, soon, true
		if now.Pointed()[is.Chosen] {
			p.past = ""
		}
	case is.Hint == nil && is.Checked != nil && is.Checked != was.Checked && !is.Each: // else the pointer is on the board
		p.at, p.past, p.left = view.Conflict, "", soon
	}
}

// soon is in how many drawings what stands out has come, if there is any on the board: nobody shall be
// scrolled to what comes later.
const soon = 4

// settle brings the first such part into sight, once it is drawn. Where it cannot be, a button does it.
func (p *pointing) settle() {
	p.legible()
	if p.at == "" || p.left == 0 {
		return
	}
	p.left--
	if part := standingOut(p.at, p.past); part != nil {
		p.at = ""
		withinBoxes(part)
		outOfSight(!withinWindow(part))
	}
}

// legible brings the first words of a hint into sight: in a low window, or in large type, they come behind what
// stands at its foot.
func (p *pointing) legible() {
	if words := hintWords(); p.told && words.Truthy() {
		p.told = false
		scrollBy(wayTo(words, ".line"))
	}
}

// hintWords are the first words of the hint, if there is one.
func hintWords() app.Value {
	return app.Window().Get("document").Call("querySelector", ".trial-said .hint:not([hidden]) p")
}

// standingOut is the first part of the board that stands out so, but for the place that is chosen.
func standingOut(role view.Role, chosen string) app.Value {
	as, board := `[data-role="`+string(role)+`"]`, ".trial > div > .pictures "
	parts := app.Window().Get("document").Call("querySelectorAll", board+as+" > .claim, "+board+".claim-shape > "+as)
	for i := range parts.Get("length").Int() {
		part := parts.Index(i)
		if part.Call("matches", as).Bool() { // without :has, at which some browsers stumble
			part = part.Get("parentElement")
		}
		if (chosen == "" || text(attribute(part, "path")) != chosen) && usableNow(part) {
			return part
		}
	}
	return nil
}

// outOfSight has the button "Show where" stand in the hint, or not: see 45-trial.css.
func outOfSight(is bool) {
	app.Window().Get("document").Get("documentElement").Call("toggleAttribute", "data-beyond", is)
}

// show scrolls to what stands out, wherever that moves the rest.
func (p *pointing) show() {
	if part := standingOut(view.Accent, p.past); part != nil {
		withinBoxes(part)
		scrollBy(wayTo(part, aboveBoard))
	}
}

// apart is how far what is brought into sight keeps from an edge, in pixels.
const apart = 8

// beyond is how far to scroll for what lies from one place to another to be within two edges; what
// has no room there begins where these do.
func beyond(from, to, first, last float64) float64 {
	switch {
	case from-apart < first || to-from+2*apart > last-first:
		return from - apart - first
	case to+apart > last:
		return to + apart - last
	}
	return 0
}

// withinBoxes scrolls the boxes that a part is in, as far as it is hidden there: behind names of
// rows and columns that stay, too.
func withinBoxes(part app.Value) {
	for box := part.Get("parentElement"); box.Truthy() && !box.Call("matches", ".trial").Bool(); box = box.Get("parentElement") {
		high, wide := box.Get("clientHeight").Float(), box.Get("clientWidth").Float()
		if box.Get("scrollWidth").Float() <= wide+1 && box.Get("scrollHeight").Float() <= high+1 {
			continue
		}
		at, in := part.Call("getBoundingClientRect"), box.Call("getBoundingClientRect")
		left, top := in.Get("left").Float(), in.Get("top").Float()
		box.Call("scrollBy", map[string]any{
			"left":     beyond(at.Get("left").Float(), at.Get("right").Float(), left+staying(box, ".stub, tbody th", "width"), left+wide),
			"top":      beyond(at.Get("top").Float(), at.Get("bottom").Float(), top+staying(box, ".heads", "height"), top+high),
			"behavior": "instant",
		})
	}
}

// staying is how wide or high what stays in sight in a box is.
func staying(box app.Value, selector, size string) float64 {
	if stays := box.Call("querySelector", selector); stays.Truthy() && position(stays) == "sticky" {
		return stays.Call("getBoundingClientRect").Get(size).Float()
	}
	return 0
}

func position(element app.Value) string {
	return app.Window().Call("getComputedStyle", element).Get("position").String()
}

// stuckAt is where an element sticks that is positioned so: at the top, or below what sticks there.
func stuckAt(element app.Value, how string) float64 {
	if how != "sticky" {
		return 0
	}
	at, _ := strconv.ParseFloat(strings.TrimSuffix(app.Window().Call("getComputedStyle", element).Get("top").String(), "px"), 64)
	return at + 0.5
}

// aboveBoard matches what stands over the board, or may.
const aboveBoard = ".trial-head, .trial > .pad:not([hidden]), .line"

// wayTo is how far the page is to be scrolled for a part to be seen between what stands over it.
func wayTo(part app.Value, over string) float64 {
	at := part.Call("getBoundingClientRect")
	first, last := 0.0, app.Window().Get("innerHeight").Float()
	all := app.Window().Get("document").Call("querySelectorAll", over)
	for i := range all.Get("length").Int() {
		stands, how := all.Index(i).Call("getBoundingClientRect"), position(all.Index(i))
		beside := stands.Get("right").Float() <= at.Get("left").Float() || stands.Get("left").Float() >= at.Get("right").Float()
		top, bottom := stands.Get("top").Float(), stands.Get("bottom").Float()
		switch {
		case beside || how != "sticky" && how != "fixed":
		case top <= stuckAt(all.Index(i), how) && bottom > 0:
			first = max(first, bottom)
		case how == "fixed" || all.Index(i).Call("matches", ".pad").Bool():
			last = min(last, top)
		}
	}
	return beyond(at.Get("top").Float(), at.Get("bottom").Float(), first, last)
}

// withinWindow scrolls the page for a part to be seen, and says whether it is. What the pointer is on,
// or a finger was, stays where it is, and what has the focus stays in sight, as do the first words of a hint: else
// nothing moves.
func withinWindow(part app.Value) bool {
	document := app.Window().Get("document")
	way := wayTo(part, aboveBoard)
	if way == 0 {
		return true
	}
	held := document.Call("querySelector", "[data-do]:hover, summary:hover, [data-do]:focus:not(:focus-visible)") // the last: under a finger
	focused := document.Get("activeElement")
	before := 0.0
	if held.Truthy() {
		before = topOf(held)
	}
	scrollBy(way)
	moved := held.Truthy() && max(before-topOf(held), topOf(held)-before) > 1
	if !moved && focused.Truthy() && focused.Call("matches", ".trial-head *").Bool() {
		moved = wayTo(focused, ".line") != 0
	}
	if words := hintWords(); !moved && words.Truthy() {
		moved = wayTo(words, ".line") != 0
	}
	if moved {
		scrollBy(-way)
	}
	return !moved
}
