package ui

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// Of what a visitor has made of a puzzle only the visitor's own doing is kept, not
// what a link brings; and what another tab keeps, or was kept before a link was
// opened, is put aside and told of, never lost in silence.

// takeUp opens what is kept. It says false if there is nothing that it can open:
// what another build has kept is left alone.
func (p *PuzzlePage) takeUp(ctx app.Context) bool {
	if p.Embedded {
		return false
	}
	there := p.shelf.kept()
	input, ok := p.shelf.open(there)
	if !ok || input.Same(p.model.Input) {
		return false
	}
	ways := []state.Way{{Label: wayBack(input), Event: state.Reset{}}}
	for _, before := range p.shelf.putAside() {
		if way, ok := p.bringBack(before, "Open the one before it"); ok {
			ways = append(ways, way)
			break
		}
	}
	p.happen(ctx, state.Open{Input: input, Notice: "This is the puzzle as you left it.", Ways: ways, Veil: p.leftAt(input)})
	p.shelf.shown = there
	return true
}

// leftAt is the veil over one's own variant: that under which it was left. One that another
// build has kept has none if its facts are one's own, too.
func (p *PuzzlePage) leftAt(input state.Input) state.Veil {
	over, known := p.shelf.veil()
	switch {
	case p.model.Veil == state.Shown:
		return state.Shown
	case known:
		return over
	case p.model.SameFacts(input):
		return p.model.Veil
	}
	return state.Shown
}

// bringBack is the way to a variant that was put aside, if this page can show it.
// It is opened like a link: what is kept gives way to it when something is changed
// in it.
func (p *PuzzlePage) bringBack(aside json.RawMessage, label string) (state.Way, bool) {
	input, ok := p.shelf.open(aside)
	return state.Way{Label: label, Event: state.Open{
		Input: input, Shared: true, Notice: "This is what you had made of the puzzle before.",
		Ways: []state.Way{{Label: "Undo", Event: state.Undo{}}},
	}}, ok
}

// keep keeps the variant on the page, if it is the visitor's own.
func (p *PuzzlePage) keep(ctx app.Context) {
	if p.model.Original().Same(p.model.Input) {
		p.shelf.clear()
		return
	}
	if !p.model.Mine {
		return
	}
	aside, err := p.shelf.keep(p.model.Input)
	switch {
	case err != nil && !p.unkept:
		p.happen(ctx, state.Notify{Message: "What you do now is not kept: the browser has no more room for it, and holds what you had made of this puzzle before, or in another tab. Save it as a file if you want to have it again."})
	case aside != nil:
		told := state.Notify{Message: "What you had made of this puzzle before, or in another tab, has been put aside. From now on this is kept."}
		if way, ok := p.bringBack(aside, "Open what was put aside"); ok {
			told.Ways = []state.Way{way}
		}
		p.happen(ctx, told)
	}
	p.unkept = err != nil
	p.shelf.setVeil(p.model.Veil)
}
