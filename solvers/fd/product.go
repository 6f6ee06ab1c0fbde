package fd

// product is x*y = z, on bounds.
type product struct {
	x, y, z Var
}

func (s *engine) addProduct(x, y, z Var, tag int32) {
	id := s.add(&product{x, y, z}, quick, tag)
	s.watch(id, onBounds, x, y, z)
	s.settles(id, x, y, z)
}

func (p *product) propagate(s *engine) bool {
	for {
		before := len(s.trail)
		lo, hi := productBounds(s.min(p.x), s.max(p.x), s.min(p.y), s.max(p.y))
		if !s.atLeast(p.z, lo, 0) || !s.atMost(p.z, hi, 0) ||
			!p.divide(s, p.x, p.y) || !p.divide(s, p.y, p.x) {
			return false
		}
		if len(s.trail) == before {
			return true
		}
	}
}

// divide prunes x by x = z/y.
func (p *product) divide(s *engine, x, y Var) bool {
	zlo, zhi := s.min(p.z), s.max(p.z)
	if zlo > 0 || zhi < 0 { // neither factor can be 0
		if !s.remove(x, 0, 0) || !s.remove(y, 0, 0) {
			return false
		}
	}
	lo, hi, ok := quotientBounds(zlo, zhi, s.min(y), s.max(y))
	return !ok || s.atLeast(x, lo, 0) && s.atMost(x, hi, 0)
}

func productBounds(a, b, c, d int) (lo, hi int) {
	return min(a*c, a*d, b*c, b*d), max(a*c, a*d, b*c, b*d)
}

// quotientBounds bounds the x with x*y in zlo..zhi for some y in lo..hi; ok is
// false when y may be 0, which says nothing. It is exact at the ends of y's
// range, where x is extreme.
func quotientBounds(zlo, zhi, ylo, yhi int) (lo, hi int, ok bool) {
	switch {
	case ylo <= 0 && yhi >= 0:
		return 0, 0, false
	case yhi < 0:
		zlo, zhi, ylo, yhi = -zhi, -zlo, -yhi, -ylo
	}
	return min(ceilDiv(zlo, ylo), ceilDiv(zlo, yhi)), max(floorDiv(zhi, ylo), floorDiv(zhi, yhi)), true
}

// explain: the bounds of the other two, and whether z kept away from 0.
func (p *product) explain(r *reason, w int32, _ uint64, _ int32) {
	x := r.owner[w]
	for _, y := range []Var{p.x, p.y, p.z} {
		if y != x {
			r.atLeast(y, r.min(y))
			r.atMost(y, r.max(y))
		}
	}
	if p.x == p.y || x == p.x && p.z == p.x || x == p.y && p.z == p.y {
		// A variable that stands on both sides is its own premise as well, as
		// far as it had been pruned.
		d := &r.doms[x]
		for k := d.first; k < d.first+d.words; k++ {
			r.lost(k, r.initial[k]&^r.word(k))
		}
	}
}
