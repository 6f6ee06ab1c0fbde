// Package staircase draws the grid of crosses and dots that logic puzzles are solved on: of some
// categories with as many items each (package pairing), a square for every two items of different ones.
// All pairs of categories together make a staircase.
package staircase

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"solvitur/solvers/each"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/view"
)

// Grid are the names of the items, as they stand in headings, by category: two of these at least.
type Grid [][]string

// Of is the grid of some items.
func Of(g *pairing.Items) (all Grid) {
	for _, names := range g.Names {
		all = append(all, each.Of(names, pairing.Heading))
	}
	return all
}

// Dot stands where two items go together.
const Dot = "●"

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

// ID names the square of two items, for frames.
func ID(x, y pairing.Item) string {
	id := []byte("pair")
	for _, n := range [...]int{x.Category, x.Place, y.Category, y.Place} {
		id = strconv.AppendInt(append(id, '-'), int64(n), 10)
	}
	return string(id)
}

// columns are the categories across, the first one first and then from the last
// back to the third: so the pairs that are left make a staircase.
func (g Grid) columns() []int {
	last := len(g) - 1
	all := []int{0}
	if last*(last+1)/2*len(g[0])*len(g[0]) <= mostSquares {
		for c := last; c > 1; c-- {
			all = append(all, c)
		}
	}
	return all
}

// Each goes through the pairs of items that have a square.
func (g Grid) Each(visit func(x, y pairing.Item)) {
	columns := g.columns()
	for second := range g {
		for first := range second {
			if first > 0 && !slices.Contains(columns, second) {
				continue
			}
			for x := range g[first] {
				for y := range g[second] {
					visit(pairing.Item{Category: first, Place: x}, pairing.Item{Category: second, Place: y})
				}
			}
		}
	}
}

// View draws a square for every pair of items of different categories, as it is told what it holds.
func (g Grid) View(name, title, says string, square func(x, y pairing.Item) (view.Mark, string)) view.View {
	columns := g.columns()
	longest := func(categories []int) (most float64) {
		for _, c := range categories {
			for _, name := range g[c] {
				most = max(most, letter*float64(utf8.RuneCountInString(name)))
			}
		}
		return most + margin
	}
	var down []int
	for c := 1; c < len(g); c++ {
		down = append(down, c)
	}
	left, top, block := longest(down), longest(columns), float64(len(g[0]))*side+gap
	d := &view.Drawing{Width: left + float64(len(columns))*block, Height: top + float64(len(down))*block, Stub: view.Round(left - 0.5), Says: says}
	label := func(text string, x, y float64, s view.Shape) {
		s.Kind, s.Text, s.X, s.Y, s.Silent = view.Label, text, view.Round(x), view.Round(y), true
		d.Shapes = append(d.Shapes, s)
	}
	for i, c := range columns {
		for place, name := range g[c] {
			label(name, left+float64(i)*block+side*(float64(place)+0.72), top-1, view.Shape{Upright: true})
		}
	}
	for j, c := range down {
		for place, name := range g[c] {
			label(name, left-1, top+float64(j)*block+side*(float64(place)+0.72), view.Shape{Anchor: "end"})
		}
	}
	g.Each(func(x, y pairing.Item) {
		across, under := y, x
		if x.Category == 0 {
			across, under = x, y
		}
		s := view.Shape{Kind: view.Square, W: side, H: side, Silent: true}
		s.Mark, s.Text = square(x, y)
		s.X = view.Round(left + float64(slices.Index(columns, across.Category))*block + side*float64(across.Place))
		s.Y = view.Round(top + float64(under.Category-1)*block + side*float64(under.Place))
		d.Shapes = append(d.Shapes, s)
	})
	return view.View{Name: name, Title: title, Drawing: d}
}
