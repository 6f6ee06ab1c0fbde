package steps

import (
	"maps"
	"slices"
)

// huntWork bounds the way to the next goal beyond its last step, some 50 ms in a browser.
const huntWork = DefaultWork * 2 / 5

// next is an argument of one step at most: the simplest that is open of those that lead to the
// nearest goal. Most of what could be crossed out in a large grid leads nowhere soon, and is no
// hint to anybody. Reading one clue more costs no more than a rule: who asks what to do next
// looks through the clues anyway.
func (a *arguer) next(o Options) (Argument, error) {
	a.weight = 1
	a.begin()
	crossed := a.cross()
	all, err := a.toGoal(o)
	if err != nil || len(all) == 0 {
		return a.tell(nil, crossed), err
	}
	if a.goal >= 0 {
		if all, err = a.thin(all); err != nil {
			return Argument{}, err
		}
		var more map[int32]crossing
		all, more = a.fold(all)
		maps.Copy(crossed, more)
	}
	var simplest *step
	for _, s := range all {
		open := !slices.ContainsFunc(s.known, func(cell int32) bool { return !a.start.has(cell) })
		if open && (simplest == nil || a.cost(s, simplest) < 0) {
			simplest = s
		}
	}
	if simplest.cells, err = a.besides(simplest); err != nil {
		return Argument{}, err
	}
	return a.tell([]*step{simplest}, crossed), nil
}

// toGoal are steps until one concludes a goal, which is then what the argument is for. Where that
// is too far, it is for the first that takes several groups: what single ones say is soon found,
// and most of it serves nothing else.
func (a *arguer) toGoal(o Options) (all []*step, err error) {
	for most := a.meter.work + huntWork; a.wants(nil) && a.meter.work < most; {
		s, err := a.simplest(o)
		if err != nil {
			return nil, err
		}
		if s == nil {
			break
		}
		all = append(all, s)
		for _, cell := range s.cells {
			a.learn(cell)
		}
		if at := slices.IndexFunc(s.cells, a.isGoal); at >= 0 {
			a.goal = s.cells[at]
			return all, nil
		}
	}
	if at := slices.IndexFunc(all, func(s *step) bool { return len(s.clues)+len(s.rules) > 1 }); at >= 0 {
		a.goal = all[at].cells[0]
	}
	return all, nil
}

// fewBesides is how many cells a step is told with that are no goals.
const fewBesides = 4

// besides are the cells of a step with all that it concludes besides, where that is little: it would
// be another step from the same. Else there are goals with them. What some of them rule out at once is
// left out.
func (a *arguer) besides(s *step) ([]int32, error) {
	a.board = a.newBoard()
	cells, err := a.concluded(s)
	if all := a.unruled(cells); len(all) <= fewBesides || err != nil {
		return all, err
	}
	cells = slices.DeleteFunc(cells, func(cell int32) bool {
		return !slices.Contains(s.cells, cell) && !a.wanted(cell)
	})
	return a.unruled(cells), nil
}

// isGoal says whether a cell is a goal for its own sake: one that is so, as long as such are open.
func (a *arguer) isGoal(cell int32) bool {
	return a.wanted(cell) && (a.solution.has(cell) || !a.wants(a.solution))
}

// cross adds to what is known at the outset whatever it rules out at once, and says by what.
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
	for cell := range crossed {
		a.start.add(cell)
	}
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

// wants says whether a goal is open that is certain, of some cells; nil for all.
func (a *arguer) wants(of set) bool {
	for i, w := range a.backbone {
		w &^= a.known[i]
		if a.goals != nil {
			w &= a.goals[i]
		}
		if of != nil {
			w &= of[i]
		}
		if w != 0 {
			return true
		}
	}
	return false
}
