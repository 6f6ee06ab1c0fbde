package digits

// crossOut tries every digit that is left for every letter, and crosses out
// those with which the conditions contradict each other at once, until all
// that are left can stand. It returns false if no digit is left somewhere.
func (w *work) crossOut() (bool, error) {
	saved := make(domains, len(w.dom))
	for again := true; again; {
		again = false
		for _, letter := range w.order {
			if w.dom.fixed(letter) {
				continue
			}
			for digit := range setLetters(w.dom[letter]) {
				copy(saved, w.dom)
				w.dom[letter] = 1 << digit
				w.Stats.Nodes++
				w.waitFor(1 << letter)
				w.chain = w.chain[:0]
				quiet := w.Trace
				w.Trace = false // the digit is only supposed
				holds, err := w.settle()
				w.Trace = quiet
				copy(w.dom, saved)
				if err != nil {
					return false, err
				}
				if holds {
					continue
				}
				w.Stats.DeadEnds++
				w.dom[letter] &^= 1 << digit
				if err := w.Step(func() frame { return w.replay.crossed(w, letter, digit) }); err != nil {
					return false, err
				}
				if w.dom[letter] == 0 {
					return false, nil
				}
				w.waitFor(1 << letter)
				if holds, err = w.settle(); err != nil || !holds {
					return holds, err
				}
				again = true
			}
		}
	}
	return true, nil
}
