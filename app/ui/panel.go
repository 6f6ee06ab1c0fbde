package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// panel is a part of a page that is drawn anew only when its version changes.
// Without it every message of the worker would draw the whole page.
type panel struct {
	app.Compo
	Version int64

	draw func() app.UI // the first one given stays: it must read what is current
}

func (p *panel) Render() app.UI {
	breathe()
	return p.draw()
}

// versions count the changes to what each part of a puzzle's page shows.
type versions struct{ story, facts, verdict, findings, argument, search, aside, trial int64 }

// draw has parts drawn anew.
func (v *versions) draw(parts state.Parts) {
	again := func(version *int64, part bool) {
		if part {
			*version++
		}
	}
	again(&v.story, parts.Story)
	again(&v.facts, parts.Facts)
	again(&v.verdict, parts.Verdict)
	again(&v.findings, parts.Findings)
	again(&v.argument, parts.Argument)
	again(&v.search, parts.Search)
	again(&v.aside, parts.Aside)
	again(&v.trial, parts.Trial)
}
