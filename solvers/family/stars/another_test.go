package stars_test

import (
	"encoding/json"
	"fmt"
	"math"
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
		whole := func(n json.Number) json.Number {
			x, _ := n.Float64()
			return json.Number(fmt.Sprint(int(math.Round(100 * x))))
		}
		for i, node := range f.Figure.Nodes {
			f.Figure.Nodes[i].X, f.Figure.Nodes[i].Y = whole(node.X), whole(node.Y)
		}
		return brute(f, keep)
	})
}
