package fd

import (
	"fmt"
	"iter"
	"math/bits"
	"slices"
)

// Domain is a set of values as it is declared: bit k of the words stands for
// the value lo+k.
type Domain struct {
	lo    int
	words []uint64
	bad   string
}

func span(lo, hi int) Domain {
	switch {
	case lo > hi:
		return Domain{bad: fmt.Sprintf("%d..%d holds no value", lo, hi)}
	case lo < -MaxValue || hi > MaxValue:
		return Domain{bad: fmt.Sprintf("%d..%d passes the limit of %d either way", lo, hi, MaxValue)}
	case hi-lo >= MaxDomain:
		return Domain{bad: fmt.Sprintf("%d..%d is wider than %d values", lo, hi, MaxDomain)}
	}
	n := hi - lo + 1
	words := make([]uint64, (n+63)/64)
	for i := range words {
		words[i] = ^uint64(0)
	}
	if n%64 != 0 {
		words[len(words)-1] = 1<<(n%64) - 1
	}
	return Domain{lo: lo, words: words}
}

func setOf(values []int) Domain {
	if len(values) == 0 {
		return Domain{bad: "it holds no value"}
	}
	lo, hi := slices.Min(values), slices.Max(values)
	d := span(lo, hi)
	if d.bad != "" {
		return d
	}
	clear(d.words)
	for _, v := range values {
		d.words[(v-lo)>>6] |= 1 << ((v - lo) & 63)
	}
	return d
}

func (d Domain) check() error {
	if d.bad != "" {
		return fmt.Errorf("%w: %s", ErrDomain, d.bad)
	}
	return nil
}

func (d Domain) values() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, w := range d.words {
			for ; w != 0; w &= w - 1 {
				if !yield(d.lo + i<<6 + bits.TrailingZeros64(w)) {
					return
				}
			}
		}
	}
}

func (d Domain) size() int {
	n := 0
	for _, w := range d.words {
		n += bits.OnesCount64(w)
	}
	return n
}

func (d Domain) min() int { return d.lo + trailing(d.words) }

func (d Domain) max() int {
	for i := len(d.words) - 1; i >= 0; i-- {
		if w := d.words[i]; w != 0 {
			return d.lo + i<<6 + 63 - bits.LeadingZeros64(w)
		}
	}
	return d.lo
}

func trailing(words []uint64) int {
	for i, w := range words {
		if w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return 0
}
