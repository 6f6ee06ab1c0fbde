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

// area is what is pressed of a label that is smaller than a finger, as a sign is.
type area struct{ left, top, right, bottom float64 }

func (a *area) drawn() app.UI {
	return svg("rect", "x", num(a.left), "y", num(a.top), "width", num(a.right-a.left), "height", num(a.bottom-a.top), "class", "label-reach")
}

// apartFrom are the areas around the labels among some shapes that are pressed, by their positions;
// finger is how large in units such an area is to be, where no other one is in the way.
func apartFrom(shapes []view.Shape, finger float64) map[int]*area {
	areas := map[int]*area{}
	for i, s := range shapes {
		if s.Kind != view.Label || s.Text == "" && s.Refuses != "" {
			continue
		}
		switch {
		case s.Refuses != "": // its text is enough
			areas[i] = around(s, 0)
		case presses(s.Mark) && s.Status == view.Tried:
			areas[i] = around(s, finger)
		}
	}
	order := slices.Sorted(maps.Keys(areas))
	for i, a := range order {
		for _, b := range order[i+1:] {
			part(areas[a], areas[b])
		}
	}
	return areas
}

func around(s view.Shape, finger float64) *area {
	size := sizeOf(s)
	long := size * 0.5 * float64(utf8.RuneCountInString(s.Text))
	middle, width, height := s.X+long/2, max(finger, long), max(finger, size*1.2)
	switch s.Anchor {
	case "middle":
		middle = s.X
	case "end":
		middle = s.X - long/2
	}
	top := s.Y - size*0.3 - height/2
	return &area{middle - width/2, top, middle + width/2, top + height}
}

// part leaves to each of two areas that overlap half of what they share, beside each other or one above the
// other as they lie.
func part(a, b *area) {
	if a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top {
		return
	}
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
