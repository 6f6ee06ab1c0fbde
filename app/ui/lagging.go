package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// lagging are the panels of places that are closed. Nobody sees them, so they are drawn when the
// page has come to rest, one at a time; at once, if their place is opened.
type lagging struct {
	open   string           // the place that is open; "" is all of them
	drawn  map[string]int64 // by panel: the version on show, from 1; 0 is nothing yet
	behind []string         // panels that show an earlier version, or nothing
	turn   string           // the panel whose turn has come
	whole  bool             // all are needed at once
	since  time.Time        // when facts were last changed, or something was found out about them
}

// lull is how long nothing must have happened before what is out of sight follows.
const lull = 400 * time.Millisecond

// closable is a place of the page, with what is drawn in it.
type closable struct {
	page *PuzzlePage
	name string
	late bool // one of its panels is behind
}

// within is a panel of the place.
func (in *closable) within(name string, version int64, draw func() app.UI) app.UI {
	l := &in.page.lagging
	version++ // 0 is nothing
	switch {
	case l.open == "" || l.open == in.name || l.turn == name:
		l.drawn[name] = version
	case l.drawn[name] != version:
		l.behind, in.late = append(l.behind, name), true
	}
	return &panel{Version: l.drawn[name], draw: func() app.UI {
		if l.drawn[name] == 0 {
			return elem("div")
		}
		return draw()
	}}
}

// mark puts the name of the place on its element, and that what it shows is an earlier version:
// nobody shall see that in the moment after it is opened.
func (in *closable) mark(e app.HTMLElem) app.HTMLElem {
	e = e.Class("place").DataSet("in", in.name)
	if in.late {
		e = e.DataSet("late", "1")
	}
	return e
}

// lookAround finds out which place is open, before the page is drawn. Who is on the way to some part
// finds all of them drawn.
func (p *PuzzlePage) lookAround() {
	l := &p.lagging
	l.open, l.behind = "", nil
	if l.drawn == nil {
		l.drawn = map[string]int64{}
	}
	if landing := p.tried.due && p.model.Notice != ""; !app.IsServer && !l.whole && p.seek == "" && !landing {
		l.open = placeOpen()
	}
}

// drawAll draws what is out of sight, too, and does then what needs it.
func (p *PuzzlePage) drawAll(ctx app.Context, then func(app.Context)) {
	p.lagging.whole = true
	p.draw(ctx)
	ctx.Dispatch(func(ctx app.Context) {
		ctx.Defer(func(ctx app.Context) {
			p.lagging.whole = false
			then(ctx)
		})
	})
}

// catchUp draws a panel that is behind, if the page is at rest. It says so, or whether it
// is worth another look.
func (p *PuzzlePage) catchUp(ctx app.Context) (drawn, later bool) {
	l := &p.lagging
	switch {
	case len(l.behind) == 0, p.model.Run.Phase == state.Solving, p.model.Run.Phase == state.Finding:
		return false, false // the answer has this looked at again
	case time.Since(l.since) < lull:
		return false, true
	}
	l.turn = l.behind[0]
	p.draw(ctx)
	return true, false
}
