package fd

// different is all-different by value elimination: the value of a fixed
// variable is removed from the others.
type different struct {
	x      []Var // the first done of them have been dealt with
	offset []int
	done   int32 // a counter word
	order  []int32
	word   []int32 // by variable: its first word
	base   []int   // by variable: its first value, with the offset
}

// addDifferent gives the narrow kind where that fits, and else nothing.
func (s *engine) addDifferent(x []Var, offset []int, tag int32) *differentNarrow {
	n := len(x)
	p := &different{x: x, offset: offset, word: make([]int32, n), base: make([]int, n)}
	for i, y := range x {
		d := &s.doms[y]
		p.word[i], p.base[i] = d.first, d.lo+offset[i]
	}
	if narrow := s.newDifferentNarrow(p); narrow != nil {
		narrow.id = s.add(narrow, urgent, tag)
		s.watch(narrow.id, never, x...)
		s.narrow = append(s.narrow, narrow)
		return narrow
	}
	p.done = s.addState()
	p.order = make([]int32, n)
	for i := range p.order {
		p.order[i] = int32(i)
	}
	id := s.add(p, urgent, tag)
	s.watch(id, onFix, x...)
	s.settles(id, x...)
	return nil
}

// propagate keeps the variables that are fixed and dealt with at the front of
// order. Going back only lowers the counter: what stands before it is then
// still the same set.
func (p *different) propagate(s *engine) bool {
	done := s.state(p.done)
	start := done
	for again := true; again; {
		again = false
		for k := done; k < len(p.order); k++ {
			i := p.order[k]
			if !s.fixed(p.x[i]) {
				continue
			}
			p.order[k], p.order[done] = p.order[done], i
			done++
			v := s.min(p.x[i]) + p.offset[i]
			for _, j := range p.order[done:] {
				bit := v - p.base[j]
				w := p.word[j] + int32(bit>>6)
				if uint(bit) >= uint(s.doms[p.x[j]].words)<<6 || s.bits[w]>>(bit&63)&1 == 0 {
					continue
				}
				if !s.cut(w, ^(1 << (bit & 63)), i) {
					return false
				}
				again = again || s.fixed(p.x[j])
			}
		}
	}
	if done != start {
		s.setState(p.done, done)
	}
	return true
}

func (p *different) explain(r *reason, w int32, gone uint64, hint int32) {
	x := p.x[hint]
	v, _ := r.sole(x)
	r.is(x, v)
}
