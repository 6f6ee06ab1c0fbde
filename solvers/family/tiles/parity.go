package tiles

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/sliding"
	"solvitur/solvers/view"
)

// barred says why no plan leads to the goal, as far as that shows without any search:
// a tile is missing, or parity forbids it. "" says nothing.
func (g *game) barred() string {
	for kind := 1; kind <= len(g.names); kind++ {
		if are, wanted := g.Count(kind); are < wanted {
			return fmt.Sprintf("There are too few tiles %s whose number is known.", g.name(kind))
		}
	}
	changes, told := g.Changes()
	if !told || slices.ContainsFunc(changes, sliding.Change.Possible) {
		return ""
	}
	return "Parity forbids it: the gap takes an even number of steps where the tiles need an odd number of swaps, or the other way round."
}

// parity tells what every plan has in common, and what none can do.
func (g *game) parity() view.View {
	v := view.View{Name: "parity", Title: "Even or odd", Note: "Think of the board as coloured like a chessboard. Every slide swaps the gap with a tile, and takes the gap to the other colour."}
	v.Steps = &view.Steps{}
	tell := func(role view.Role, format string, args ...any) {
		v.Steps.Items = append(v.Steps.Items, view.Step{Mark: view.Mark{Role: role}, Text: fmt.Sprintf(format, args...)})
	}
	changes, told := g.Changes()
	if !told {
		tell(view.Plain, "Two tiles may change places here, and nobody will notice: they are equal, or it does not matter where they lie. So parity forbids nothing.")
	}
	for i, c := range changes {
		if i > 0 {
			tell(view.Plain, "Or else, with the two that are not asked for the other way round:")
		}
		if c.Steps == 0 {
			tell(view.Plain, "The gap comes back to where it was, so it makes an even number of steps.")
		} else {
			tell(view.Plain, "The gap is %s from its place in the end, so whatever it does on the way, it makes an %s number of steps.", english.Count(c.Steps, "step", "steps"), english.Parity(c.Steps))
		}
		tell(view.Plain, "%s That takes an %s number of swaps, however one swaps.", g.turns(c.Cycles), english.Parity(c.Swaps))
		if c.Possible() {
			tell(view.Deduced, "Both are %s, so parity forbids nothing; and every plan has an %s number of slides.", english.Parity(c.Steps), english.Parity(c.Steps))
		} else {
			tell(view.Conflict, "Every slide is a step of the gap and a swap, so there are as many of one as of the other. No number is both even and odd: it cannot be done.")
		}
	}
	return v
}

// turns tells what has to change places.
func (g *game) turns(cycles [][]int) string {
	var all []string
	for _, cycle := range cycles {
		var names []string
		for _, kind := range cycle {
			name := "the gap"
			if kind > 0 {
				name = g.name(kind)
			}
			names = append(names, name)
		}
		if len(names) == 2 {
			all = append(all, english.List(names, "and")+" change places")
		} else {
			all = append(all, english.List(names, "and")+" go round in a ring of "+english.Words(len(names)))
		}
	}
	if all == nil {
		return "Everything lies in its place."
	}
	return english.Sentence(english.List(all, "and"))
}

// mostFollowed is how many slides a plan has at most for whom it is told what can be
// reached with fewer. Beyond that, there are too many boards.
const mostFollowed = 24

// mostDrawn is how many cells a board has whose states are drawn.
const mostDrawn = 6

// findings are what parity says, and then why no plan is shorter.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	views := []view.View{newGame(m, r.Keep).parity()}
	if len(r.Found) > 0 && len(r.Found[0].Slides) > mostFollowed {
		return views
	}
	views = append(views, kit.Findings(m, r)...)
	if len(m.start) > mostDrawn { // there are so many states that a few of them tell nothing
		views = slices.DeleteFunc(views, func(v view.View) bool { return v.Graph != nil })
	}
	return views
}

// reason is why a claim is true of all plans, or why there is none.
func reason(m *model, c claim.Claim, keep func(puzzle.FactID) bool) []view.View {
	return append([]view.View{newGame(m, keep).parity()}, kit.Reason(m, c, keep)...)
}
