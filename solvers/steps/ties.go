package steps

import "math/bits"

// Some cells of a group must be in another group of the step as well: those without
// which, if each of them may be as it likes, the group says nothing. Where the group only
// ever speaks against such a cell, another one must speak for it, and the other way
// round: else the cell could be taken as all of them like it.

// tie is how a group depends on what others say of its open cells.
type tie struct {
	void     bool // it says nothing, whatever they say
	needs    []need
	pro, con set  // the cells that it may make so, and those that it may rule out
	open     set  // its open cells
	one      bool // exactly one of them is so
}

// need is a cell of a group that others must speak of, pro or con, or either.
type need struct {
	cell     int32
	pro, con bool
}

// halves are the assignments of mostSmall cells in which one of them is so.
var halves = [mostSmall]uint64{0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000}

// tieOf finds that out for a group, with what is known.
func (a *arguer) tieOf(g int32) *tie {
	j := &a.joint
	if made := j.tie[g]; made != nil {
		return made
	}
	sets := newSets(3, a.Cells)
	made := &tie{open: sets[0], pro: sets[1], con: sets[2]}
	for i, w := range a.cells[g] {
		made.open[i] = w &^ a.known[i]
	}
	made.one = len(a.of[g]) == 1 && a.tables[a.of[g][0]].one
	if len(a.of[g]) == 1 && a.tables[a.of[g][0]].small {
		a.speaks(made, a.of[g][0])
	} else {
		made.pro, made.con = made.open, made.open
	}
	j.tie[g], j.stale = made, true
	return made
}

// speaks finds what a small table says of its open cells.
func (a *arguer) speaks(made *tie, n int32) {
	t := &a.tables[n]
	possible := ^uint64(0)
	if len(t.cells) < mostSmall {
		possible = 1<<(1<<len(t.cells)) - 1
	}
	on, off := a.knownOf(n, a.known)
	for i := range t.cells {
		if on>>i&1 != 0 {
			possible &= halves[i]
		} else if off>>i&1 != 0 {
			possible &^= halves[i]
		}
	}
	fits := t.met & possible
	if made.void = fits == possible; made.void {
		return
	}
	for i, cell := range t.cells {
		if (on|off)>>i&1 != 0 {
			continue
		}
		with, without := (fits&halves[i])>>(1<<i), fits&^halves[i]
		pro, con := with&^without != 0, without&^with != 0
		if pro {
			made.pro.add(cell)
		}
		if con {
			made.con.add(cell)
		}
		if with|without == possible&^halves[i] {
			made.needs = append(made.needs, need{cell, con, pro})
		}
	}
}

// speakOf are the rules that speak of a cell pro, con, or either.
func (a *arguer) speakOf(n need) set {
	switch {
	case n.pro && n.con:
		return a.joint.at[n.cell]
	case n.pro:
		return a.speakers(a.joint.pro, n.cell, func(t *tie) set { return t.pro })
	}
	return a.speakers(a.joint.con, n.cell, func(t *tie) set { return t.con })
}

func (a *arguer) speakers(of []set, cell int32, says func(*tie) set) set {
	if of[cell] == nil {
		made := newSet(len(a.Groups))
		a.joint.at[cell].each(func(g int32) bool {
			if says(a.tieOf(g)).has(cell) {
				made.add(g)
			}
			return true
		})
		of[cell], a.joint.stale = made, true
	}
	return of[cell]
}

// met says whether others speak of a cell as a marked group needs it; the contrary of the
// conclusion does of that.
func (m *marks) met(n need) bool {
	switch {
	case n.pro && n.con:
		return m.twice.has(n.cell)
	case n.pro:
		return m.pros.has(n.cell)
	}
	return m.cons.has(n.cell)
}

// of is how many of the open cells of a marked group are in others, too, how many are not,
// and of how many others speak pro.
func (m *marks) of(t *tie) (shared, loose, pros int) {
	for i, w := range t.open {
		shared += bits.OnesCount64(w & m.twice[i])
		loose += bits.OnesCount64(w &^ m.twice[i])
		pros += bits.OnesCount64(w & m.pros2[i])
	}
	return shared, loose, pros
}

// firm are the only rules of which a single one is enough for an exactly-one: if not all of
// its open cells are in other groups it says no more than that no two are so, and of two
// others must say that they are. Of so many they do already.
func (h *hunt) firm(t *tie, pros int) set {
	j, m := &h.joint, &h.level().marks
	clear(j.some)
	clear(j.several)
	j.rest.fill()
	t.open.each(func(cell int32) bool {
		if !m.pros2.has(cell) {
			for i, w := range h.speakOf(need{cell, true, false}) {
				j.several[i] |= j.some[i] & w
				j.some[i] |= w
			}
		}
		if !m.twice.has(cell) {
			j.rest.narrow(j.at[cell])
		}
		return true
	})
	needed := j.some
	if pros == 0 {
		needed = j.several
	}
	needed.join(j.rest)
	return needed
}

// closes says whether with a rule and a single one more all loose ends may be tied.
func (h *hunt) closes(g int32) bool {
	j, d := &h.joint, h.level()
	m := &d.marks
	t := h.tieOf(g)
	if t.void {
		return false
	}
	rest := j.rest
	for i, w := range h.barred {
		rest[i] = ^w
	}
	rest.remove(g)
	for _, s := range d.needed {
		if !s.has(g) && !rest.narrow(s) {
			return false
		}
	}
	shared := 0
	for i, w := range t.open {
		shared += bits.OnesCount64(w & m.once[i])
	}
	if t.open.has(h.cell) && !m.once.has(h.cell) {
		shared++
	}
	if shared < 2 && !rest.narrow(h.nearTo(g)) {
		return false
	}
	for _, n := range t.needs {
		met := n.pro && m.pros.has(n.cell) || n.con && m.cons.has(n.cell)
		if !met && (n.cell == h.cell || !rest.narrow(h.speakOf(n))) {
			return false
		}
	}
	return true
}
