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

func (p *panel) Render() app.UI { return p.draw() }

// versions count the changes to what each part of a puzzle's page shows.
type versions struct{ facts, verdict, findings, search, aside int64 }

// after counts what an event has changed. Which event touches which part is
// said here and nowhere else; an event that is not named touches all parts.
//
// What a visitor waits for is the verdict. So an edit draws nothing by itself,
// and an answer draws the verdict alone: the parts given back shall follow.
func (v *versions) after(event state.Event, before, now *state.Model) rest {
	if before.Generation != now.Generation {
		if now.Run.Phase == state.Idle {
			v.verdict++ // stopped
		}
		return rest{facts: true, findings: true, search: true}
	}
	if before.Run.Phase != now.Run.Phase {
		v.verdict++
	}
	if len(before.Errors) != len(now.Errors) {
		v.facts++ // a fault is told, and taken back, at once
	}
	switch e := event.(type) {
	case state.Told:
		switch {
		case e.Kind == state.ForReplay:
			v.search++
		case e.Kind == state.ForTally:
			return rest{search: true}
		case e.Said.Solution != nil, e.Said.Facts != nil:
			// Shown when the search is done.
		case e.Said.Progress != nil:
			v.verdict++
			if e.Said.Progress.Views != nil {
				v.findings++
			}
		case e.Kind == state.ForMore:
			v.findings++ // somebody waits for it
		case e.Kind == state.ForCount:
			v.verdict++
			return rest{findings: true}
		case e.Kind == state.ForAnswer:
			v.verdict++
			return rest{facts: true, findings: true, search: true}
		case e.Kind == state.ForReason && (before.Reason.Claim != "" || before.Reason.Others):
			v.findings++ // somebody has asked
			return rest{facts: true}
		case e.Kind == state.ForReason:
			return rest{facts: true, findings: true} // the facts behind a reason stand out
		default:
			return rest{findings: true}
		}
	case state.Record, state.Seek, state.Play, state.Tick, state.Pace, state.Finish:
		v.search++
	case state.Pick, state.CountOn:
		v.findings++
	case state.Ask, state.Behind, state.Unask:
		v.findings++
		v.facts++ // the facts behind a reason stand out
	case state.Settled:
		return rest{facts: true}
	case state.Notify, state.Typed:
	default:
		v.all()
	}
	return rest{}
}

func (v *versions) all() {
	v.facts++
	v.verdict++
	v.findings++
	v.search++
	v.aside++
}
