// Package chart draws figures of several sorts beside each other on a logarithmic
// scale: what a search counts with one order and another, and the seconds that
// somebody published.
package chart

import (
	"math"
	"slices"
	"strconv"

	"solvitur/solvers/view"
)

// Series is one sort of figure.
type Series struct {
	Name string
	Sign string // one letter, in the dots
	Unit string // figures of one unit share a scale
}

// Item is what one figure of each series is of.
type Item struct {
	Label   string
	Note    string   // below the label, in small type
	Figures []Figure // one a series
}

// Figure is an amount, and how it is written. An amount of 0 is not known, and has
// no dot; a text is written all the same.
type Figure struct {
	Amount float64
	Text   string
}

// PublishedTimes are the seconds that somebody published.
var PublishedTimes = Series{Name: "published time, in seconds", Sign: "T", Unit: "seconds"}

// Seconds is a figure of these.
func Seconds(s float64) Figure {
	return Figure{Amount: s, Text: strconv.FormatFloat(s, 'f', -1, 64) + " s"}
}

// Decades says how a chart is read.
const Decades = "From one broken line to the next it is ten times as much."

// Measures of a chart, in units of the drawing.
const (
	width           = 120.0
	left, right     = 37.0, 99.0 // where the least and the greatest amount are drawn
	lane, gap       = 5.2, 3.0
	top             = 3.0
	labelSize       = 3.6
	noteSize        = 2.9
	dot             = 2.1
	least, leastLog = 1e-9, 1.0 // an amount, and how many decades a chart spans
)

// Log draws figures: those of one item below each other, each further to the right
// by as much as it is larger on a logarithmic scale. A change of unit is a mere
// shift there, and so figures of another unit than the first are shifted to lie on
// the average where the others do. Says describes the chart.
func Log(says string, series []Series, items []Item) *view.Drawing {
	shift := shifts(series, items)
	at := func(s int, amount float64) float64 { return math.Log10(max(amount, least)) + shift[series[s].Unit] }
	low, high := math.Inf(1), math.Inf(-1)
	for _, item := range items {
		for s, f := range item.Figures {
			if f.Amount > 0 {
				low, high = min(low, at(s, f.Amount)), max(high, at(s, f.Amount))
			}
		}
	}
	low = math.Floor(low)
	x := func(log float64) float64 {
		return view.Round(left + (right-left)*(log-low)/max(high-low, leastLog))
	}
	d := &view.Drawing{Width: width, Says: says}
	label := func(x, y, size float64, text string, mark view.Mark) {
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x, Y: view.Round(y), Text: text, Size: size, Mark: mark})
	}
	disc := func(s int, x, y float64) {
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Disc, X: x, Y: view.Round(y), R: dot, Text: series[s].Sign, Size: 3, Colour: s + 1, Silent: true})
	}
	y := top
	for s, one := range series {
		disc(s, dot+1, y+lane/2)
		label(2*dot+3, y+lane/2+1.2, labelSize, one.Name, view.Mark{})
		y += lane
	}
	y += gap
	first := y
	var lanes []view.Shape
	for _, item := range items {
		label(0.5, y+lane/2+1.2, labelSize, item.Label, view.Mark{})
		if item.Note != "" {
			label(0.5, y+lane/2+1.2+noteSize*1.3, noteSize, item.Note, view.Mark{Role: view.Muted})
		}
		rows := 0
		for s, f := range item.Figures {
			if f.Text == "" && f.Amount == 0 {
				continue
			}
			middle, end := view.Round(y+lane/2), left-dot
			if f.Amount > 0 {
				end = x(at(s, f.Amount))
				lanes = append(lanes, view.Shape{Kind: view.Line, Points: []float64{left, middle, end, middle}, Mark: view.Mark{Role: view.Muted}, Silent: true})
				disc(s, end, middle)
			}
			label(view.Round(end+dot+1), middle+1.1, labelSize-0.4, f.Text, view.Mark{Says: item.Label + joined(item.Note) + ", " + series[s].Name + ": " + f.Text})
			y += lane
			rows++
		}
		y += lane*float64(max(0, fewest(item)-rows)) + gap
	}
	for decade := low; decade <= high; decade++ {
		lanes = append(lanes, view.Shape{Kind: view.Line, Points: []float64{x(decade), first - 1, x(decade), view.Round(y - gap + 1)}, Mark: view.Mark{Role: view.Muted}, Dashed: true, Silent: true})
	}
	d.Shapes = append(lanes, d.Shapes...)
	d.Height = view.Round(y)
	return d
}

// fewest is how many lanes an item takes, so that its label has room.
func fewest(item Item) int {
	if item.Note != "" {
		return 2
	}
	return 1
}

func joined(note string) string {
	if note == "" {
		return ""
	}
	return ", " + note
}

// shifts are what the logarithms of each unit are moved by.
func shifts(series []Series, items []Item) map[string]float64 {
	shift := map[string]float64{}
	for s, one := range series {
		if one.Unit == series[0].Unit {
			continue
		}
		// The mean distance from what is known of the same item in the first unit.
		sum, n := 0.0, 0.0
		for _, item := range items {
			for k, f := range item.Figures {
				if series[k].Unit == series[0].Unit && f.Amount > 0 && item.Figures[s].Amount > 0 {
					sum += math.Log10(f.Amount) - math.Log10(item.Figures[s].Amount)
					n++
				}
			}
		}
		if n > 0 {
			shift[one.Unit] = sum / n
		}
	}
	return shift
}

// OutOfLine are the positions of the figures that must be taken away, as few as can
// be, so that the others grow in the order given.
func OutOfLine(figures []float64) (out []int) {
	// The longest chain that ends with each figure, and the figure before it there.
	length, before := make([]int, len(figures)), make([]int, len(figures))
	best := -1
	for i, f := range figures {
		length[i], before[i] = 1, -1
		for k, g := range figures[:i] {
			if g < f && length[k]+1 > length[i] {
				length[i], before[i] = length[k]+1, k
			}
		}
		if best < 0 || length[i] > length[best] {
			best = i
		}
	}
	var in []int
	for ; best >= 0; best = before[best] {
		in = append(in, best)
	}
	for i := range figures {
		if !slices.Contains(in, i) {
			out = append(out, i)
		}
	}
	return out
}
