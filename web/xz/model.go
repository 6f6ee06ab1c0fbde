//go:build !wasm

package xz

import "math/bits"

// Sizes of the format, and how we set what it leaves open: a literal is coded in
// the context of the three highest bits of the byte before it (lc=3, lp=0), all
// else in that of the position modulo four (pb=2).
const (
	literalBits   = 3
	positionBits  = 2
	positions     = 1 << positionBits
	properties    = (positionBits*5+0)*9 + literalBits
	minLength     = 2
	maxLength     = 273
	states        = 12
	slotBits      = 6  // of a distance, see slotOf
	plainSlots    = 4  // slots that are distances themselves
	treeSlots     = 14 // below: the rest of the distance has a tree of its own
	treeDistances = 1 << (treeSlots / 2)
	alignBits     = 4 // the lowest bits of farther distances have one in common
	lengthClasses = 4 // of copies, for their distance's slot
)

// model holds all that coder and decoder learn as they go.
type model struct {
	literal    [1 << literalBits][0x300]probability
	isMatch    [states][positions]probability
	isRep      [states]probability
	isRep0     [states]probability
	isRep1     [states]probability
	isRep2     [states]probability
	isRep0Long [states][positions]probability
	matchLen   lengthModel
	repLen     lengthModel
	slot       [lengthClasses][1 << slotBits]probability
	near       [treeDistances]probability // trees of the slots from plainSlots to treeSlots, one behind the other
	align      [1 << alignBits]probability

	state state
	reps  [4]uint32 // the last four distances, less one
}

type lengthModel struct {
	isLong, isLonger probability
	short, middle    [positions][8]probability // lengths from 2 and from 10 on
	long             [256]probability          // from 18 on
}

func (m *model) reset() {
	*m = model{}
	even := func(ps []probability) {
		for i := range ps {
			ps[i] = evenly
		}
	}
	for i := range m.literal {
		even(m.literal[i][:])
	}
	for i := range states {
		even(m.isMatch[i][:])
		even(m.isRep0Long[i][:])
	}
	for _, ps := range []*[states]probability{&m.isRep, &m.isRep0, &m.isRep1, &m.isRep2} {
		even(ps[:])
	}
	for _, l := range []*lengthModel{&m.matchLen, &m.repLen} {
		l.isLong, l.isLonger = evenly, evenly
		for i := range positions {
			even(l.short[i][:])
			even(l.middle[i][:])
		}
		even(l.long[:])
	}
	for i := range m.slot {
		even(m.slot[i][:])
	}
	even(m.near[:])
	even(m.align[:])
}

// state says of which kinds the last steps were. Below 7 the last was a literal.
type state uint8

func (s state) afterCopy() bool { return s >= 7 }

func (s state) literal() state {
	switch {
	case s < 4:
		return 0
	case s < 10:
		return s - 3
	}
	return s - 6
}

func (s state) match() state    { return s.either(7, 10) }
func (s state) rep() state      { return s.either(8, 11) }
func (s state) shortRep() state { return s.either(9, 11) }

func (s state) either(afterLiteral, afterCopy state) state {
	if s < 7 {
		return afterLiteral
	}
	return afterCopy
}

// slotOf gives the slot of a distance (less one): its number of bits and the
// second highest of them.
func slotOf(distance uint32) uint32 {
	if distance < plainSlots {
		return distance
	}
	n := uint32(bits.Len32(distance)) - 1
	return n<<1 | distance>>(n-1)&1
}

// slotStart gives the number of bits that follow a slot, from plainSlots on, and
// the first distance in it.
func slotStart(slot uint32) (footer int, first uint32) {
	footer = int(slot>>1) - 1
	return footer, (2 | slot&1) << footer
}

// nearTree gives the tree of a slot below treeSlots. Its root would be at 1.
func (m *model) nearTree(slot, first uint32) []probability { return m.near[first-slot:] }

// lengthClass gives the class of a copy's length.
func lengthClass(length int) int { return min(length-minLength, lengthClasses-1) }
