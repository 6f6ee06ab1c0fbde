package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
)

// tried is the experiment whose notice is on show.
type tried struct {
	notice string // how its notice begins, to which may be added what it has replaced; another is about something else
	landing
	pressed bool // just now: it lands even where it changes nothing, since it was set up before
	due     bool // the page has not come to rest there yet
	moves   int  // as counted when it was pressed
}

// landing is where a notice stands: right above what it speaks of. A place that is
// none of these is the name of a picture below the answer.
type landing string

const (
	atFacts  landing = ""
	atSearch landing = "search"
)

// inAnswer says whether a notice stands among the findings.
func (l landing) inAnswer() bool { return l != atFacts && l != atSearch }

// landingOf is where an experiment lands.
func landingOf(e puzzle.Experiment) landing {
	switch {
	case e.View != "":
		return landing(e.View)
	case len(e.Edits) == 0 && e.Off == nil && (e.Strategy != "" || len(e.Orders) > 0):
		return atSearch
	}
	return atFacts
}

// look notes what an experiment is about, which is about to be set up.
func (p *PuzzlePage) look(e state.Try) {
	if x, known := p.model.Experiment(e); known {
		p.tried = tried{notice: state.ToLookAt(x), landing: landingOf(x), pressed: true, due: true, moves: moves()}
	}
}

// moves counts what the visitor did to go on: to press, to scroll, to go elsewhere.
func moves() int { return app.Window().Get("solvitur").Call("moves").Int() }

// land brings what an experiment speaks of into sight, the table of strategies,
// the facts and the answer, or a picture, below the words on what to look at; the focus comes
// along. What is drawn later may push it away: it is brought back until all that is
// known of the answer is on show, unless the visitor goes on before.
func (p *PuzzlePage) land() {
	t := &p.tried
	notice := app.Window().Get("document").Call("querySelector", ".notice[data-notice]")
	if !t.due || !notice.Truthy() {
		return
	}
	if t.pressed {
		if t.landing == atSearch {
			openPlace("search")
		} else {
			openPlace("answer")
		}
		notice.Call("focus", map[string]any{"preventScroll": true})
	} else if moves() != t.moves {
		t.due = false
		return
	}
	notice.Call("scrollIntoView")
	t.pressed = false
	phase, due := p.model.Run.Phase, p.redrawing.Due
	t.due = phase != state.Idle && phase != state.Comparing || due.Facts || due.Findings || due.Argument
}
