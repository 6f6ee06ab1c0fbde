package dialogue

// The knows-operators of a sweep. Each keeps counts for every cell, that is for
// the worlds in which a person sees the same, and from these whether the person
// knows there.

// An index lists the worlds of every cell of a quantity.
type index struct {
	cell    []uint32 // of each world
	members []uint32 // the worlds, cell by cell, ascending within each
	start   []uint32 // the first of each cell in members; one more at the end
}

// in lists the worlds of a cell.
func (x *index) in(cell uint32) []uint32 { return x.members[x.start[cell]:x.start[cell+1]] }

// index makes the index of a quantity over all worlds of the sweep.
func (s *sweeper) index(q *Quantity) (*index, error) {
	if x, ok := s.indexes[q]; ok {
		return x, nil
	}
	all := everything(s.last)
	c, err := s.column(all, q)
	if err != nil {
		return nil, err
	}
	numbers, giveBack, err := s.cells(all, c)
	if err != nil {
		return nil, err
	}
	defer giveBack()
	if err := s.hold(8*s.last + 4*numbers.count); err != nil {
		return nil, err
	}
	x := &index{
		cell:    make([]uint32, s.last),
		members: make([]uint32, s.last),
		start:   make([]uint32, numbers.count+1),
	}
	// A counting sort: how many worlds are in each cell, then where the last
	// of each cell ends, then all worlds from the last to the first.
	if err := s.pass(all, nil, func(b *block) {
		cells := x.cell[b.word<<6:][:len(b.keys)]
		for i, key := range b.keys {
			cells[i] = numbers.cell(key)
			x.start[cells[i]]++
		}
	}, c); err != nil {
		return nil, err
	}
	sum := uint32(0)
	for i, n := range x.start {
		sum += n
		x.start[i] = sum
	}
	for w := len(x.cell) - 1; w >= 0; w-- {
		at := &x.start[x.cell[w]]
		*at--
		x.members[*at] = uint32(w)
		if w&(sweepChunk-1) == 0 {
			if err := s.ctx.Err(); err != nil {
				return nil, err
			}
		}
	}
	s.indexes[q] = x
	return x, nil
}

// cellwise is a signal of the members of a model whose cell is in a set of
// cells. It is the second half of every knows-operator: the first half calls
// touch for the cells whose counts have changed, and knows says by the counts
// whether the cell is in the set.
type cellwise struct {
	*index
	model   *signal
	known   oneBit // the cells in which the person knows
	touched []uint32
	waiting oneBit // the cells in touched
}

func (s *sweeper) newCellwise(model *signal, q *Quantity) (*cellwise, error) {
	x, err := s.index(q)
	if err != nil {
		return nil, err
	}
	n := len(x.start) - 1
	c := &cellwise{index: x, model: model, known: newOneBit(n), waiting: newOneBit(n)}
	for i := range c.known {
		c.known[i] = ^uint64(0) // nothing speaks against it in an empty cell
	}
	return c, s.hold(n >> 2)
}

func (c *cellwise) touch(cell uint32) {
	if c.waiting.has(cell) == 0 {
		c.waiting.add(cell)
		c.touched = append(c.touched, cell)
	}
}

// settle brings the signal up to date. Where a cell's verdict is turned, all
// its members are looked at; elsewhere only those that came or went.
func (c *cellwise) settle(sig *signal, knows func(cell uint32) bool) {
	for _, cell := range c.touched {
		c.waiting[cell>>6] &^= 1 << (cell & 63)
		now := knows(cell)
		if now == (c.known.has(cell) != 0) {
			continue
		}
		c.known[cell>>6] ^= 1 << (cell & 63)
		for _, w := range c.in(cell) {
			sig.set(w, now && c.model.has(w))
		}
	}
	c.touched = c.touched[:0]
	for _, w := range c.model.changed {
		sig.set(w, c.model.has(w) && c.known.has(c.cell[w]) != 0)
	}
}

// knowsPart keeps, for each cell, the number of members in which the formula
// is false; for whether, also the number of those in which it is true.
func (s *sweeper) knowsPart(model, of *signal, who *Person, whether bool) (*signal, error) {
	c, err := s.newCellwise(model, who.Sees)
	if err != nil {
		return nil, err
	}
	n := len(c.start) - 1
	against, inFavour := make([]uint32, n), []uint32(nil)
	bytes := 4*n + s.last>>3
	counted := newBits(s.last) // the members counted as against
	var counted2 []uint64      // the members counted as in favour
	if whether {
		bytes *= 2
		inFavour = make([]uint32, n)
		counted2 = newBits(s.last)
	}
	if err := s.hold(bytes); err != nil {
		return nil, err
	}
	recount := func(counted []uint64, counts []uint32, w uint32, in bool) {
		if counted[w>>6]>>(w&63)&1 != 0 == in {
			return
		}
		counted[w>>6] ^= 1 << (w & 63)
		cell := c.cell[w]
		if in {
			counts[cell]++
		} else {
			counts[cell]--
		}
		c.touch(cell)
	}
	return s.newSignal(func(sig *signal) {
		for _, input := range []*signal{model, of} {
			for _, w := range input.changed {
				recount(counted, against, w, model.has(w) && !of.has(w))
				if whether {
					recount(counted2, inFavour, w, of.has(w))
				}
			}
		}
		c.settle(sig, func(cell uint32) bool {
			return against[cell] == 0 || whether && inFavour[cell] == 0
		})
	})
}

// knowsValuePart keeps the number of members of each cell. What they say of a
// quantity is looked up when it matters, up to the first two that differ.
func (s *sweeper) knowsValuePart(model *signal, f knowsValue) (*signal, error) {
	c, err := s.newCellwise(model, f.who.Sees)
	if err != nil {
		return nil, err
	}
	n := len(c.start) - 1
	if err := s.hold(4 * n); err != nil {
		return nil, err
	}
	members := make([]uint32, n)
	knows := func(cell uint32) bool { return members[cell] <= 1 }
	if f.what != nil {
		what, err := s.index(f.what)
		if err != nil {
			return nil, err
		}
		knows = func(cell uint32) bool {
			left, value := members[cell], uint32(0)
			for _, w := range c.in(cell) {
				switch {
				case left == 0:
					return true
				case !model.has(w):
					continue
				case left == members[cell]:
					value = what.cell[w]
				case what.cell[w] != value:
					return false
				}
				left--
			}
			return true
		}
	}
	return s.newSignal(func(sig *signal) {
		for _, w := range model.changed {
			cell := c.cell[w]
			if model.has(w) {
				members[cell]++
			} else {
				members[cell]--
			}
			c.touch(cell)
		}
		c.settle(sig, knows)
	})
}
