package fd

// count is "n of the literals are true", for a variable n.
type count struct {
	of []literal // all of one-word variables
	n  Var
}

// The hints of count: which rule pruned.
const (
	tooFew  int32 = iota // n is at least the number of true literals
	tooMany              // n is at most the number that are not false
	full                 // there are as many true literals as n allows
	needed               // all open literals are needed
)

func (s *engine) addCount(of []literal, n Var, tag int32) {
	id := s.add(&count{of, n}, quick, tag)
	for _, l := range of {
		s.watch(id, onAny, s.owner[l.word])
	}
	s.watch(id, onBounds, n)
	vars := []Var{n}
	for _, l := range of {
		vars = append(vars, s.owner[l.word])
	}
	s.settles(id, vars...)
}

func (p *count) propagate(s *engine) bool {
	yes, open := 0, 0
	for _, l := range p.of {
		b := s.bits[l.word]
		if b&l.mask == 0 {
			continue
		}
		if b&^l.mask == 0 {
			yes++
		} else {
			open++
		}
	}
	lo, hi := s.min(p.n), s.max(p.n)
	if yes > lo || yes+open < hi {
		if !s.atLeast(p.n, yes, tooFew) || !s.atMost(p.n, yes+open, tooMany) {
			return false
		}
		lo, hi = s.min(p.n), s.max(p.n)
	}
	if open == 0 {
		return true
	}
	if yes != hi && yes+open != lo {
		return true
	}
	for _, l := range p.of {
		b := s.bits[l.word]
		if b&l.mask == 0 || b&^l.mask == 0 {
			continue
		}
		if yes == hi && !s.cut(l.word, ^l.mask, full) || yes != hi && !s.cut(l.word, l.mask, needed) {
			return false
		}
	}
	return true
}

func (p *count) explain(r *reason, w int32, gone uint64, hint int32) {
	base := r.base(w)
	switch hint {
	case tooFew:
		p.cite(r, base+highest(gone)+1, true)
	case tooMany:
		p.cite(r, len(p.of)-(base+lowest(gone))+1, false)
	case full:
		hi := r.max(p.n)
		r.atMost(p.n, hi)
		p.cite(r, hi, true)
	case needed:
		lo := r.min(p.n)
		r.atLeast(p.n, lo)
		p.cite(r, len(p.of)-lo, false)
	}
}

// cite adds k literals that were true (or false) as premises.
func (p *count) cite(r *reason, k int, truth bool) {
	for _, l := range p.of {
		if k <= 0 {
			return
		}
		if b := r.word(l.word); truth && b&^l.mask == 0 {
			r.holds(l)
			k--
		} else if !truth && b&l.mask == 0 {
			r.fails(l)
			k--
		}
	}
}
