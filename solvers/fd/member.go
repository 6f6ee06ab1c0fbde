package fd

// channel ties the Boolean b to "x takes a value of set" for a variable of
// several words; narrower ones need no such Boolean.
type channel struct {
	x   Var
	set []uint64 // aligned with the words of x
	b   literal
}

func (s *engine) addChannel(x Var, set []uint64, b literal, tag int32) {
	id := s.add(&channel{x, set, b}, urgent, tag)
	s.watch(id, onAny, x, s.owner[b.word])
}

func (p *channel) propagate(s *engine) bool {
	d := &s.doms[p.x]
	var in, out bool
	for w := d.minWord; w <= d.maxWord; w++ {
		set := p.set[w-d.first]
		switch {
		case s.isTrue(p.b):
			if !s.cut(w, set, 0) {
				return false
			}
		case s.isFalse(p.b):
			if !s.cut(w, ^set, 0) {
				return false
			}
		}
		in = in || s.bits[w]&set != 0
		out = out || s.bits[w]&^set != 0
	}
	return (in || s.cut(p.b.word, ^p.b.mask, 0)) && (out || s.cut(p.b.word, p.b.mask, 0))
}

func (p *channel) explain(r *reason, w int32, gone uint64, _ int32) {
	d := &r.doms[p.x]
	if w != p.b.word {
		if gone&p.set[w-d.first] != 0 {
			r.fails(p.b)
		} else {
			r.holds(p.b)
		}
		return
	}
	for i, set := range p.set {
		if gone&p.b.mask != 0 { // b became false: the set is lost
			r.lost(d.first+int32(i), set)
		}
		if gone&^p.b.mask != 0 { // b became true: only the set is left
			r.lost(d.first+int32(i), ^set)
		}
	}
}

// member is "x takes a value of set", once and for all.
type member struct {
	x   Var
	set []uint64
}

func (s *engine) addMember(x Var, set []uint64, tag int32) {
	s.add(&member{x, set}, urgent, tag)
}

func (p *member) propagate(s *engine) bool {
	d := &s.doms[p.x]
	for i, set := range p.set {
		if !s.cut(d.first+int32(i), set, 0) {
			return false
		}
	}
	return true
}

func (p *member) explain(*reason, int32, uint64, int32) {}
