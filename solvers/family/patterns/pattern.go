package patterns

import (
	"cmp"
	"slices"

	"solvitur/solvers/permutations"
)

// pattern is a board written out: the class of each cell, row by row, and what each
// class holds.
type pattern struct {
	n       int
	class   []int
	sizes   []int // by class
	numbers []int // by class
	total   int
}

// write follows each cell of the board of a permutation round its class: from row i
// and column k to row k and column order[i].
func write(order []int) pattern {
	n := len(order)
	p := pattern{n: n, class: slices.Repeat([]int{-1}, n*n)}
	for first := range p.class {
		if p.class[first] >= 0 {
			continue
		}
		size := 0
		for cell := first; p.class[cell] < 0; cell = cell%n*n + order[cell/n] {
			p.class[cell] = len(p.sizes)
			size++
		}
		p.sizes = append(p.sizes, size)
	}
	byclass := make([]int, len(p.sizes))
	for class := range byclass {
		byclass[class] = class
	}
	slices.SortStableFunc(byclass, func(a, b int) int { return cmp.Compare(p.sizes[a], p.sizes[b]) })
	p.numbers = make([]int, len(p.sizes))
	for i, class := range byclass {
		p.numbers[class] = i + 1
		p.total += (i + 1) * p.sizes[class]
	}
	return p
}

func (p pattern) row(i int) []int { return p.class[i*p.n : (i+1)*p.n] }

// distinct says whether no two rows are equal.
func (p pattern) distinct() bool {
	for i := range p.n {
		for k := range i {
			if slices.Equal(p.row(i), p.row(k)) {
				return false
			}
		}
	}
	return true
}

// typeOf is the type of a permutation.
func typeOf(order []int) arrangement {
	a := arrangement{n: len(order)}
	for _, cycle := range permutations.Cycles(order) {
		a.cycles[len(cycle)]++
	}
	return a
}

// permutation is one of a type, the longest cycles first, each of rows that follow
// each other.
func (a *arrangement) permutation() []int {
	order := make([]int, 0, a.n)
	for length := a.n; length > 0; length-- {
		for range a.cycles[length] {
			first := len(order)
			for k := range length {
				order = append(order, first+(k+1)%length)
			}
		}
	}
	return order
}
