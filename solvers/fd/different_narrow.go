package fd

import (
	"math/bits"
	"slices"
)

// differentNarrow is value elimination for distinct variables of one word whose
// values, offsets included, span at most 64 columns. It runs from the queue
// only at the beginning: from then on the engine itself takes the value of
// every variable that becomes fixed from its peers, at once, since that is by
// far the most frequent thing to do.
type differentNarrow struct {
	*different
	id int32
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
	by       int32 // the constraint
	place    int8  // the place in it of the certain other one
	up, down uint8 // one of them is zero
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

// introduce makes the variables of each narrow constraint one another's peers.
// Two that meet in several constraints are peers once.
func (s *engine) introduce() {
	count := make([]int32, len(s.doms))
	total := 0
	for _, p := range s.narrow {
		for _, x := range p.x {
			count[x] += int32(len(p.x) - 1)
			total += len(p.x) - 1
		}
	}
	s.peers = make([][]peer, len(s.doms))
	room := make([]peer, total)
	for x, n := range count {
		s.peers[x], room = room[:0:n], room[n:]
	}
	for _, p := range s.narrow {
		for i, x := range p.x {
			own, peers := p.at[i], s.peers[x]
			for j, other := range p.at {
				e := peer{word: other.word, by: p.id, place: int8(i)}
				if own.shift > other.shift {
					e.up = own.shift - other.shift
				} else {
					e.down = other.shift - own.shift
				}
				if j != i {
					peers = append(peers, e)
				}
			}
			s.peers[x] = peers
		}
	}
	s.meetOnce()
}

// meetOnce drops what stands more than once among a variable's peers.
func (s *engine) meetOnce() {
	type meeting struct {
		with     int
		up, down uint8
	}
	latest := make([]meeting, len(s.bits)) // by word
	for x, peers := range s.peers {
		kept := peers[:0]
		for _, e := range peers {
			if m := (meeting{x + 1, e.up, e.down}); latest[e.word] != m {
				latest[e.word] = m
				kept = append(kept, e)
			}
		}
		s.peers[x] = kept
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

// eliminate takes the value of a fixed variable from its peers. It does what cut
// would, for a single bit of a variable of one word, without calling it: calls are
// dear in WebAssembly, and most of a search happens here.
func (s *engine) eliminate(x Var) bool {
	peers := s.peers[x]
	s.effort += 1 + len(peers)>>4
	words, last, trail := s.bits, s.last, slices.Grow(s.trail, len(peers))
	value := words[s.doms[x].first]
	for i := range peers {
		e := &peers[i]
		old := words[e.word]
		gone := old & (value << (e.up & 63) >> (e.down & 63))
		if gone == 0 {
			continue
		}
		now := old ^ gone
		words[e.word] = now
		event, y := onAny, s.owner[e.word]
		d := &s.doms[y]
		d.size--
		switch {
		case now == 0:
			s.wiped = y
		case gone < now&-now:
			d.min = d.lo + bits.TrailingZeros64(now)
			event = onBounds
		case gone > now:
			d.max = d.lo + 63 - bits.LeadingZeros64(now)
			event = onBounds
		}
		if now&(now-1) == 0 && now != 0 {
			event = onFix
		}
		n := len(trail)
		trail = trail[:n+1]
		trail[n] = entry{old, e.word, last[e.word], e.by, int32(e.place), event}
		last[e.word] = int32(n)
		if now == 0 {
			s.by, s.trail = e.by, trail
			return false
		}
	}
	s.trail = trail
	return true
}
