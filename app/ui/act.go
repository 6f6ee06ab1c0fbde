package ui

import (
	"encoding/json"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/schema"
)

// act does what only the browser can do about a deed, and hands the model the
// event that the deed stands for: see state.Deed.
func (p *PuzzlePage) act(ctx app.Context, d deed) {
	if !p.live {
		return
	}
	if d.Do == "complete" {
		d.action = action(p.complete.Take(state.Deed(d.action)))
		write(d.Path, d.Text, d.Caret)
	}
	d.At = time.Now().UnixMilli()
	if p.model.Hasty(state.Deed(d.action)) {
		return
	}
	offered := p.complete.Any()
	if p.complete = p.complete.After(&p.model, state.Deed(d.action)); offered || p.complete.Any() {
		p.versions.facts++
		ctx.Update()
	}
	if (d.Do == "ask" || d.Do == "behind") && p.question.asks(d, p.model.Reason) {
		d = deed{action: action{Do: "unask"}}
	}
	if do, ok := doings[d.Do]; ok {
		do(p, ctx, d)
	}
	event, ok := p.model.Means(state.Deed(d.action))
	if !ok {
		return
	}
	if try, ok := event.(state.Try); ok {
		p.look(try)
	}
	p.focus.goal = goalOf(d, event, p.model.Sheet.Form)
	p.focus.hold(event)
	if (d.Do == "ask" || d.Do == "behind") && p.model.Over() != state.Shown {
		p.seek = ".notices" // it is not told yet
	}
	p.happen(ctx, event)
}

// doings are what the browser does about a deed. Where the deed stands for an
// event as well, it comes first.
var doings = map[string]func(*PuzzlePage, app.Context, deed){
	"ask":     func(p *PuzzlePage, _ app.Context, d deed) { p.question.ask(d.From) },
	"behind":  func(p *PuzzlePage, _ app.Context, d deed) { p.question.ask(d.From) },
	"unask":   func(p *PuzzlePage, _ app.Context, _ deed) { p.question.back() },
	"argue":   (*PuzzlePage).toStep,
	"record":  func(p *PuzzlePage, _ app.Context, _ deed) { p.seek = ".replay" },
	"typed":   func(p *PuzzlePage, _ app.Context, d deed) { p.settle(d.Path) },
	"opens":   (*PuzzlePage).opening,
	"atOnce":  (*PuzzlePage).wantAtOnce,
	"code":    (*PuzzlePage).turnCode,
	"copy":    (*PuzzlePage).copy,
	"work":    (*PuzzlePage).copyWork,
	"print":   (*PuzzlePage).print,
	"save":    (*PuzzlePage).save,
	"load":    (*PuzzlePage).load,
	"reveal":  (*PuzzlePage).lift,
	"help":    (*PuzzlePage).toBoard,
	"show":    func(p *PuzzlePage, _ app.Context, _ deed) { p.pointing.show() },
	"check":   (*PuzzlePage).toBoard,
	"address": func(p *PuzzlePage, ctx app.Context, _ deed) { p.OnNav(ctx) },
	"look":    func(p *PuzzlePage, ctx app.Context, _ deed) { p.draw(ctx) },
	"update":  func(_ *PuzzlePage, ctx app.Context, _ deed) { ctx.Reload() },
}

// lift shows the answer where it stands, from its argument on if that is asked for.
func (p *PuzzlePage) lift(_ app.Context, d deed) {
	toPlace("answer")
	if d.Path == "argument" {
		p.seek = ".argument"
	}
}

// toStep goes to a step of the argument from elsewhere. Who goes through it step by step, with a
// slider under the finger, stays where the slider is.
func (p *PuzzlePage) toStep(_ app.Context, d deed) {
	p.question.end()
	if d.From == nil || !d.From.Call("closest", ".player-bar").Truthy() {
		p.seek = ".argument"
	}
}

// toBoard goes where is told what was asked for elsewhere.
func (p *PuzzlePage) toBoard(_ app.Context, d deed) {
	if d.From.Truthy() && d.From.Call("closest", ".veil").Truthy() {
		openPlace("puzzle")
		p.seek = ".trial"
	}
}

// settle shows a number that was typed as it was read: 28,5 as 28.5.
func (p *PuzzlePage) settle(path string) {
	field, _, _ := p.model.Sheet.Form.At(p.model.Facts, path)
	value, _ := schema.Get(p.model.Facts, path)
	number, ok := value.(json.Number)
	if field.Kind != schema.Number || !ok {
		return
	}
	box := app.Window().Get("document").Call("querySelector", "input.number[data-path="+strconv.Quote(path)+"]")
	if box.Truthy() {
		box.Set("value", number.String())
	}
}
