package fd

// element is z = array[i] for constants, on whole domains.
type element struct {
	i, z  Var
	array []int
	seen  []uint64 // scratch: the values that some index gives, aligned with z
}

func (s *engine) addElement(i Var, array []int, z Var, tag int32) {
	id := s.add(&element{i, z, array, make([]uint64, s.doms[z].words)}, quick, tag)
	s.watch(id, onAny, i, z)
	s.settles(id, i, z)
}

func (p *element) propagate(s *engine) bool {
	if !s.atLeast(p.i, 0, indexRule) || !s.atMost(p.i, len(p.array)-1, indexRule) {
		return false
	}
	clear(p.seen)
	z := &s.doms[p.z]
	d := &s.doms[p.i]
	for w := d.minWord; w <= d.maxWord; w++ {
		base := s.base(w)
		for b := s.bits[w]; b != 0; b &= b - 1 {
			i := base + lowest(b)
			if s.has(p.z, p.array[i]) {
				k := p.array[i] - z.lo
				p.seen[k>>6] |= 1 << (k & 63)
			} else if !s.remove(p.i, i, indexRule) {
				return false
			}
		}
	}
	for w := z.minWord; w <= z.maxWord; w++ {
		if !s.cut(w, p.seen[w-z.first], resultRule) {
			return false
		}
	}
	return true
}

func (p *element) explain(r *reason, w int32, gone uint64, hint int32) {
	base := r.base(w)
	for ; gone != 0; gone &= gone - 1 {
		v := base + lowest(gone)
		if hint == indexRule {
			if v >= 0 && v < len(p.array) {
				r.isnt(p.z, p.array[v])
			}
			continue
		}
		for i, a := range p.array {
			if a == v {
				r.isnt(p.i, i)
			}
		}
	}
}

// elementVar is z = array[i] for variables: an index goes when its variable
// has no value in common with z, and z keeps what some variable can still be.
type elementVar struct {
	i, z  Var
	array []Var
}

func (s *engine) addElementVar(i Var, array []Var, z Var, tag int32) {
	id := s.add(&elementVar{i, z, array}, quick, tag)
	s.watch(id, onAny, i, z)
	s.watch(id, onAny, array...)
}

// The hints of elementVar: which rule removed a value.
const (
	indexRule int32 = iota
	resultRule
	entryRule
)

func (p *elementVar) propagate(s *engine) bool {
	if !s.atLeast(p.i, 0, indexRule) || !s.atMost(p.i, len(p.array)-1, indexRule) {
		return false
	}
	d := &s.doms[p.i]
	for w := d.minWord; w <= d.maxWord; w++ {
		base := s.base(w)
		for b := s.bits[w]; b != 0; b &= b - 1 {
			if i := base + lowest(b); !s.meet(p.z, p.array[i], 0) && !s.remove(p.i, i, indexRule) {
				return false
			}
		}
	}
	d = &s.doms[p.z]
	for w := d.minWord; w <= d.maxWord; w++ {
		var allowed uint64
		for i := s.min(p.i); i <= s.max(p.i); i++ {
			if s.has(p.i, i) {
				allowed |= s.window(p.array[i], s.base(w))
			}
		}
		if !s.cut(w, allowed, resultRule) {
			return false
		}
	}
	return !s.fixed(p.i) || s.shiftInto(p.array[s.min(p.i)], p.z, 0, 0, entryRule)
}

func (p *elementVar) explain(r *reason, w int32, gone uint64, hint int32) {
	base := r.base(w)
	if hint == entryRule {
		i, _ := r.sole(p.i)
		r.is(p.i, i)
		for ; gone != 0; gone &= gone - 1 {
			r.isnt(p.z, base+lowest(gone))
		}
		return
	}
	for ; gone != 0; gone &= gone - 1 {
		v := base + lowest(gone)
		switch {
		case hint == indexRule && v >= 0 && v < len(p.array):
			r.apart(p.z, p.array[v], 0)
		case hint == resultRule:
			for i, x := range p.array {
				if !r.has(p.i, i) {
					r.isnt(p.i, i)
				} else {
					r.isnt(x, v)
				}
			}
		}
	}
}
