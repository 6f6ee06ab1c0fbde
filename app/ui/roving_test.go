package ui

import (
	"math"
	"testing"
)

// By arrow keys one comes from any part of a drawing to any other: in rows and columns, and on a star,
// whose tips lie aside of all else.
func TestArrowKeysReachEveryPart(t *testing.T) {
	star := func(tips int) (places []point) {
		for i := range 2 * tips {
			turn, radius := math.Pi*float64(i)/float64(tips), 100.0
			if i%2 == 1 {
				radius = 100 / math.Sqrt(3)
			}
			places = append(places, point{radius * math.Sin(turn), -radius * math.Cos(turn)})
		}
		return places
	}
	drawings := map[string][]point{"five tips": star(5), "six tips": star(6), "seven tips": star(7)}
	for cell := range 16 {
		row, column := float64(cell/4), float64(cell%4)
		drawings["square with a sum"] = append(drawings["square with a sum"], point{40 * column, 40 * row})
	}
	drawings["square with a sum"] = append(drawings["square with a sum"], point{250, 170})
	drawings["bridges from an island"] = []point{{813, 639}, {813, 639}, {813, 812}, {813, 812}, {893, 725}}
	for name, places := range drawings {
		apartFromEachOther(places)
		for start := range places {
			reached, way := map[int]bool{start: true}, []int{start}
			for ; len(way) > 0; way = way[1:] {
				for _, to := range []point{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
					if next := ahead(places[way[0]], to, places); next >= 0 && !reached[next] {
						reached[next], way = true, append(way, next)
					}
				}
			}
			if len(reached) < len(places) {
				t.Errorf("%s: from %d one comes to %d of %d parts", name, start, len(reached), len(places))
			}
		}
	}
}

// What lies straight ahead comes before what is nearer, but aside.
func TestArrowKeysLeadStraightAhead(t *testing.T) {
	if next := ahead(point{}, point{1, 0}, []point{{10, 15}, {100, 0}, {60, 60}}); next != 1 {
		t.Errorf("the key leads to %d", next)
	}
}
