package fd

// hallNarrow is hall for at most 64 columns: sets of columns and of variables
// are single words. It leaves out the variables that are fixed; value
// elimination, which runs earlier, has dealt with them and says which they are.
type hallNarrow struct {
	hall
	values *different
	open   []int32  // the variables that are not fixed; the following go by place in it
	rows   []uint64 // by place: its columns
	match  []int8   // by place: its column, or -1
	last   []int8   // by variable: its column in the latest matching
	taken  [64]int8 // by column: the place that has it, or -1
	from   [64]int8 // by column: the place from which a walk saw it
	next   []uint64 // by place: those whose column it could take
	prior  []uint64 // by place: those that could take its column
}

func (p *hallNarrow) init() {
	n := len(p.x)
	p.rows, p.next, p.prior = make([]uint64, n), make([]uint64, n), make([]uint64, n)
	p.match, p.last = make([]int8, n), make([]int8, n)
	for i := range p.last {
		p.last[i] = -1
	}
}

func (p *hallNarrow) propagate(s *engine) bool {
	p.open = p.values.order[s.state(p.values.done):]
	n := len(p.open)
	p.match = p.match[:n]
	for k, i := range p.open {
		p.rows[k] = s.window(p.x[i], p.low-p.offset[i])
	}
	if k := p.matchAll(); k >= 0 {
		return s.fail(p.open[k])
	}
	for k, i := range p.open {
		p.last[i] = p.match[k]
	}
	free, left := p.loosen()
	for left != 0 {
		part := p.walk(p.next, left, left&-left) & p.walk(p.prior, left, left&-left)
		left &^= part
		columns := free
		for b := part; b != 0; b &= b - 1 {
			columns |= 1 << p.match[lowest(b)]
		}
		for b := part; b != 0; b &= b - 1 {
			k := lowest(b)
			if p.rows[k]&^columns != 0 && !p.prune(s, int(p.open[k]), columns) {
				return false
			}
		}
	}
	return true
}

// prune leaves variable i only the given columns.
func (p *hallNarrow) prune(s *engine, i int, columns uint64) bool {
	x := p.x[i]
	d := &s.doms[x]
	for w := d.minWord; w <= d.maxWord; w++ {
		k := s.base(w) + p.offset[i] - p.low
		allowed := uint64(0)
		if k >= 0 && k < 64 {
			allowed = columns >> k
		} else if k < 0 && k > -64 {
			allowed = columns << -k
		}
		if s.bits[w] != 0 && !s.cut(w, allowed, int32(i)) {
			return false
		}
	}
	return true
}

// matchAll completes the matching of the previous run; it returns -1, or a
// place that cannot be matched.
func (p *hallNarrow) matchAll() int {
	used := uint64(0)
	for k, i := range p.open {
		c := p.last[i]
		if c >= 0 && p.rows[k]>>c&1 != 0 && used>>c&1 == 0 {
			p.match[k], p.taken[c] = c, int8(k)
			used |= 1 << c
		} else {
			p.match[k] = -1
		}
	}
	for k, c := range p.match {
		if c >= 0 {
			continue
		}
		end := p.augment(k, used)
		if end == 0 {
			return k
		}
		used |= end
	}
	return -1
}

// augment matches place i by shifting others along a shortest path. It
// returns the column that is newly in use, or nothing.
func (p *hallNarrow) augment(i int, used uint64) uint64 {
	if free := p.rows[i] &^ used; free != 0 {
		c := lowest(free)
		p.match[i], p.taken[c] = int8(c), int8(i)
		return 1 << c
	}
	var queue [64]int8
	queue[0] = int8(i)
	seen, size := uint64(0), 1
	for head := 0; head < size; head++ {
		j := queue[head]
		fresh := p.rows[j] &^ seen
		seen |= fresh
		for b := fresh; b != 0; b &= b - 1 {
			c := lowest(b)
			p.from[c] = j
			if used>>c&1 != 0 {
				queue[size] = p.taken[c]
				size++
				continue
			}
			for end := uint64(1) << c; ; {
				j := p.from[c]
				last := p.match[j]
				p.match[j], p.taken[c] = int8(c), j
				if int(j) == i {
					return end
				}
				c = int(last)
			}
		}
	}
	return 0
}

// loosen finds the columns that are free or can be made so, and the places
// whose columns cannot. It sets up the graph among these.
func (p *hallNarrow) loosen() (free, left uint64) {
	n := len(p.open)
	for _, row := range p.rows[:n] {
		free |= row
	}
	for _, c := range p.match {
		free &^= 1 << c
	}
	left = 1<<n - 1
	for grown := free != 0; grown; {
		grown = false
		for b := left; b != 0; b &= b - 1 {
			k := lowest(b)
			if p.rows[k]&free != 0 {
				free |= 1 << p.match[k]
				left &^= 1 << k
				grown = true
			}
		}
	}
	for b := left; b != 0; b &= b - 1 {
		p.prior[lowest(b)] = 0
	}
	for b := left; b != 0; b &= b - 1 {
		k := lowest(b)
		next := uint64(0)
		for row := p.rows[k]; row != 0; row &= row - 1 {
			j := p.taken[lowest(row)]
			next |= 1 << j
			p.prior[j] |= 1 << k
		}
		p.next[k] = next
	}
	return free, left
}

// walk gives the places of a set that can be reached from start.
func (p *hallNarrow) walk(edges []uint64, set, start uint64) uint64 {
	seen := start
	for todo := start; todo != 0; {
		j := lowest(todo)
		todo &= todo - 1
		fresh := edges[j] & set &^ seen
		seen |= fresh
		todo |= fresh
	}
	return seen
}
