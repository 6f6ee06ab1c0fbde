package cubes

import (
	"fmt"

	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Lengths of the drawings, in their units.
const (
	square  = 7.0 // a face of a net
	netGap  = 5.0
	netsRow = 4 // nets beside each other

	half  = 7.0 // a tower's faces are so wide
	slant = 3.2 // and sink so much towards the middle
	tall  = 9.0 // the height of a cube

	towerGap, towerEdge = 7.0, 4.0 // the names below a tower are wider than it
)

// netAt are the columns and rows of the faces of a net: a cross.
var netAt = [faces][2]int{top: {1, 0}, left: {0, 1}, front: {1, 1}, right: {2, 1}, back: {3, 1}, bottom: {1, 2}}

// drawNets draws the nets of the cubes.
func (m *model) drawNets(keep func(puzzle.FactID) bool) view.View {
	columns := min(netsRow, m.Cubes)
	rows := (m.Cubes + netsRow - 1) / netsRow
	d := &view.Drawing{Width: float64(columns)*(4*square+netGap) - netGap + 2, Height: float64(rows)*(3*square+netGap+4) + 1, Says: "The nets of the cubes."}
	for i := range m.Cubes {
		x, y := 1+float64(i%netsRow)*(4*square+netGap), 5+float64(i/netsRow)*(3*square+netGap+4)
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x, Y: y - 1, Text: cubeName(i), Size: 4, Silent: true})
		for face, at := range netAt {
			s := view.Shape{Kind: view.Square, X: view.Round(x + float64(at[0])*square), Y: view.Round(y + float64(at[1])*square), W: square, H: square, Size: 4.6,
				Mark: view.Mark{Facts: []string{faceID(i, face)}, Says: fmt.Sprintf("Cube %d has %s %s.", i+1, m.Faces[i][face], faceWhere[face])}}
			if keep(faceID(i, face)) {
				s.Text, s.Colour = m.Figures[m.nets[i][face]].Sign, m.colour(m.nets[i][face])
			} else {
				s.Text, s.Role = "?", view.Muted
			}
			d.Shapes = append(d.Shapes, s)
		}
	}
	return view.View{Name: "nets", Title: "The nets of the cubes", Drawing: d}
}

// towers draws a stack four times, each time turned by a quarter.
func (m *model) towers(stack []look) view.View {
	d := &view.Drawing{Width: 4*2*half + 3*towerGap + 2*towerEdge, Height: 2*slant + float64(m.Cubes)*tall + 8, Says: "The stack from four corners, each time turned by a quarter."}
	for turn, sides := range [][2]int{{front, right}, {right, back}, {back, left}, {left, front}} {
		x := towerEdge + float64(turn)*(2*half+towerGap)
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Polygon, Points: []float64{x, 1 + slant, x + half, 1, x + 2*half, 1 + slant, x + half, view.Round(1 + 2*slant)}, Silent: true})
		for i, l := range stack {
			y := view.Round(1 + slant + float64(i)*tall)
			for side, face := range sides {
				d.Shapes = append(d.Shapes, m.towerFace(i, face, l[face], x+half*float64(side), y, side == 0)...)
			}
		}
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x + half, Y: d.Height - 1, Anchor: "middle", Size: 3.4, Silent: true, Text: faceNames[sides[0]] + ", " + faceNames[sides[1]]})
	}
	return view.View{Name: "towers", Title: "The stack, turned by quarters", Drawing: d, Note: "The first cube is on top. Below each tower stand the two sides that it shows."}
}

// towerFace is one face in a tower, which sinks to the right, or rises.
func (m *model) towerFace(cube, face int, figure int8, x, y float64, sinks bool) []view.Shape {
	atLeft, atRight := y, y+slant
	if !sinks {
		atLeft, atRight = atRight, atLeft
	}
	round := view.Round
	polygon := view.Shape{Kind: view.Polygon, Points: []float64{x, round(atLeft), x + half, round(atRight), x + half, round(atRight + tall), x, round(atLeft + tall)},
		Fill: true, Colour: m.colour(figure), Silent: true}
	disc := view.Shape{Kind: view.Disc, X: round(x + half/2), Y: round(y + slant/2 + tall/2), R: 2.6, Size: 4, Text: m.Figures[figure].Sign, Colour: m.colour(figure),
		Mark: view.Mark{Says: fmt.Sprintf("Cube %d shows %s %s.", cube+1, m.Figures[figure].Name, faceWhere[face])}}
	return []view.Shape{polygon, disc}
}

// colour is the picture colour of a figure.
func (m *model) colour(figure int8) int {
	names := each.Of(m.Figures, func(f Figure) string { return f.Name })
	return view.Palette(names)[figure]
}
