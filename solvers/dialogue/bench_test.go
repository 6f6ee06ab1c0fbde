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

// BenchmarkWhy asks why the pair 2 and 6 is not the answer, among two million.
func BenchmarkWhy(b *testing.B) {
	pairs, c := classic(b, 2, 2_000, false)
	r, err := c.Run(context.Background(), Options{})
	if err != nil {
		b.Fatal(err)
	}
	world, _ := pairs.World(2, 6)
	for b.Loop() {
		if _, err := r.Why(context.Background(), world); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkEliminations writes the whole picture, a byte for each of two
// million pairs.
func BenchmarkEliminations(b *testing.B) {
	pairs, c := classic(b, 2, 2_000, false)
	r, err := c.Run(context.Background(), Options{})
	if err != nil {
		b.Fatal(err)
	}
	picture := make([]uint8, pairs.Len())
	for b.Loop() {
		r.Eliminations(0, picture)
	}
}
