package patterns

import (
	"fmt"
	"iter"
	"slices"
	"strings"
)

// arrangement is a type: how many cycles there are of each length, and the largest
// total of its board.
type arrangement struct {
	n      int
	cycles counts
	total  int
}

// counts are how many cycles there are, by their lengths.
type counts [mostSize + 1]uint8

// types are all types of n rows that have no cycle shorter than least, those with the
// longest cycles first: there are as many as partitions of n into parts of at least
// that. What is yielded is changed afterwards. Totals are not worked out.
func types(n, least int) iter.Seq[*arrangement] {
	return func(yield func(*arrangement) bool) {
		a := &arrangement{n: n}
		var part func(left, longest int) bool
		part = func(left, longest int) bool {
			if left == 0 {
				return yield(a)
			}
			for length := min(left, longest); length >= least; length-- {
				if rest := left - length; rest > 0 && rest < least {
					continue
				}
				a.cycles[length]++
				goOn := part(left-length, length)
				a.cycles[length]--
				if !goOn {
					return false
				}
			}
			return true
		}
		part(n, n)
	}
}

// String writes the lengths of the cycles, the longest first.
func (a *arrangement) String() string {
	var parts []string
	for length := a.n; length > 0; length-- {
		for range a.cycles[length] {
			parts = append(parts, fmt.Sprint(length))
		}
	}
	return strings.Join(parts, "+")
}

// distinct says whether no two rows of the board are equal. Rows i and i+t of a cycle
// of length a are, if t is a multiple of gcd(a, b) for the length b of every other
// cycle, and twice any difference is t+1 modulo a: so a is 2, t is 1, and all other
// lengths are odd. Rows of different cycles never are.
func (a *arrangement) distinct() bool {
	if a.cycles[2] != 1 {
		return true
	}
	for length := 4; length <= a.n; length += 2 {
		if a.cycles[length] > 0 {
			return true
		}
	}
	return false
}

// sort is how many classes there are of a size.
type sort struct{ size, classes int }

// classes are those of the cells, without writing the board, in the order of their
// sizes. Cells in the rows of one cycle and the columns of another, of lengths a and b,
// lie in gcd(a, b) classes, together with those mirrored at the diagonal. Within a cycle
// cells (i, i+d) and (i, i+1-d) lie together: where 2d is 1 modulo a, that is half as
// many. It takes time with the square of how many lengths there are, ten at most.
func (a *arrangement) classes(all []sort) []sort {
	add := func(size, classes int) {
		if classes > 0 {
			all = append(all, sort{size, classes})
		}
	}
	var lengths [mostSize]int
	different := 0
	for length := 1; length <= a.n; length++ {
		m := int(a.cycles[length])
		if m == 0 {
			continue
		}
		add(2*length, m*(length/2)+m*(m-1)/2*length)
		if length%2 == 1 {
			add(length, m)
		}
		for _, other := range lengths[:different] {
			d := gcd(length, other)
			add(2*length*other/d, m*int(a.cycles[other])*d)
		}
		lengths[different] = length
		different++
	}
	slices.SortFunc(all, func(s, t sort) int { return s.size - t.size })
	return all
}

func gcd(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// best is the largest total: the class with the most cells holds the greatest number.
func (a *arrangement) best() (total int) {
	var room [128]sort
	greatest := 0
	for _, s := range a.classes(room[:0]) {
		total += s.size * (s.classes*greatest + s.classes*(s.classes+1)/2)
		greatest += s.classes
	}
	return total
}
