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
