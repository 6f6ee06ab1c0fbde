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
	due bool // the page has not landed there yet
	at  float64
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
		p.tried = tried{notice: state.ToLookAt(x), landing: landingOf(x), due: true, at: nowhere}
	}
}

// pressed says that an experiment was pressed just now. It lands even where
// nothing is changed by it, since it was set up before.
func (t *tried) pressed() bool { return t.due && t.at == nowhere }

// nowhere is no place of the page to have been scrolled to.
const nowhere = -1

// land brings what an experiment speaks of into sight, the table of strategies,
// the facts and the answer, or a picture, below the words on what to look at; the focus comes
// along. What is drawn later may push it away: until the answer is on show it is
// brought back, unless the visitor has moved on.
func (p *PuzzlePage) land() {
	t := &p.tried
	window := app.Window()
	document := window.Get("document")
	notice := document.Call("querySelector", ".notice[data-notice]")
	if !t.due || !notice.Truthy() {
		return
	}
	// What had the focus may be drawn anew: it has none then, and gets it back.
	if t.pressed() || document.Get("activeElement").Equal(document.Get("body")) {
		notice.Call("focus", map[string]any{"preventScroll": true})
	}
	if !t.pressed() && window.Get("scrollY").Float() != t.at {
		t.due = false
		return
	}
	notice.Call("scrollIntoView")
	t.at = window.Get("scrollY").Float()
	t.due = p.model.Run.Phase == state.Solving || p.redrawing.Due.Findings
}
