package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// placed is a shape of a drawing, with the area around it that is pressed with it, if there is one.
type placed struct {
	view.Shape
	around *area
}

// placedShapes are compared by their own measure: go-app does so in our copy (web/goapp).
type placedShapes []placed

// Same says whether others are drawn alike.
func (all placedShapes) Same(other any) bool {
	others, ok := other.(placedShapes)
	return ok && slices.EqualFunc(all, others, func(a, b placed) bool {
		return view.SameShape(&a.Shape, &b.Shape) && (a.around == b.around || a.around != nil && b.around != nil && *a.around == *b.around)
	})
}

// shapes are some of those of a drawing, drawn anew only where one of them has changed: what
// somebody marks changes few of the hundreds of a board.
type shapes struct {
	app.Compo
	Shapes placedShapes
	First  bool // the keyboard comes to the first that can be pressed
}

func (s *shapes) Render() app.UI {
	return svg("g").Body(oneByOne(s.Shapes, &stops{given: !s.First})...)
}

func oneByOne(all []placed, stop *stops) []app.UI {
	shapes := make([]app.UI, len(all))
	for i, s := range all {
		shapes[i] = shape(stop, s.Shape, s.around)
	}
	return shapes
}

// together is how many shapes are drawn anew together.
const together = 20

// inParts draws all of them, many of them in parts.
func inParts(all []placed, stop *stops) (parts []app.UI) {
	if len(all) <= together {
		return oneByOne(all, stop)
	}
	for some := range slices.Chunk(all, together) {
		part := &shapes{Shapes: some}
		if !stop.given {
			stop.given = slices.ContainsFunc(some, func(s placed) bool { return presses(s.Mark) })
			part.First = stop.given
		}
		parts = append(parts, part)
	}
	return parts
}
