package stars_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/stars"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// More than six circles are too many for the brute force, and where they lie is told to it in
// whole numbers.
func TestOthers(t *testing.T) {
	puzzletest.Others(t, stars.New(), 2, func(f stars.Facts, keep func(puzzle.FactID) bool) []stars.Solution {
		if len(f.Figure.Nodes) > 6 {
			return nil
		}
		return brute(whole(f), keep)
	})
}

// whole is a figure whose circles lie where whole numbers say.
func whole(f stars.Facts) stars.Facts {
	round := func(n json.Number) json.Number {
		x, _ := n.Float64()
		return json.Number(fmt.Sprint(int(math.Round(100 * x))))
	}
	f.Figure.Nodes = slices.Clone(f.Figure.Nodes)
	for i, node := range f.Figure.Nodes {
		f.Figure.Nodes[i].X, f.Figure.Nodes[i].Y = round(node.X), round(node.Y)
	}
	return f
}

// A large figure is begun. There is one magic hexagon, up to twelve ways to turn and mirror it (figures_test.go),
// so that what is given has to leave one of the twelve; line by line, it leads to the end of
// what is easy, and of nothing else.
func TestBegun(t *testing.T) {
	hexagon := []int{3, 17, 18, 19, 7, 1, 11, 16, 2, 5, 6, 9, 12, 4, 8, 14, 10, 13, 15}
	at := func(i int) [2]int { // in rows of 3, 4, 5, 4 and 3, by steps to the right and to the right below
		for row, begins := range []int{0, 3, 7, 12, 16} {
			if length := 5 - max(row-2, 2-row); i < begins+length {
				return [2]int{i - begins - min(row, 2), row - 2}
			}
		}
		return [2]int{}
	}
	index := map[[2]int]int{}
	for i := range hexagon {
		index[at(i)] = i
	}
	var images [][]int
	for turn := range 6 {
		for mirror := range 2 {
			x := make([]int, len(hexagon))
			for i, n := range hexagon {
				p := at(i)
				if mirror == 1 {
					p = [2]int{p[1], p[0]}
				}
				for range turn {
					p = [2]int{-p[1], p[0] + p[1]}
				}
				x[index[p]] = n
			}
			images = append(images, x)
		}
	}
	looked := 0
	for name, f := range puzzletest.Drawn[stars.Facts](t, stars.New(), 4) {
		if len(f.Figure.Nodes) != len(hexagon) {
			continue
		}
		looked++
		known, left := map[string]bool{}, 0
		for _, r := range f.Remarks {
			known[r.Circle] = true
		}
		for _, x := range images {
			fits := true
			for _, r := range f.Remarks {
				fits = fits && x[r.Circle[0]-'A'] == *r.Number
			}
			if fits {
				left++
			}
		}
		for range hexagon {
			for _, line := range f.Figure.Links {
				if on := onLine(whole(f), line); len(on) > 0 {
					on = slices.DeleteFunc(on, func(c string) bool { return known[c] })
					if len(on) == 1 {
						known[on[0]] = true
					}
				}
			}
		}
		if easy := strings.Contains(name, "easy"); left != 1 || easy != (len(known) == len(hexagon)) {
			t.Errorf("%s: %d ways are left of the twelve, and line by line one comes to %d numbers", name, left, len(known))
		}
	}
	if looked < 4 {
		t.Errorf("only %d figures are begun", looked)
	}
}
