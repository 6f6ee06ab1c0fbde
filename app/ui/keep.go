package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// What a visitor has made of a puzzle is kept on this machine: the last variant,
// and a few that it took the place of. Only the visitor's own doing is kept, not
// what a link brings; and what another tab keeps, or was kept before a link was
// opened, is put aside and told of, never lost in silence.

// shelf is what a page knows of what is kept.
type shelf struct {
	// shown is what was kept when this page last looked, if that is what it
	// shows; nil if it shows something else.
	shown *share.Variant
}

// mostAside is how many variants are put aside.
const mostAside = 3

func (p *PuzzlePage) keptKey() string  { return "solvitur.variant." + p.Name }
func (p *PuzzlePage) asideKey() string { return "solvitur.aside." + p.Name }

// kept is what is kept of this puzzle; false if there is nothing, or nothing that
// could be shown.
func (p *PuzzlePage) kept(ctx app.Context) (share.Variant, state.Input, bool) {
	var variant share.Variant
	if ctx.LocalStorage().Get(p.keptKey(), &variant) != nil || len(variant.Facts) == 0 {
		return variant, state.Input{}, false
	}
	input, ok := p.readable(variant)
	return variant, input, ok
}

// readable is a variant as an input, if it is of this kind of puzzle and within
// its sizes.
func (p *PuzzlePage) readable(variant share.Variant) (state.Input, bool) {
	input, err := state.FromVariant(variant)
	form := p.model.Sheet.Form
	return input, err == nil && schema.MembersOf(form).Of(input.Facts) && form.Fits(input.Facts) && len(input.Off) <= share.MaxOff
}

// putAside are the variants that were put aside, the last one first.
func (p *PuzzlePage) putAside(ctx app.Context) []share.Variant {
	var all []share.Variant
	if ctx.LocalStorage().Get(p.asideKey(), &all) != nil {
		return nil
	}
	return slices.DeleteFunc(all, func(v share.Variant) bool {
		_, ok := p.readable(v)
		return !ok
	})
}

// takeUp opens what is kept. It says false if there is nothing.
func (p *PuzzlePage) takeUp(ctx app.Context) bool {
	if p.Embedded {
		return false
	}
	variant, input, ok := p.kept(ctx)
	if !ok {
		ctx.LocalStorage().Del(p.keptKey())
		return false
	}
	if input.Same(p.model.Input) {
		return false
	}
	ways := []state.Way{{Label: "Back to the original", Event: state.Reset{}}}
	if before := p.putAside(ctx); len(before) > 0 {
		ways = append(ways, p.bringBack(before[0], "Open the one before it"))
	}
	p.happen(ctx, state.Open{Input: input, Notice: "This is the puzzle as you left it.", Ways: ways})
	p.shelf.shown = &variant
	return true
}

// bringBack is the way to a variant that was put aside. It is opened like a link:
// what is kept gives way to it when something is changed in it.
func (p *PuzzlePage) bringBack(variant share.Variant, label string) state.Way {
	input, _ := p.readable(variant)
	return state.Way{Label: label, Event: state.Open{
		Input: input, Shared: true, Notice: "This is what you had made of the puzzle before.",
		Ways: []state.Way{{Label: "Undo", Event: state.Undo{}}},
	}}
}

// keep keeps the variant on the page, if it is the visitor's own.
func (p *PuzzlePage) keep(ctx app.Context) {
	now, err := p.model.Input.Variant()
	if _, ok := p.readable(now); err != nil || !ok {
		return
	}
	there, input, kept := p.kept(ctx)
	own := kept && (p.shelf.shown != nil && sameVariant(there, *p.shelf.shown) || input.Same(p.model.Input))
	if p.fragment == "" { // the original needs no keeping
		if own {
			ctx.LocalStorage().Del(p.keptKey())
		}
		p.shelf.shown = nil
		return
	}
	// A full or forbidden storage is no reason to disturb anybody.
	if ctx.LocalStorage().Set(p.keptKey(), now) != nil {
		return
	}
	p.shelf.shown = &now
	if !kept || own {
		return
	}
	aside := slices.DeleteFunc(p.putAside(ctx), func(v share.Variant) bool { return sameVariant(v, there) || sameVariant(v, now) })
	aside = append([]share.Variant{there}, aside...)
	_ = ctx.LocalStorage().Set(p.asideKey(), aside[:min(len(aside), mostAside)])
	p.happen(ctx, state.Notify{
		Message: "What you had made of this puzzle before, or in another tab, has been put aside. From now on this is kept.",
		Ways:    []state.Way{p.bringBack(there, "Open what was put aside")},
	})
}

func sameVariant(a, b share.Variant) bool {
	one, errOne := state.FromVariant(a)
	other, errOther := state.FromVariant(b)
	return errOne == nil && errOther == nil && one.Same(other)
}
