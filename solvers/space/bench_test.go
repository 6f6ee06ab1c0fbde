package space

import (
	"context"
	"iter"
	"testing"
)

// tiles is a board of the eight-puzzle, a digit of four bits for each cell.
type tiles uint64

func (t tiles) at(cell int) int { return int(t >> (4 * cell) & 15) }

// eightPuzzle begins with one of the two boards that take 31 moves, the most.
func eightPuzzle() Problem[tiles, string] {
	board := func(digits ...int) (t tiles) {
		for i, d := range digits {
			t |= tiles(d) << (4 * i)
		}
		return t
	}
	goal := board(1, 2, 3, 4, 5, 6, 7, 8, 0)
	return Problem[tiles, string]{
		Starts: []tiles{board(8, 6, 7, 2, 5, 4, 3, 0, 1)},
		Moves: func(t tiles) iter.Seq[Move[tiles, string]] {
			return func(yield func(Move[tiles, string]) bool) {
				hole := 0
				for t.at(hole) != 0 {
					hole++
				}
				for _, d := range [...]struct {
					name     string
					row, col int
				}{{"down", -1, 0}, {"up", 1, 0}, {"right", 0, -1}, {"left", 0, 1}} {
					row, col := hole/3+d.row, hole%3+d.col
					if row < 0 || row > 2 || col < 0 || col > 2 {
						continue
					}
					from := 3*row + col
					tile := tiles(t.at(from))
					to := t&^(15<<(4*from)) | tile<<(4*hole)
					if !yield(Move[tiles, string]{d.name, to, 1}) {
						return
					}
				}
			}
		},
		Goal: func(t tiles) bool { return t == goal },
	}
}

// manhattan is the number of steps that the tiles are away from their places.
func manhattan(t tiles) int {
	sum := 0
	for cell := range 9 {
		if d := t.at(cell); d != 0 {
			row, col := cell/3-(d-1)/3, cell%3-(d-1)%3
			sum += max(row, -row) + max(col, -col)
		}
	}
	return sum
}

// The farthest boards of the eight-puzzle are 31 moves away; half of all
// 9! boards can be reached.
func TestEightPuzzle(t *testing.T) {
	o := Options[tiles]{Estimate: manhattan}
	for name, search := range map[string]func(context.Context, Problem[tiles, string], Options[tiles]) (Result[tiles, string], error){
		"breadth first": BreadthFirst[tiles, string], "A*": AStar[tiles, string], "deepening": IterativeDeepening[tiles, string],
	} {
		r, err := search(context.Background(), eightPuzzle(), o)
		if err != nil || r.Verdict != Found || r.Plan.Cost != 31 {
			t.Errorf("%s: %v, %d moves, %v", name, r.Verdict, r.Plan.Cost, err)
		}
	}
	r, err := Explore(context.Background(), eightPuzzle(), Options[tiles]{})
	if err != nil || len(r.States) != 181_440 || len(r.Layers) != 32 {
		t.Errorf("%d boards, %d layers, %v", len(r.States), len(r.Layers), err)
	}
}

func BenchmarkEightPuzzle(b *testing.B) {
	for _, search := range []struct {
		name string
		run  func(context.Context, Problem[tiles, string], Options[tiles]) (Result[tiles, string], error)
	}{
		{"BreadthFirst", BreadthFirst[tiles, string]},
		{"UniformCost", UniformCost[tiles, string]},
		{"AStar", AStar[tiles, string]},
		{"IterativeDeepening", IterativeDeepening[tiles, string]},
	} {
		b.Run(search.name, func(b *testing.B) {
			var r Result[tiles, string]
			for b.Loop() {
				var err error
				if r, err = search.run(context.Background(), eightPuzzle(), Options[tiles]{Estimate: manhattan}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(r.Expanded), "expanded")
			b.ReportMetric(float64(r.Generated), "generated")
			b.ReportMetric(float64(r.Distinct), "distinct")
		})
	}
}

func BenchmarkEscapeFromZurg(b *testing.B) {
	for b.Loop() {
		if _, err := AllOptimal(context.Background(), escapeFromZurg(), Options[zurg]{}); err != nil {
			b.Fatal(err)
		}
	}
}
