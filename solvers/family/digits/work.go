package digits

// work is the state of a search that narrows.
type work struct {
	*task
	*narrower
	waiting []bool // conditions to apply again
	depth   int
	// chain lists the conditions used since it was emptied, for reasons.
	chain []int
}

func (w *work) wait(c int) { w.waiting[c] = true }

// waitFor lets the conditions wait that speak of some of these letters.
func (w *work) waitFor(letters uint64) {
	for _, c := range w.kept {
		if w.m.conditions[c].letters&letters != 0 {
			w.waiting[c] = true
		}
	}
}

// settle applies the conditions that wait until none has more to say. It
// returns false if they leave no digit to some letter.
func (w *work) settle() (bool, error) {
	for again := true; again; {
		again = false
		for _, c := range w.kept {
			if !w.waiting[c] {
				continue
			}
			if err := w.Check(); err != nil {
				return false, err
			}
			w.Stats.Propagations++
			w.waiting[c] = false
			if !w.narrow(c) {
				w.blamed[c] = true
				w.chain = append(w.chain, c)
				clear(w.waiting)
				return false, w.Step(func() frame { return w.replay.impossible(w, c) })
			}
			if w.changed == 0 {
				continue
			}
			w.blamed[c] = true
			w.chain = append(w.chain, c)
			changed := w.changed
			if err := w.Step(func() frame { return w.replay.narrowed(w, c, changed) }); err != nil {
				return false, err
			}
			w.waitFor(changed)
			again = true
		}
	}
	return true, nil
}

// fewest is the letter with the fewest digits left among those with several,
// the first in the order chosen; -1 if all are fixed.
func (w *work) fewest() int {
	best := -1
	for _, letter := range w.order {
		if !w.dom.fixed(letter) && (best < 0 || w.dom.count(letter) < w.dom.count(best)) {
			best = letter
		}
	}
	return best
}

// uniform counts the solutions below here if all conditions hold whatever is
// chosen, once enough have been listed; else it is 0.
func (w *work) uniform() int64 {
	if w.total < mostListed || w.Limit > 0 {
		return 0
	}
	for _, c := range w.kept {
		if !w.entailed(c) {
			return 0
		}
	}
	n := int64(1)
	for letter := range w.dom {
		n = product(n, int64(w.dom.count(letter)))
	}
	return n
}
