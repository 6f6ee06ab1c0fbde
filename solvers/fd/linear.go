package fd

// linearLE is sum(a[i]*x[i]) <= c, wanted only while the guard literal is
// true; when the sum cannot be that small, the guard must be false (a
// half-reified constraint: Feydy, Somogyi and Stuckey, CP 2011).
type linearLE struct {
	a     []int
	x     []Var
	c     int
	guard literal
	bound bool // is there a guard at all?
}

func (s *engine) addLinearLE(a []int, x []Var, c int, g literal, guarded bool, tag int32) {
	p := &linearLE{a, x, c, g, guarded}
	pr := quick
	if len(x) <= 3 {
		pr = urgent
	}
	id := s.add(p, pr, tag)
	s.watch(id, onBounds, x...)
	s.settles(id, x...)
	if guarded {
		s.watch(id, onAny, s.owner[g.word])
	}
}

func (p *linearLE) propagate(s *engine) bool {
	if p.bound && s.isFalse(p.guard) {
		return true
	}
	slack := p.c
	for i, a := range p.a {
		slack -= s.least(a, p.x[i])
	}
	if p.bound && !s.isTrue(p.guard) {
		return slack >= 0 || s.cut(p.guard.word, ^p.guard.mask, 0)
	}
	return s.bound(p.a, p.x, slack)
}

// least is the smallest value that a*x can take.
func (s *store) least(a int, x Var) int {
	if a > 0 {
		return a * s.min(x)
	}
	return a * s.max(x)
}

// bound removes the values that would use up more than the slack of a sum.
func (s *engine) bound(as []int, xs []Var, slack int) bool {
	for i, a := range as {
		x := xs[i]
		lo, hi := s.min(x), s.max(x)
		if a > 0 {
			if a*(hi-lo) > slack && !s.atMost(x, lo+floorDiv(slack, a), 0) {
				return false
			}
		} else if -a*(hi-lo) > slack && !s.atLeast(x, hi-floorDiv(slack, -a), 0) {
			return false
		}
	}
	return true
}

func (p *linearLE) explain(r *reason, w int32, gone uint64, _ int32) {
	if p.bound && w == p.guard.word && gone&p.guard.mask != 0 {
		r.sumAbove(p.a, p.x, -1, 1, p.c)
		return
	}
	if p.bound {
		r.holds(p.guard)
	}
	r.sumBound(p.a, p.x, 1, w, gone, p.c)
}

// sumBound explains why word w lost the bits gone to sign*sum(a*x) <= c.
func (r *reason) sumBound(as []int, xs []Var, sign int, w int32, gone uint64, c int) {
	x := r.owner[w]
	base := r.base(w)
	for i, a := range as {
		if xs[i] != x {
			continue
		}
		// The weakest bound that removes all of gone leaves the others room.
		v := base + lowest(gone)
		if sign*a < 0 {
			v = base + highest(gone)
		}
		r.sumAbove(as, xs, i, sign, c-sign*a*v)
		return
	}
}

// sumAbove adds premises that make sign*sum(a*x), without term skip, greater
// than c. Bounds are loosened as far as the sum permits, so that the reason is
// as general as this simple rule can make it.
func (r *reason) sumAbove(as []int, xs []Var, skip, sign, c int) {
	spare := -c - 1
	for i, a := range as {
		if i != skip {
			spare += r.leastThen(sign*a, xs[i])
		}
	}
	for i, a := range as {
		if i == skip {
			continue
		}
		a, x := sign*a, xs[i]
		if a > 0 {
			v := r.min(x)
			if loose := a * (v - r.initialMin(x)); loose <= spare {
				spare -= loose
				continue
			}
			give := spare / a
			spare -= give * a
			r.atLeast(x, v-give)
		} else {
			v := r.max(x)
			if loose := -a * (r.initialMax(x) - v); loose <= spare {
				spare -= loose
				continue
			}
			give := spare / -a
			spare += give * a
			r.atMost(x, v+give)
		}
	}
}

func (r *reason) leastThen(a int, x Var) int {
	if a > 0 {
		return a * r.min(x)
	}
	return a * r.max(x)
}

// linearEQ is sum(a[i]*x[i]) = c, with an optional guard. It is both
// inequalities at once; the hint tells which one pruned.
type linearEQ struct {
	linearLE
}

const (
	fromAtMost int32 = iota
	fromAtLeast
)

func (s *engine) addLinearEQ(a []int, x []Var, c int, g literal, guarded bool, tag int32) {
	p := &linearEQ{linearLE{a, x, c, g, guarded}}
	pr := quick
	if len(x) <= 3 {
		pr = urgent
	}
	id := s.add(p, pr, tag)
	s.watch(id, onBounds, x...)
	s.settles(id, x...)
	if guarded {
		s.watch(id, onAny, s.owner[g.word])
	}
}

func (p *linearEQ) propagate(s *engine) bool {
	if p.bound && s.isFalse(p.guard) {
		return true
	}
	free := p.bound && !s.isTrue(p.guard)
	xs, as, doms := p.x, p.a, s.doms
	for {
		below, above := p.c, -p.c // slack towards each side
		widest := 0
		for i, x := range xs {
			d := &doms[x]
			a := as[i]
			least, most := a*d.min, a*d.max
			if a < 0 {
				least, most = most, least
			}
			below -= least
			above += most
			widest = max(widest, most-least)
		}
		if free {
			if below < 0 {
				return s.cut(p.guard.word, ^p.guard.mask, fromAtMost)
			}
			return above >= 0 || s.cut(p.guard.word, ^p.guard.mask, fromAtLeast)
		}
		slack := min(below, above)
		if widest <= slack {
			return true
		}
		before := len(s.trail)
		for i, x := range xs {
			d := &doms[x]
			a := as[i]
			if width := d.max - d.min; a*width <= slack && -a*width <= slack {
				continue
			}
			if !s.fit(a, x, below, above) {
				return false
			}
		}
		if len(s.trail) == before {
			return true
		}
	}
}

// fit takes from a term of a sum what the slack that the other terms leave does not
// permit.
func (s *engine) fit(a int, x Var, below, above int) bool {
	d := &s.doms[x]
	lo, hi := d.min, d.max
	least, most, byLeast, byMost := lo, hi, fromAtLeast, fromAtMost
	if a > 0 {
		least, most = hi-floorDiv(above, a), lo+floorDiv(below, a)
	} else {
		least, most = hi-floorDiv(below, -a), lo+floorDiv(above, -a)
		byLeast, byMost = fromAtMost, fromAtLeast
	}
	if d.words > 1 {
		return (least <= lo || s.atLeast(x, least, byLeast)) && (most >= hi || s.atMost(x, most, byMost))
	}
	return (least <= lo || s.cut(d.first, ^uint64(0)<<uint(least-d.lo), byLeast)) &&
		(most >= hi || s.cut(d.first, 1<<uint(max(most-d.lo+1, 0))-1, byMost))
}

func (p *linearEQ) explain(r *reason, w int32, gone uint64, hint int32) {
	sign := 1
	if hint == fromAtLeast {
		sign = -1
	}
	if p.bound && w == p.guard.word && gone&p.guard.mask != 0 {
		r.sumAbove(p.a, p.x, -1, sign, sign*p.c)
		return
	}
	if p.bound {
		r.holds(p.guard)
	}
	r.sumBound(p.a, p.x, sign, w, gone, sign*p.c)
}

// floorDiv rounds towards minus infinity; b is positive.
func floorDiv(a, b int) int {
	if b == 1 {
		return a // divisions are slow in WebAssembly
	}
	q := a / b
	if a%b != 0 && a < 0 {
		q--
	}
	return q
}

// ceilDiv rounds towards plus infinity; b is positive.
func ceilDiv(a, b int) int { return -floorDiv(-a, b) }
