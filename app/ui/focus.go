package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/schema"
)

// focus keeps the keyboard's place while the page is drawn anew. What was added
// or moved takes the focus along; where the control that had it is gone or
// cannot be used any more, the nearest one gets it. It never falls to the body
// of the document, from where the Tab key would start all over.
type focus struct {
	goal  goal
	chain []link // the control that has the focus, or had it last, and what it stands in
	held  held
}

// held is where a button stood that took something from the facts, until the visitor goes on.
type held struct {
	due   bool
	top   float64   // in the window
	moves int       // as counted then
	room  app.Value // what is kept as high as the button needs
}

// goal is where the focus shall go once the page shows it.
type goal struct {
	among []string // selectors: the first one that finds something usable
	next  string   // the list to which Enter adds another name
}

// link is an element and its number among the children of the next link.
type link struct {
	element app.Value
	at      int
}

// focusable matches what the Tab key stops at.
const focusable = `:is(button, input, select, textarea):enabled:not([tabindex="-1"]), a[href]:not([tabindex="-1"]), summary, [tabindex]:not([tabindex="-1"], :disabled)`

// adding marks the box of a name that has just been added: Enter adds the next.
const adding = "adding"

// goalOf is where the focus goes after an event: to what it adds or moves.
func goalOf(d deed, event state.Event, form schema.Form) goal {
	switch e := event.(type) {
	case state.Edit:
		edit := e.Edits[len(e.Edits)-1]
		path := strconv.Quote(edit.Path)
		list, at, ok := strings.Cut(edit.Path, "/")
		switch {
		case edit.Op == "insert":
			g := goal{among: []string{
				`[data-do="set"][data-path=` + path + `]`,
				`[data-fact=` + path + `] .sentence :is(input, select, textarea)`,
				`[data-do="set"][data-path^=` + strconv.Quote(edit.Path+"/") + `]`,
				`[data-fact=` + path + `] :is(input, button)`, // a sentence without gaps
			}}
			if field, known := form.Field(list); known && field.Kind == schema.Names {
				g.next = list
			}
			return g
		case edit.Op == "move" && ok:
			return moved(d, list, at, edit.To)
		}
	case state.Trying:
		switch e.Do {
		case "keep", "discard": // which can be taken back
			return goal{among: []string{`.trial [data-do="unmark"]`}}
		case "put": // what was pressed is gone, and something else is next
			return goal{among: []string{
				`.trial [data-do="put"][data-path=` + strconv.Quote(e.Path) + `]`,
				`.trial [data-do="put"][tabindex="0"]`, `.trial [data-do="put"]`, `.trial [data-do="unmark"]`,
			}}
		}
	case state.Pen:
		return goal{among: []string{`[data-do="write"]`, `[data-do="pen"]`}}
	case state.Reveal:
		if d.Path == "argument" {
			return goal{among: []string{".argument > summary"}}
		}
		return goal{among: []string{".verdict-button", "#answer"}}
	case state.Reorder:
		if list, at, ok := strings.Cut(d.Path, "/"); ok {
			to, _ := strconv.Atoi(d.Value)
			return moved(d, list, at, to)
		}
	}
	return goal{}
}

// moved finds the button that moves the same thing on in the same direction. At
// an end it has nothing more to do, and keeps the focus all the same.
func moved(d deed, list, from string, to int) goal {
	at, _ := strconv.Atoi(from)
	on := to + 1
	if to < at {
		on = to - 1
	}
	button := `[data-do="` + d.Do + `"][data-path=` + strconv.Quote(list+"/"+strconv.Itoa(to)) + `]`
	return goal{among: []string{button + `[data-value="` + strconv.Itoa(on) + `"]`}}
}

// note remembers what has got the focus.
func (f *focus) note(target app.Value) {
	f.chain = nil
	for e := target; e.Truthy() && e.Get("parentElement").Truthy(); e = e.Get("parentElement") {
		at := 0
		for before := e.Get("previousElementSibling"); before.Truthy(); before = before.Get("previousElementSibling") {
			at++
		}
		f.chain = append(f.chain, link{e, at})
	}
}

// press forgets what had the focus when something else is pressed: from paper
// nothing is to be brought back.
func (f *focus) press(e app.Value) {
	if target := e.Get("target"); target.Truthy() && len(f.chain) > 0 && !f.chain[0].element.Call("contains", target).Bool() {
		f.chain = nil
	}
}

// hold notes where the button stands that takes something from the facts.
func (f *focus) hold(event state.Event) {
	edit, ok := event.(state.Edit)
	f.held = held{due: ok && edit.Edits[len(edit.Edits)-1].Op == "remove", room: f.held.room}
	if f.held.room != nil && !f.held.due {
		f.held.room.Get("style").Set("minHeight", "")
		f.held.room = nil
	}
	if active := app.Window().Get("document").Get("activeElement"); f.held.due && active.Truthy() {
		f.held.top, f.held.moves = topOf(active), moves()
	}
}

// keep has the next such button there: what is told above it of what is missing now must not push it away.
func (f *focus) keep() {
	active := app.Window().Get("document").Get("activeElement")
	f.held.due = f.held.due && f.held.moves == moves()
	if !f.held.due || !active.Truthy() || text(attribute(active, "do")) != "remove" {
		return
	}
	by := topOf(active) - f.held.top
	if pane := active.Call("closest", ".pane"); pane.Truthy() && pane.Get("scrollHeight").Int() > pane.Get("clientHeight").Int() {
		pane.Call("scrollBy", map[string]any{"top": by, "behavior": "instant"})
		return
	}
	scrollBy(by)
	// Near the end of the page there may be too little below it to scroll by.
	short, facts := topOf(active)-f.held.top, active.Call("closest", ".facts")
	if short < 1 || !facts.Truthy() {
		return
	}
	facts.Get("style").Set("minHeight", num(facts.Get("offsetHeight").Float()+short)+"px")
	f.held.room = facts
	scrollBy(short)
}

// settle gives the focus to what was added or moved, or back to what is near.
func (f *focus) settle() {
	document := app.Window().Get("document")
	for _, selector := range f.goal.among {
		if found := usable(document, selector); found != nil {
			next := f.goal.next
			f.goal = goal{}
			found.Call("focus")
			if found.Get("select").Truthy() {
				found.Call("select")
			}
			if next != "" {
				found.Get("dataset").Set(adding, next)
			}
			return
		}
	}
	f.goal = goal{}
	if active := document.Get("activeElement"); len(f.chain) == 0 || takesFocus(f.chain[0].element) ||
		active.Truthy() && !active.Equal(document.Get("body")) && takesFocus(active) {
		return
	}
	if attribute(f.chain[0].element, "notice").Truthy() {
		// Drawn anew, it may stand elsewhere.
		if notice := usable(document, "[data-notice]"); notice != nil {
			notice.Call("focus", map[string]any{"preventScroll": true})
			return
		}
	}
	if near := f.near(); near != nil {
		near.Call("focus", map[string]any{"preventScroll": true})
	}
}

// walked matches what arrow keys come to.
const walked = `[tabindex]:not(:disabled, [aria-disabled="true"])`

// near finds the control nearest to the one that is lost: one that does the same
// in its place or before it, or any, first in what it stood in, then around that.
// A list whose last item is gone gets it itself: Enter shall not add another. So
// does the place of further reasons, where they are told.
func (f *focus) near() app.Value {
	chain := f.chain
	same := ""
	if do := text(attribute(chain[0].element, "do")); do != "" {
		same = `[data-do="` + do + `"]:enabled`
	}
	for i := 1; i < len(chain); i++ {
		around := chain[i].element
		if !around.Get("isConnected").Bool() {
			continue
		}
		// Where nothing more can be pressed on a board, one takes back.
		if back := usable(around, `:scope > .trial-head [data-do="unmark"]:not([aria-disabled="true"])`); back != nil {
			return back
		}
		children, at := around.Get("children"), chain[i-1].at
		n := children.Get("length").Int()
		control := focusable
		if around.Call("closest", "[data-roving]").Truthy() {
			control = walked // whatever the Tab key stopped at there may be what is gone
		}
		for _, selector := range []string{same, control} {
			if selector == control && same != "" && around.Call("matches", "[data-list], .others").Bool() {
				return around
			}
			for k := at; k < n && selector != ""; k++ {
				if found := usable(children.Index(k), selector); found != nil {
					return found
				}
				if selector == same {
					break // what does the same further down belongs to something else
				}
			}
			for k := min(at, n) - 1; k >= 0 && selector != ""; k-- {
				if found := last(children.Index(k), selector); found != nil {
					return found
				}
				if selector == same {
					break
				}
			}
		}
	}
	return nil
}

// usable is the first element at or below root that a selector finds and that
// can have the focus now.
func usable(root app.Value, selector string) app.Value {
	return pick(root, selector, func(i, _ int) int { return i })
}

func last(root app.Value, selector string) app.Value {
	return pick(root, selector, func(i, n int) int { return n - 1 - i })
}

func pick(root app.Value, selector string, at func(i, n int) int) app.Value {
	if matches := root.Get("matches"); matches.Truthy() && root.Call("matches", selector).Bool() && usableNow(root) {
		return root
	}
	all := root.Call("querySelectorAll", selector)
	n := all.Get("length").Int()
	for i := range n {
		if e := all.Index(at(i, n)); usableNow(e) {
			return e
		}
	}
	return nil
}

// takesFocus says whether an element can have the focus now: what is told, say, has it only as long as it
// may have to be scrolled.
func takesFocus(e app.Value) bool {
	return usableNow(e) && e.Call("matches", `button, input, select, textarea, a[href], summary, [tabindex]`).Bool()
}

// usableNow says whether an element is in the page, seen, and not disabled. What stands in a closed fold has
// a place on the page in some browsers, but cannot have the focus.
func usableNow(e app.Value) bool {
	return e.Get("isConnected").Bool() && !e.Get("disabled").Truthy() && e.Call("getClientRects").Get("length").Int() > 0 &&
		!e.Call("matches", inFold).Bool()
}

// inFold matches what stands in a closed fold.
const inFold = "details:not([open]) > :not(summary), details:not([open]) > :not(summary) *"
