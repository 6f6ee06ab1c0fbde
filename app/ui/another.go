package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/wire"
)

// another offers other puzzles like this one: of a level, where the kind has levels,
// and of a seed, for whoever wants a certain one.
func (p *PuzzlePage) another() app.UI {
	a := p.model.Another
	levels := p.model.Sheet.Others
	if len(levels) == 0 || p.model.Words.Blank {
		return elem("div").Attr("hidden", true)
	}
	var fields []app.UI
	if len(levels) > 1 {
		var options []option
		for _, level := range levels {
			options = append(options, option{string(level), english.Capital(string(level))})
		}
		chosen := a.Level
		if chosen == "" {
			chosen = levels[0]
		}
		fields = append(fields, menu(action{Do: "wantLevel"}, "How hard it is to be", string(chosen), options))
	}
	fields = append(fields,
		&box{Action: action{Do: "wantSeed"}, Name: "Seed: which of them", Text: a.Seed, Class: "number", On: "input", MaxLength: 30, Placeholder: "any seed"},
	)
	if a.Pending {
		fields = append(fields, button(action{Do: "abandon"}, "Stop", true))
	} else {
		fields = append(fields, button(action{Do: "renew"}, "Another like it", true))
	}
	return elem("section").Class("another").Aria("labelledby", "another-title").Body(
		elem("h2").ID("another-title").Text("Another like it"),
		elem("p").Text("Drawn at random, with exactly one answer; where several answers count as one, the story says so. The same seed gives the same puzzle, for ever."),
		elem("div").Class("tools").Body(fields...),
		elem("p").Class("another-said").Role("status").Text(progressOf(a)),
	)
}

// progressOf says how far another puzzle is, or why there is none.
func progressOf(a state.Another) string {
	switch {
	case a.Pending && a.Of > 0:
		return "Drawing and proving: " + strconv.Itoa(a.Known+1) + " of at most " + strconv.Itoa(a.Of) + "."
	case a.Pending:
		return "Drawing and proving…"
	}
	return a.Failure
}

// draws asks a worker of its own for another puzzle.
func (p *PuzzlePage) draws(ctx app.Context, e state.Draw) {
	p.undraw()
	client := wire.NewErrand(p.workers())
	p.drawing = client
	client.Another(e.Request, func(said wire.Event) {
		ctx.Dispatch(func(ctx app.Context) {
			if said.Last() && p.drawing == client {
				p.undraw()
			}
			if !p.happen(ctx, state.Made{Turn: e.Turn, Said: said}) {
				ctx.PreventUpdate()
			}
		})
	})
}

// undraw gives up what is being made.
func (p *PuzzlePage) undraw() {
	if p.drawing != nil {
		p.drawing.Close()
		p.drawing = nil
	}
}
