package colouring

import (
	"fmt"

	"solvitur/solvers/paint"
)

// triangle is the big triangle, cut into small ones. Its spots are listed with the
// three corners first, the others row by row from the top: so facts about corners
// and sides can be tested early.
type triangle struct {
	paint.Board
	f       Facts
	at      []place         // by number of the spot
	small   [][3]int        // the corners of the small triangles, by number of the spot
	corners map[string]int  // by name: top, left, right
	sides   map[string]side // by name: the left, the right, the bottom one
	spotAt  map[place]int   // the other way round
}

// place is a row from the top and a position from the left, both from 0.
type place struct{ row, at int }

// side has two corners, and the spots between them.
type side struct {
	ends    [2]int
	between []int
}

// The corners and sides.
const (
	top, left, right = "top", "left", "right"
	bottom, anySide  = "bottom", "any"
)

// mostSplit bounds how often a side is split.
const mostSplit = 6

// spotName is the name of a spot: its row as a letter, its position as a number.
func spotName(p place) string { return fmt.Sprintf("%c%d", 'a'+p.row, p.at+1) }

func newTriangle(f Facts) triangle {
	n := f.Split
	t := triangle{f: f, Board: paint.Board{Item: "spot", Items: "spots", Before: "spot ", Colours: f.Colours}, spotAt: map[place]int{}}
	add := func(p place) {
		if _, known := t.spotAt[p]; !known {
			t.spotAt[p] = len(t.Spots)
			t.Spots = append(t.Spots, spotName(p))
			t.at = append(t.at, p)
		}
	}
	for _, corner := range []place{{0, 0}, {n, 0}, {n, n}} {
		add(corner)
	}
	for row := range n + 1 {
		for at := range row + 1 {
			add(place{row, at})
		}
	}
	spot := func(row, at int) int { return t.spotAt[place{row, at}] }
	for row := range n {
		for at := range row + 1 {
			t.small = append(t.small, [3]int{spot(row, at), spot(row+1, at), spot(row+1, at+1)})
			if at < row {
				t.small = append(t.small, [3]int{spot(row, at), spot(row, at+1), spot(row+1, at+1)})
			}
		}
	}
	t.corners = map[string]int{top: 0, left: 1, right: 2}
	l, r, b := side{ends: [2]int{0, 1}}, side{ends: [2]int{0, 2}}, side{ends: [2]int{1, 2}}
	for k := 1; k < n; k++ {
		l.between, r.between, b.between = append(l.between, spot(k, 0)), append(r.between, spot(k, k)), append(b.between, spot(n, k))
	}
	t.sides = map[string]side{left: l, right: r, bottom: b}
	return t
}

// sidesOf are the sides that a remark speaks of.
func (t triangle) sidesOf(name string) []side {
	if name == anySide {
		return []side{t.sides[left], t.sides[right], t.sides[bottom]}
	}
	return []side{t.sides[name]}
}
