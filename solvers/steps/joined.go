package steps

import (
	"math/bits"
	"slices"
)

// The groups of a step of which none can be left out hang together: what falls apart over
// the cells that are open is not needed but for the part with the conclusion. And each has
// two open cells or more in common with others, the conclusion counted: by one alone it
// could only force that by itself, and what one group forces has been told before.

// joint is the memory for that.
type joint struct {
	apart    []int32
	together set    // of cells
	ties     set    // of rules
	at       []set  // by cell: the rules that it is in
	near     []set  // by group: the rules that it has open cells in common with; nil until it is asked for
	tie      []*tie // by group, with what is known; nil until it is asked for
	pro, con []set  // by cell: the rules that speak of it so; nil until they are asked for
	stale    bool   // some are there
	least    set    // of what ties loose ends, the one with the fewest rules that are not barred
	fewest   int
	// Of rules, for a count that is under way: what it gives is to be read before the next one.
	some, several, rest set
}

func newJoint(c *compiled) joint {
	j := joint{together: newSet(c.Cells), ties: newSet(len(c.Groups)), at: newSets(c.Cells, len(c.Groups)), near: make([]set, len(c.Groups)),
		tie: make([]*tie, len(c.Groups)), pro: make([]set, c.Cells), con: make([]set, c.Cells), rest: newSet(len(c.Groups)), some: newSet(len(c.Groups)), several: newSet(len(c.Groups))}
	for cell := range j.at {
		for _, at := range c.at[cell] {
			if t := &c.tables[at.table]; !t.clue {
				j.at[cell].add(int32(t.group))
			}
		}
	}
	return j
}

// tied says whether what is chosen may hang together with so many further rules: of some
// sets of rules, one of each is still needed, and with one rule it must be the same. All
// says that as many of these sets as that have nothing in common: ties is then what is in
// any of them.
func (h *hunt) tied(left int) (hang, all bool) {
	j := &h.joint
	clear(j.ties)
	if left == 1 {
		j.ties.fill()
	}
	if len(h.clues)+len(h.chosen)+left < 2 {
		return true, false // one group hangs together
	}
	d := h.level()
	m := &d.marks
	sets := 0 // that have nothing in common
	j.fewest = 1 << 30
	d.needed = d.needed[:0]
	needs := func(s set) bool {
		free := 0
		for i, w := range s {
			free += bits.OnesCount64(w &^ h.barred[i])
		}
		if free == 0 {
			return false
		}
		if free < j.fewest {
			j.least, j.fewest = s, free
		}
		if left == 1 {
			return j.ties.narrow(s)
		}
		if left == 2 {
			d.needed = append(d.needed, s)
		}
		if !j.ties.meets(s) {
			sets++
			for i, w := range s {
				j.ties[i] |= w
			}
		}
		return sets <= left
	}
	if !m.once.has(h.cell) && !needs(j.at[h.cell]) {
		return false, false
	}
	for _, groups := range [][]int32{h.clues, h.chosen} {
		for _, g := range groups {
			t := h.tieOf(g)
			if t.void {
				return false, false
			}
			shared, loose, pros := m.of(t)
			if shared < 2 && !needs(h.nearTo(g)) {
				return false, false
			}
			if t.one && loose > 0 && pros < 2 {
				if left > 1 && !needs(h.nearTo(g)) || left == 1 && !needs(h.firm(t, pros)) {
					return false, false
				}
			}
			for _, n := range t.needs {
				if !m.met(n) && (n.cell == h.cell || !needs(h.speakOf(n))) {
					return false, false
				}
			}
		}
	}
	if left == 1 {
		free := false
		for i, w := range j.ties {
			free = free || w&^h.barred[i] != 0
		}
		return free, false
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
	j, m := &h.joint, &h.level().marks
	if !m.once.has(h.cell) {
		return false
	}
	j.apart = append(append(j.apart[:0], h.chosen...), h.clues...)
	for _, g := range j.apart {
		t := h.tieOf(g)
		shared, loose, pros := m.of(t)
		if t.void || shared < 2 || t.one && loose > 0 && pros < 2 || slices.ContainsFunc(t.needs, func(n need) bool { return !m.met(n) }) {
			return false
		}
	}
	// What hangs together with the first, by a cell other than the conclusion.
	together := j.together
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
