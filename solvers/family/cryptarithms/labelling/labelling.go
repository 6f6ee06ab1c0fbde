// Package labelling is the plain way of the textbooks to solve sums written with letters: a digit
// for one letter after the other, the least first, and after each the question whether the two sides
// of a sum can still be equal, where a letter without a digit may be anything. Nothing is crossed off.
//
// What counts is every digit that is put in: one that the conditions on the letters that have digits by then
// allow. A condition does not narrow what a letter without a digit may be, not even that it is not 0.
package labelling

import (
	"iter"
	"math/bits"
	"slices"

	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

// Labelling is such a search. It is run once.
type Labelling struct {
	Values []int // by variable of the model; those of the letters come first

	base  int
	order []fd.Var          // letters, by position
	rank  []int             // positions, by letter
	alone []uint64          // by letter: the digits that conditions on it alone allow, as bits
	apart [][]fd.Var        // by letter: those before it that have other digits
	tests [][]fd.Constraint // by letter: the other conditions of which it is the last
	sums  [][]speech.Product

	low, high []int // by letter: the least and the greatest that it may be
}

// New takes the letters, one at least, in an order, and a base of 64 at most. The variables are those of a
// model in which those of the letters come first.
func New(base, variables int, order []fd.Var) *Labelling {
	n := len(order)
	l := &Labelling{Values: make([]int, variables), base: base, order: order, rank: make([]int, n), alone: slices.Repeat([]uint64{1<<base - 1}, n),
		apart: make([][]fd.Var, n), tests: make([][]fd.Constraint, n), low: make([]int, n), high: slices.Repeat([]int{base - 1}, n)}
	for i, letter := range order {
		l.rank[letter] = i
	}
	return l
}

// Sum adds a sum: products that come to 0 where it is right, none of one that does not count.
func (l *Labelling) Sum(products []speech.Product) { l.sums = append(l.sums, products) }

// Heed has a condition, on one letter at least, tested as soon as all its letters have digits.
func (l *Labelling) Heed(c fd.Constraint) {
	letters := fd.Scope(c)
	slices.SortFunc(letters, func(a, b fd.Var) int { return l.rank[a] - l.rank[b] })
	last := letters[len(letters)-1]
	if _, ok := c.(fd.AllDifferent); ok {
		for i, letter := range letters {
			l.apart[letter] = append(l.apart[letter], letters[:i]...)
		}
		return
	}
	if len(letters) > 1 {
		l.tests[last] = append(l.tests[last], c)
		return
	}
	for digit := range l.base {
		if l.Values[last] = digit; !naive.Holds(c, l.Values) {
			l.alone[last] &^= 1 << digit
		}
	}
}

// free are the digits that a letter may have, as bits, as far as it is alone or must
// differ from the letters before it.
func (l *Labelling) free(letter fd.Var) uint64 {
	digits := l.alone[letter]
	for _, other := range l.apart[letter] {
		digits &^= 1 << l.Values[other]
	}
	return digits
}

// fits says whether the conditions allow the digit of a letter beside those of the
// letters before it.
func (l *Labelling) fits(letter fd.Var) bool {
	return !slices.ContainsFunc(l.tests[letter], func(c fd.Constraint) bool { return !naive.Holds(c, l.Values) })
}

// wrong is a sum that cannot come out right any more, -1 for none.
func (l *Labelling) wrong() int {
	for i := range l.sums {
		if low, high := l.Bounds(i); low > 0 || high < 0 {
			return i
		}
	}
	return -1
}

// Bounds are those of the left side of a sum less its right side, with the digits that are put in.
func (l *Labelling) Bounds(sum int) (low, high int) {
	return speech.Bounds(l.sums[sum], l.low, l.high)
}

// Run goes on to the end: with every digit that is put in, by its place in the order, comes a sum that
// is wrong then, -1 for none.
func (l *Labelling) Run() iter.Seq2[int, int] {
	return func(yield func(depth, wrong int) bool) {
		left := make([]uint64, len(l.order)) // by position: the digits to be tried yet
		left[0] = l.free(l.order[0])
		for depth := 0; depth >= 0; {
			letter := l.order[depth]
			l.low[letter], l.high[letter] = 0, l.base-1
			if left[depth] == 0 {
				depth--
				continue
			}
			digit := bits.TrailingZeros64(left[depth])
			left[depth] &^= 1 << digit
			if l.Values[letter] = digit; !l.fits(letter) {
				continue
			}
			l.low[letter], l.high[letter] = digit, digit
			wrong := l.wrong()
			if !yield(depth, wrong) {
				return
			}
			if wrong < 0 && depth+1 < len(l.order) {
				depth++
				left[depth] = l.free(l.order[depth])
			}
		}
	}
}
