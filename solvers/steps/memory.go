package steps

import "slices"

// What was looked for in vain need not be looked for again: a step that there is now and
// was not before has a group with a cell that was learned since, and that is not what the
// group would say anyhow.

// memory is what is known of some clues.
type memory struct {
	follow set       // cells that follow from them, all rules and what is known
	vain   [][]int32 // by cell and number of rules: how many cells had been learned, and 1, when so many were looked for in vain; 0 for never
}

func (a *arguer) recall(clues []int32) *memory {
	key := keyOf(clues)
	m := a.memory[key]
	if m == nil {
		m = &memory{follow: newSet(a.Cells), vain: make([][]int32, a.Cells)}
		a.memory[key] = m
	}
	return m
}

// newRulesFor are the sets of at most n rules, none of which can be left out, with which a pair
// follows; there are none of fewer.
func (a *arguer) newRulesFor(p pair, n int) ([][]int32, error) {
	m := a.recall(p.clues)
	for len(m.vain[p.cell]) <= n {
		m.vain[p.cell] = append(m.vain[p.cell], 0)
	}
	vain := &m.vain[p.cell][n]
	var fresh *model
	if *vain > 0 && !a.touched(p.clues, *vain-1) {
		if fresh = a.freshSince(*vain - 1); len(fresh.list) == 0 {
			return nil, nil
		}
	}
	all, err := a.rulesFor(p.clues, p.cell, n, fresh)
	if err == nil && len(all) == 0 {
		*vain = int32(len(a.learned)) + 1
	}
	return all, err
}

// touched says whether clues have a cell that was learned since so many were known, and
// that they did not say themselves.
func (a *arguer) touched(clues []int32, since int32) bool {
	return slices.ContainsFunc(clues, func(g int32) bool {
		key := [2]int32{g, since}
		was, ok := a.touch[key]
		if !ok {
			was = a.tells(g, since)
			a.touch[key] = was
		}
		return was
	})
}

// tells says whether a clue says more with what was learned.
func (a *arguer) tells(g, since int32) bool {
	old := a.known.clone()
	touched := newSet(a.Cells)
	for _, cell := range a.learned[since:] {
		old.remove(cell)
		if a.cells[g].has(cell) {
			touched.add(cell)
		}
	}
	for _, n := range a.of[g] {
		t := &a.tables[n]
		on, off, _ := t.forced(a.knownOf(n, old))
		for _, cell := range t.cellsOf(on | off) {
			touched.remove(cell)
		}
	}
	return touched.count() > 0
}

// freshSince are the rules that have a cell which was learned since so many were known, as
// a model that breaks them: one of them must be in a step that is new.
func (a *arguer) freshSince(since int32) *model {
	m := a.fresh[since]
	if m == nil {
		m = &model{rules: newSet(len(a.Groups))}
		for _, cell := range a.learned[since:] {
			m.rules.join(a.joint.at[cell])
		}
		for _, g := range members(m.rules) {
			if !a.tieOf(g).void {
				m.list = append(m.list, g)
			} else {
				m.rules.remove(g)
			}
		}
		a.fresh[since] = m
	}
	return m
}
