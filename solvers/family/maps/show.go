package maps

import (
	"context"
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Measures of the picture, in its units: a map of 100 by 100 with margins for names.
const (
	margin = 14.0
	letter = 3.6
)

// point is where a country stands.
func (a atlas) point(country int) view.Point {
	node := a.f.Map.Nodes[country]
	// The form has checked that these are numbers.
	x, _ := node.X.Float64()
	y, _ := node.Y.Float64()
	return view.Point{X: view.Round(margin + x), Y: view.Round(margin/2 + y)}
}

// draw draws borders and countries.
func (a atlas) draw(name, title string, keep func(puzzle.FactID) bool, country paint.Drawn) view.View {
	r := 4.6
	if len(a.Spots) > 20 {
		r = 3.8
	}
	d := &view.Drawing{Width: 100 + 2*margin}
	for i, b := range a.borders {
		from, to := a.point(b[0]), a.point(b[1])
		line := view.Shape{Mark: view.Mark{Role: view.Muted, Facts: []puzzle.FactID{borderID(i)}}, Kind: view.Line, Points: []float64{from.X, from.Y, to.X, to.Y}, Silent: true}
		line.Dashed = !keep(borderID(i)) // all are thin: names stand over them
		d.Shapes = append(d.Shapes, line)
	}
	for i := range a.Spots {
		at := a.point(i)
		d.Height = max(d.Height, at.Y+r+6)
		d.Shapes = append(d.Shapes, country(i, at, r), a.Name(i, letter, at.X, at.Y+r+letter))
	}
	return view.View{Name: name, Title: title, Drawing: d}
}

// given draws the map with the countries coloured of which a remark tells.
func given(a atlas, keep func(puzzle.FactID) bool) []view.View {
	v := a.draw("map", "The map", keep, a.Given(a.Fixed(a.f.Remarks, remarks.ID, keep, func(paint.Remark) int { return -1 })))
	v.Drawing.Says = fmt.Sprintf("A map of %s with %s.", english.Count(len(a.Spots), "region", "regions"), english.Count(len(a.borders), "border", "borders"))
	v.Note = "The letters: " + a.Legend() + "."
	return []view.View{v}
}

// show draws the map coloured.
func show(a atlas, s paint.Solution, keep func(puzzle.FactID) bool) []view.View {
	v := a.draw("coloured", "The map coloured", keep, a.Coloured(s))
	v.Drawing.Says = "The map, coloured."
	return []view.View{v}
}

// mostNamed is how many regions a verdict names at most.
const mostNamed = 20

func verdict(a atlas, r puzzle.Result[paint.Solution]) string {
	if r.Verdict == puzzle.One && len(a.Spots) <= mostNamed {
		var all []string
		for _, colour := range a.Colours {
			var of []string
			for _, region := range a.Spots {
				if r.Found[0].ColourOf(region) == colour {
					of = append(of, region)
				}
			}
			if len(of) > 0 {
				all = append(all, colour+" for "+english.List(of, "and"))
			}
		}
		return "Exactly one colouring fits: " + strings.Join(all, "; ") + "."
	}
	return a.Verdict(r, fmt.Sprintf("No: with %s colours, one of the facts is always broken.", english.Words(len(a.Colours))))
}

// findings tell why two or three colours are not enough, and count the colourings
// of the bare map with each number of colours.
func findings(a atlas, r puzzle.Result[paint.Solution]) (views []view.View) {
	if r.Why != "" {
		return nil
	}
	if r.Verdict == puzzle.None {
		views = a.wheel(r.Keep)
	}
	table := &view.Table{Corner: "colours", Numeric: true, Columns: view.Cells("colourings", "apart from swapping colours")}
	before, fewest := []int64{}, 0
	for n := 1; n <= mostColours; n++ {
		all, ok := a.count(n, r.Keep)
		if !ok {
			break
		}
		if all > 0 && fewest == 0 {
			fewest = n
		}
		before = append(before, all)
		table.Rows = append(table.Rows, view.Row{Head: view.Cell{Text: fmt.Sprint(n)}, Cells: view.Cells(english.Thousands(all), english.Thousands(patterns(before)))})
	}
	if fewest == 0 {
		return views
	}
	note := "All colourings that keep to the borders are counted, whatever else is remarked. "
	note += map[bool]string{true: "One colour is enough.", false: fmt.Sprintf("%s colours are enough, and fewer are not.", english.Capital(english.Words(fewest)))}[fewest == 1]
	return append(views, view.View{Name: "how-few", Title: "How few colours are enough", Table: table, Note: note})
}

// count counts the colourings of the map with n colours, of the borders kept.
func (a atlas) count(n int, keep func(puzzle.FactID) bool) (int64, bool) {
	bare := a
	bare.f.Remarks, bare.Colours = nil, make([]string, n)
	m := newModel(bare)
	o := fd.Options{Order: a.neat(keep, m.Vars), Keep: func(tag fd.Tag) bool { return keep(m.fact(tag)) }}
	all, ok := fdsearch.CountBy(context.Background(), m.Model.Model, o, nil)
	if !ok {
		return 0, false
	}
	return all[0], true
}

// neat is an order in which few countries wait for neighbours at a time: next comes
// one that finishes with the most and begins the fewest.
func (a atlas) neat(keep func(puzzle.FactID) bool, vars []fd.Var) (order []fd.Var) {
	next := a.neighbours(keep)
	done := make([]bool, len(next))
	for range next {
		best, least := -1, 0
		for i := range next {
			if done[i] {
				continue
			}
			fresh, touched := 0, 0
			for j := range next[i] {
				if done[j] {
					touched++
				} else {
					fresh++
				}
			}
			if weight := 2*fresh - 3*touched; best < 0 || weight < least {
				best, least = i, weight
			}
		}
		done[best] = true
		order = append(order, vars[best])
	}
	return order
}

// patterns is how many colourings with exactly so many colours there are, at most,
// of which none is another one with its colours exchanged, by the numbers with 1
// colour, 2 and so on: each number counts partitions of the countries into classes.
func patterns(counts []int64) (all int64) {
	classes := make([]int64, len(counts)) // by classes less one: partitions into so many
	for k := range counts {
		left := counts[k]
		falling := int64(1)
		for c := range k {
			falling *= int64(k + 1 - c)
			left -= classes[c] * falling
		}
		falling = 1
		for i := int64(2); i <= int64(k+1); i++ {
			falling *= i
		}
		classes[k] = left / falling
		all += classes[k]
	}
	return all
}
