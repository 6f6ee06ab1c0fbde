package fdpairing

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/family/logicgrid/staircase"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Told is what single clues say of pairs of items.
type Told struct {
	*Model
	grid staircase.Grid
	goes map[[2]item][]puzzle.FactID
	not  map[[2]item][]puzzle.FactID
}

// Told goes through the clues that are kept, so many, each taken for itself.
func (m *Model) Told(clues int, tags fdsearch.Tags, keep func(puzzle.FactID) bool) *Told {
	t := &Told{m, staircase.Of(m.Items), map[[2]item][]puzzle.FactID{}, map[[2]item][]puzzle.FactID{}}
	say := func(of map[[2]item][]puzzle.FactID, x, y item, id puzzle.FactID) {
		if pair := pairing.Ordered(x, y); !slices.Contains(of[pair], id) {
			of[pair] = append(of[pair], id)
		}
	}
	for _, l := range m.links {
		id := tags(l.tag)
		switch {
		case !keep(id):
		case !l.is:
			say(t.not, l.x, l.y, id)
		default:
			say(t.goes, l.x, l.y, id)
			for _, other := range m.Of(l.x.Category) {
				if other != l.x {
					say(t.not, other, l.y, id)
				}
			}
			for _, other := range m.Of(l.y.Category) {
				if other != l.y {
					say(t.not, l.x, other, id)
				}
			}
		}
	}
	against := fdsearch.Against(m.Model, clues, tags, keep)
	for c, vars := range m.Vars {
		for i, x := range vars {
			for _, first := range m.Of(0) {
				for _, id := range against(x, first.Place) {
					say(t.not, first, item{Category: c, Place: i}, id)
				}
			}
		}
	}
	return t
}

// View draws what single clues say, and leaves the rest open.
func (t *Told) View(name, title string) view.View {
	dots, crosses := len(t.goes), 0
	v := t.grid.View(name, title, "", func(x, y item) (view.Mark, string) {
		mark := view.Mark{ID: staircase.ID(x, y), Status: view.Open, Claim: claim.Of(t.Goes(x, y)).String()}
		if facts := t.goes[[2]item{x, y}]; len(facts) > 0 {
			mark.Role, mark.Status, mark.Facts = view.Given, view.Told, facts
			return mark, staircase.Dot
		}
		if facts := t.not[[2]item{x, y}]; len(facts) > 0 {
			mark.Role, mark.Status, mark.Facts, mark.Claim = view.Crossed, view.Told, facts, puzzle.Not(mark.Claim)
			crosses++
		}
		return mark, ""
	})
	v.Drawing.Says = fmt.Sprintf("A square for every two items of different categories. Single clues give %s, for what goes together, and %s.",
		english.Count(dots, "dot", "dots"), english.Count(crosses, "cross", "crosses"))
	return v
}

// Looks crosses off, at a moment of a search, the pairs that nothing is left for,
// and puts a dot where both items are known to go with the same. A category has 16 items at most.
func (t *Told) Looks(now *fdsearch.Moment) view.Looks {
	left := make([][]uint16, len(t.Categories)) // by category and item: the items of the first category, as bits
	for c := range left {
		for i := range t.N {
			if c == 0 {
				left[0] = append(left[0], 1<<i)
				continue
			}
			bits := uint16(0)
			for _, v := range now.Left(t.Vars[c][i]) {
				bits |= 1 << v
			}
			left[c] = append(left[c], bits)
		}
	}
	looks := view.Looks{}
	t.grid.Each(func(x, y item) {
		a, b := left[x.Category][x.Place], left[y.Category][y.Place]
		pair := [2]item{x, y}
		switch {
		case len(t.goes[pair]) > 0 || len(t.not[pair]) > 0:
		case a&b == 0:
			looks[staircase.ID(x, y)] = view.Look{Role: view.Crossed}
		case a == b && a&(a-1) == 0:
			looks[staircase.ID(x, y)] = view.Look{Role: now.Role, Text: staircase.Dot}
		}
	})
	return looks
}
