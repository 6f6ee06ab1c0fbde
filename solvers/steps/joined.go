package steps

import "math/bits"

// The groups of a step of which none can be left out hang together: what falls apart over
// the cells that are open is not needed but for the part with the conclusion. And each has
// two open cells or more in common with others, the conclusion counted: by one alone it
// could only force that by itself, and what one group forces has been told before.

// joint is the memory for that.
type joint struct {
	once, twice set // of cells, that groups have
	apart       []int32
	ties        set   // of rules
	at          []set // by cell: the rules that it is in
	near        []set // by group: the rules that it has open cells in common with; nil until it is asked for
	stale       bool  // some are there
}

func newJoint(c *compiled) joint {
	j := joint{once: newSet(c.Cells), twice: newSet(c.Cells), ties: newSet(len(c.Groups)), at: newSets(c.Cells, len(c.Groups)), near: make([]set, len(c.Groups))}
	for cell := range j.at {
		for _, at := range c.at[cell] {
			if t := &c.tables[at.table]; !t.clue {
				j.at[cell].add(int32(t.group))
			}
		}
	}
	return j
}

// mark finds the open cells that some group has, and those that several have, or one and the
// conclusion.
func (h *hunt) mark() {
	j := &h.joint
	clear(j.once)
	clear(j.twice)
	for _, groups := range [][]int32{h.clues, h.chosen} {
		for _, g := range groups {
			for i, w := range h.cells[g] {
				w &^= h.known[i]
				j.twice[i] |= j.once[i] & w
				j.once[i] |= w
			}
		}
	}
	if j.once.has(h.cell) {
		j.twice.add(h.cell)
	}
}

// shares is how many open cells a group has in common with others.
func (h *hunt) shares(g int32) (n int) {
	for i, w := range h.cells[g] {
		n += bits.OnesCount64(w & h.joint.twice[i])
	}
	return n
}

// tied says whether what is chosen may hang together with so many further rules: of some
// sets of rules, one of each is still needed, and with one rule it must be the same. All
// says that as many of these sets as that have nothing in common: ties is then what is in
// any of them.
func (h *hunt) tied(left int) (hang, all bool) {
	j := &h.joint
	clear(j.ties)
	if left == 1 {
		j.ties.joinNot(j.ties)
	}
	if len(h.clues)+len(h.chosen)+left < 2 {
		return true, false // one group hangs together
	}
	h.mark()
	sets := 0 // that have nothing in common
	needs := func(s set) bool {
		if left == 1 {
			return j.ties.narrow(s)
		}
		if !j.ties.meets(s) {
			sets++
			for i, w := range s {
				j.ties[i] |= w
			}
		}
		return sets <= left
	}
	if !j.once.has(h.cell) && !needs(j.at[h.cell]) {
		return false, false
	}
	for _, groups := range [][]int32{h.clues, h.chosen} {
		for _, g := range groups {
			if h.shares(g) < 2 && !needs(h.nearTo(g)) {
				return false, false
			}
		}
	}
	return true, left > 1 && sets == left
}

// nearTo are the rules that a group has open cells in common with.
func (a *arguer) nearTo(g int32) set {
	j := &a.joint
	if j.near[g] == nil {
		near := newSet(len(a.Groups))
		for i, w := range a.cells[g] {
			for w &^= a.known[i]; w != 0; w &= w - 1 {
				for k, rules := range j.at[i<<6+bits.TrailingZeros64(w)] {
					near[k] |= rules
				}
			}
		}
		j.near[g], j.stale = near, true
	}
	return j.near[g]
}

// joined says whether what is chosen hangs together.
func (h *hunt) joined() bool {
	h.mark()
	j := &h.joint
	if !j.once.has(h.cell) {
		return false
	}
	j.apart = append(append(j.apart[:0], h.chosen...), h.clues...)
	for _, g := range j.apart {
		if h.shares(g) < 2 {
			return false
		}
	}
	// What hangs together with the first, by a cell other than the conclusion.
	together := j.once
	copy(together, h.cells[j.apart[0]])
	for apart := j.apart[1:]; len(apart) > 0; {
		n := 0
		for _, g := range apart {
			meets := false
			for i, w := range h.cells[g] {
				w &= together[i] &^ h.known[i]
				if int32(i) == h.cell>>6 {
					w &^= 1 << (h.cell & 63)
				}
				meets = meets || w != 0
			}
			if !meets {
				apart[n] = g
				n++
				continue
			}
			for i, w := range h.cells[g] {
				together[i] |= w
			}
		}
		if n == len(apart) {
			return false
		}
		apart = apart[:n]
	}
	return true
}
