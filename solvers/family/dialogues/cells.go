package dialogues

import (
	"iter"
	"math"
	"slices"
)

// indistinguishable goes through all choices, left or not, that a viewer cannot
// tell from some numbers. The slice is only lent.
func (j *judge) indistinguishable(who *viewer, numbers []int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		key := who.key(numbers, nil)
		var other []int
		for candidate := range j.withValue(who, numbers) {
			other = who.key(candidate, other[:0])
			if slices.Equal(other, key) && !yield(candidate) {
				return
			}
		}
	}
}

// withValue goes through choices among which are all those with the value that
// the viewer sees first.
func (j *judge) withValue(who *viewer, numbers []int) iter.Seq[[]int] {
	if j.facts.Count == 2 {
		if len(who.sees) == 0 {
			return j.pairsWith(quantity{what: nothing}, 0)
		}
		// A value narrows down more than a remainder or a count does.
		best := who.sees[0]
		for _, q := range who.sees[1:] {
			if narrows(q) > narrows(best) {
				best = q
			}
		}
		return j.pairsWith(best, best.of(numbers))
	}
	return func(yield func([]int) bool) {
		j.list()
		if len(who.sees) == 0 {
			for _, candidate := range j.listed {
				if !yield(candidate) {
					return
				}
			}
			return
		}
		q := who.sees[0]
		if j.index[q] == nil {
			index := map[int][]int32{}
			for i, candidate := range j.listed {
				v := q.of(candidate)
				index[v] = append(index[v], int32(i))
			}
			j.index[q] = index
		}
		for _, i := range j.index[q][q.of(numbers)] {
			if !yield(j.listed[i]) {
				return
			}
		}
	}
}

// list writes down all choices that satisfy what everybody knows, once.
func (j *judge) list() {
	if j.listed != nil || j.full {
		return
	}
	var flat []int
	n := j.facts.Count
	tried := 0
	look := func() bool {
		tried++
		j.full = j.full || tried > 40*maxChoices
		return !j.full
	}
	newChoices(j.script).each(look, func(numbers []int) bool {
		j.full = len(flat) >= maxChoices*n
		flat = append(flat, numbers...)
		return !j.full
	})
	j.listed = make([][]int, 0, len(flat)/n)
	for ; len(flat) >= n; flat = flat[n:] {
		j.listed = append(j.listed, flat[:n:n])
	}
}

// narrows ranks quantities by how few pairs share a value.
func narrows(q quantity) int {
	if q.by > 0 {
		return 0
	}
	switch q.what {
	case product:
		return 4
	case squares:
		return 3
	case sum, difference, largest, smallest:
		return 2
	}
	return 1
}

// pairsWith goes through the pairs of the range with a value of a quantity.
func (j *judge) pairsWith(q quantity, v int) iter.Seq[[]int] {
	low, high := j.facts.Low, j.facts.High
	return func(yield func([]int) bool) {
		pair := make([]int, 2)
		try := func(x, y int) bool {
			if x < low || y > high || y < x || x == y && !j.facts.Equal {
				return true
			}
			pair[0], pair[1] = x, y
			return yield(pair)
		}
		each := func(f func(x int) int) {
			for x := low; x <= high; x++ {
				if y := f(x); y >= 0 && !try(x, y) {
					return
				}
			}
		}
		switch {
		case q.by > 0:
		case q.what == sum:
			each(func(x int) int { return v - x })
			return
		case q.what == product && v > 0:
			for x := max(low, 1); x*x <= v; x++ {
				if v%x == 0 && !try(x, v/x) {
					return
				}
			}
			return
		case q.what == difference:
			each(func(x int) int { return x + v })
			return
		case q.what == squares:
			each(func(x int) int {
				if y := int(math.Sqrt(float64(max(0, v-x*x)))); x*x+y*y == v {
					return y
				}
				return -1
			})
			return
		case q.what == largest:
			each(func(x int) int { return v })
			return
		case q.what == smallest:
			for y := v; y <= high; y++ {
				if !try(v, y) {
					return
				}
			}
			return
		}
		for x := low; x <= high; x++ {
			for y := x; y <= high; y++ {
				if !try(x, y) {
					return
				}
			}
		}
	}
}
