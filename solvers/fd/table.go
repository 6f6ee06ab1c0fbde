package fd

// table says that the variables take one of the tuples together. Tuples that
// have become impossible are moved behind the live ones (simple tabular
// reduction: Lecoutre, Constraints 2011).
type table struct {
	x      []Var
	tuples [][]int
	order  []int32
	live   int32      // a counter word: how many tuples have gone
	seen   [][]uint64 // by variable: the supported values, aligned with its words
}

func (s *engine) addTable(x []Var, tuples [][]int, tag int32) {
	p := &table{x: x, tuples: tuples, live: s.addState()}
	for i := range tuples {
		p.order = append(p.order, int32(i))
	}
	for _, y := range x {
		p.seen = append(p.seen, make([]uint64, s.doms[y].words))
	}
	id := s.add(p, slow, tag)
	s.watch(id, onAny, x...)
	s.settles(id, x...)
}

func (p *table) propagate(s *engine) bool {
	gone := s.state(p.live)
	start := gone
	for _, set := range p.seen {
		clear(set)
	}
	for k := gone; k < len(p.order); k++ {
		tuple := p.tuples[p.order[k]]
		if p.possible(s, tuple) {
			for i, x := range p.x {
				v := tuple[i] - s.doms[x].lo
				p.seen[i][v>>6] |= 1 << (v & 63)
			}
			continue
		}
		p.order[k], p.order[gone] = p.order[gone], p.order[k]
		gone++
	}
	if gone != start {
		s.setState(p.live, gone)
	}
	for i, x := range p.x {
		d := &s.doms[x]
		for w := d.minWord; w <= d.maxWord; w++ {
			if !s.cut(w, p.seen[i][w-d.first], int32(i)) {
				return false
			}
		}
	}
	return true
}

func (p *table) possible(s *engine, tuple []int) bool {
	for i, x := range p.x {
		if !s.has(x, tuple[i]) {
			return false
		}
	}
	return true
}

// explain: every tuple with one of the lost values has another value that was
// lost before.
func (p *table) explain(r *reason, w int32, gone uint64, hint int32) {
	base := r.base(w)
	for _, tuple := range p.tuples {
		if v := tuple[hint] - base; v < 0 || v > 63 || gone>>v&1 == 0 {
			continue
		}
		p.reject(r, tuple)
	}
}

// reject adds one lost value of the tuple, preferring one that is a premise
// already.
func (p *table) reject(r *reason, tuple []int) {
	chosen := -1
	for i, x := range p.x {
		w, bit, ok := r.place(x, tuple[i])
		if !ok || r.initial[w]&bit == 0 || r.need[w]&bit != 0 && r.word(w)&bit == 0 {
			return
		}
		if chosen < 0 && r.word(w)&bit == 0 {
			chosen = i
		}
	}
	if chosen >= 0 {
		r.isnt(p.x[chosen], tuple[chosen])
	}
}
