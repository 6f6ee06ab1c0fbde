package circuit

import (
	"fmt"
	"math"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// The parts of the given picture that the steps of a search change.
const (
	carID   = "car"
	gaugeID = "gauge"
)

func discID(i int) string { return fmt.Sprintf("oasis-%d", i) }

// given draws the road, with the car at the first oasis.
func given(r ring, keep func(puzzle.FactID) bool) []view.View {
	r = r.kept(keep)
	return []view.View{{
		Name:    "road",
		Note:    "The bars are the fuel at the oases, in gallons; the figures along the road are miles. Very short legs are drawn longer than they are.",
		Drawing: &view.Drawing{Width: width, Height: 2 * centreY, Says: roadSays(r), Shapes: drawRoad(newLayout(r), r, "", 0)},
	}}
}

func roadSays(r ring) string {
	fuel, road := r.totals()
	if !r.allKnown() {
		return fmt.Sprintf("A ring road with %d oases, not all of which are known.", r.n)
	}
	return fmt.Sprintf("A ring road with %d oases. There %s %s of fuel in all, and the road takes %s.", r.n, english.Are(r.gallonsOf(fuel)), r.gallonsOf(fuel), r.plainly(road))
}

// drawRoad draws the ring with its oases and the car at one of them. The IDs
// of its parts begin with prefix.
func drawRoad(l layout, r ring, prefix string, carAt int) []view.Shape {
	shapes := []view.Shape{{Kind: view.Circle, X: centreX, Y: centreY, R: roadR, Mark: view.Mark{Role: view.Muted}}}
	var most int64 = 1
	for i := range r.n {
		if r.known[i] {
			most = max(most, r.fuel[i])
		}
	}
	for i := range r.n {
		shapes = append(shapes, l.bar(r, i, most)...)
	}
	if r.n <= mostNamed {
		for i := range r.n {
			x, y := point((l.angle[i]+l.angle[i+1])/2, milesR)
			shapes = append(shapes, view.Shape{Kind: view.Label, X: x, Y: view.Round(y + 1), Size: 3, Anchor: "middle", Text: l.miles(r, i), Mark: view.Mark{Role: view.Muted, Facts: []string{oasisID(i)}, Says: l.milesSay(r, i)}})
		}
	}
	for i := range r.n {
		shapes = append(shapes, l.oasis(r, i, prefix)...)
	}
	x, y := l.place(carAt)
	return append(shapes,
		view.Shape{Kind: view.Label, X: centreX, Y: centreY - 1.5, Size: 3.6, Anchor: "middle", Text: "in the tank"},
		view.Shape{Kind: view.Label, X: centreX, Y: centreY + 4, Size: 5, Anchor: "middle", Text: r.startText(), Mark: view.Mark{ID: prefix + gaugeID}},
		view.Shape{Kind: view.Vehicle, X: x, Y: y, Mark: view.Mark{ID: prefix + carID, Says: "the car"}},
	)
}

func (r ring) startText() string {
	if r.fullStart {
		return "any amount"
	}
	return r.gallons(r.start)
}

func (l layout) miles(r ring, i int) string {
	if !r.known[i] {
		return "?"
	}
	return l.oases[i].Miles.String()
}

func (l layout) milesSay(r ring, i int) string {
	oases := l.oases
	return fmt.Sprintf("%s miles from %s to %s", l.miles(r, i), oases[i].Name, oases[(i+1)%len(oases)].Name)
}

// bar is the fuel of an oasis: a bar that points from the road inwards.
func (l layout) bar(r ring, i int, most int64) []view.Shape {
	o := l.oases[i]
	length, text, says := barSpace*float64(r.fuel[i])/float64(most), o.Gallons.String(), fuelOf(o.Gallons)
	mark := view.Mark{Role: view.Given, Facts: []string{oasisID(i)}}
	if !r.known[i] {
		length, text, says, mark.Role = barSpace, "?", "any amount", view.Possible
	}
	const outer = roadR - 4
	if r.n > mostNamed {
		x0, y0 := point(l.angle[i], outer)
		x1, y1 := point(l.angle[i], outer-length)
		return []view.Shape{{Kind: view.Line, Points: []float64{x0, y0, x1, y1}, Mark: mark}}
	}
	bar := view.Shape{Kind: view.Polygon, Fill: true, Dashed: !r.known[i], Mark: mark}
	for _, corner := range [][2]float64{{-1, outer}, {1, outer}, {1, outer - length}, {-1, outer - length}} {
		const halfWidth = 1.4
		x, y := point(l.angle[i], corner[1])
		bar.Points = append(bar.Points, view.Round(x+corner[0]*halfWidth*math.Cos(l.angle[i])), view.Round(y+corner[0]*halfWidth*math.Sin(l.angle[i])))
	}
	x, y := point(l.angle[i], outer-length-3)
	return []view.Shape{bar, {Kind: view.Label, X: x, Y: view.Round(y + 1.2), Size: 3.4, Anchor: "middle", Text: text, Mark: view.Mark{Facts: mark.Facts, Says: says + " at " + o.Name}}}
}

// oasis is the disc of an oasis, with its name outside the ring.
func (l layout) oasis(r ring, i int, prefix string) []view.Shape {
	x, y := l.place(i)
	o := l.oases[i]
	disc := view.Shape{
		Kind: view.Disc, X: x, Y: y, R: 2.8, Size: 3.4, Text: l.short[i],
		Mark: view.Mark{ID: prefix + discID(i), Facts: []string{oasisID(i)}, Says: l.says(r, i)},
	}
	switch {
	case len(l.short) > mostLabels:
		disc.R, disc.Text, disc.Size = max(0.5, min(2.4, 60/float64(len(l.short)))), "", 1
	case len(l.short) > mostNamed:
		disc.R, disc.Size = 2, 2.6
	}
	if len(l.short) > mostNamed {
		return []view.Shape{disc}
	}
	name := view.Shape{Kind: view.Label, Size: 4, Text: shortened(o.Name), Mark: view.Mark{Facts: disc.Facts}}
	name.X, name.Y = point(l.angle[i], nameR-2)
	// The nearer to the top or the bottom, the less room the ring leaves beside
	// a disc.
	const clear = 2.5
	switch side := math.Sin(l.angle[i]); {
	case side > 0.3:
		name.Anchor = "start"
		name.X = view.Round(name.X + clear*(1-side))
	case side < -0.3:
		name.Anchor = "end"
		name.X = view.Round(name.X - clear*(1+side))
	default:
		name.Anchor = "middle"
		name.X, name.Y = point(l.angle[i], nameR+0.5)
	}
	name.Y = view.Round(name.Y + 1.4)
	return []view.Shape{disc, name}
}

// says describes an oasis, as far as it is known.
func (l layout) says(r ring, i int) string {
	o := l.oases[i]
	if !r.known[i] {
		return o.Name + ": nobody knows what is there"
	}
	return fmt.Sprintf("%s: %s, then %s clockwise to the next", o.Name, fuelOf(o.Gallons), counted(o.Miles, "mile"))
}

// shortened makes a name fit beside the ring.
func shortened(name string) string {
	const most = 10
	if utf8.RuneCountInString(name) <= most {
		return name
	}
	return string([]rune(name)[:most-1]) + "…"
}
