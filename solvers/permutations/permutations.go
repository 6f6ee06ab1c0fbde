// Package permutations goes through all orders of some things, in lexicographic order.
package permutations

import (
	"iter"
	"slices"
)

// Of gives those of 0 to n-1. The slice is lent: it is changed later.
func Of(n int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		p := make([]int, n)
		for i := range p {
			p[i] = i
		}
		for yield(p) && Next(p) {
		}
	}
}

// Next goes on to the next permutation, or from the last one back to the first, and
// then says false: find the last rise, swap its foot with the last item that is greater,
// and turn the rest round.
func Next(p []int) bool {
	i := len(p) - 2
	for i >= 0 && p[i] >= p[i+1] {
		i--
	}
	if i < 0 {
		slices.Reverse(p)
		return false
	}
	j := len(p) - 1
	for p[j] <= p[i] {
		j--
	}
	p[i], p[j] = p[j], p[i]
	slices.Reverse(p[i+1:])
	return true
}

// Cycles takes a permutation of 0 to n-1 apart: each cycle begins with its least item, and
// goes on from every item i to p[i]; the one with the least first item comes first.
func Cycles(p []int) (all [][]int) {
	seen := make([]bool, len(p))
	for first := range p {
		var cycle []int
		for i := first; !seen[i]; i = p[i] {
			seen[i] = true
			cycle = append(cycle, i)
		}
		if cycle != nil {
			all = append(all, cycle)
		}
	}
	return all
}
