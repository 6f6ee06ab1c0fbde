package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// between two looks at what can be drawn: see state.Following.
const between = 50 * time.Millisecond

// redrawing is how far the page has followed the model, and the screen the page.
type redrawing struct {
	state.Following
	unpainted int      // drawings on their way to the screen
	held      []*inbox // with something in them
	looking   bool     // a later look is arranged
	agreed    int      // state.Boards.Turns when boxes and menus were last set right
	painted   app.Func
	leave     app.Func
}

// follow draws the next part, or arranges to look later.
func (p *PuzzlePage) follow(ctx app.Context) (drawn bool) {
	f := &p.redrawing
	if f.unpainted > 0 {
		return false
	}
	later := f.Due != (state.Parts{})
	part := f.Next(&p.model, time.Now())
	if part == (state.Parts{}) {
		if !later {
			if drawn, later = p.catchUp(ctx); !later {
				return drawn
			}
		}
		if !f.looking {
			f.looking = true
			ctx.After(between, func(ctx app.Context) {
				f.looking = false
				p.followOnly(ctx)
			})
		}
		return false
	}
	p.versions.draw(part)
	if part.Findings {
		p.reveal(ctx)
	}
	if part.Address {
		p.writeAddress(ctx)
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
			p.land()
			if turns := p.model.Boards.Turns; turns != f.agreed && !f.Due.Facts && !f.Due.Search {
				f.agreed = turns
				app.Window().Get("solvitur").Call("agree")
			}
			p.steady.look()
			p.focus.settle()
			p.focus.keep()
			p.steady.settle()
			p.pointing.settle()
			markPlace()
			p.question.lay(p.model.Reason)
			app.Window().Get("solvitur").Call("painted", f.painted)
		})
	})
}

// hasten draws at once what the focus shall go to: who has added a name goes on
// to write it.
func (p *PuzzlePage) hasten() {
	if len(p.focus.goal.among) > 0 {
		p.versions.draw(p.redrawing.Hasten())
	}
}

// watchPaint hears of what draw has brought to the screen. It also writes the
// address in time for a visitor who leaves before its turn has come.
func (p *PuzzlePage) watchPaint(ctx app.Context) {
	p.redrawing.leave = app.FuncOf(func(app.Value, []app.Value) any {
		if due := &p.redrawing.Due; due.Address {
			due.Address = false
			p.writeAddress(ctx)
		}
		return nil
	})
	app.Window().Call("addEventListener", "pagehide", p.redrawing.leave)
	p.redrawing.painted = app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Dispatch(func(ctx app.Context) {
			p.redrawing.unpainted--
			if p.redrawing.unpainted == 0 {
				p.redrawing.readAll()
			}
			p.followOnly(ctx)
		})
		return nil
	})
}

func (p *PuzzlePage) unwatchPaint() {
	app.Window().Call("removeEventListener", "pagehide", p.redrawing.leave)
	p.redrawing.leave.Release() // the other one may still be called
}
