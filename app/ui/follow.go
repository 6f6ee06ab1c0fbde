package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// After an edit a visitor waits for the verdict. It is drawn by itself and
// painted; then the other parts of the page follow, one at a time, each painted
// before the next is drawn. So no answer waits behind the drawing of the page,
// and the next edit waits for one part at most.

// rest says which parts have yet to follow.
type rest struct{ facts, findings, search, address bool }

func (r *rest) add(more rest) {
	r.facts = r.facts || more.facts
	r.findings = r.findings || more.findings
	r.search = r.search || more.search
	r.address = r.address || more.address
}

// A part waits a little for what will be told in a moment anyhow, so that it is
// drawn once and not for every message. All of it is too short to be noticed.
const (
	// patience is for the answer: most come sooner. Only then does the page
	// show that it is at work.
	patience = 80 * time.Millisecond
	// forReason is for the facts behind a contradiction, marked in their list.
	forReason = 60 * time.Millisecond
	// forFindings is for what a survey tells.
	forFindings = 150 * time.Millisecond
	// forComparison is for the table of strategies.
	forComparison = 250 * time.Millisecond
	// between two looks at what can be drawn
	between = 50 * time.Millisecond
)

// redrawing is how far the page has followed the model.
type redrawing struct {
	rest
	answering bool      // an edit was made, and its answer is not there yet
	since     time.Time // when that began or ended; typing begins when it pauses
	compared  time.Time // when the table of strategies was last drawn
	unpainted int       // drawings on their way to the screen
	looking   bool      // a later look is arranged
	painted   app.Func
	leave     app.Func
}

// note takes down what an event has changed.
func (f *redrawing) note(more rest, now *state.Model) {
	f.add(more)
	answering := now.Run.Phase == state.Solving
	if answering != f.answering {
		f.answering, f.since = answering, time.Now()
	}
}

// next takes the part that can be drawn now.
func (f *redrawing) next(m *state.Model) (part rest) {
	waited := time.Since(f.since)
	phase := m.Run.Phase
	switch {
	case f.answering && waited < patience:
	case f.facts && !(phase == state.Explaining && waited < forReason):
		part.facts, f.facts = true, false
		if f.answering {
			f.since = time.Now() // the answer may come before the other parts
		}
	case f.findings && !((phase == state.Explaining || phase == state.Surveying) && waited < forFindings):
		part.findings, f.findings = true, false
	case f.address:
		part.address, f.address = true, false
	case f.search && !(phase != state.Idle && (waited < forComparison || time.Since(f.compared) < forComparison)):
		part.search, f.search = true, false
		f.compared = time.Now()
	}
	return part
}

// follow draws the next part, or arranges to look later.
func (p *PuzzlePage) follow(ctx app.Context) (drawn bool) {
	f := &p.redrawing
	if f.unpainted > 0 || f.rest == (rest{}) {
		return false
	}
	switch f.next(&p.model) {
	case rest{facts: true}:
		p.versions.facts++
		if p.redrawing.answering {
			p.versions.verdict++ // it takes its time
		}
	case rest{findings: true}:
		p.versions.findings++
		p.reveal(ctx)
	case rest{search: true}:
		p.versions.search++
	case rest{address: true}:
		p.writeAddress(ctx)
	default:
		if !f.looking {
			f.looking = true
			ctx.After(between, func(ctx app.Context) {
				f.looking = false
				p.followOnly(ctx)
			})
		}
		return false
	}
	p.draw(ctx)
	return true
}

// followOnly is follow where nothing else has happened.
func (p *PuzzlePage) followOnly(ctx app.Context) {
	if !p.follow(ctx) {
		ctx.PreventUpdate()
	}
}

// draw draws what has changed, and lets the rest follow once it is painted.
func (p *PuzzlePage) draw(ctx app.Context) {
	f := &p.redrawing
	f.unpainted++
	ctx.Dispatch(func(ctx app.Context) {
		ctx.Defer(func(app.Context) {
			p.focus.settle()
			p.land()
			p.question.lay(p.model.Reason)
			app.Window().Get("solvitur").Call("painted", f.painted)
		})
	})
}

// hasten draws at once what the focus shall go to: who has added a name goes on
// to write it.
func (p *PuzzlePage) hasten() {
	f := &p.redrawing
	if len(p.focus.goal.among) == 0 {
		return
	}
	if f.facts {
		f.facts = false
		p.versions.facts++
	}
	if f.search {
		f.search = false
		p.versions.search++
	}
}

// watchPaint hears of what draw has brought to the screen. It also writes the
// address in time for a visitor who leaves before its turn has come.
func (p *PuzzlePage) watchPaint(ctx app.Context) {
	p.redrawing.leave = app.FuncOf(func(app.Value, []app.Value) any {
		if p.redrawing.address {
			p.redrawing.address = false
			p.writeAddress(ctx)
		}
		return nil
	})
	app.Window().Call("addEventListener", "pagehide", p.redrawing.leave)
	p.redrawing.painted = app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Dispatch(func(ctx app.Context) {
			p.redrawing.unpainted--
			p.followOnly(ctx)
		})
		return nil
	})
}

func (p *PuzzlePage) unwatchPaint() {
	app.Window().Call("removeEventListener", "pagehide", p.redrawing.leave)
	p.redrawing.leave.Release() // the other one may still be called
}
