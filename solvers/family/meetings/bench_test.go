package meetings_test

import (
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
)

func report(b *testing.B, done *puzzle.Done) {
	b.ReportMetric(float64(done.Stats.Nodes), "choices")
	b.ReportMetric(float64(done.Stats.Tests), "tests")
	b.ReportMetric(float64(done.Stats.DeadEnds), "deadends")
}

// BenchmarkJealousBoyfriend searches the preset by every strategy.
func BenchmarkJealousBoyfriend(b *testing.B) {
	_, instance, keep := preset(b)
	for _, strategy := range meetings.New().Info().Strategies {
		b.Run(strategy.Name, func(b *testing.B) {
			var done *puzzle.Done
			for b.Loop() {
				done, _ = solve(b, instance, puzzle.Options{Strategy: strategy.Name, Keep: keep})
			}
			report(b, done)
		})
	}
}

// BenchmarkTwelve answers stories of twelve days, friends and places with
// forty remarks: two ways, or the proof that there is none.
func BenchmarkTwelve(b *testing.B) {
	for _, test := range []struct {
		name  string
		tight bool
	}{{"loose", false}, {"tight", true}} {
		b.Run(test.name, func(b *testing.B) {
			instance := open(b, large(1, test.tight))
			var done *puzzle.Done
			for b.Loop() {
				done, _ = solve(b, instance, puzzle.Options{Limit: 2})
			}
			report(b, done)
		})
	}
}
