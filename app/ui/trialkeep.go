package ui

import (
	"reflect"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/share"
)

// What somebody has marked is kept on the machine, and in a frame as long as it is open,
// for each variant of a puzzle by its facts, the latest first.

// keptTrial is what is kept of one variant.
type keptTrial struct {
	Key string `json:"key"`
	state.KeptTrial
}

// mostTrials is how many variants of a puzzle are kept so.
const mostTrials = 6

func (p *PuzzlePage) trialsKey() string { return "solvitur.tried." + p.Name }

func (p *PuzzlePage) keptTrials(ctx app.Context) (all []keptTrial) {
	if p.Embedded {
		return p.trials
	}
	if ctx.LocalStorage().Get(p.trialsKey(), &all) != nil {
		return nil // another build has kept it
	}
	return all
}

// recall takes up what is kept of these very facts.
func (p *PuzzlePage) recall(ctx app.Context) {
	own, any := p.ownTrial(ctx)
	work := p.brought
	p.brought = nil
	switch {
	case len(work) > 0 && any && len(own.Marks()) > 0:
		p.happen(ctx, state.Resume{Kept: state.KeptTrial{Notes: state.Notes{Layers: work, Brought: true}}, Lent: true})
		p.happen(ctx, state.Notify{
			Message: "These marks came with the link, and what you add to them is not kept. Yours are as you left them.",
			Ways:    []state.Way{{Label: "Take up my own marks", Event: state.Resume{Kept: own}}},
		})
	case len(work) > 0:
		p.happen(ctx, state.Resume{Kept: state.KeptTrial{Notes: state.Notes{Layers: work, Brought: true}}})
		p.happen(ctx, state.Notify{Message: "These marks came with the link."})
	case any:
		p.happen(ctx, state.Resume{Kept: own})
	}
}

// ownTrial is what is kept of these very facts.
func (p *PuzzlePage) ownTrial(ctx app.Context) (own state.KeptTrial, ok bool) {
	own, ok = keptUnder(p.model.TrialKey(), p.keptTrials(ctx))
	p.lastKept = own
	return own, ok
}

func keptUnder(key string, all []keptTrial) (own state.KeptTrial, ok bool) {
	for _, kept := range all {
		if kept.Key == key {
			return kept.KeptTrial, true
		}
	}
	return own, false
}

// copyWork copies a link to the puzzle with what is marked in it.
func (p *PuzzlePage) copyWork(ctx app.Context, d deed) {
	variant, err := p.model.Input.Variant()
	variant.Work = p.model.Trial.Layers
	var fragment string
	if err == nil {
		fragment, err = share.Encode(variant)
	}
	if err != nil {
		p.happen(ctx, state.Notify{Message: english.Sentence(err.Error())})
		return
	}
	d.Path, d.Value = "link to the puzzle with your marks", asking(address(&p.model, "p", fragment), p.opens)
	p.copy(ctx, d)
}

// keepTrial keeps what is marked, if the visitor has changed that, and says when the puzzle is
// solved.
func (p *PuzzlePage) keepTrial(ctx app.Context, event state.Event, before *state.Model) {
	if _, resumed := event.(state.Resume); resumed {
		return
	}
	was, _ := before.Trial.Kept()
	now, any := p.model.Trial.Kept()
	if before.Generation != p.model.Generation || reflect.DeepEqual(was, now) {
		return
	}
	if p.model.Trial.End != "" && before.Trial.End == "" && !p.model.Trial.Brought && p.model.SameFacts(p.model.Original()) {
		if mark := app.Window().Get("solvitur").Get("markSolved"); mark.Truthy() {
			app.Window().Get("solvitur").Call("markSolved", p.Name)
		}
	}
	if p.model.Trial.Lent {
		return
	}
	key := p.model.TrialKey()
	all := p.keptTrials(ctx)
	other, _ := keptUnder(key, all)
	all = slices.DeleteFunc(all, func(k keptTrial) bool { return k.Key == key })
	if any {
		all = append([]keptTrial{{key, now}}, all...)
	}
	all = all[:min(len(all), mostTrials)]
	if p.Embedded {
		p.trials = all
		return
	}
	if p.unkept.marks = ctx.LocalStorage().Set(p.trialsKey(), all) != nil; p.unkept.marks {
		return
	}
	last := p.lastKept // read back like the other: in storage, nil and empty marks are the same
	p.lastKept, _ = keptUnder(key, p.keptTrials(ctx))
	if len(other.Marks()) > 0 && !reflect.DeepEqual(other, last) {
		p.happen(ctx, state.Notify{
			Message: "This puzzle was marked in another tab as well. From now on, what you mark here is kept.",
			Ways:    []state.Way{{Label: "Take up the other marks", Event: state.Resume{Kept: other}}},
		})
	}
}

// enterPlace chooses the place of the answer that gets the focus: keys write there.
func enterPlace(target app.Value, do func(deed)) {
	if data := target.Get("dataset"); data.Truthy() && text(data.Get("do")) == "place" {
		do(deed{action: action{Do: "place", Path: text(data.Get("path"))}})
	}
}
