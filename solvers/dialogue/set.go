package dialogue

import (
	"iter"
	"math/bits"
	"slices"
)

// A Set is a set of worlds of one conversation. It takes a bit for each world
// of the conversation, or four bytes for each member where that is less. It
// does not change.
type Set struct {
	worlds int
	count  int
	list   []uint32 // the members in ascending order, when sparse
	words  []uint64 // a bit for each world, when neither sparse nor everything
	sparse bool
}

// listWorth is how many times as many worlds as members make a list smaller
// than a bit for each world. Tests change it.
var listWorth = 32

func everything(worlds int) *Set { return &Set{worlds: worlds, count: worlds} }

// Len is the number of worlds in the set.
func (s *Set) Len() int { return s.count }

// Has says whether the world is in the set.
func (s *Set) Has(world int) bool {
	switch {
	case world < 0 || world >= s.worlds:
		return false
	case s.sparse:
		_, ok := slices.BinarySearch(s.list, uint32(world))
		return ok
	case s.words == nil:
		return true
	}
	return s.words[world>>6]>>(world&63)&1 != 0
}

// All lists the worlds of the set in ascending order.
func (s *Set) All() iter.Seq[int] { return s.Between(0, s.worlds) }

// Between lists the worlds of the set from first on and below last.
func (s *Set) Between(first, last int) iter.Seq[int] {
	first, last = max(first, 0), min(last, s.worlds)
	return func(yield func(int) bool) {
		if s.sparse {
			i, _ := slices.BinarySearch(s.list, uint32(first))
			for ; i < len(s.list) && int(s.list[i]) < last; i++ {
				if !yield(int(s.list[i])) {
					return
				}
			}
			return
		}
		for i := first >> 6; i<<6 < last; i++ {
			word := s.alive(i)
			if i == first>>6 {
				word &= ^uint64(0) << (first & 63)
			}
			for ; word != 0; word &= word - 1 {
				w := i<<6 | bits.TrailingZeros64(word)
				if w >= last || !yield(w) {
					return
				}
			}
		}
	}
}

// positions is the number of places that a bit vector over the set has: the
// members where they are listed, otherwise all worlds of the conversation.
func (s *Set) positions() int {
	if s.sparse {
		return s.count
	}
	return s.worlds
}

// world is the world at a place.
func (s *Set) world(position int) int {
	if s.sparse {
		return int(s.list[position])
	}
	return position
}

// position is the place of a member.
func (s *Set) position(world int) int {
	if s.sparse {
		i, _ := slices.BinarySearch(s.list, uint32(world))
		return i
	}
	return world
}

// alive gives the bits of 64 places that belong to members, from the place
// 64*i on.
func (s *Set) alive(i int) uint64 {
	if s.words != nil {
		return s.words[i]
	}
	if rest := s.positions() - i<<6; rest < 64 {
		return 1<<rest - 1
	}
	return ^uint64(0)
}

// keep is the subset of the members whose places are marked.
func (s *Set) keep(marks []uint64) *Set {
	count := 0
	for i, m := range marks {
		count += bits.OnesCount64(m & s.alive(i))
	}
	if count == s.count {
		return s
	}
	kept := &Set{worlds: s.worlds, count: count}
	if s.sparse || count*listWorth <= s.worlds {
		kept.sparse = true
		kept.list = make([]uint32, 0, count)
		for i, m := range marks {
			for m &= s.alive(i); m != 0; m &= m - 1 {
				kept.list = append(kept.list, uint32(s.world(i<<6|bits.TrailingZeros64(m))))
			}
		}
		return kept
	}
	kept.words = make([]uint64, len(marks))
	for i, m := range marks {
		kept.words[i] = m & s.alive(i)
	}
	return kept
}

// project carries marks on the places of from over to the places of to, which
// is a subset of from. Where both are bit vectors the marks are the same.
func project(marks []uint64, from, to *Set) []uint64 {
	if from == to || !from.sparse && !to.sparse {
		return marks
	}
	out := newBits(to.count)
	place := 0
	for i, w := range to.list {
		if from.sparse {
			for from.list[place] != w {
				place++
			}
		} else {
			place = int(w)
		}
		out[i>>6] |= marks[place>>6] >> (place & 63) & 1 << (i & 63)
	}
	return out
}

func newBits(n int) []uint64 { return make([]uint64, (n+63)>>6) }
