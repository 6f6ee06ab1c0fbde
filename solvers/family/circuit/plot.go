package circuit

import (
	"fmt"
	"unicode/utf8"

	"solvitur/solvers/view"
)

// plot is a field of a drawing in which amounts of fuel are drawn over the
// road: miles to the right, gallons upwards.
type plot struct {
	top, bottom float64 // of the field, in units of the drawing
	road        int64   // miles are drawn from 0 to here,
	legs        int     // or legs, if the road has no length
	low, high   int64   // the amounts drawn
}

const (
	plotLeft  = 13.0
	plotRight = 116.0
)

func (p plot) x(way int64, legs int) float64 {
	part := float64(legs) / float64(max(p.legs, 1))
	if p.road > 0 {
		part = float64(way) / float64(p.road)
	}
	return view.Round(plotLeft + (plotRight-plotLeft)*part)
}

func (p plot) y(amount int64) float64 {
	if p.high == p.low {
		return p.bottom
	}
	return view.Round(p.bottom - (p.bottom-p.top)*float64(amount-p.low)/float64(p.high-p.low))
}

// frame draws the axes: the line of an empty tank, and figures for the least
// and the most.
func (p plot) frame(r ring) []view.Shape {
	zero := p.y(0)
	shapes := []view.Shape{
		{Kind: view.Line, Points: []float64{plotLeft, p.top - 2, plotLeft, p.bottom}, Mark: view.Mark{Role: view.Muted}},
		{Kind: view.Line, Points: []float64{plotLeft, zero, plotRight, zero}, Mark: view.Mark{Role: view.Muted}},
		{Kind: view.Label, X: plotLeft - 1, Y: view.Round(zero + 1.2), Size: 3.4, Anchor: "end", Text: "0"},
	}
	for _, amount := range []int64{p.low, p.high} {
		if y := p.y(amount); amount != 0 && (y < zero-4 || y > zero+4) {
			shapes = append(shapes, view.Shape{Kind: view.Label, X: plotLeft - 1, Y: view.Round(y + 1.2), Size: 3.4, Anchor: "end", Text: r.rounded(amount)})
		}
	}
	return shapes
}

// draw draws the line itself. level[k] is what the tank holds on arrival after
// k legs, full[k] what it holds on leaving for the next.
func (p plot) draw(l layout, r ring, start int, d Direction, level, full []int64) (line view.Shape, ticks []view.Shape) {
	var way int64
	var points []float64
	taken := -plotRight // where the label before this one ends
	label := func(oasis int, x float64) {
		// With room to the next one, for which a label may move by a little.
		const little = 1.0
		half := 1.6 * float64(utf8.RuneCountInString(l.short[oasis]))
		if r.n <= mostLabels && x-half >= taken-little {
			x = view.Round(max(x, taken+half))
			ticks = append(ticks, p.tick(l, oasis, x))
			taken = x + half
		}
	}
	for k := range r.n {
		here := r.at(start, d, k)
		x := p.x(way, k)
		points = append(points, x, p.y(level[k]), x, p.y(full[k]))
		label(here, x)
		way += r.miles[r.leg(here, d)]
	}
	end := p.x(way, r.n)
	points = append(points, end, p.y(level[r.n]))
	label(start, end)
	return view.Shape{Kind: view.Line, Points: points, Mark: view.Mark{Role: view.Accent}}, ticks
}

func (p plot) tick(l layout, oasis int, x float64) view.Shape {
	return view.Shape{Kind: view.Label, X: x, Y: view.Round(p.bottom + 4.5), Size: 3.2, Anchor: "middle", Text: l.short[oasis], Mark: view.Mark{Facts: []string{oasisID(oasis)}}}
}

// credit draws what a car that may owe fuel has gained along the road from the
// first oasis on.
func credit(r ring, l layout, d Direction) view.View {
	level, full := make([]int64, r.n+1), make([]int64, r.n)
	_, road := r.totals()
	p := plot{top: 8, bottom: 58, road: road, legs: r.n}
	lowest := 0
	for k := range r.n {
		here := r.at(0, d, k)
		full[k] = level[k] + r.fuel[here]
		level[k+1] = full[k] - r.miles[r.leg(here, d)]
		p.low, p.high = min(p.low, level[k+1]), max(p.high, full[k])
		if level[k+1] < level[lowest] {
			lowest = k + 1
		}
	}
	line, ticks := p.draw(l, r, 0, d, level, full)
	var way int64
	for k := range lowest {
		way += r.miles[r.leg(r.at(0, d, k), d)]
	}
	where := r.Oases[r.at(0, d, lowest)].Name
	x, y := p.x(way, lowest), p.y(level[lowest])
	shapes := append(p.frame(r), ticks...)
	shapes = append(shapes, line,
		view.Shape{Kind: view.Dots, Points: []float64{x, y}, R: 1.6, Mark: view.Mark{Role: view.Accent, Says: "lowest on arrival at " + where}},
		view.Shape{Kind: view.Label, X: min(max(x, plotLeft+22), plotRight-22), Y: view.Round(p.bottom + 10), Size: 3.8, Anchor: "middle", Text: "lowest at " + shortened(where)},
	)
	says := fmt.Sprintf("Fuel gained less fuel used, %s from %s; lowest on arrival at %s, where the car %s.", d, r.Oases[0].Name, where, balance(r, level[lowest]))
	return view.View{
		Name: "credit-" + string(d), Group: "credit", Title: "A car that may owe fuel, " + string(d), Drawing: &view.Drawing{Width: width, Height: p.bottom + 12, Says: says, Shapes: shapes},
	}
}
