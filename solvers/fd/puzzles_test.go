package fd_test

import (
	"context"
	"testing"

	"solvitur/solvers/fd"
)

// puzzle is a well-known problem with its published number of solutions.
type puzzle struct {
	name    string
	model   func() *fd.Model
	options fd.Options
	want    int64 // solutions; with a Limit in options, as many as that allows
}

func puzzles() []puzzle {
	return []puzzle{
		{"donald", donald, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"send", send, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"zebra", zebra, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"star", star, fd.Options{}, 72},
		{"queens12", func() *fd.Model { return queens(12) }, fd.Options{Choose: fd.SmallestDomain}, 14200},
		{"escargot", func() *fd.Model { return sudoku(3, escargot) }, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"golden-nugget", func() *fd.Model { return sudoku(3, goldenNugget) }, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"easter-monster", func() *fd.Model { return sudoku(3, easterMonster) }, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"sudoku16", func() *fd.Model { return sudoku(4, hexadecimal) }, fd.Options{Choose: fd.WeightedDegree}, 1},
		{"graeco-latin6", func() *fd.Model { return graecoLatin(6) },
			fd.Options{Choose: fd.SmallestDomain, Learn: true, Restart: fd.Luby}, 0},
		{"kirkman15", func() *fd.Model { return schoolgirls(15, 3, 7) }, fd.Options{Choose: fd.SmallestDomain, Limit: 1}, 1},
		{"knights30", knights30, fd.Options{Choose: fd.SmallestDomain}, 1},
	}
}

func TestPuzzles(t *testing.T) {
	for _, p := range puzzles() {
		t.Run(p.name, func(t *testing.T) {
			for _, learn := range []bool{false, true} {
				o := p.options
				if o.Learn = learn; learn && p.want > 1000 {
					continue // so many solutions are no task for learning
				}
				n, stats, err := p.model().Count(context.Background(), o)
				if err != nil || n != p.want {
					t.Errorf("learn %v: %d solutions, %v, want %d", learn, n, err, p.want)
				}
				t.Logf("learn %v: %+v", learn, stats)
			}
		})
	}
}

func BenchmarkPuzzles(b *testing.B) {
	for _, p := range puzzles() {
		b.Run(p.name, func(b *testing.B) {
			var stats fd.Stats
			for b.Loop() {
				n, s, err := p.model().Count(context.Background(), p.options)
				if err != nil || n != p.want {
					b.Fatalf("%d solutions, %v", n, err)
				}
				stats = s
			}
			b.ReportMetric(float64(stats.Nodes), "nodes")
			b.ReportMetric(float64(stats.Failures), "failures")
			b.ReportMetric(float64(stats.Propagations), "propagations")
		})
	}
}
