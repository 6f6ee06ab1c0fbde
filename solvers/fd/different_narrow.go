package fd

import "slices"

// differentNarrow is value elimination for distinct variables of one word whose
// values, offsets included, span at most 64 columns. It runs from the queue
// only at the beginning: from then on the engine itself takes the value of
// every variable that becomes fixed from its peers, at once, since that is by
// far the most frequent thing to do.
type differentNarrow struct {
	*different
	at []columnsAt // by variable
}

// columnsAt says where the values of a variable are: in one word, and from
// column shift on.
type columnsAt struct {
	word  int32
	shift uint8
}

// peer is a variable that may not take the value of a certain other one: the
// bit of that value, shifted up or down, is the bit of the same value in word.
type peer struct {
	word     int32
	up, down uint8 // one of them is zero
	by       int32 // the constraint
	place    int32 // the place in it of the certain other one
}

// newDifferentNarrow gives nil where the constraint does not fit.
func (s *engine) newDifferentNarrow(d *different) *differentNarrow {
	vars := slices.Clone(d.x)
	slices.Sort(vars)
	if len(slices.Compact(vars)) < len(d.x) || len(d.x) > 64 {
		return nil
	}
	p := &differentNarrow{different: d, at: make([]columnsAt, len(d.x))}
	low := slices.Min(d.base)
	for i, y := range d.x {
		k := &s.doms[y]
		if k.words > 1 || k.max+d.offset[i]-low >= 64 {
			return nil
		}
		p.at[i] = columnsAt{d.word[i], uint8(d.base[i] - low)}
	}
	return p
}

// introduce makes the variables of a constraint each other's peers.
func (p *differentNarrow) introduce(s *engine, id int32) {
	for len(s.peers) < len(s.doms) {
		s.peers = append(s.peers, nil)
	}
	for i, x := range p.x {
		own := p.at[i]
		peers := slices.Grow(s.peers[x], len(p.x)-1)
		for j, other := range p.at {
			if j == i {
				continue
			}
			e := peer{word: other.word, by: id, place: int32(i)}
			if own.shift > other.shift {
				e.up = own.shift - other.shift
			} else {
				e.down = other.shift - own.shift
			}
			peers = append(peers, e)
		}
		s.peers[x] = peers
	}
}

func (p *differentNarrow) propagate(s *engine) bool {
	for _, x := range p.x {
		if s.fixed(x) && !s.eliminate(x) {
			return false
		}
	}
	return true
}

// eliminate takes the value of a fixed variable from its peers.
func (s *engine) eliminate(x Var) bool {
	peers := s.peers[x]
	s.effort += 1 + len(peers)>>4
	words := s.bits
	value := words[s.doms[x].first]
	for i := range peers {
		e := &peers[i]
		gone := words[e.word] & (value << (e.up & 63) >> (e.down & 63))
		if gone == 0 {
			continue
		}
		s.by = e.by
		if !s.cut(e.word, ^gone, e.place) {
			return false
		}
	}
	return true
}
