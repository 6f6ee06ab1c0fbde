package dialogues_test

import (
	"fmt"
	"testing"

	"solvitur/solvers/puzzle"
)

func measure(b *testing.B, instance puzzle.Instance, strategy string) {
	var done *puzzle.Done
	for b.Loop() {
		done, _ = solve(b, instance, puzzle.Options{Strategy: strategy})
	}
	b.ReportMetric(float64(done.Stats.Tests), "looked-at")
	b.ReportMetric(float64(done.Stats.Propagations), "passes")
}

// BenchmarkSumAndProduct answers the classic puzzle, pictures and all.
func BenchmarkSumAndProduct(b *testing.B) {
	for _, high := range []int{99, 2000, 10000} {
		for _, strategy := range []string{"worlds", "primes", "tables", "left"} {
			if high == 10000 && strategy != "worlds" {
				continue
			}
			b.Run(fmt.Sprintf("%d/%s", high, strategy), func(b *testing.B) {
				measure(b, open(b, "sum-and-product", set("high", high), set("ask", "")), strategy)
			})
		}
	}
}

// BenchmarkLimits plots all upper limits up to 2,000.
func BenchmarkLimits(b *testing.B) {
	measure(b, open(b, "sum-and-product", set("high", 2000)), "limits")
}

// BenchmarkLottery hears two sentences about 2.6 million choices, which one way lists
// and the others count.
func BenchmarkLottery(b *testing.B) {
	instance := open(b, "lottery-numbers")
	for _, strategy := range []string{"worlds", "left", "limits"} {
		b.Run(strategy, func(b *testing.B) { measure(b, instance, strategy) })
	}
}

// BenchmarkChecking judges an answer among two, and among fifty, million pairs.
func BenchmarkChecking(b *testing.B) {
	for high, answer := range map[int]string{2000: `{"numbers":{"smaller":{"number":4}, "larger":{"number":61}}}`, 10000: `{"numbers":{"smaller":{"number":16}, "larger":{"number":73}}}`} {
		b.Run(fmt.Sprint(high), func(b *testing.B) {
			for b.Loop() {
				instance := open(b, "sum-and-product", set("high", high))
				if broken, err := instance.Violations([]byte(answer), nil); err != nil || len(broken) > 0 {
					b.Fatal(broken, err)
				}
			}
		})
	}
}

// BenchmarkGiven draws two million pairs before anything is said.
func BenchmarkGiven(b *testing.B) {
	instance := open(b, "sum-and-product", set("high", 2000))
	for b.Loop() {
		instance.Given()
	}
}
