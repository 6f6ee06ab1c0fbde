//go:build !wasm

package xz

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// maxDepth is how many earlier places are looked at for one. Eight times as many
// take twice the time and gain a fifth of a per cent, or nothing.
const maxDepth = 64

// match is a copy that a place offers.
type match struct {
	length   int
	distance uint32 // less one
}

// finder finds, at one place after the other, the nearest copy of every length
// in all that came before.
//
// Places that begin with the same four bytes are in one binary tree, sorted by
// the bytes that follow. The newest is the root: on the way down to where a new
// place belongs, the nearest copies come first, and each that is longer than all
// before it counts. On this way the tree is split into what sorts before and
// after the new place, which becomes the root.
type finder struct {
	content []byte
	next    int // the place to look at next
	// The newest place, plus one, that begins with two, three, four bytes; four by
	// a hash.
	two, three, four []uint32
	threeShift       int
	fourShift        int
	sons             []uint32 // two for each place, plus one
	found            []match
}

func newFinder(content []byte) *finder {
	n := max(bits.Len(uint(len(content))), 10)
	threeBits, fourBits := min(n, 18), min(n, 22)
	return &finder{
		content: content,
		two:     make([]uint32, 1<<16), three: make([]uint32, 1<<threeBits), four: make([]uint32, 1<<fourBits),
		threeShift: 32 - threeBits, fourShift: 32 - fourBits,
		sons:  make([]uint32, 2*len(content)),
		found: make([]match, 0, maxLength),
	}
}

// clone gives a finder that has taken in the same, for content that goes on from there.
func (f *finder) clone(content []byte) *finder {
	c := *f
	c.content = content
	c.two, c.three, c.four = slices.Clone(f.two), slices.Clone(f.three), slices.Clone(f.four)
	c.sons = make([]uint32, 2*len(content))
	copy(c.sons, f.sons)
	c.found = make([]match, 0, maxLength)
	return &c
}

// find looks at the next place and gives the copies that it offers, each longer
// and farther than the one before. The result is valid until the next call.
func (f *finder) find() []match {
	at := f.next
	f.next++
	f.found = f.found[:0]
	limit := min(len(f.content)-at, maxLength)
	if limit < 4 {
		return nil
	}
	head := binary.LittleEndian.Uint32(f.content[at:])
	two := &f.two[head&0xffff]
	three := &f.three[head<<8*0x9e3779b1>>f.threeShift]
	four := &f.four[head*0x9e3779b1>>f.fourShift]
	two2, three3, root := int(*two)-1, int(*three)-1, int(*four)-1
	*two, *three, *four = uint32(at+1), uint32(at+1), uint32(at+1)

	longest := 1
	if two2 >= 0 {
		longest = common(f.content, two2, at, 2, limit)
		f.found = append(f.found, match{longest, uint32(at - two2 - 1)})
	}
	if three3 >= 0 && three3 != two2 && longest < limit {
		if n := common(f.content, three3, at, 0, limit); n > longest && n >= 3 {
			longest = n
			f.found = append(f.found, match{n, uint32(at - three3 - 1)})
		}
	}
	f.insert(at, root, max(longest, 3), limit)
	return f.found
}

// insert makes a place the root of its tree and notes copies longer than those
// known.
func (f *finder) insert(at, other, longest, limit int) {
	content, sons := f.content, f.sons
	before, after := 2*at, 2*at+1 // where the next place that sorts before and after belongs
	lengthBefore, lengthAfter := 0, 0
	for depth := maxDepth; other >= 0 && depth > 0; depth-- {
		n := common(content, other, at, min(lengthBefore, lengthAfter), limit)
		if n > longest {
			longest = n
			f.found = append(f.found, match{n, uint32(at - other - 1)})
		}
		if n == limit { // the same as far as we look: the new place takes its stead
			sons[before], sons[after] = sons[2*other], sons[2*other+1]
			return
		}
		if content[other+n] < content[at+n] {
			sons[before] = uint32(other + 1)
			before, lengthBefore = 2*other+1, n
			other = int(sons[before]) - 1
		} else {
			sons[after] = uint32(other + 1)
			after, lengthAfter = 2*other, n
			other = int(sons[after]) - 1
		}
	}
	sons[before], sons[after] = 0, 0
}

// skip takes in places whose copies are not asked for.
func (f *finder) skip(n int) {
	for range n {
		f.find()
	}
}

// common counts the bytes that two places have in common, the first of which are
// known, up to a limit.
func common(content []byte, a, b, known, limit int) int {
	n := known
	for ; n+8 <= limit; n += 8 {
		if x := binary.LittleEndian.Uint64(content[a+n:]) ^ binary.LittleEndian.Uint64(content[b+n:]); x != 0 {
			return n + bits.TrailingZeros64(x)/8
		}
	}
	for n < limit && content[a+n] == content[b+n] {
		n++
	}
	return n
}
