package explain

import (
	"iter"
	"math/bits"
)

// set is a set of facts by their positions, as bits. Sets of one prover have
// one length.
type set []uint64

func newSet(size int) set { return make(set, (size+63)/64) }

func (s set) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }
func (s set) add(i int)      { s[i/64] |= 1 << (i % 64) }
func (s set) drop(i int)     { s[i/64] &^= 1 << (i % 64) }

func (s set) clone() set { return append(set(nil), s...) }

func (s set) len() int {
	n := 0
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

func (s set) empty() bool {
	for _, word := range s {
		if word != 0 {
			return false
		}
	}
	return true
}

func (s set) equal(t set) bool {
	for i, word := range s {
		if word != t[i] {
			return false
		}
	}
	return true
}

// within says whether every member of s is one of t.
func (s set) within(t set) bool {
	for i, word := range s {
		if word&^t[i] != 0 {
			return false
		}
	}
	return true
}

// meets says whether s and t have a member in common.
func (s set) meets(t set) bool {
	for i, word := range s {
		if word&t[i] != 0 {
			return true
		}
	}
	return false
}

// without and and are new sets.
func (s set) without(t set) set {
	out := s.clone()
	for i, word := range t {
		out[i] &^= word
	}
	return out
}

func (s set) or(t set) set {
	u := s.clone()
	for i := range t {
		u[i] |= t[i]
	}
	return u
}

func (s set) and(t set) set {
	out := s.clone()
	for i, word := range t {
		out[i] &= word
	}
	return out
}

// all goes through the members in order.
func (s set) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(i*64 + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}
