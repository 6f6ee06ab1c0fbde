package logicgrid

import (
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Measures of the grid, in units of the picture.
const (
	side   = 6.0 // of a square
	gap    = 1.5 // between categories
	letter = 2.4 // how wide a letter is, at most, on the average
	margin = 2.0
)

// mostSquares is how many pairs are drawn; of more, only those with items of the
// first category are.
const mostSquares = 1600

// dot stands where two items go together.
const dot = "●"

func squareID(x, y item) string {
	id := []byte("pair")
	for _, n := range [...]int{x.category, x.place, y.category, y.place} {
		id = strconv.AppendInt(append(id, '-'), int64(n), 10)
	}
	return string(id)
}

// columns are the categories across, the first one first and then from the last
// back to the third: so the pairs that are left make a staircase.
func (g *items) columns() []int {
	last := len(g.categories) - 1
	all := []int{0}
	if last*(last+1)/2*g.n*g.n <= mostSquares {
		for c := last; c > 1; c-- {
			all = append(all, c)
		}
	}
	return all
}

// eachPair goes through the pairs of items that have a square.
func (g *items) eachPair(visit func(x, y item)) {
	columns := g.columns()
	for second := range g.categories {
		for first := range second {
			if first > 0 && !slices.Contains(columns, second) {
				continue
			}
			for _, x := range g.of(first) {
				for _, y := range g.of(second) {
					visit(x, y)
				}
			}
		}
	}
}

// grid draws a square for every pair of items of different categories.
func (g *items) grid(name, title, says string, square func(x, y item) (view.Mark, string)) view.View {
	columns := g.columns()
	longest := func(categories []int) (most float64) {
		for _, c := range categories {
			for _, name := range g.names[c] {
				most = max(most, letter*float64(utf8.RuneCountInString(heading(name))))
			}
		}
		return most + margin
	}
	var down []int
	for c := 1; c < len(g.categories); c++ {
		down = append(down, c)
	}
	left, top, block := longest(down), longest(columns), float64(g.n)*side+gap
	d := &view.Drawing{Width: left + float64(len(columns))*block, Height: top + float64(len(down))*block, Stub: view.Round(left - 0.5), Says: says}
	label := func(text string, x, y float64, s view.Shape) {
		s.Kind, s.Text, s.X, s.Y, s.Silent = view.Label, heading(text), view.Round(x), view.Round(y), true
		d.Shapes = append(d.Shapes, s)
	}
	for i, c := range columns {
		for _, x := range g.of(c) {
			label(g.name(x), left+float64(i)*block+side*(float64(x.place)+0.72), top-1, view.Shape{Upright: true})
		}
	}
	for j, c := range down {
		for _, x := range g.of(c) {
			label(g.name(x), left-1, top+float64(j)*block+side*(float64(x.place)+0.72), view.Shape{Anchor: "end"})
		}
	}
	g.eachPair(func(x, y item) {
		across, under := y, x
		if x.category == 0 {
			across, under = x, y
		}
		s := view.Shape{Kind: view.Square, W: side, H: side, Silent: true}
		s.Mark, s.Text = square(x, y)
		s.X = view.Round(left + float64(slices.Index(columns, across.category))*block + side*float64(across.place))
		s.Y = view.Round(top + float64(under.category-1)*block + side*float64(under.place))
		d.Shapes = append(d.Shapes, s)
	})
	return view.View{Name: name, Title: title, Drawing: d}
}

// told is what single clues say of pairs of items.
type told struct {
	*model
	goes, not map[[2]item][]puzzle.FactID
}

// told goes through the clues that are kept, each taken for itself.
func (m *model) told(keep func(puzzle.FactID) bool) *told {
	t := &told{model: m, goes: map[[2]item][]puzzle.FactID{}, not: map[[2]item][]puzzle.FactID{}}
	say := func(of map[[2]item][]puzzle.FactID, x, y item, id puzzle.FactID) {
		if x.category > y.category {
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
			for _, other := range m.g.of(l.x.category) {
				if other != l.x {
					say(t.not, other, l.y, id)
				}
			}
			for _, other := range m.g.of(l.y.category) {
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
				for _, id := range against(x, first.place) {
					say(t.not, first, item{c, i}, id)
				}
			}
		}
	}
	return t
}

// view draws what single clues say, and leaves the rest open.
func (t *told) view(name, title string) view.View {
	dots, crosses := len(t.goes), 0
	v := t.g.grid(name, title, "", func(x, y item) (view.Mark, string) {
		mark := view.Mark{ID: squareID(x, y), Status: view.Open, Claim: claim.Of(t.g.goes(x, y)).String()}
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
	t.g.eachPair(func(x, y item) {
		a, b := left[x.category][x.place], left[y.category][y.place]
		pair := [2]item{x, y}
		switch {
		case len(t.goes[pair]) > 0 || len(t.not[pair]) > 0:
		case a&b == 0:
			looks[squareID(x, y)] = view.Look{Role: view.Crossed}
		case a == b && a&(a-1) == 0:
			looks[squareID(x, y)] = view.Look{Role: now.Role, Text: dot}
		}
	})
	return looks
}
