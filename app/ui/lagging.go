package ui

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// lagging are the panels of places that are closed. Nobody sees them, so they are drawn when the
// page has come to rest, one at a time; at once, if their place is opened.
type lagging struct {
	open   string           // the place that is open; "" is all of them
	drawn  map[string]int64 // by panel: the version on show, from 1; 0 is nothing yet
	behind []string         // panels that show an earlier version, or nothing
	turn   string           // the panel whose turn has come
	whole  bool             // all are needed at once
	stir   time.Time        // when facts were last changed, or something was found out about them
}

// lull is how long nothing must have happened before what is out of sight follows.
const lull = 400 * time.Millisecond

// version is the one that a panel of a place shall show.
func (l *lagging) version(place, panel string, now int64) int64 {
	if l.drawn == nil {
		l.drawn = map[string]int64{}
	}
	if now++; l.open == "" || l.open == place || l.turn == panel {
		l.drawn[panel] = now
	}
	if l.drawn[panel] != now && !slices.Contains(l.behind, panel) {
		l.behind = append(l.behind, panel)
	}
	return l.drawn[panel]
}

// within is a panel of a place.
func (p *PuzzlePage) within(place, name string, version int64, draw func() app.UI) app.UI {
	l := &p.lagging
	return &panel{Version: l.version(place, name, version), draw: func() app.UI {
		if l.drawn[name] == 0 {
			return elem("div")
		}
		return draw()
	}}
}

// lookAround finds out which place is open. Who is on the way to something finds all of them drawn.
func (p *PuzzlePage) lookAround() {
	l := &p.lagging
	l.open, l.behind = "", nil
	if !app.IsServer && !l.whole && p.seek == "" && !p.tried.due {
		l.open = text(app.Window().Get("document").Get("documentElement").Get("dataset").Get("place"))
	}
}

// catchUp draws a panel that is behind, if the page is at rest. It says so, or whether it
// is worth another look.
func (p *PuzzlePage) catchUp(ctx app.Context) (drawn, later bool) {
	l := &p.lagging
	switch {
	case len(l.behind) == 0:
		return false, false
	case time.Since(l.stir) < lull:
		return false, true
	}
	l.turn = l.behind[0]
	p.draw(ctx)
	return true, false
}
