package ui

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// steady keeps the board where it is under the finger when what was told above it goes: a
// hint, say, once somebody plays on. The browser's own anchor would not: it is off there, since
// it follows the parts of the board.
type steady struct {
	due   bool
	top   float64 // of the board, in the window
	moves int     // as counted then
}

// plays are what is done at the board, or puts away what is told above it. What is asked for is
// to be seen, and may push the board down.
var plays = strings.Fields("mark place put fill blank unrow unmark remark accept unhelp")

// note looks where the board is, before what is done is drawn.
func (s *steady) note(do string) {
	board := boardOnPage()
	if s.due || !slices.Contains(plays, do) || !board.Truthy() {
		return
	}
	*s = steady{true, topOf(board), moves()}
}

// look lets the board be where the visitor has scrolled since.
func (s *steady) look() { s.due = s.due && s.moves == moves() }

// settle brings the board back to where it was.
func (s *steady) settle() {
	if !s.due {
		return
	}
	s.due = false
	if board := boardOnPage(); board.Truthy() {
		app.Window().Call("scrollBy", map[string]any{"top": topOf(board) - s.top, "behavior": "instant"})
	}
}

func boardOnPage() app.Value {
	return app.Window().Get("document").Call("querySelector", ".trial > div > .pictures")
}

func topOf(element app.Value) float64 {
	return element.Call("getBoundingClientRect").Get("top").Float()
}
