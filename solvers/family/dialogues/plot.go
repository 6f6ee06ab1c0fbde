package dialogues

import (
	"fmt"
	"maps"
	"math"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// The size of a plot, in units of its drawing, and the field that its dots lie
// in.
const (
	plotWidth  = 120.0
	plotHeight = 88.0
	plotLeft   = 15.0
	plotRight  = 117.0
	plotTop    = 8.0
	plotBottom = 76.0
)

// Limits of what is drawn: up to exactDots choices each has its dot; of more, a
// sample is taken and dots that lie close together are one.
const (
	exactDots  = 6_000
	sampleDots = 60_000
	wholeDots  = 4_000 // sets up to this size are drawn whole beside a sample
	dotsApart  = 0.9
)

// A frame maps values to places in the plot.
type frame struct {
	across, up         quantity
	acrossAxis, upAxis axis
}

func (f frame) x(v int) float64 { return f.acrossAxis.at(v) }

func (f frame) y(v int) float64 { return f.upAxis.at(v) }

// tenth rounds to a tenth of a unit: finer than any screen.
func tenth(v float64) float64 { return math.Round(v*10) / 10 }

// newFrame fits a plot to some choices, at least one.
func newFrame(across, up quantity, points []point) frame {
	low, high := points[0], points[0]
	for _, p := range points {
		low = point{across: min(low.across, p.across), up: min(low.up, p.up)}
		high = point{across: max(high.across, p.across), up: max(high.up, p.up)}
	}
	return frame{across: across, up: up,
		acrossAxis: newAxis(low.across, high.across, plotLeft, plotRight), upAxis: newAxis(low.up, high.up, plotBottom, plotTop)}
}

// A point is a choice in the plot: its values, and the layer that it belongs
// to.
type point struct{ across, up, layer int }

// dots places the points of each layer, at most one to each place, in the
// highest of the layers that meet there.
func (f frame) dots(points []point, layers int) [][]float64 {
	apart := 0.1
	if len(points) > exactDots {
		apart = dotsApart
	}
	// A byte for each place, column by column: 0 for nothing, or the layer
	// plus 1. Places past the ends are never met.
	columns, rows := int(plotWidth/apart)+1, int(plotHeight/apart)+1
	top, met := make([]uint8, columns*rows), make([]bool, columns)
	across, up := f.acrossAxis.places(apart), f.upAxis.places(apart)
	for _, p := range points {
		column := across.of(p.across)
		at := &top[column*rows+up.of(p.up)]
		*at, met[column] = max(*at, uint8(p.layer)+1), true
	}
	out := make([][]float64, layers)
	for column := range columns {
		if !met[column] {
			continue
		}
		for row, layer := range top[column*rows:][:rows] {
			if layer > 0 {
				out[layer-1] = append(out[layer-1], tenth(float64(column)*apart), tenth(float64(row)*apart))
			}
		}
	}
	return out
}

// axes draws the two axes with a few round values.
func (f frame) axes() []view.Shape {
	shapes := []view.Shape{
		{Kind: view.Line, Points: []float64{plotLeft - 1, plotTop - 4, plotLeft - 1, plotBottom + 1, plotRight + 1, plotBottom + 1}, Mark: view.Mark{Role: view.Muted}},
		{Kind: view.Label, X: plotRight, Y: plotBottom + 10.5, Size: 4, Anchor: "end", Text: f.across.String()},
		{Kind: view.Label, X: plotLeft + 1, Y: plotTop - 3, Size: 4, Text: f.up.String()},
	}
	for _, v := range f.acrossAxis.ticks() {
		shapes = append(shapes, view.Shape{Kind: view.Label, X: tenth(f.x(v)), Y: plotBottom + 5.5, Size: 3.6, Anchor: "middle", Text: english.Thousands(v)})
	}
	for _, v := range f.upAxis.ticks() {
		shapes = append(shapes, view.Shape{Kind: view.Label, X: plotLeft - 2, Y: tenth(f.y(v) + 1.2), Size: 3.6, Anchor: "end", Text: short(v)})
	}
	return shapes
}

// short writes a round number so that it fits beside an axis.
func short(v int) string {
	if v >= 1_000_000 && v%100_000 == 0 {
		return strconv.FormatFloat(float64(v)/1e6, 'f', -1, 64) + " M"
	}
	return english.Thousands(v)
}

// layerID names the dots that a sentence rules out, 0 for the first kept one.
func layerID(layer int) string { return fmt.Sprintf("layer-%d", layer) }

// plot is the field of all choices, with what each sentence crosses out as
// frames.
func (c *course) plot() []view.View {
	points := c.points()
	if len(points) < 2 {
		return nil
	}
	n := len(c.m.lines)
	f := newFrame(c.across, c.up, points)
	dots := f.dots(points, n+1)
	shapes := f.axes()
	var taken []spot
	for layer, at := range dots {
		if len(at) == 0 {
			continue
		}
		members := c.count(layer)
		if layer < n {
			members -= c.count(layer + 1)
		}
		r := 0.32
		switch {
		case members <= 20:
			r = 1.4
		case members <= 400:
			r = 0.7
		case len(points) > exactDots:
			r = 0.45
		}
		for i := 0; i < len(at); i += 2 {
			taken = append(taken, spot{at[i], at[i+1], r})
		}
		mark := view.Mark{ID: layerID(layer), Role: view.Possible}
		if layer < n {
			mark.Facts = []puzzle.FactID{c.m.lines[layer].id}
			mark.Says = fmt.Sprintf("%s ruled out by sentence %d", c.facts.number(members), c.m.lines[layer].number)
		}
		shapes = append(shapes, view.Shape{Kind: view.Dots, Points: at, R: r, Mark: mark})
	}
	labels, filled := c.labels(f, taken)
	shapes = append(shapes, labels...)
	v := view.View{Name: "plot", Title: fmt.Sprintf("What each sentence crosses out: %s (across) and %s (upwards)", c.across, c.up),
		Drawing: &view.Drawing{Width: plotWidth, Height: plotHeight, Shapes: shapes, Says: c.describe()}}
	if total := c.count(0); len(points) < total {
		v.Note = fmt.Sprintf("There are %s; not every one has a dot of its own here.", c.facts.number(total))
	}
	stage := view.NewStage(v)
	for j, line := range c.m.lines {
		looks := stage.In(view.Guess, layerID(j))
		if j > 0 {
			looks[layerID(j-1)] = stage.As(layerID(j-1), view.Muted)
		}
		if j == n-1 && len(dots[n]) > 0 {
			looks[layerID(n)] = stage.As(layerID(n), view.Answer)
			maps.Copy(looks, filled)
		}
		v.Frames = append(v.Frames, stage.Next(view.Frame{Facts: []puzzle.FactID{line.id}, Caption: fmt.Sprintf("%d. %s. %s of %s left.",
			line.number, english.Capital(line.text), english.Thousands(c.count(j+1)), c.facts.number(c.count(j)))}, looks))
	}
	return []view.View{v}
}

// labelled is how many choices left in the end are named in the plot.
const labelled = 4

// labels makes room for the names of the choices that are left in the end, if
// they are few: the last frame fills them in, so as not to give them away. They
// keep clear of the dots as well as can be.
func (c *course) labels(f frame, taken []spot) (shapes []view.Shape, filled view.Looks) {
	if c.m.size(c.r.Final()) > labelled {
		return nil, nil
	}
	filled = view.Looks{}
	for numbers := range c.m.choices(c.r.Final().All()) {
		text := listed(numbers)
		x, y, covered := beside(f.x(c.across.of(numbers)), f.y(c.up.of(numbers)), text, taken)
		taken = append(taken, covered...)
		id := fmt.Sprintf("label-%d", len(shapes))
		shapes = append(shapes, view.Shape{Kind: view.Label, X: tenth(x), Y: tenth(y), Size: labelSize, Anchor: "middle", Mark: view.Mark{ID: id, Role: view.Answer}})
		filled[id] = view.Look{Role: view.Answer, Text: text}
	}
	return shapes, filled
}

func (c *course) describe() string {
	text := fmt.Sprintf("A plot of %s, %s across and %s upwards.", c.facts.number(c.count(0)), c.across, c.up)
	for j, line := range c.m.lines {
		text += fmt.Sprintf(" After sentence %d: %s.", line.number, english.Thousands(c.count(j+1)))
	}
	return text
}

// points are the choices to draw, each with the sentence that rules it out as
// its layer: all, or a sample and all of what is left when that is little.
func (c *course) points() []point {
	n := len(c.m.lines)
	total := c.left(0).Len()
	points := make([]point, 0, min(total, 2*sampleDots)+wholeDots)
	column, row := c.across.function(), c.up.function()
	add := func(world, layer int, tuple []int) []int {
		tuple = c.m.worlds.Tuple(world, tuple[:0])
		points = append(points, point{column(tuple), row(tuple), layer})
		return tuple
	}
	layerOf := func(world int) int {
		by, gone := c.r.Eliminated(world)
		if !gone {
			return n
		}
		return by - c.m.offset // below 0: not even there at the start
	}
	var tuple []int
	for j := range n + 1 {
		// The first set that is small enough is drawn whole.
		if left := c.left(j); left.Len() <= wholeDots || left.Len() == total && total <= exactDots {
			for world := range left.All() {
				tuple = add(world, layerOf(world), tuple)
			}
			break
		}
	}
	if total > exactDots {
		for world := 0; world < c.m.worlds.Len(); world += max(1, c.m.worlds.Len()/sampleDots) {
			if layer := layerOf(world); layer >= 0 {
				tuple = add(world, layer, tuple)
			}
		}
	}
	return points
}
