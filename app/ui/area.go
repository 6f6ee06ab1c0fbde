package ui

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// area is what is pressed of a shape that is smaller than a finger, as a sign is.
type area struct{ left, top, right, bottom float64 }

func (a *area) drawn() app.UI {
	return svg("rect", "x", num(a.left), "y", num(a.top), "width", num(a.right-a.left), "height", num(a.bottom-a.top), "class", "label-reach")
}

// least is how wide or high the smallest area is that is around a shape that is pressed.
func least(shapes []view.Shape, areas map[int]*area) float64 {
	size := math.Inf(1)
	for i, a := range areas {
		if presses(shapes[i].Mark) {
			size = min(size, a.right-a.left, a.bottom-a.top)
		}
	}
	return size
}

// apartFrom are the areas around those of some shapes that are pressed, by their positions; finger is how
// large in units such an area is to be, where no other one is in the way. What is no box, as a line, has none.
func apartFrom(shapes []view.Shape, finger float64) map[int]*area {
	areas := map[int]*area{}
	for i, s := range shapes {
		switch itself := bounds(s); {
		case itself == nil || s.Text == "" && s.Refuses != "":
		case s.Refuses != "" && s.Kind == view.Label: // its text is enough
			areas[i] = itself
		case presses(s.Mark):
			areas[i] = itself.grown(finger)
		}
	}
	order := slices.Sorted(maps.Keys(areas))
	for i, a := range order {
		for _, b := range order[i+1:] {
			if areas[a].meets(areas[b]) && !bounds(shapes[a]).holds(bounds(shapes[b])) && !bounds(shapes[b]).holds(bounds(shapes[a])) {
				part(areas[a], areas[b])
			}
		}
	}
	return areas
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
