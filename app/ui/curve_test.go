package ui

import (
	"math"
	"testing"
)

// An edge does not run behind the name of a node that is not its own.
func TestEdgesRunPastNames(t *testing.T) {
	column := []station{{point{25, 0}, 20}, {point{25, 17}, 20}, {point{25, 34}, 20}, {point{75, 17}, 20}}
	for _, ends := range [][2]int{{0, 2}, {0, 1}, {1, 3}, {0, 3}} {
		laid := curves(column, [][2]int{ends}, true)
		if n := behind(column, ends, laid[0]); n > 0 {
			t.Errorf("the edge of %v is hidden at %d points", ends, n)
		}
	}
	if straight := curves(column, [][2]int{{0, 1}}, true)[0]; straight.at(0.5) != (point{25, 8.5}) {
		t.Errorf("an edge that nothing is in the way of bends to %v", straight.at(0.5))
	}
}

// Where edges cross, no label stands.
func TestLabelsKeepFromCrossings(t *testing.T) {
	corners := []station{{point{10, 10}, 8}, {point{90, 10}, 8}, {point{90, 90}, 8}, {point{10, 90}, 8}}
	laid := curves(corners, [][2]int{{0, 2}, {1, 3}}, false)
	through := append(corners, station{point{50, 10}, 8}) // a line of three circles
	if c := curves(through, [][2]int{{0, 1}}, false)[0]; c.at(0.5) != (point{50, 10}) || math.Abs(c.at(c.middle).x-50) < 6 {
		t.Errorf("a line through a circle runs through %v, and its label stands at %v", c.at(0.5), c.at(c.middle))
	}
	for i, c := range laid {
		at := c.at(c.middle)
		if math.Hypot(at.x-50, at.y-50) < 6 {
			t.Errorf("the label of edge %d stands at %v", i, at)
		}
	}
}
