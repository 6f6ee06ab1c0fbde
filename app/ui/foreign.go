package ui

import (
	"errors"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// A link says nothing but facts. Of which kind of puzzle they are is told by
// their members: the catalogue has those of every kind.

// tellForeign says of a link, or a file, that it is of another kind of puzzle, and
// leads there. What no kind knows is opened all the same: its faults are shown.
func (p *PuzzlePage) tellForeign(ctx app.Context, what string, variant share.Variant) {
	load(ctx, CatalogFile, func(ctx app.Context, cards []puzzle.Card, err error) {
		p.seek = ".notices"
		for _, event := range p.foreign(what, variant, cards, err) {
			p.happen(ctx, event)
		}
	})
}

// foreign is what happens with a variant of another kind of puzzle, given the
// catalogue, or why there is none.
func (p *PuzzlePage) foreign(what string, variant share.Variant, cards []puzzle.Card, failed error) []state.Event {
	if failed != nil {
		return []state.Event{state.Notify{
			Message: fmt.Sprintf("This %s belongs to a puzzle of another kind. Which one cannot be told now, as the list of puzzles could not be fetched: open it again later.", what),
		}}
	}
	input, unfit := p.model.Read(variant)
	var there []puzzle.Card
	for _, card := range cards {
		if card.Family != p.model.Sheet.Family && card.Members.Of(input.Facts) {
			there = append(there, card)
		}
	}
	if len(there) > 0 {
		fragment, _ := share.Encode(variant) // a file may be too long for a link: it is opened there again
		return []state.Event{state.Notify{Message: belongs(what, there), Ways: p.waysTo(there, fragment)}}
	}
	members, _ := input.Facts.(map[string]any)
	if others := schema.MembersOf(p.model.Sheet.Form).Others(input.Facts); len(others) > 0 && len(others) < len(members) {
		message := fmt.Sprintf("This %s has something in it that no puzzle known here has (“%s”): ask for it again.", what, schema.Brief(others[0]))
		if what != aLink {
			return []state.Event{state.Notify{Message: message}}
		}
		return []state.Event{
			state.Open{Input: p.model.Original(), Shared: true, Veil: p.model.Veil},
			state.Notify{Message: message + original},
		}
	}
	var events []state.Event
	if !errors.Is(unfit, state.ErrTooLarge) {
		events = append(events, state.Open{Input: input, Shared: true, Veil: p.model.Veil})
	}
	return append(events, state.Notify{
		Message: fmt.Sprintf("This %s belongs to no puzzle that is known here: ask for it again.", what),
		Ways:    []state.Way{{Label: "Back to the original", Event: state.Reset{}}},
	})
}

// original ends what is said of a variant in whose place the original is shown.
const original = " Here is the original puzzle."

// What a variant comes in.
const (
	aLink = "link"
	aFile = "file"
)

// belongs says where something belongs.
func belongs(what string, there []puzzle.Card) string {
	if len(there) == 1 {
		return fmt.Sprintf("This %s belongs to “%s”, not to this puzzle.", what, there[0].Title)
	}
	return fmt.Sprintf("This %s belongs to a puzzle of another kind, “%s”. Its facts can be seen in any of these:", what, there[0].Kind)
}

func (p *PuzzlePage) waysTo(there []puzzle.Card, fragment string) []state.Way {
	folder := "p"
	if p.Embedded {
		folder = "embed"
	}
	var ways []state.Way
	for _, card := range there {
		label := card.Title
		if len(there) == 1 {
			label = "Go there"
		}
		ways = append(ways, state.Way{Label: label, Link: href("/"+folder+"/"+card.Name+"/") + fragment})
	}
	return ways
}
