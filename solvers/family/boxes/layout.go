package boxes

import (
	"fmt"
	"math"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// maxDrawn is the greatest number of balls that are drawn beside the boxes.
const maxDrawn = 60

// layout says where everything stands in a picture 120 units wide: boxes in
// rows of at most five, the balls that are in none of them below.
type layout struct {
	f                    store
	columns              int
	perRow               int     // balls side by side in a box
	r                    float64 // of a ball
	cellW, boxW, boxH    float64
	rowH                 float64 // of a row of boxes, with their names
	drawn                bool    // the balls below are drawn one by one
	size                 float64 // of the names on balls
	names                []string
	shortened            bool // they are not the whole names
	shelfTop, shelfLines float64
}

const pictureWidth = 120

func newLayout(f store) *layout {
	l := &layout{f: f}
	rows := (len(f.Boxes) + 4) / 5
	l.columns = (len(f.Boxes) + rows - 1) / rows
	l.perRow = []int{1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3}[f.PerBox]
	l.cellW = pictureWidth / float64(l.columns)
	l.r = min(6.2, (l.cellW-4)/float64(2*l.perRow)-0.3)
	l.boxW = float64(l.perRow)*(2*l.r+0.6) + 2
	l.boxH = math.Ceil(float64(f.PerBox)/float64(l.perRow))*(2*l.r+0.6) + 2
	l.rowH = l.boxH + 10
	sum := 0
	for _, colour := range f.Colours {
		sum += colour.Balls
	}
	l.drawn = sum <= maxDrawn
	l.shelfTop = float64(rows)*l.rowH + 3
	l.shelfLines = math.Ceil(float64(sum) / float64(l.perLine()))
	if !l.drawn {
		l.shelfLines = 0
	}
	l.nameBalls()
	return l
}

// nameBalls chooses what is written on balls: the whole name where it can be
// read, else the fewest letters that tell the colours apart, else numbers.
func (l *layout) nameBalls() {
	longest := 0
	for _, colour := range l.f.Colours {
		l.names = append(l.names, colour.Name)
		longest = max(longest, utf8.RuneCountInString(colour.Name))
	}
	const letter, smallest, largest = 0.5, 3.3, 3.9 // the width of a letter, in sizes
	fitting := func(letters int) float64 { return min(largest, 1.8*l.r/(letter*float64(letters))) }
	if l.size = fitting(longest); l.size >= smallest {
		return
	}
	l.shortened = true
	longest = 0
	for i, letters := range english.Initials(l.names) {
		l.names[i] = english.Capital(letters)
		longest = max(longest, utf8.RuneCountInString(letters))
	}
	if longest > 4 {
		for i := range l.names {
			l.names[i] = fmt.Sprint(i + 1)
		}
		longest = 2
	}
	l.size = fitting(longest)
}

// perLine is how many balls lie side by side below the boxes.
func (l *layout) perLine() int { return max(1, int((pictureWidth-4)/(2*l.r+0.8))) }

// place is the middle of a ball in a box, counted from the bottom.
func (l *layout) place(box, at int) (x, y float64) {
	left, top := l.corner(box)
	x = left + 1 + (float64(at%l.perRow)+0.5)*(2*l.r+0.6)
	y = top + l.boxH - 1 - (float64(at/l.perRow)+0.5)*(2*l.r+0.6)
	return view.Round(x), view.Round(y)
}

// corner is the top left of a box.
func (l *layout) corner(box int) (x, y float64) {
	inLast := len(l.f.Boxes) - box/l.columns*l.columns
	indent := float64(l.columns-min(inLast, l.columns)) * l.cellW / 2
	return indent + float64(box%l.columns)*l.cellW + (l.cellW-l.boxW)/2, 2 + float64(box/l.columns)*l.rowH
}

// shelf is the middle of the n-th ball, all colours counted on, below the boxes.
func (l *layout) shelf(n int) (x, y float64) {
	return view.Round(2 + (float64(n%l.perLine())+0.5)*(2*l.r+0.8)), view.Round(l.shelfTop + (float64(n/l.perLine())+0.5)*(2*l.r+0.8))
}

// first is the number of the first ball of a colour, all colours counted on.
func (l *layout) first(colour int) int {
	n := 0
	for _, c := range l.f.Colours[:colour] {
		n += c.Balls
	}
	return n
}

// box draws a box, open at the top, with its colour at the foot and its name
// below.
func (l *layout) box(b int) []view.Shape {
	x, y := l.corner(b)
	name := l.f.Boxes[b]
	shapes := []view.Shape{
		{Kind: view.Line, Points: []float64{view.Round(x), view.Round(y), view.Round(x), view.Round(y + l.boxH), view.Round(x + l.boxW), view.Round(y + l.boxH), view.Round(x + l.boxW), view.Round(y)}},
		{Kind: view.Label, X: view.Round(x + l.boxW/2), Y: view.Round(y + l.boxH + 7.2), Text: name, Anchor: "middle",
			Size: view.Round(min(4.6, (l.cellW-1)/(0.5*float64(utf8.RuneCountInString(name)))))},
	}
	if number := view.ColourNamed(name); number > 0 {
		shapes = append(shapes, view.Shape{Kind: view.Rect, X: view.Round(x), Y: view.Round(y + l.boxH), W: view.Round(l.boxW), H: 2.6, Fill: true, Colour: number})
	}
	return shapes
}

// ball draws a ball of a colour.
func (l *layout) ball(colour int, x, y float64, mark view.Mark) view.Shape {
	return view.Shape{Mark: mark, Kind: view.Disc, X: x, Y: y, R: view.Round(l.r), Text: l.names[colour], Size: view.Round(l.size), Colour: view.ColourNamed(l.f.Colours[colour].Name)}
}
