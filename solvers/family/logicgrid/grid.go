package logicgrid

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/logicgrid/staircase"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// dot stands where two items go together.
const dot = "●"

// told is what single clues say of pairs of items.
type told struct {
	*model
	goes, not map[[2]item][]puzzle.FactID
}

// told goes through the clues that are kept, each taken for itself.
func (m *model) told(keep func(puzzle.FactID) bool) *told {
	t := &told{model: m, goes: map[[2]item][]puzzle.FactID{}, not: map[[2]item][]puzzle.FactID{}}
	say := func(of map[[2]item][]puzzle.FactID, x, y item, id puzzle.FactID) {
		if x.Category > y.Category {
			x, y = y, x
		}
		if pair := [2]item{x, y}; !slices.Contains(of[pair], id) {
			of[pair] = append(of[pair], id)
		}
	}
	for _, l := range m.links {
		id := factOf(l.tag)
		switch {
		case !keep(id):
		case !l.is:
			say(t.not, l.x, l.y, id)
		default:
			say(t.goes, l.x, l.y, id)
			for _, other := range m.g.of(l.x.Category) {
				if other != l.x {
					say(t.not, other, l.y, id)
				}
			}
			for _, other := range m.g.of(l.y.Category) {
				if other != l.y {
					say(t.not, l.x, other, id)
				}
			}
		}
	}
	against := fdsearch.Against(m.Model, len(m.g.clues), factOf, keep)
	for c, vars := range m.goes {
		for i, x := range vars {
			for _, first := range m.g.of(0) {
				for _, id := range against(x, first.Place) {
					say(t.not, first, item{Category: c, Place: i}, id)
				}
			}
		}
	}
	return t
}

// view draws what single clues say, and leaves the rest open.
func (t *told) view(name, title string) view.View {
	dots, crosses := len(t.goes), 0
	v := t.g.grid.View(name, title, "", func(x, y item) (view.Mark, string) {
		mark := view.Mark{ID: staircase.ID(x, y), Status: view.Open, Claim: claim.Of(t.g.goes(x, y)).String()}
		if facts := t.goes[[2]item{x, y}]; len(facts) > 0 {
			mark.Role, mark.Status, mark.Facts = view.Given, view.Told, facts
			return mark, dot
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

// looks crosses off, at a moment of a search, the pairs that nothing is left for,
// and puts a dot where both items are known to go with the same.
func (t *told) looks(now *fdsearch.Moment) view.Looks {
	left := make([][]uint16, len(t.g.categories)) // by category and item: the items of the first category, as bits
	for c := range left {
		for i := range t.g.n {
			if c == 0 {
				left[0] = append(left[0], 1<<i)
				continue
			}
			bits := uint16(0)
			for _, v := range now.Left(t.model.goes[c][i]) {
				bits |= 1 << v
			}
			left[c] = append(left[c], bits)
		}
	}
	looks := view.Looks{}
	t.g.grid.Each(func(x, y item) {
		a, b := left[x.Category][x.Place], left[y.Category][y.Place]
		pair := [2]item{x, y}
		switch {
		case len(t.goes[pair]) > 0 || len(t.not[pair]) > 0:
		case a&b == 0:
			looks[staircase.ID(x, y)] = view.Look{Role: view.Crossed}
		case a == b && a&(a-1) == 0:
			looks[staircase.ID(x, y)] = view.Look{Role: now.Role, Text: dot}
		}
	})
	return looks
}
