package ui

import "testing"

// An edge is pressed as far beside itself as a finger wants it, but where another runs as near it takes half
// of what is between them.
func TestEdgesAreWithinReach(t *testing.T) {
	const finger = reach / phone * graphWidth
	a, b := station{point{10, 50}, 8}, station{point{90, 50}, 8}
	for _, c := range []struct {
		name  string
		edges [][2]int
		least float64
		most  float64
	}{
		{"alone", [][2]int{{0, 1}}, finger, finger},
		{"two", [][2]int{{0, 1}, {0, 1}}, finger, finger},
		{"nine", [][2]int{{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}, 6, finger - 1},
	} {
		laid := curves([]station{a, b}, c.edges, true)
		for i := range laid {
			if wide := breadth(laid, i); wide < c.least || wide > c.most {
				t.Errorf("%s: edge %d is pressed in a band of %g", c.name, i, wide)
			}
		}
	}
}
