package ui

import (
	"cmp"
	"math"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// area is what is pressed of a shape that is smaller than a finger, as a sign is.
type area struct{ left, top, right, bottom float64 }

func (a *area) drawn() app.UI {
	return svg("rect", "x", num(a.left), "y", num(a.top), "width", num(a.right-a.left), "height", num(a.bottom-a.top), "class", "label-reach")
}

// throng are shapes of which some are pressed, so that each needs room around it.
type throng struct {
	shapes []view.Shape
	itself []*area  // by position: the room that a shape takes itself; nil where it has no area
	close  [][2]int // positions of those that may get into each other's way
}

// crowded looks which shapes get into each other's way where what is pressed is as large as a finger, in
// units, or less. What is no box, as a line, has no area.
func crowded(shapes []view.Shape, finger float64) throng {
	c := throng{shapes: shapes, itself: make([]*area, len(shapes))}
	var some []int // positions of those that have areas
	for i, s := range shapes {
		if s.Text == "" && s.Refuses != "" || !presses(s.Mark) && (s.Refuses == "" || s.Kind != view.Label) {
			continue
		}
		if c.itself[i] = bounds(s); c.itself[i] != nil {
			some = append(some, i)
		}
	}
	wide := c.grown(finger)
	for n, i := range some { // all pairs: a grid has a hundred thousand
		for _, k := range some[n+1:] {
			if wide[i].meets(wide[k]) && !c.itself[i].holds(c.itself[k]) && !c.itself[k].holds(c.itself[i]) {
				c.close = append(c.close, [2]int{i, k})
			}
		}
	}
	return c
}

// grown are the areas by themselves, by the positions of the shapes.
func (c throng) grown(finger float64) []*area {
	areas := make([]*area, len(c.itself))
	for i, itself := range c.itself {
		switch s := c.shapes[i]; {
		case itself == nil:
		case s.Refuses != "" && s.Kind == view.Label: // its text is enough
			areas[i] = itself.grown(0)
		default:
			areas[i] = itself.grown(finger)
		}
	}
	return areas
}

// apart are the areas around the shapes, by their positions; finger is how large in units an area is to be, where
// no other one is in the way. It is no larger than the one that the throng was looked at with.
func (c throng) apart(finger float64) []*area {
	areas := c.grown(finger)
	for _, pair := range c.close {
		if a, b := areas[pair[0]], areas[pair[1]]; a.meets(b) {
			part(a, b)
		}
	}
	return areas
}

// least is how wide or high the smallest of the areas is that are around a shape that is pressed.
func (c throng) least(areas []*area) float64 {
	size := math.Inf(1)
	for i, a := range areas {
		if a != nil && presses(c.shapes[i].Mark) {
			size = min(size, a.right-a.left, a.bottom-a.top)
		}
	}
	return size
}

// bounds are the room that a shape takes itself.
func bounds(s view.Shape) *area {
	switch s.Kind {
	case view.Rect, view.Square:
		return &area{s.X, s.Y, s.X + s.W, s.Y + s.H}
	case view.Circle, view.Disc:
		return &area{s.X - s.R, s.Y - s.R, s.X + s.R, s.Y + s.R}
	case view.Label:
		if s.Upright {
			return nil
		}
		size := sizeOf(s)
		long := size * 0.5 * float64(utf8.RuneCountInString(s.Text))
		left := s.X
		switch s.Anchor {
		case "middle":
			left -= long / 2
		case "end":
			left -= long
		}
		return &area{left, s.Y - size*0.9, left + long, s.Y + size*0.3}
	}
	return nil
}

// grown is an area that is as large as a finger at least, around the same middle.
func (a *area) grown(finger float64) *area {
	across, down := max(0, finger-(a.right-a.left))/2, max(0, finger-(a.bottom-a.top))/2
	return &area{a.left - across, a.top - down, a.right + across, a.bottom + down}
}

// over says whether there is more to an area than to another one.
func (a *area) over(b *area) bool {
	return a.left < b.left || a.top < b.top || a.right > b.right || a.bottom > b.bottom
}

func (a *area) meets(b *area) bool {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

// holds says whether the middle of another area lies in this one: then the two are pressed as they are drawn.
func (a *area) holds(b *area) bool {
	across, down := (b.left+b.right)/2, (b.top+b.bottom)/2
	return a.left < across && across < a.right && a.top < down && down < a.bottom
}

// part leaves to each of two areas that meet half of what they share, beside each other or one above the
// other as they lie.
func part(a, b *area) {
	across, down := (b.left+b.right-a.left-a.right)/2, (b.top+b.bottom-a.top-a.bottom)/2
	if math.Abs(down) >= math.Abs(across) {
		if down < 0 {
			a, b = b, a
		}
		a.bottom = (max(a.top, b.top) + min(a.bottom, b.bottom)) / 2
		b.top = a.bottom
		return
	}
	if across < 0 {
		a, b = b, a
	}
	a.right = (max(a.left, b.left) + min(a.right, b.right)) / 2
	b.left = a.right
}

// sizeOf is how high the writing of a shape is.
func sizeOf(s view.Shape) float64 { return cmp.Or(s.Size, 4) }
