package steps

import (
	"math/bits"
)

// model is an assignment in which some cells are wrong, as the cells in which it
// differs from the solution, and the groups that it breaks.
type model struct {
	diff, rules, clues set
	list               []int32 // the rules
	dead               bool    // it contradicts what is known by now
}

// flips are a model in the making: by table, the cells that differ, and whether it is
// broken so.
type flips struct {
	by     []uint64
	broken []bool
	list   []int32
	in     []bool
}

func (a *arguer) flip(cell int32) {
	f := &a.flips
	for _, at := range a.at[cell] {
		f.by[at.table] ^= at.bit
		f.broken[at.table] = a.breaks(at.table, 0)
		if !f.in[at.table] {
			f.in[at.table] = true
			f.list = append(f.list, at.table)
		}
	}
}

// breaks says whether a table is broken, with further cells of it turned over.
func (a *arguer) breaks(t int32, more uint64) bool {
	return !a.tables[t].fits(a.bare.refOn[t] ^ a.flips.by[t] ^ more)
}

// keep makes a model of the cells that differ and stores it. With climb, cells but one are
// turned over as long as fewer rules are broken for that, and none that is demanded of
// the solver: what breaks little says much.
func (a *arguer) keep(diff set, climb bool, but int32) (*model, error) {
	f := &a.flips
	f.list = f.list[:0]
	diff.each(func(cell int32) bool {
		a.flip(cell)
		return true
	})
	for climb {
		better := false
		for i := 0; i < len(f.list); i++ {
			t := f.list[i]
			if a.tables[t].clue || !f.broken[t] {
				continue
			}
			for _, cell := range a.tables[t].cells {
				if cell == but || a.known.has(cell) {
					continue
				}
				if err := a.meter.spend(int64(1 + len(a.at[cell])/8)); err != nil {
					a.clear()
					return nil, err
				}
				if a.pays(cell) {
					a.flip(cell)
					diff[cell>>6] ^= 1 << (cell & 63)
					better = true
					if !f.broken[t] {
						break
					}
				}
			}
		}
		climb = better
	}
	m := &model{diff: diff, rules: newSet(len(a.Groups)), clues: newSet(len(a.Groups))}
	for _, t := range f.list {
		if f.broken[t] {
			if g := int32(a.tables[t].group); a.isClue[g] {
				m.clues.add(g)
			} else {
				m.rules.add(g)
			}
		}
	}
	a.clear()
	m.list = make([]int32, 0, m.rules.count())
	m.rules.each(func(g int32) bool {
		m.list = append(m.list, g)
		return true
	})
	diff.each(func(cell int32) bool {
		a.models[cell] = append(a.models[cell], m)
		return true
	})
	if len(m.list) == 0 {
		a.worlds = append(a.worlds, m)
	}
	return m, nil
}

func (a *arguer) clear() {
	for _, t := range a.flips.list {
		a.flips.by[t], a.flips.broken[t], a.flips.in[t] = 0, false, false
	}
}

// pays says whether fewer rules are broken once a cell is turned over.
func (a *arguer) pays(cell int32) bool {
	balance := 0
	for _, at := range a.at[cell] {
		now, then := a.flips.broken[at.table], a.breaks(at.table, at.bit)
		switch {
		case now == then:
		case then && a.granted.isActive(at.table):
			return false
		case a.tables[at.table].clue:
		case then:
			balance++
		default:
			balance--
		}
	}
	return balance < 0
}

// alive are the models in which a cell is wrong, and some clues hold, those that break
// the fewest rules first.
func (a *arguer) alive(cell int32, clues []int32) (all []*model) {
	kept := a.models[cell][:0]
	for _, m := range a.models[cell] {
		if m.dead {
			continue
		}
		kept = append(kept, m)
		holds := true
		for _, g := range clues {
			holds = holds && !m.clues.has(g)
		}
		if holds {
			all = append(all, m)
		}
	}
	clear(a.models[cell][len(kept):])
	a.models[cell] = kept
	return bySize(all)
}

// bySize sorts models by how many rules they break.
func bySize(all []*model) []*model {
	var upTo [65]int
	size := func(m *model) int { return min(len(m.list), 63) }
	for _, m := range all {
		upTo[size(m)+1]++
	}
	for i := range 64 {
		upTo[i+1] += upTo[i]
	}
	sorted := make([]*model, len(all))
	for _, m := range all {
		n := &upTo[size(m)]
		sorted[*n] = m
		*n++
	}
	return sorted
}

// learn adds a cell to what is known.
func (a *arguer) learn(cell int32) {
	a.known.add(cell)
	a.learned = append(a.learned, cell)
	clear(a.fresh)
	clear(a.touch)
	a.granted.ground(cell, a.solution.has(cell))
	for _, m := range a.models[cell] {
		m.dead = true
	}
	a.models[cell] = nil
	if a.joint.stale {
		clear(a.joint.near)
		clear(a.joint.tie)
		clear(a.joint.pro)
		clear(a.joint.con)
		a.joint.stale = false
	}
	for _, at := range a.at[cell] {
		if !a.tables[at.table].clue {
			a.look(at.table)
		}
	}
}

// literal is what is so of a cell.
func (a *arguer) literal(cell int32) Literal { return Literal{int(cell), a.solution.has(cell)} }

// wrong is what is not.
func (a *arguer) wrong(cell int32) Literal { return Literal{int(cell), !a.solution.has(cell)} }

// knownOf are the cells of a table that are known, as masks.
func (a *arguer) knownOf(t int32, known set) (on, off uint64) {
	for i, cell := range a.tables[t].cells {
		if known.has(cell) {
			if a.solution.has(cell) {
				on |= 1 << i
			} else {
				off |= 1 << i
			}
		}
	}
	return on, off
}

// cellsOf are cells of a table by a mask.
func (t *table) cellsOf(mask uint64) (cells []int32) {
	for ; mask != 0; mask &= mask - 1 {
		cells = append(cells, t.cells[bits.TrailingZeros64(mask)])
	}
	return cells
}
