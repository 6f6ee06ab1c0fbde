package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// steady keeps the board where it is under the finger when what was told above it goes: a
// hint, say, once somebody plays on. The browser's own anchor would not: it is off there, since
// it follows the parts of the board.
type steady struct {
	due    bool
	top    float64   // of the board, in the window
	moves  int       // as counted then
	place  string    // that is to be filled in, and not to be behind the keys
	asks   bool      // facts are to be ticked, and to be in sight
	room   app.Value // what is said, where it keeps more than it needs: see fill
	list   app.Value // of moves, where one of them was pressed
	finger struct {  // what is under the finger beside the board
		on  app.Value
		top float64
	}
}

// plays are what is done at the board. What is asked for is to be seen, and may push the board
// down; when it is put away, the board is back where it was.
var plays = strings.Fields("mark place put refuse fill blank unrow unmark remark accuse")

// note looks where the board is, before what is done is drawn.
func (s *steady) note(done state.Trying) {
	board := boardOnPage()
	if s.room != nil && !slices.Contains(plays, done.Do) {
		s.room.Get("style").Set("minHeight", "")
		s.room = nil
	}
	if done.Do == "place" {
		s.place = done.Path
	}
	s.asks = s.asks || done.Do == "impossible"
	s.list = nil
	if done.Do == "put" {
		move := `.trial li > [data-do="put"][data-path=` + strconv.Quote(done.Path) + `]`
		if pressed := app.Window().Get("document").Call("querySelector", move); pressed.Truthy() {
			s.list = pressed.Call("closest", "ol")
		}
	}
	if slices.Contains([]string{"accept", "unhelp", "keep", "discard"}, done.Do) {
		// The button that was pressed goes, and without the focus on the board the browser would hold
		// it where the hint has pushed it.
		if help := usable(app.Window().Get("document"), `.trial [data-do="help"]`); help != nil {
			help.Call("focus", map[string]any{"preventScroll": true})
		}
	}
	if s.due || !slices.Contains(plays, done.Do) || !board.Truthy() {
		return
	}
	s.hold(board)
	s.beside()
}

// beside has what was pressed beside the board stay for the next press, if that was it: the button that takes
// a step back, or a fact that is ticked.
func (s *steady) beside() (pressed bool) {
	active := app.Window().Get("document").Get("activeElement")
	if pressed = active.Truthy() && slices.Contains([]string{"unmark", "accuse"}, text(attribute(active, "do"))); pressed {
		s.under(active)
	}
	return pressed
}

// told looks where the board is before the worker tells of marks what nobody has asked, that they solve it, say,
// and before its drawing of what was pressed comes: the pointer is on the board then, if that is in sight.
func (s *steady) told(event state.Event, before, now *state.Model) {
	if _, told := event.(state.Told); !told || s.due {
		return
	}
	t := &now.Trial
	judged := (t.Each && t.Checked != nil || t.Unasked()) && t.Checked != before.Trial.Checked
	drawn := before.Lags() && !now.Lags() && t.At > 0
	board := boardOnPage()
	if !judged && !drawn || !board.Truthy() || topOf(board) > app.Window().Get("innerHeight").Float() {
		return
	}
	s.hold(board)
	if drawn && !s.beside() && s.list != nil {
		s.under(s.list) // what is said of a move stands between the board and the next ones
	}
}

// hold has the board stay where it is.
func (s *steady) hold(board app.Value) {
	s.due, s.top, s.moves, s.finger.on = true, topOf(board), moves(), nil
}

// under has something else stay where it is, if it is still there, and is the same: a list of moves, that is, as long
// as there are moves in it.
func (s *steady) under(element app.Value) { s.finger.on, s.finger.top = element, topOf(element) }

// look lets the board be where the visitor has scrolled since.
func (s *steady) look() { s.due = s.due && s.moves == moves() }

// settle brings the board back to where it was, and then as little further as the place needs
// that is to be filled in.
func (s *steady) settle() {
	if board := boardOnPage(); s.due && board.Truthy() {
		scrollBy(topOf(board) - s.top)
		s.fill(s.top - topOf(board))
		if finger := s.finger; finger.on != nil && finger.on.Get("isConnected").Bool() &&
			(!finger.on.Call("matches", "ol").Bool() || finger.on.Call("querySelector", `[data-do="put"]`).Truthy()) {
			scrollBy(topOf(finger.on) - finger.top)
		}
	}
	s.due = false
	s.uncover()
	if facts := app.Window().Get("document").Call("querySelector", ".trial > .accused > *"); s.asks && facts.Truthy() {
		scrollBy(wayTo(facts, aboveBoard))
	}
	s.asks = false
}

// fill leaves what was said its room where the page cannot be scrolled any further up, until something is asked.
func (s *steady) fill(missing float64) {
	said := app.Window().Get("document").Call("querySelector", ".trial-said")
	if missing > 1 && said.Truthy() {
		s.room = said
		said.Get("style").Set("minHeight", num(said.Get("offsetHeight").Float()+missing)+"px")
	}
}

// uncover brings the place that is to be filled in out from behind the keys, which on a phone
// stand over the foot of the board.
func (s *steady) uncover() {
	if s.place == "" {
		return
	}
	document := app.Window().Get("document")
	place := document.Call("querySelector", `.trial [data-do="place"][data-path=`+strconv.Quote(s.place)+`]`)
	keys := document.Call("querySelector", ".trial > .pad:not([hidden])")
	s.place = ""
	if !place.Truthy() || !keys.Truthy() || topOf(keys) < topOf(boardOnPage()) {
		return
	}
	if behind := place.Call("getBoundingClientRect").Get("bottom").Float() + apart - topOf(keys); behind > 0 {
		scrollBy(behind)
	}
}

func scrollBy(pixels float64) {
	app.Window().Call("scrollBy", map[string]any{"top": pixels, "behavior": "instant"})
}

func boardOnPage() app.Value {
	return app.Window().Get("document").Call("querySelector", ".trial > div > .pictures")
}

func topOf(element app.Value) float64 {
	return element.Call("getBoundingClientRect").Get("top").Float()
}
