package steps

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

// BenchmarkGrids argues 30 random logic grids of 4 categories of 5.
func BenchmarkGrids(b *testing.B) {
	rng := rand.New(rand.NewPCG(15, 30))
	var grids []*grid
	for range 30 {
		grids = append(grids, randomGrid(rng, 4, 5))
	}
	for b.Loop() {
		var took []time.Duration
		var lengths []int
		hardest, unproved := [2]int{}, 0
		for _, g := range grids {
			start := time.Now()
			argument, err := Argue(context.Background(), g.Problem, Options{})
			if err != nil {
				b.Fatal(err)
			}
			took = append(took, time.Since(start))
			lengths = append(lengths, len(argument.Steps))
			for _, s := range argument.Steps {
				if s.Unproved {
					unproved++
				}
				if h := [2]int{len(s.Clues), len(s.Rules)}; slices.Compare(h[:], hardest[:]) > 0 {
					hardest = h
				}
			}
		}
		slices.Sort(took)
		slices.Sort(lengths)
		b.ReportMetric(float64(took[15].Microseconds())/1000, "ms-median")
		b.ReportMetric(float64(took[28].Microseconds())/1000, "ms-95%")
		b.ReportMetric(float64(lengths[15]), "steps-median")
		b.ReportMetric(float64(unproved), "unproved")
		b.Log(fmt.Sprint("hardest step: clues and rules ", hardest, "; lengths ", lengths, "; times ", took))
	}
}
