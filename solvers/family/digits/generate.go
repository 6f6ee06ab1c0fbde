package digits

// generate counts through all numbers, the last letter of the order fastest,
// and tests one condition after the other on each until one fails.
func (a *task) generate() error {
	var r reading
	digits := make([]int, len(a.order))
	for {
		if err := a.Check(); err != nil {
			return err
		}
		a.Stats.Nodes++
		failed := -1
		for _, c := range a.kept {
			a.Stats.Tests++
			if !r.statementHolds(&a.m.conditions[c].formula, a.m.base, digits) {
				failed = c
				break
			}
		}
		if failed < 0 {
			if err := a.found(digits); err != nil {
				return err
			}
		} else {
			a.blamed[failed] = true
			if err := a.Step(func() frame { return a.replay.failed(a.order, digits, failed, 0) }); err != nil {
				return err
			}
		}
		// Count on.
		at := len(a.order) - 1
		for ; at >= 0; at-- {
			letter := a.order[at]
			if digits[letter]++; digits[letter] < a.m.base {
				break
			}
			digits[letter] = 0
		}
		if at < 0 {
			return nil
		}
	}
}
