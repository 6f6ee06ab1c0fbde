package fd

// hall is all-different on whole domains: a maximum matching of variables to
// values, and the removal of every value that no maximum matching uses (Régin,
// AAAI 1994). A removed value lies in a Hall set: k values that k other
// variables need for themselves.
type hall struct {
	x       []Var
	offset  []int
	low     int // the value of column 0
	columns int
	now     valueGraph // the present domains; its matching is kept from run to run
	then    valueGraph // the domains at the time of a pruning to be explained
	scc     components
	allowed []uint64 // scratch: columns
}

// columns is the range of all values, offsets included.
func (s *engine) columns(x []Var, offset []int) (low, width int) {
	low, high := s.min(x[0])+offset[0], s.max(x[0])+offset[0]
	for i, y := range x {
		low, high = min(low, s.min(y)+offset[i]), max(high, s.max(y)+offset[i])
	}
	return low, high - low + 1
}

// addHall adds the narrow kind where value elimination is of that kind.
func (s *engine) addHall(x []Var, offset []int, narrow *differentNarrow, tag int32) {
	low, columns := s.columns(x, offset)
	if columns > MaxDomain {
		return
	}
	h := hall{x: x, offset: offset, low: low, columns: columns}
	var id int32
	if narrow != nil {
		id = s.addHallNarrow(narrow, h, tag)
	} else {
		id = s.addHallWide(h, tag)
	}
	s.watch(id, onAny, x...)
	s.settles(id, x...)
}

func (s *engine) addHallWide(h hall, tag int32) int32 {
	n, words := len(h.x), (h.columns+63)/64
	h.now.init(n, words)
	h.scc.init(n, words)
	h.allowed = make([]uint64, words)
	return s.add(&h, slow, tag)
}

func (p *hall) propagate(s *engine) bool {
	g := &p.now
	for i, x := range p.x {
		for k := range g.rows[i] {
			g.rows[i][k] = s.window(x, p.low+k<<6-p.offset[i])
		}
	}
	if i := g.matchAll(); i >= 0 {
		return s.fail(int32(i))
	}
	p.scc.find(g)
	for i, x := range p.x {
		p.scc.allowedFor(g, i, p.allowed)
		d := &s.doms[x]
		for w := d.minWord; w <= d.maxWord; w++ {
			if b := s.bits[w]; b != 0 && !s.cut(w, shifted(p.allowed, s.base(w)+p.offset[i]-p.low), int32(i)) {
				return false
			}
		}
	}
	return true
}

// shifted reads 64 bits of a set from bit k on, which may lie outside it.
func shifted(set []uint64, k int) uint64 {
	i, shift := k>>6, uint(k&63)
	var out uint64
	if i >= 0 && i < len(set) {
		out = set[i] >> shift
	}
	if shift != 0 && i+1 >= 0 && i+1 < len(set) {
		out |= set[i+1] << (64 - shift)
	}
	return out
}

// explain matches again, on the domains of the time. A lost value belongs to
// some variable in every matching; the variables that this one could move to,
// and so on, form a Hall set. A failure has one variable more than values.
func (p *hall) explain(r *reason, w int32, gone uint64, hint int32) {
	g := &p.then
	if g.rows == nil {
		g.init(len(p.x), (p.columns+63)/64)
	}
	for i, x := range p.x {
		clear(g.rows[i])
		d := &r.doms[x]
		for k := d.first; k < d.first+d.words; k++ {
			for b := r.word(k); b != 0; b &= b - 1 {
				c := r.base(k) + lowest(b) + p.offset[i] - p.low
				g.rows[i][c>>6] |= 1 << (c & 63)
			}
		}
	}
	if stuck := g.matchAll(); stuck >= 0 {
		// No matching at all: that forces whatever was concluded.
		g.reach(stuck)
		p.cite(r, g)
		return
	}
	for ; gone != 0; gone &= gone - 1 {
		c := r.base(w) + lowest(gone) + p.offset[hint] - p.low
		g.reach(int(g.taken[c]))
		p.cite(r, g)
	}
}

// cite adds the premises that the variables reached have no values but those
// reached.
func (p *hall) cite(r *reason, g *valueGraph) {
	for _, i := range g.queue {
		d := &r.doms[p.x[i]]
		for w := d.first; w < d.first+d.words; w++ {
			r.lost(w, ^shifted(g.seen, r.base(w)+p.offset[i]-p.low))
		}
	}
}
