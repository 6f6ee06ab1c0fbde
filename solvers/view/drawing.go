package view

import "math"

// Drawing is a picture made of labelled shapes, for what no other kind of view
// can show: a ring road, a cube net, a plot. Lengths are in units of the
// drawing; the page scales Width to the space that it has.
type Drawing struct {
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
	Shapes []Shape `json:"shapes"`
	// Stub is how wide the names of the rows are, at the left: they stay in sight where
	// the rest is scrolled sideways. 0 is for no such names.
	Stub float64 `json:"stub,omitempty"`
	// Says describes the whole picture in a sentence or two.
	Says string `json:"says"`
}

// Round keeps hundredths of a length: that keeps drawings short, and their texts
// the same on every machine.
func Round(length float64) float64 { return math.Round(length*100) / 100 }

// ShapeKind names what a shape is.
type ShapeKind string

// The kinds of shape, with the members that each uses.
const (
	Rect     ShapeKind = "rect"    // X, Y (top left), W, H
	Circle   ShapeKind = "circle"  // X, Y (centre), R
	Line     ShapeKind = "line"    // Points, open
	Polygon  ShapeKind = "polygon" // Points, closed
	Dots     ShapeKind = "dots"    // Points, each a dot of radius R
	Label    ShapeKind = "label"   // X, Y (baseline), Text, Size, Anchor
	Disc     ShapeKind = "disc"    // X, Y (centre), R, filled, with Text in the middle, or the sign of its role where it can be asked about
	Square   ShapeKind = "square"  // X, Y (top left), W, H, with Text in the middle, or the sign of its role
	Vehicle  ShapeKind = "vehicle" // X, Y (centre): the thing that travels in an animation
	ArrowTip ShapeKind = "arrow"   // Points: a line with a tip at its end
)

// Shape is one shape of a drawing.
type Shape struct {
	Mark
	Kind   ShapeKind `json:"kind"`
	X      float64   `json:"x,omitempty"`
	Y      float64   `json:"y,omitempty"`
	W      float64   `json:"w,omitempty"`
	H      float64   `json:"h,omitempty"`
	R      float64   `json:"r,omitempty"`
	Points []float64 `json:"points,omitempty"` // x0, y0, x1, y1, ...
	Text   string    `json:"text,omitempty"`
	Size   float64   `json:"size,omitempty"`   // of text; 0 means 4
	Anchor string    `json:"anchor,omitempty"` // "start" (default), "middle", "end"
	// Upright lets a label run upwards from its place.
	Upright bool `json:"upright,omitempty"`
	// Fill fills a rect, circle or polygon in its role's tint.
	Fill bool `json:"fill,omitempty"`
	// Dashed draws a broken line.
	Dashed bool `json:"dashed,omitempty"`
	// Colour picks one of the page's numbered picture colours, 1 to 12, for
	// shapes that stand for something coloured; 0 follows the role. A label or
	// letter must say the same.
	Colour int `json:"colour,omitempty"`
	// Silent is set where another shape says the same in words: plain text leaves
	// this one out.
	Silent bool `json:"silent,omitempty"`
}
