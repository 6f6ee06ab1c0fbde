package ui

import (
	"math"
	"testing"
)

// An edge does not run behind the name of a node that is not its own.
func TestEdgesRunPastNames(t *testing.T) {
	column := []station{{point{25, 0}, 20}, {point{25, 17}, 20}, {point{25, 34}, 20}, {point{75, 17}, 20}}
	for _, ends := range [][2]int{{0, 2}, {0, 1}, {1, 3}, {0, 3}} {
		laid := curves(column, [][2]int{ends})
		if n := behind(column, ends, laid[0]); n > 0 {
			t.Errorf("the edge of %v is hidden at %d points", ends, n)
		}
	}
	if straight := curves(column, [][2]int{{0, 1}})[0]; straight.at(0.5) != (point{25, 8.5}) {
		t.Errorf("an edge that nothing is in the way of bends to %v", straight.at(0.5))
	}
}

// Where edges cross, no label stands.
func TestLabelsKeepFromCrossings(t *testing.T) {
	corners := []station{{point{10, 10}, 8}, {point{90, 10}, 8}, {point{90, 90}, 8}, {point{10, 90}, 8}}
	laid := curves(corners, [][2]int{{0, 2}, {1, 3}})
	for i, c := range laid {
		at := c.at(c.middle)
		if math.Hypot(at.x-50, at.y-50) < 6 {
			t.Errorf("the label of edge %d stands at %v", i, at)
		}
	}
}
