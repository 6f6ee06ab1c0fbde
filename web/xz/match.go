//go:build !wasm

package xz

import (
	"encoding/binary"
	"math/bits"
)

// match is a copy that a place offers.
type match struct {
	length   int
	distance uint32 // less one
}

// finder finds, at one place after the other, the nearest copy of every length
// in all that came before.
//
// It has a tree of all places: those that have some bytes in common are a branch, and
// those among them that have more in common are a branch of that one. On the way from a place down to
// the root, the newest place of each branch is the nearest copy of the branch's
// length. No byte of the content is looked at again.
type finder struct {
	known    int // the places before are in the tree from the start
	next     int // the place to look at next
	branches []branch
	leaf     []uint32 // the branch at which each place is a leaf, from the first unknown one on
	found    []match
}

// branch is a length, which is how many bytes all its places have in common; the branch that it
// belongs to, where 0 is the root; and the newest of its places that were looked at, plus one.
// It takes eight bytes, since nearly all time is spent on fetching branches from memory.
type branch uint64

const (
	placeBits = 26
	newest    = 1<<placeBits - 1
)

func (b branch) length() int    { return int(b >> (2 * placeBits)) }
func (b branch) below() uint32  { return uint32(b >> placeBits & newest) }
func (b branch) newest() uint32 { return uint32(b & newest) }

// newFinder makes a finder for two contents, one behind the other, that has looked at the first.
func newFinder(content []byte, first, second suffixes) *finder {
	if len(content) >= newest {
		panic("xz: content and what it is packed beside must be shorter than 64 MB in all")
	}
	known := len(first.places)
	f := &finder{
		known: known, next: known,
		branches: make([]branch, 1, len(content)*5/8+1), // enough for a program
		leaf:     make([]uint32, len(content)-known),
		found:    make([]match, 0, maxLength),
	}
	g := grower{finder: f, open: []uint32{0}}
	merge(content, first, second, g.add)
	g.add(0, 0)
	return f
}

// grower grows a tree, place by place in their order.
type grower struct {
	*finder
	open []uint32 // the branches of the place that came last, the root first
	last uint32   // and that place, plus one
}

// add adds a place that has some bytes in common with the one before.
func (g *grower) add(place, common uint32) {
	if common < minLength {
		common = 0
	}
	top := g.open[len(g.open)-1]
	if g.length(top) < common {
		top = g.grow(common)
	}
	if int(g.last) > g.known {
		g.leaf[int(g.last)-1-g.known] = top
	} else {
		g.enter(top, g.last)
	}
	for g.length(top) > common {
		g.open = g.open[:len(g.open)-1]
		below := g.open[len(g.open)-1]
		if g.length(below) < common {
			below = g.grow(common)
		}
		g.branches[top] |= branch(below) << placeBits
		g.enter(below, g.branches[top].newest())
		top = below
	}
	g.last = place + 1
}

func (g *grower) length(b uint32) uint32 { return uint32(g.branches[b].length()) }

func (g *grower) grow(length uint32) uint32 {
	b := uint32(len(g.branches))
	g.branches = append(g.branches, branch(length)<<(2*placeBits))
	g.open = append(g.open, b)
	return b
}

// enter notes a place, plus one, if it is the newest of a branch.
func (g *grower) enter(b, place uint32) {
	if here := g.branches[b]; here.newest() < place {
		g.branches[b] = here&^newest | branch(place)
	}
}

// find looks at the next place and gives the copies that it offers, each shorter
// and nearer than the one before. The result is valid until the next call.
func (f *finder) find() []match {
	if (f.next-f.known)%ahead == 0 {
		f.fetch(f.next - f.known + ahead)
	}
	at, nearest := uint32(f.next), uint32(0)
	f.found = f.found[:0]
	for b := f.leaf[f.next-f.known]; b != 0; {
		here := f.branches[b]
		f.branches[b] = here&^newest | branch(at+1)
		if n := here.newest(); n > nearest {
			nearest = n
			f.found = append(f.found, match{here.length(), at - n})
			if n == at {
				// Nothing is nearer than the place right before. In a run of one byte the way down has hundreds
				// of steps, and that the branches there keep an older place as their newest costs next to nothing.
				break
			}
		}
		b = here.below()
	}
	f.next++
	return f.found
}

const (
	ahead = 16 // so many places have their branches fetched at a time,
	steps = 10 // on so many steps of their ways; further down all is at hand anyhow
)

// fetch walks the ways of some places side by side. The processor fetches their branches from memory at the
// same time then, and not each when the one above it has come.
func (f *finder) fetch(from int) {
	if from+ahead > len(f.leaf) {
		return
	}
	ways := [ahead]uint32(f.leaf[from:])
	for range steps {
		for i, b := range ways {
			ways[i] = f.branches[b].below()
		}
	}
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
