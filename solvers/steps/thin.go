package steps

import (
	"cmp"
	"slices"
)

// isTrivial says whether a step is that what is so rules out the rest of an exactly-one.
func (a *arguer) isTrivial(s *step) bool {
	return a.oneOf(s) && len(s.known) == 1 && a.solution.has(s.known[0])
}

func isHard(s *step) bool { return len(s.clues) > 0 || len(s.rules) != 1 }

// thin leaves out the steps that nothing is lost without: hard ones as long as single
// rules and the others reach all that was reached, the dearest and latest first; and then
// whatever leads to no goal.
func (a *arguer) thin(all []*step) ([]*step, error) {
	kept := slices.DeleteFunc(slices.Clone(all), func(s *step) bool { return !isHard(s) })
	reached := a.known.clone()
	byCost := slices.Clone(kept)
	slices.Reverse(byCost)
	slices.SortStableFunc(byCost, func(x, y *step) int { return a.cost(y, x) })
	for _, s := range byCost {
		without := slices.DeleteFunc(slices.Clone(kept), func(other *step) bool { return other == s })
		if a.reaches(without, reached) {
			kept = without
		}
	}
	all, err := a.replay(kept)
	return a.needed(all, reached), err
}

// reaches says whether single rules and some steps lead to all cells of a set.
func (a *arguer) reaches(hard []*step, goal set) bool {
	known := a.start.clone()
	queue := make([]int32, 0, len(a.tables))
	queued := make([]bool, len(a.tables))
	for t := range a.tables {
		if !a.tables[t].clue {
			queue, queued[t] = append(queue, int32(t)), true
		}
	}
	learn := func(cell int32) {
		if known.has(cell) {
			return
		}
		known.add(cell)
		for _, at := range a.at[cell] {
			if !queued[at.table] && !a.tables[at.table].clue {
				queue, queued[at.table] = append(queue, at.table), true
			}
		}
	}
	done := make([]bool, len(hard))
	for {
		for len(queue) > 0 {
			t := queue[len(queue)-1]
			queue, queued[t] = queue[:len(queue)-1], false
			table := &a.tables[t]
			on, off, _ := table.forced(a.knownOf(t, known))
			for _, cell := range table.cellsOf(on | off) {
				if a.backbone.has(cell) {
					learn(cell)
				}
			}
		}
		again := false
		for i, s := range hard {
			if !done[i] && !slices.ContainsFunc(s.known, func(c int32) bool { return !known.has(c) }) {
				done[i], again = true, true
				for _, cell := range s.cells {
					learn(cell)
				}
			}
		}
		if !again {
			break
		}
	}
	for i, w := range goal {
		if w&^known[i] != 0 {
			return false
		}
	}
	return true
}

// replay makes an argument of some hard steps once more, with single rules between
// them.
func (a *arguer) replay(hard []*step) (all []*step, err error) {
	a.board = a.newBoard()
	for t := range a.tables {
		if !a.tables[t].clue {
			a.look(int32(t))
		}
	}
	hard = slices.Clone(hard)
	for {
		s, err := a.byOneRule()
		if err != nil {
			return nil, err
		}
		if s == nil {
			at := slices.IndexFunc(hard, func(s *step) bool {
				return !slices.ContainsFunc(s.known, func(c int32) bool { return !a.known.has(c) })
			})
			if at < 0 {
				return all, nil
			}
			s = hard[at]
			hard = slices.Delete(hard, at, at+1)
		}
		made := *s
		made.cells = slices.DeleteFunc(slices.Clone(s.cells), a.known.has)
		if len(made.cells) == 0 {
			continue
		}
		all = append(all, &made)
		for _, cell := range made.cells {
			a.note(cell)
		}
	}
}

// needed leaves out what leads to no goal, and of each step the cells that do not.
// Goals are the cells that are so, and those that are not and do not follow from these at
// once; or the one that the argument is for.
func (a *arguer) needed(all []*step, reached set) (kept []*step) {
	wanted := newSet(a.Cells)
	if a.goal >= 0 {
		wanted.add(a.goal)
	} else {
		ruled := newSet(a.Cells)
		for t := range a.tables {
			if table := &a.tables[t]; table.one && !table.clue {
				if on, _ := a.knownOf(int32(t), reached); on != 0 {
					for _, cell := range table.cells {
						ruled.add(cell)
					}
				}
			}
		}
		for i, w := range reached {
			wanted[i] = w & (a.solution[i] | ^ruled[i])
		}
		for i, w := range a.goals {
			wanted[i] &= w
		}
	}
	for _, s := range slices.Backward(all) {
		s.cells = slices.DeleteFunc(s.cells, func(cell int32) bool { return !wanted.has(cell) })
		if len(s.cells) == 0 {
			continue
		}
		kept = append(kept, s)
		for _, cell := range s.known {
			wanted.add(cell)
		}
	}
	slices.Reverse(kept)
	return kept
}

// origins say which step each known cell comes from: what is ruled out at once by a
// cell that is so comes from the step that this comes from. -1 is given.
func (a *arguer) origins(steps []*step, crossed map[int32]crossing) map[int32]int {
	from := map[int32]int{}
	a.start.each(func(cell int32) bool {
		from[cell] = -1
		return true
	})
	for i, s := range steps {
		for _, cell := range s.cells {
			from[cell] = i
		}
	}
	for cell, by := range crossed {
		if _, told := from[cell]; !told {
			from[cell] = from[by.dot]
		}
	}
	return from
}

// crossing is that a cell which is so rules another one out by a rule.
type crossing struct{ dot, rule int32 }

// fold takes the trivial steps out of an argument, and out of the others what they rule out
// at once with what they conclude: where that is used, it is told with what rules it out.
func (a *arguer) fold(all []*step) (told []*step, crossed map[int32]crossing) {
	crossed = map[int32]crossing{}
	for _, s := range all {
		if !a.isTrivial(s) || slices.Contains(s.cells, a.goal) {
			made := *s
			made.cells = slices.DeleteFunc(slices.Clone(s.cells), func(cell int32) bool {
				by, ok := a.crossedWithin(s, cell)
				if ok {
					crossed[cell] = by
				}
				return ok
			})
			told = append(told, &made)
			continue
		}
		for _, cell := range s.cells {
			crossed[cell] = crossing{s.known[0], s.rules[0]}
		}
	}
	return told, crossed
}

// crossedWithin says by what a cell is ruled out at once that a step concludes, too.
func (a *arguer) crossedWithin(s *step, cell int32) (crossing, bool) {
	for _, at := range a.at[cell] {
		t := &a.tables[at.table]
		if !t.one || t.clue || a.solution.has(cell) || cell == a.goal {
			continue
		}
		for _, dot := range t.cells {
			if a.solution.has(dot) && slices.Contains(s.cells, dot) {
				return crossing{dot, int32(t.group)}, true
			}
		}
	}
	return crossing{}, false
}

// order puts steps so that each comes after what it uses, next the one that goes on
// from the latest.
func (a *arguer) order(steps []*step, crossed map[int32]crossing) []*step {
	from := a.origins(steps, crossed)
	place := make([]int, len(steps)) // when a step was told, from 1
	var told []*step
	for range steps {
		best, freshest := -1, []int(nil)
		for i, s := range steps {
			if place[i] > 0 {
				continue
			}
			var when []int
			ready := true
			for _, cell := range s.known {
				if at := from[cell]; at >= 0 {
					ready = ready && place[at] > 0
					when = append(when, place[at])
				}
			}
			if !ready {
				continue
			}
			slices.SortFunc(when, func(a, b int) int { return cmp.Compare(b, a) })
			// A clue that needs nothing waits until nothing else goes on.
			if best < 0 || slices.Compare(when, freshest) > 0 {
				best, freshest = i, when
			}
		}
		if best < 0 {
			panic("steps: an argument goes in a circle")
		}
		told = append(told, steps[best])
		place[best] = len(told)
	}
	return told
}
