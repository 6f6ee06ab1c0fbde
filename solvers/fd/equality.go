package fd

// equality ties the Boolean b to "x = y + c", on whole domains.
type equality struct {
	x, y Var
	c    int
	b    literal
}

func (s *engine) addEquality(x, y Var, c int, b literal, tag int32) {
	p := &equality{x, y, c, b}
	var author propagator = p
	if dx, dy := &s.doms[x], &s.doms[y]; dx.words == 1 && dy.words == 1 {
		if up := dy.lo + c - dx.lo; -64 < up && up < 64 {
			author = &equalityNarrow{*p, dx.first, dy.first, uint8(max(up, 0)), uint8(max(-up, 0))}
		}
	}
	id := s.add(author, urgent, tag)
	s.watch(id, onAny, x, y)
	s.watch(id, onFix, s.owner[b.word])
	s.settled[id] = true
}

func (p *equality) propagate(s *engine) bool {
	switch {
	case s.isFalse(p.b):
		return (!s.fixed(p.x) || s.remove(p.y, s.min(p.x)-p.c, 0)) &&
			(!s.fixed(p.y) || s.remove(p.x, s.min(p.y)+p.c, 0))
	case s.isTrue(p.b):
		return s.shiftInto(p.x, p.y, p.c, 0, 0) && s.shiftInto(p.y, p.x, -p.c, 0, 0)
	case !s.meet(p.x, p.y, p.c):
		return s.cut(p.b.word, ^p.b.mask, 0)
	case s.fixed(p.x) && s.fixed(p.y):
		return s.cut(p.b.word, p.b.mask, 0)
	}
	return true
}

// explain: b follows from the domains of x and y; while it is true they have
// the same values, and while it is false a sole value of one is none of the
// other's.
func (p *equality) explain(r *reason, w int32, gone uint64, _ int32) {
	if w == p.b.word {
		if gone&p.b.mask != 0 {
			r.apart(p.x, p.y, p.c)
			return
		}
		v, _ := r.sole(p.x)
		r.is(p.x, v)
		r.is(p.y, v-p.c)
		return
	}
	y, c := p.y, -p.c
	if r.owner[w] == p.y {
		y, c = p.x, p.c
	}
	if r.word(p.b.word)&p.b.mask == 0 {
		r.fails(p.b)
		v, _ := r.sole(y)
		r.is(y, v)
		return
	}
	r.holds(p.b)
	for base := r.base(w); gone != 0; gone &= gone - 1 {
		r.isnt(y, base+lowest(gone)+c)
	}
}

// equalityNarrow is equality for variables of one word: after a shift, equal
// values stand at the same bit.
type equalityNarrow struct {
	equality
	wx, wy   int32
	up, down uint8 // one of them is zero
}

func (p *equalityNarrow) propagate(s *engine) bool {
	x, y, b := s.bits[p.wx], s.bits[p.wy], s.bits[p.b.word]
	yAtX := y << (p.up & 63) >> (p.down & 63)
	common := x & yAtX
	commonAtY := common << (p.down & 63) >> (p.up & 63)
	switch {
	case b&p.b.mask == 0: // they differ
		switch {
		case common == 0:
			return true
		case x&(x-1) == 0:
			return s.cut(p.wy, ^commonAtY, 0)
		case y&(y-1) == 0:
			return s.cut(p.wx, ^common, 0)
		}
		return true
	case b&^p.b.mask == 0: // they are equal
		return s.cut(p.wx, common, 0) && s.cut(p.wy, commonAtY, 0)
	case common == 0:
		return s.cut(p.b.word, ^p.b.mask, 0)
	case x&(x-1) == 0 && y&(y-1) == 0:
		return s.cut(p.b.word, p.b.mask, 0)
	}
	return true
}
