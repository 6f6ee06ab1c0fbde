package fd

// linearNE is sum(a[i]*x[i]) != c, with an optional guard. It waits until at
// most one variable is open.
type linearNE struct {
	linearLE
}

func (s *engine) addLinearNE(a []int, x []Var, c int, g literal, guarded bool, tag int32) {
	p := &linearNE{linearLE{a, x, c, g, guarded}}
	id := s.add(p, urgent, tag)
	s.watch(id, onFix, x...)
	s.settles(id, x...)
	if guarded {
		s.watch(id, onAny, s.owner[g.word])
	}
}

func (p *linearNE) propagate(s *engine) bool {
	if p.bound && s.isFalse(p.guard) {
		return true
	}
	rest, open := p.c, -1
	for i, x := range p.x {
		if s.fixed(x) {
			rest -= p.a[i] * s.min(x)
			continue
		}
		if open >= 0 {
			return true
		}
		open = i
	}
	free := p.bound && !s.isTrue(p.guard)
	switch {
	case open < 0 && rest != 0 || open >= 0 && free:
		return true
	case open < 0 && free:
		return s.cut(p.guard.word, ^p.guard.mask, -1)
	case open < 0:
		return s.fail(-1)
	case rest%p.a[open] != 0:
		return true
	}
	return s.remove(p.x[open], rest/p.a[open], int32(open))
}

func (p *linearNE) explain(r *reason, w int32, _ uint64, hint int32) {
	if p.bound && (w < 0 || w != p.guard.word || hint >= 0) {
		r.holds(p.guard)
	}
	for i, x := range p.x {
		if int32(i) != hint {
			if v, ok := r.sole(x); ok {
				r.is(x, v)
			}
		}
	}
}
