package ui

import (
	"encoding/json"
	"reflect"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// What somebody has marked is kept on the machine, for each variant of a puzzle by its facts, the
// latest first; in a frame, and where there is no room, on the page as long as it is open.

// keptTrial is what is kept of one variant.
type keptTrial struct {
	Key string `json:"key"`
	state.KeptTrial
}

// mostTrials is how many variants of a puzzle are kept so.
const mostTrials = 6

func (p *PuzzlePage) trialsKey() string { return "solvitur.tried." + p.Name }

// storedTrial is one that is kept on the machine, as it stands there. Of what another build has kept this one
// may know no more than the key.
type storedTrial struct {
	keptTrial
	raw  json.RawMessage
	read bool
}

// storedTrials are those that are kept on the machine.
func (p *PuzzlePage) storedTrials() (all []storedTrial) {
	var there json.RawMessage
	var each []json.RawMessage
	switch {
	case p.Embedded || p.shelf.storage.Get(p.trialsKey(), &there) != nil || len(there) == 0:
	case json.Unmarshal(there, &each) != nil:
		each = []json.RawMessage{there}
	}
	for _, raw := range each {
		stored := storedTrial{raw: raw}
		if stored.read = schema.Strictly(raw, &stored.keptTrial) == nil && stored.Sound(); !stored.read {
			var named struct {
				Key string `json:"key"`
			}
			_ = json.Unmarshal(raw, &named) // or it has none
			stored.keptTrial = keptTrial{Key: named.Key}
		}
		all = append(all, stored)
	}
	return all
}

// recall takes up what is kept of these very facts.
func (p *PuzzlePage) recall(ctx app.Context) {
	own, any := p.ownTrial()
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
func (p *PuzzlePage) ownTrial() (own state.KeptTrial, ok bool) {
	key := p.model.TrialKey()
	p.lastKept, ok = storedUnder(key, p.storedTrials())
	if own, here := keptUnder(key, p.trials); here {
		return own, true
	}
	return p.lastKept, ok
}

// unkeptMarks says whether what is marked is on this page alone, as it could not be kept.
func (p *PuzzlePage) unkeptMarks() bool {
	switch {
	case p.Embedded:
		return false
	case p.shelf.forgets:
		return p.model.Trial.Begun()
	case len(p.trials) == 0:
		return false
	}
	_, here := keptUnder(p.model.TrialKey(), p.trials)
	return here
}

func keptUnder(key string, all []keptTrial) (own state.KeptTrial, ok bool) {
	for _, kept := range all {
		if kept.Key == key {
			return kept.KeptTrial, true
		}
	}
	return own, false
}

func storedUnder(key string, all []storedTrial) (own state.KeptTrial, ok bool) {
	for _, stored := range all {
		if stored.read && stored.Key == key {
			return stored.KeptTrial, true
		}
	}
	return own, false
}

// copyWork copies a link to the puzzle with what is marked in it, and says so beside the board.
func (p *PuzzlePage) copyWork(ctx app.Context, _ deed) {
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
	link := asking(address(&p.model, "p", fragment), p.opens)
	clip(ctx, link, func(ctx app.Context, copied bool) {
		said := "Copied a link to the puzzle with your marks."
		if !copied {
			said = "Copying is not allowed here. Select this link, and copy it by hand: " + link + " (up to here)."
		}
		p.happen(ctx, state.Mention{Message: said})
	})
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
	if other := p.putBy(now, any); len(other.Marks()) > 0 {
		p.happen(ctx, state.Notify{
			Message: "This puzzle was marked in another tab as well. From now on, what you mark here is kept.",
			Ways:    []state.Way{{Label: "Take up the other marks", Event: state.Resume{Kept: other}}},
		})
	}
}

// putBy keeps what is marked: on the machine, with all for which there was no room before, or else on
// the page. It gives what another tab had kept of these very facts.
func (p *PuzzlePage) putBy(now state.KeptTrial, tried bool) (other state.KeptTrial) {
	key := p.model.TrialKey()
	p.trials = slices.DeleteFunc(p.trials, func(k keptTrial) bool { return k.Key == key })
	if tried {
		p.trials = append([]keptTrial{{key, now}}, p.trials...)
	}
	p.trials = p.trials[:min(len(p.trials), mostTrials)]
	if p.Embedded {
		return other
	}
	stored := p.storedTrials()
	found, _ := storedUnder(key, stored)
	var entries []any // those as they stand of which there is none that is later
	for _, kept := range p.trials {
		entries = append(entries, kept)
	}
	for _, s := range stored {
		if _, later := keptUnder(s.Key, p.trials); !later && s.Key != key {
			entries = append(entries, s.raw)
		}
	}
	if p.shelf.storage.Set(p.trialsKey(), entries[:min(len(entries), mostTrials)]) != nil {
		return other
	}
	p.trials = nil
	last := p.lastKept // read back like the other: in storage, nil and empty marks are the same
	p.lastKept, _ = storedUnder(key, p.storedTrials())
	if !reflect.DeepEqual(found, last) {
		other = found
	}
	return other
}

// enterPlace chooses the place of the answer that gets the focus: keys write there.
func enterPlace(target app.Value, do func(deed)) {
	if data := target.Get("dataset"); data.Truthy() && text(data.Get("do")) == "place" {
		do(deed{action: action{Do: "place", Path: text(data.Get("path"))}})
	}
}
