package sudoku_test

import (
	"testing"

	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// BenchmarkStrategies finds all grids of both puzzles by every strategy. Row by
// row, the jigsaw takes 78,765,380 numbers.
func BenchmarkStrategies(b *testing.B) {
	for _, name := range []string{ordinary, jigsaw} {
		instance := open(b, name)
		for _, strategy := range sudoku.New().Info().Strategies {
			b.Run(name+"/"+strategy.Name, func(b *testing.B) {
				var done *puzzle.Done
				for b.Loop() {
					done = search(b, instance, puzzle.Options{Strategy: strategy.Name, Bare: true})
				}
				report(b, done)
				if name == jigsaw && strategy.Name == "rows" && done.Stats.Nodes != 78_765_380 {
					b.Errorf("the page tells another count than %d", done.Stats.Nodes)
				}
			})
		}
	}
}

// BenchmarkLatin counts the Latin squares that the givens of the jigsaw allow.
func BenchmarkLatin(b *testing.B) {
	instance := open(b, jigsaw)
	var done *puzzle.Done
	for b.Loop() {
		done = search(b, instance, puzzle.Options{Bare: true, Keep: puzzletest.Without("regions")})
	}
	report(b, done)
	if done.Solutions != 845_070 {
		b.Errorf("%d squares", done.Solutions)
	}
}

// search reads no solution: that would take longer than finding it.
func search(b *testing.B, instance puzzle.Instance, o puzzle.Options) (done *puzzle.Done) {
	for event, err := range instance.Solve(b.Context(), o) {
		if err != nil {
			b.Fatal(err)
		}
		done = event.Done
	}
	return done
}

func report(b *testing.B, done *puzzle.Done) {
	b.ReportMetric(float64(done.Stats.Nodes), "tried")
	b.ReportMetric(float64(done.Stats.DeadEnds), "deadends")
	b.ReportMetric(float64(done.Stats.Tests), "looked")
	b.ReportMetric(float64(done.Stats.Work), "crossed")
}
