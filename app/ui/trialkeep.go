package ui

import (
	"reflect"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// What somebody has marked is kept on the machine, for each variant of a puzzle by its
// facts, the latest first.

// keptTrial is what is kept of one variant.
type keptTrial struct {
	Key string `json:"key"`
	state.KeptTrial
}

// mostTrials is how many variants of a puzzle are kept so.
const mostTrials = 6

func (p *PuzzlePage) trialsKey() string { return "solvitur.tried." + p.Name }

func (p *PuzzlePage) keptTrials(ctx app.Context) (all []keptTrial) {
	if ctx.LocalStorage().Get(p.trialsKey(), &all) != nil {
		return nil // another build has kept it
	}
	return all
}

// recall takes up what is kept of these very facts.
func (p *PuzzlePage) recall(ctx app.Context) {
	if p.Embedded {
		return
	}
	key := p.model.TrialKey()
	for _, kept := range p.keptTrials(ctx) {
		if kept.Key == key {
			p.happen(ctx, state.Resume{Kept: kept.KeptTrial})
			return
		}
	}
}

// keepTrial keeps what is marked, if that has changed, and says when the puzzle is solved.
func (p *PuzzlePage) keepTrial(ctx app.Context, before *state.Model) {
	was, _ := before.Trial.Kept()
	now, any := p.model.Trial.Kept()
	if before.Generation != p.model.Generation || reflect.DeepEqual(was, now) {
		return
	}
	if p.model.Trial.End != "" && before.Trial.End == "" {
		if mark := app.Window().Get("solvitur").Get("markSolved"); mark.Truthy() {
			app.Window().Get("solvitur").Call("markSolved", p.Name)
		}
	}
	if p.Embedded {
		return
	}
	key := p.model.TrialKey()
	all := slices.DeleteFunc(p.keptTrials(ctx), func(k keptTrial) bool { return k.Key == key })
	if any {
		all = append([]keptTrial{{key, now}}, all...)
	}
	// A full or forbidden storage is no reason to disturb anybody.
	_ = ctx.LocalStorage().Set(p.trialsKey(), all[:min(len(all), mostTrials)])
}

// enterPlace chooses the place of the answer that gets the focus: keys write there.
func enterPlace(target app.Value, do func(deed)) {
	if data := target.Get("dataset"); data.Truthy() && text(data.Get("do")) == "place" {
		do(deed{action: action{Do: "place", Path: text(data.Get("path"))}})
	}
}
