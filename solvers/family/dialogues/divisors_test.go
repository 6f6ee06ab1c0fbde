package dialogues

import (
	"slices"
	"testing"
)

// The divisors of a product are those that trying finds, each once, and begin
// with the first factor.
func TestDivisors(t *testing.T) {
	const limit = 60
	f := newFactors(limit)
	for x := 1; x <= limit; x++ {
		for y := 1; y <= limit; y++ {
			var want []int
			for d := 1; d <= x*y; d++ {
				if x*y%d == 0 {
					want = append(want, d)
				}
			}
			got := slices.Collect(f.divisors(x, y))
			if got[0] != x {
				t.Errorf("the divisors of %d times %d begin with %d", x, y, got[0])
			}
			if slices.Sort(got); !slices.Equal(got, want) {
				t.Errorf("the divisors of %d times %d are %v, not %v", x, y, want, got)
			}
		}
	}
}

// Remembered places are those that are worked out anew.
func TestPlaces(t *testing.T) {
	for _, a := range []axis{
		newAxis(5, 3999, plotLeft, plotRight),
		newAxis(6, 4_000_000, plotBottom, plotTop),
		newAxis(0, 100, plotBottom, plotTop),
		newAxis(-50, 3000, plotLeft, plotRight),
		newAxis(7, 7, plotLeft, plotRight),
	} {
		for _, apart := range []float64{0.1, dotsApart} {
			known := a.places(apart)
			for i := range 50_000 {
				v := a.low + i*7919%(a.high-a.low+1)
				if got, want := known.of(v), known.measure(v); got != want {
					t.Fatalf("on the axis from %d to %d, %d is at place %d, not %d", a.low, a.high, v, want, got)
				}
			}
		}
	}
}
