package ui

import (
	"encoding/json"
	"slices"

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
	p.unkept.facts = nil
	if p.model.Original().Same(p.model.Input) {
		p.shelf.clear()
		return
	}
	if !p.model.Mine {
		return
	}
	aside, err := p.shelf.keep(p.model.Input)
	if p.unkept.facts = err; err != nil {
		_, err := fragment(&p.model)
		p.unkept.linked = err == nil
	}
	if aside != nil && (err == nil || err == errForgets) {
		told := state.Notify{Message: "What you had made of this puzzle before, or in another tab, has been put aside. From now on this is kept."}
		if way, ok := p.bringBack(aside, "Open what was put aside"); ok {
			told.Ways = []state.Way{way}
		}
		if p.model.Notice != "" { // what was said of the facts is not lost either
			told.Message = p.model.Notice + " " + told.Message
			told.Ways = slices.Concat(p.model.Ways, told.Ways)
		}
		p.happen(ctx, told)
	}
	p.shelf.setVeil(p.model.Veil)
}

// unkept is what was not kept when it was last to be.
type unkept struct {
	facts  error
	linked bool // the address has the facts
}

// lines say so, for as long as it is so, and of the marks.
func (u unkept) lines(marks, forgets bool) (lines []app.UI) {
	why := "This browser’s storage is full: "
	if forgets {
		why = "This browser keeps nothing for this site: "
	}
	say := func(text string) {
		lines = append(lines, elem("p").Class("help").DataSet("unkept", "1").Text(why+text))
	}
	if u.facts != nil {
		text := "your changes are kept on this page alone; save them as a file to keep them."
		if u.linked {
			text = "your changes are kept in the address alone; copy the link to keep them."
		}
		if u.facts == errCrowded {
			text += " It still holds what you had made of this puzzle before, or in another tab."
		}
		say(text)
	}
	if marks {
		say("your marks are kept on this page alone; copy a link with your marks to keep them.")
	}
	return lines
}
