package fd

import "math/bits"

// equal is x = y + c on whole domains, with an optional guard.
type equal struct {
	x, y  Var
	c     int
	guard literal
	bound bool
}

func (s *engine) addEqual(x, y Var, c int, g literal, guarded bool, tag int32) {
	p := &equal{x, y, c, g, guarded}
	id := s.add(p, urgent, tag)
	s.watch(id, onAny, x, y)
	s.settles(id, x, y)
	if guarded {
		s.watch(id, onAny, s.owner[g.word])
	}
}

func (p *equal) propagate(s *engine) bool {
	if p.bound && s.isFalse(p.guard) {
		return true
	}
	if p.bound && !s.isTrue(p.guard) {
		return s.meet(p.x, p.y, p.c) || s.cut(p.guard.word, ^p.guard.mask, 0)
	}
	return s.shiftInto(p.x, p.y, p.c, 0, 0) && s.shiftInto(p.y, p.x, -p.c, 0, 0)
}

// meet says whether x = y + c is still possible.
func (s *store) meet(x, y Var, c int) bool {
	d := &s.doms[x]
	for w := d.minWord; w <= d.maxWord; w++ {
		if b := s.bits[w]; b != 0 && b&s.window(y, s.base(w)-c) != 0 {
			return true
		}
	}
	return false
}

// shiftInto leaves x only values of y + c, or of y + c and y + alt when the
// two differ.
func (s *engine) shiftInto(x, y Var, c, alt int, hint int32) bool {
	d := &s.doms[x]
	for w := d.minWord; w <= d.maxWord; w++ {
		if s.bits[w] == 0 {
			continue
		}
		base := s.base(w)
		allowed := s.window(y, base-c)
		if hint != 0 {
			allowed |= s.window(y, base-alt)
		}
		if !s.cut(w, allowed, hint) {
			return false
		}
	}
	return true
}

func (p *equal) explain(r *reason, w int32, gone uint64, _ int32) {
	if p.bound && w == p.guard.word && gone&p.guard.mask != 0 {
		r.apart(p.x, p.y, p.c)
		return
	}
	if p.bound {
		r.holds(p.guard)
	}
	base := r.base(w)
	y, c := p.y, -p.c
	if r.owner[w] == p.y {
		y, c = p.x, p.c
	}
	for ; gone != 0; gone &= gone - 1 {
		r.isnt(y, base+lowest(gone)+c)
	}
}

// apart explains why x = y + c had become impossible: each value is missing
// on one side or the other.
func (r *reason) apart(x, y Var, c int) {
	d := &r.doms[x]
	for w := d.first; w < d.first+d.words; w++ {
		base := r.base(w)
		left := r.word(w)
		for b := r.initial[w]; b != 0; b &= b - 1 {
			k := lowest(b)
			if left>>k&1 == 0 {
				r.lost(w, 1<<k)
			} else {
				r.isnt(y, base+k-c)
			}
		}
	}
}

// apartBy is |x - y| = c for c > 0, on whole domains.
type apartBy struct {
	x, y Var
	c    int
}

func (s *engine) addApartBy(x, y Var, c int, tag int32) {
	id := s.add(&apartBy{x, y, c}, urgent, tag)
	s.watch(id, onAny, x, y)
}

func (p *apartBy) propagate(s *engine) bool {
	return s.shiftInto(p.x, p.y, p.c, -p.c, 1) && s.shiftInto(p.y, p.x, p.c, -p.c, 1)
}

func (p *apartBy) explain(r *reason, w int32, gone uint64, _ int32) {
	base := r.base(w)
	y := p.y
	if r.owner[w] == p.y {
		y = p.x
	}
	for ; gone != 0; gone &= gone - 1 {
		r.isnt(y, base+lowest(gone)+p.c)
		r.isnt(y, base+lowest(gone)-p.c)
	}
}

// farFrom is |x - y| >= c for c > 0: it removes what lies near all of the
// other variable's values.
type farFrom struct {
	x, y Var
	c    int
}

func (s *engine) addFarFrom(x, y Var, c int, tag int32) {
	id := s.add(&farFrom{x, y, c}, urgent, tag)
	s.watch(id, onBounds, x, y)
}

func (p *farFrom) propagate(s *engine) bool {
	return p.prune(s, p.x, p.y) && p.prune(s, p.y, p.x)
}

func (p *farFrom) prune(s *engine, x, y Var) bool {
	lo, hi := max(s.max(y)-p.c+1, s.min(x)), min(s.min(y)+p.c-1, s.max(x))
	for v := lo; v <= hi; v++ {
		if !s.remove(x, v, 0) {
			return false
		}
	}
	return true
}

func (p *farFrom) explain(r *reason, w int32, gone uint64, _ int32) {
	base := r.base(w)
	y := p.y
	if r.owner[w] == p.y {
		y = p.x
	}
	r.atLeast(y, base+highest(gone)-p.c+1)
	r.atMost(y, base+lowest(gone)+p.c-1)
}

func lowest(b uint64) int  { return bits.TrailingZeros64(b) }
func highest(b uint64) int { return 63 - bits.LeadingZeros64(b) }
