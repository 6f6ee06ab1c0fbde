package meetings_test

import (
	"encoding/json"
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

// BenchmarkPictureOfTwelve draws the 1,728 meetings of such a story, each with its
// claim said: at first, and once its claims have been read.
func BenchmarkPictureOfTwelve(b *testing.B) {
	facts := large(1, false)
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			open(b, facts).Given()
		}
	})
	b.Run("again", func(b *testing.B) {
		instance := open(b, facts)
		for b.Loop() {
			instance.Given()
		}
	})
}

// BenchmarkClaimsOfTwelve lists what can be asked of such a story, with its
// sentences, and judges all of it of one way in which it could have gone.
func BenchmarkClaimsOfTwelve(b *testing.B) {
	facts := large(1, false)
	b.Run("listed", func(b *testing.B) {
		for b.Loop() {
			open(b, facts).Claims()
		}
	})
	b.Run("judged", func(b *testing.B) {
		instance := open(b, facts)
		claims := instance.Claims()
		var solution json.RawMessage
		for event, err := range instance.Solve(b.Context(), puzzle.Options{Limit: 1}) {
			if err != nil {
				b.Fatal(err)
			}
			if event.Solution != nil {
				solution = event.Solution
			}
		}
		for b.Loop() {
			judge, err := instance.Judge(solution)
			if err != nil {
				b.Fatal(err)
			}
			for _, claim := range claims {
				if _, err := judge(claim.Claim); err != nil {
					b.Fatal(err)
				}
			}
		}
		b.ReportMetric(float64(len(claims)), "claims")
	})
}
