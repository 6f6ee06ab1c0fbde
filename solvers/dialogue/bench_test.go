package dialogue

import (
	"context"
	"fmt"
	"testing"
)

// BenchmarkSumAndProduct runs the classic four sentences from nothing: the
// worlds, what is seen of them, and the conversation.
func BenchmarkSumAndProduct(b *testing.B) {
	for _, high := range []int{99, 500, 1_000, 2_000, 10_000} {
		b.Run(fmt.Sprint(high), func(b *testing.B) {
			var r *Result
			for b.Loop() {
				_, c := classic(b, 2, high, false)
				var err error
				if r, err = c.Run(context.Background(), Options{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(r.stats.Steps), "steps")
			b.ReportMetric(float64(r.stats.Passes), "passes")
			b.ReportMetric(float64(r.stats.Bytes), "table-bytes")
		})
	}
}
