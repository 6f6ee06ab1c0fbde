//go:build !wasm

package xz

// step is one thing that the decoder does: put out a literal, or copy some bytes
// from a distance.
type step struct {
	back   uint32 // literal, or which of the last distances (0 to 3), or 4 + distance - 1
	length int
}

const (
	literal = ^uint32(0)
	repeats = 4
)

// encode writes the step that leads on from a place, and lets the model learn.
func (e *encoder) encode(at int, s step) {
	m, c := &e.model, &e.coder
	pos := at % positions
	if s.back == literal {
		c.bit(&m.isMatch[m.state][pos], 0)
		e.encodeLiteral(at)
		m.state = m.state.literal()
		return
	}
	c.bit(&m.isMatch[m.state][pos], 1)
	if s.back >= repeats {
		c.bit(&m.isRep[m.state], 0)
		e.prices.matchLen.used++
		m.matchLen.encode(c, s.length, pos)
		e.encodeDistance(s.back-repeats, s.length)
	} else {
		c.bit(&m.isRep[m.state], 1)
		e.encodeRep(s, pos)
	}
	m.state, m.reps = after(m.state, m.reps, s)
}

// after gives state and last distances after a step.
func after(s state, reps [4]uint32, by step) (state, [4]uint32) {
	switch b := by.back; {
	case b == literal:
		return s.literal(), reps
	case b >= repeats:
		return s.match(), [4]uint32{b - repeats, reps[0], reps[1], reps[2]}
	case by.length == 1:
		return s.shortRep(), reps
	case b == 1:
		reps[0], reps[1] = reps[1], reps[0]
	case b == 2:
		reps[0], reps[1], reps[2] = reps[2], reps[0], reps[1]
	case b == 3:
		reps[0], reps[1], reps[2], reps[3] = reps[3], reps[0], reps[1], reps[2]
	}
	return s.rep(), reps
}

func (e *encoder) encodeLiteral(at int) {
	m, c := &e.model, &e.coder
	var before byte
	if at > 0 {
		before = e.content[at-1]
	}
	ps := &m.literal[before>>(8-literalBits)]
	symbol := uint32(e.content[at])
	if !m.state.afterCopy() {
		c.tree(ps[:], symbol, 8)
		return
	}
	// After a copy the byte that would have come next is unlikely, since the
	// copy would have been longer: its bits are a context as long as they agree.
	match := uint32(e.content[at-int(m.reps[0])-1])
	offset := uint32(0x100)
	for symbol |= 0x100; symbol < 0x10000; {
		match <<= 1
		c.bit(&ps[offset+match&offset+symbol>>8], symbol>>7&1)
		symbol <<= 1
		offset &^= match ^ symbol
	}
}

func (e *encoder) encodeRep(s step, pos int) {
	m, c := &e.model, &e.coder
	if s.back == 0 {
		c.bit(&m.isRep0[m.state], 0)
		if s.length == 1 {
			c.bit(&m.isRep0Long[m.state][pos], 0)
			return
		}
		c.bit(&m.isRep0Long[m.state][pos], 1)
	} else {
		c.bit(&m.isRep0[m.state], 1)
		if s.back == 1 {
			c.bit(&m.isRep1[m.state], 0)
		} else {
			c.bit(&m.isRep1[m.state], 1)
			c.bit(&m.isRep2[m.state], s.back-2)
		}
	}
	e.prices.repLen.used++
	m.repLen.encode(c, s.length, pos)
}

func (l *lengthModel) encode(c *rangeCoder, length, pos int) {
	switch n := uint32(length - minLength); {
	case n < 8:
		c.bit(&l.isLong, 0)
		c.tree(l.short[pos][:], n, 3)
	case n < 16:
		c.bit(&l.isLong, 1)
		c.bit(&l.isLonger, 0)
		c.tree(l.middle[pos][:], n-8, 3)
	default:
		c.bit(&l.isLong, 1)
		c.bit(&l.isLonger, 1)
		c.tree(l.long[:], n-16, 8)
	}
}

func (e *encoder) encodeDistance(distance uint32, length int) {
	m, c := &e.model, &e.coder
	e.prices.distancesUsed++
	slot := slotOf(distance)
	c.tree(m.slot[lengthClass(length)][:], slot, slotBits)
	if slot < plainSlots {
		return
	}
	footer, first := slotStart(slot)
	if slot < treeSlots {
		c.reverseTree(m.nearTree(slot, first), distance-first, footer)
		return
	}
	c.direct((distance-first)>>alignBits, footer-alignBits)
	c.reverseTree(m.align[:], distance&(1<<alignBits-1), alignBits)
}
