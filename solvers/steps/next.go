package steps

import "slices"

// next is an argument of one step at most. Nothing is thinned, since nobody knows what
// will be gone on from: that it leads somewhere is all that is asked of it.
func (a *arguer) next(o Options) (Argument, error) {
	a.weight = o.Clue
	a.begin()
	crossed := a.cross()
	var told []*step
	if a.wants() {
		s, err := a.simplest(o)
		if err != nil {
			return Argument{}, err
		}
		if s != nil {
			s.cells = a.unruled(s.cells)
			told = append(told, s)
		}
	}
	return a.tell(told, crossed), nil
}

// cross adds to what is known whatever it rules out at once, and says by what.
func (a *arguer) cross() map[int32]crossing {
	crossed := map[int32]crossing{}
	a.start.each(func(dot int32) bool {
		if !a.solution.has(dot) {
			return true
		}
		for _, at := range a.at[dot] {
			table := &a.tables[at.table]
			if !table.one || table.clue {
				continue
			}
			for _, cell := range table.cells {
				if !a.known.has(cell) {
					crossed[cell] = crossing{dot, int32(table.group)}
					a.learn(cell)
				}
			}
		}
		return true
	})
	return crossed
}

// unruled are cells without those that others of them rule out at once.
func (a *arguer) unruled(cells []int32) []int32 {
	known := newSet(a.Cells)
	for _, cell := range cells {
		if a.solution.has(cell) {
			known.add(cell)
		}
	}
	out := a.ruleOut(known, members(known))
	return slices.DeleteFunc(slices.Clone(cells), func(cell int32) bool { return slices.Contains(out, int(cell)) })
}

// wants says whether a goal is open that is certain.
func (a *arguer) wants() bool {
	if a.Goals == nil {
		return a.open()
	}
	for _, cell := range a.Goals {
		if c := int32(cell); a.backbone.has(c) && !a.known.has(c) {
			return true
		}
	}
	return false
}
