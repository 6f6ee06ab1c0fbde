package tiles

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/permutations"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// barred says why no plan leads to the goal, as far as that shows without any search:
// a tile is missing, or parity forbids it. "" says nothing.
func (g *game) barred() string {
	for kind := 1; kind <= len(g.names); kind++ {
		if are, wanted := g.count(kind); are < wanted {
			return fmt.Sprintf("There are too few tiles %s whose number is known.", g.name(kind))
		}
	}
	ends, all := g.ends()
	if !all {
		return ""
	}
	for _, end := range ends {
		if g.swaps(end)%2 == g.apart(end)%2 {
			return ""
		}
	}
	return "Parity forbids it: the gap takes an even number of steps where the tiles need an odd number of swaps, or the other way round."
}

// ends are the boards that will do; false where there are so many of them that parity
// forbids nothing: where two tiles may change places and all is as well as before.
func (g *game) ends() (ends [][]int, all bool) {
	var open, missing []int
	for cell, kind := range g.wanted {
		if kind == 0 {
			open = append(open, cell)
		}
	}
	for kind := 0; kind <= unnamed; kind++ {
		are, wanted := g.count(kind)
		if kind == 0 {
			wanted = 0
		}
		if kind > 0 && are > 1 {
			return nil, false
		}
		for range are - wanted {
			missing = append(missing, kind)
		}
	}
	if len(missing) > 2 || len(missing) != len(open) {
		return nil, false
	}
	for range len(missing) {
		end := slices.Clone(g.wanted)
		for i, cell := range open {
			end[cell] = missing[i]
		}
		ends = append(ends, end)
		slices.Reverse(missing)
	}
	return ends, true
}

// apart is how many steps the gap is from where it is in the end.
func (g *game) apart(end []int) int {
	for cell := range end {
		if g.start.at(cell) == 0 {
			return g.distance(cell, slices.Index(end, 0))
		}
	}
	return 0
}

// cycles are what has to change places: each holds the kinds that follow one another,
// the gap being 0.
func (g *game) cycles(end []int) (all [][]int) {
	goes := make([]int, len(end)) // by cell: where what is there belongs
	for cell := range end {
		goes[cell] = slices.Index(end, g.start.at(cell))
	}
	for _, cycle := range permutations.Cycles(goes) {
		if len(cycle) == 1 {
			continue
		}
		for i, cell := range cycle {
			cycle[i] = g.start.at(cell)
		}
		all = append(all, cycle)
	}
	return all
}

// swaps is how many swaps of two bring everything to its place.
func (g *game) swaps(end []int) (n int) {
	for _, cycle := range g.cycles(end) {
		n += len(cycle) - 1
	}
	return n
}

// parity tells what every plan has in common, and what none can do.
func (g *game) parity() view.View {
	v := view.View{Name: "parity", Title: "Even or odd", Note: "Think of the board as coloured like a chessboard. Every slide swaps the gap with a tile, and takes the gap to the other colour."}
	v.Steps = &view.Steps{}
	tell := func(role view.Role, format string, args ...any) {
		v.Steps.Items = append(v.Steps.Items, view.Step{Mark: view.Mark{Role: role}, Text: fmt.Sprintf(format, args...)})
	}
	ends, all := g.ends()
	if !all {
		tell(view.Plain, "Two tiles may change places here, and nobody will notice: they are equal, or it does not matter where they lie. So parity forbids nothing.")
	}
	for i, end := range ends {
		if i > 0 {
			tell(view.Plain, "Or else, with the two that are not asked for the other way round:")
		}
		steps, swaps := g.apart(end), g.swaps(end)
		if steps == 0 {
			tell(view.Plain, "The gap comes back to where it was, so it makes an even number of steps.")
		} else {
			tell(view.Plain, "The gap is %s from its place in the end, so whatever it does on the way, it makes an %s number of steps.", english.Count(steps, "step", "steps"), english.Parity(steps))
		}
		tell(view.Plain, "%s That takes an %s number of swaps, however one swaps.", g.turns(end), english.Parity(swaps))
		if steps%2 == swaps%2 {
			tell(view.Deduced, "Both are %s, so parity forbids nothing; and every plan has an %s number of slides.", english.Parity(steps), english.Parity(steps))
		} else {
			tell(view.Conflict, "Every slide is a step of the gap and a swap, so there are as many of one as of the other. No number is both even and odd: it cannot be done.")
		}
	}
	return v
}

// turns tells what has to change places.
func (g *game) turns(end []int) string {
	var all []string
	for _, cycle := range g.cycles(end) {
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
