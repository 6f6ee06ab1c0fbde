package boxes_test

import (
	"testing"

	"solvitur/solvers/family/boxes"
	"solvitur/solvers/puzzle"
)

// BenchmarkBoxesAndBalls searches the preset by every strategy.
func BenchmarkBoxesAndBalls(b *testing.B) {
	instance := edited(b)
	for _, strategy := range boxes.New().Info().Strategies {
		b.Run(strategy.Name, func(b *testing.B) {
			var done *puzzle.Done
			for b.Loop() {
				done, _, _ = solve(b, instance, puzzle.Options{Strategy: strategy.Name, Bare: true})
			}
			b.ReportMetric(float64(done.Stats.Nodes), "choices")
			b.ReportMetric(float64(done.Stats.Tests), "tests")
			b.ReportMetric(float64(done.Stats.Work), "steps")
		})
	}
}

// BenchmarkTwelve finds two ways for twelve boxes of twelve balls.
func BenchmarkTwelve(b *testing.B) {
	instance := large(b)
	var done *puzzle.Done
	for b.Loop() {
		done, _, _ = solve(b, instance, puzzle.Options{Limit: 1})
	}
	b.ReportMetric(float64(done.Stats.Nodes), "choices")
}
