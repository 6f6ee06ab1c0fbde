package permutations_test

import (
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/permutations"
)

func TestPermutations(t *testing.T) {
	for n, want := range []int{1, 1, 2, 6, 24, 120} {
		var all [][]int
		for p := range permutations.Of(n) {
			all = append(all, slices.Clone(p))
		}
		if len(all) != want || !slices.IsSortedFunc(all, slices.Compare[[]int]) || len(slices.CompactFunc(slices.Clone(all), slices.Equal[[]int])) != want {
			t.Errorf("those of %d are %v", n, all)
		}
	}
}

// Where things are alike, each order comes once.
func TestNext(t *testing.T) {
	p := []int{1, 1, 2}
	said := fmt.Sprint(p)
	for permutations.Next(p) {
		said += fmt.Sprint(p)
	}
	if said != "[1 1 2][1 2 1][2 1 1]" || !slices.Equal(p, []int{1, 1, 2}) {
		t.Errorf("they are %s, and then %v", said, p)
	}
}

// Each permutation of five is put together again from its cycles, and so many have so many
// of them: the Stirling numbers of the first kind.
func TestCycles(t *testing.T) {
	counts := make([]int, 6)
	for p := range permutations.Of(5) {
		again, cycles := make([]int, 5), permutations.Cycles(p)
		for k, cycle := range cycles {
			for i, item := range cycle {
				again[item] = cycle[(i+1)%len(cycle)]
			}
			if cycle[0] != slices.Min(cycle) || k > 0 && cycles[k-1][0] > cycle[0] {
				t.Errorf("%v has the cycles %v", p, cycles)
			}
		}
		if !slices.Equal(again, p) {
			t.Errorf("%v has the cycles %v", p, cycles)
		}
		counts[len(cycles)]++
	}
	if !slices.Equal(counts, []int{0, 24, 50, 35, 10, 1}) {
		t.Errorf("%v", counts)
	}
}
