package ui

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// grasp is how something that can be dragged is held: by which pointer, and from where.
type grasp struct {
	pointer      int
	fromX, fromY float64 // where the pointer went down
	x, y         float64 // where it is
	moved        bool
}

// slip is how many pixels a finger may slip while it presses.
const slip = 4

// graspOf is the hold of a pointer that goes down.
func graspOf(e app.Value) grasp {
	x, y := pointOf(e)
	return grasp{pointer: e.Get("pointerId").Int(), fromX: x, fromY: y, x: x, y: y}
}

// by says whether an event is of the pointer that holds: a second finger is none of its business.
func (g *grasp) by(e app.Value) bool { return e.Get("pointerId").Int() == g.pointer }

// follow notes where the pointer is, and says whether what it holds goes along: not while it only slips.
func (g *grasp) follow(e app.Value) bool {
	if !g.by(e) {
		return false
	}
	g.x, g.y = pointOf(e)
	g.moved = g.moved || math.Hypot(g.x-g.fromX, g.y-g.fromY) >= slip
	return g.moved
}

// capture has the pointer stay with an element wherever it goes.
func (g *grasp) capture(element app.Value) { element.Call("setPointerCapture", g.pointer) }

// pointOf is where in the window a pointer is.
func pointOf(e app.Value) (x, y float64) { return e.Get("clientX").Float(), e.Get("clientY").Float() }
