package digits

// stepwise chooses one digit after the other in the order of the letters, and
// tests each condition as soon as the last of its digits is chosen.
func (a *task) stepwise() error {
	due := a.due()
	var r reading
	digits := make([]int, len(a.order))
	test := func(conditions []int) int {
		for _, c := range conditions {
			a.Stats.Tests++
			if !r.statementHolds(&a.m.conditions[c].formula, a.m.base, digits) {
				a.blamed[c] = true
				return c
			}
		}
		return -1
	}
	if failed := test(due[0]); failed >= 0 { // conditions without letters
		return a.Step(func() frame { return a.replay.failed(nil, nil, failed, 0) })
	}
	for level := range digits {
		digits[a.order[level]] = -1
	}
	for level := 0; level >= 0; {
		letter := a.order[level]
		digits[letter]++
		if digits[letter] == a.m.base {
			digits[letter] = -1
			level--
			continue
		}
		if err := a.Check(); err != nil {
			return err
		}
		a.Stats.Nodes++
		chosen := a.order[:level+1]
		if failed := test(due[level+1]); failed >= 0 {
			a.Stats.DeadEnds++
			if err := a.Step(func() frame { return a.replay.failed(chosen, digits, failed, level) }); err != nil {
				return err
			}
			continue
		}
		if level+1 < len(a.order) {
			if err := a.Step(func() frame { return a.replay.chosen(chosen, digits, level) }); err != nil {
				return err
			}
			level++
			continue
		}
		if err := a.found(digits); err != nil {
			return err
		}
	}
	return nil
}

// due lists the conditions to test when so many letters have been chosen.
func (a *task) due() [][]int {
	due := make([][]int, len(a.order)+1)
	for _, c := range a.kept {
		at := 0
		for level, letter := range a.order {
			if a.m.conditions[c].letters&(1<<letter) != 0 {
				at = level + 1
			}
		}
		due[at] = append(due[at], c)
	}
	return due
}
