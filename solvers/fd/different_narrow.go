package fd

import "slices"

// differentNarrow is value elimination for distinct variables of one word whose
// values, offsets included, span at most 64 columns. It runs from the queue
// only at the beginning: from then on the engine tells it of every variable
// that becomes fixed, at once, since it is by far the most frequent thing to do.
type differentNarrow struct {
	*different
	id    int32
	low   int     // the value of column 0
	shift []uint8 // by variable: the column of its first value
}

// elimination is the place of a variable in an all-different constraint.
type elimination struct {
	from  *differentNarrow
	place int32
}

// newDifferentNarrow gives nil where the constraint does not fit.
func (s *engine) newDifferentNarrow(d *different) *differentNarrow {
	vars := slices.Clone(d.x)
	slices.Sort(vars)
	if len(slices.Compact(vars)) < len(d.x) {
		return nil
	}
	p := &differentNarrow{different: d, low: slices.Min(d.base), shift: make([]uint8, len(d.x))}
	for i, y := range d.x {
		k := &s.doms[y]
		if k.words > 1 || k.max+d.offset[i]-p.low >= 64 {
			return nil
		}
		p.shift[i] = uint8(d.base[i] - p.low)
	}
	return p
}

// eliminate has the engine tell of x.
func (s *engine) eliminate(x Var, e elimination) {
	for len(s.eliminations) <= int(x) {
		s.eliminations = append(s.eliminations, nil)
	}
	if s.eliminations[x] == nil {
		s.eliminations[x] = make([]elimination, 0, 4)
	}
	s.eliminations[x] = append(s.eliminations[x], e)
}

func (p *differentNarrow) propagate(s *engine) bool {
	for i, x := range p.x {
		if s.fixed(x) && !p.remove(s, i) {
			return false
		}
	}
	return true
}

// remove takes the value of a fixed variable from the others.
func (p *differentNarrow) remove(s *engine, place int) bool {
	own := p.word[place]
	column := s.bits[own] << (p.shift[place] & 63)
	for j, w := range p.word {
		if b := s.bits[w] & (column >> (p.shift[j] & 63)); b != 0 && w != own && !s.cut(w, ^b, int32(place)) {
			return false
		}
	}
	return true
}
