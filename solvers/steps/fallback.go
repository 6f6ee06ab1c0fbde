package steps

import (
	"errors"
	"math/bits"
	"slices"
)

// fallback is a step that is not proved simplest, for when that takes too much work: a
// cell whose contrary leads to where a rule breaks by the fewest groups, one at a time,
// and none of these can be left out.
func (a *arguer) fallback() (*step, error) {
	var best *step
	for _, clues := range [][]int32{nil, a.clues} {
		groups := slices.Concat(a.rules, clues)
		tables := a.tablesOf(groups)
		err := a.eachOpen(func(cell int32) error {
			if err := a.meter.spend(int64(len(tables) / 4)); err != nil {
				return err
			}
			if used := a.chain(tables, a.known, a.wrong(cell)); used != nil {
				if s := a.stepOf(usedGroups(a, used), cell); best == nil || a.cost(s, best) < 0 {
					best = s
				}
			}
			return nil
		})
		if err != nil || best != nil {
			return a.irredundant(best, err)
		}
	}
	err := a.eachOpen(func(cell int32) error {
		if best == nil {
			best = a.stepOf(slices.Concat(a.clues, a.rules), cell)
		}
		return nil
	})
	return a.irredundant(best, err)
}

func (a *arguer) eachOpen(visit func(cell int32) error) (err error) {
	a.backbone.each(func(cell int32) bool {
		if !a.known.has(cell) {
			err = visit(cell)
		}
		return err == nil
	})
	return err
}

func (a *arguer) stepOf(groups []int32, cell int32) *step {
	s := &step{cells: []int32{cell}, unproved: true}
	for _, g := range groups {
		if a.isClue[g] {
			s.clues = append(s.clues, g)
		} else {
			s.rules = append(s.rules, g)
		}
	}
	return s
}

// irredundant leaves out groups, clues first, and known cells that are not needed.
func (a *arguer) irredundant(s *step, err error) (*step, error) {
	if s == nil || err != nil {
		return nil, err
	}
	cell := s.cells[0]
	for _, list := range []*[]int32{&s.clues, &s.rules} {
		for _, g := range slices.Backward(slices.Clone(*list)) {
			all := *list
			*list = slices.DeleteFunc(slices.Clone(all), func(other int32) bool { return other == g })
			a.granted.demand(false, s.clues, s.rules)
			if ok, err := a.refuted(a.granted, a.wrong(cell)); err != nil {
				return nil, err
			} else if !ok {
				*list = all
			}
		}
	}
	near := newSet(a.Cells)
	for _, g := range s.groups() {
		for _, t := range a.of[g] {
			for _, c := range a.tables[t].cells {
				if a.known.has(c) {
					near.add(c)
				}
			}
		}
	}
	a.bare.demand(false, s.groups())
	follows := func() (bool, error) {
		fixed := []Literal{a.wrong(cell)}
		near.each(func(c int32) bool {
			fixed = append(fixed, a.literal(c))
			return true
		})
		return a.refuted(a.bare, fixed...)
	}
	for _, c := range members(near) {
		near.remove(c)
		if ok, err := follows(); err != nil {
			return nil, err
		} else if !ok {
			near.add(c)
		}
	}
	s.known = members(near)
	return s, nil
}

// attempt bounds the work on whether something can be left out of a step that is not
// proved simplest anyhow; what takes more stays.
const attempt = 20_000

// refuted says whether there is known to be no assignment as is demanded.
func (a *arguer) refuted(s *solver, fixed ...Literal) (bool, error) {
	a.meter.limit = a.meter.work + attempt
	diff, err := s.run(fixed...)
	a.meter.limit = 0
	if errors.Is(err, errWork) {
		return false, nil
	}
	return diff == nil, err
}

func members(s set) (all []int32) {
	s.each(func(i int32) bool {
		all = append(all, i)
		return true
	})
	return all
}

func (a *arguer) tablesOf(groups []int32) (tables []int32) {
	for _, g := range groups {
		tables = append(tables, a.of[g]...)
	}
	return tables
}

// link is what one table forces, or, where nothing, that it breaks.
type link struct {
	table   int32
	cells   []Literal
	from    []int32 // cells of the table
	on, off uint64  // the cells of the table before
}

// chain supposes some literals, the contrary of a cell first, and goes on with one table at a time until
// one breaks; of what was found on the way only that is given which leads there.
// It is nil if none breaks.
func (a *arguer) chain(tables []int32, known set, supposed ...Literal) []link {
	c := &a.chainer
	c.reset(a)
	for _, t := range tables {
		c.allowed[t] = c.epoch
	}
	assign := func(cell int32, is bool, by int32) {
		c.value[cell], c.by[cell] = sign(is), by
		c.trail = append(c.trail, cell)
		for _, at := range a.at[cell] {
			if c.allowed[at.table] == c.epoch && !c.queued[at.table] {
				c.queued[at.table] = true
				c.queue = append(c.queue, at.table)
			}
		}
	}
	for _, l := range supposed {
		assign(int32(l.Cell), l.Is, -1)
	}
	value := func(cell int32) int8 {
		if v := c.value[cell]; v != 0 {
			return v
		}
		if known.has(cell) {
			return sign(a.solution.has(cell))
		}
		return 0
	}
	for _, t := range tables {
		if !c.queued[t] && len(tables) <= fewTables {
			c.queued[t] = true
			c.queue = append(c.queue, t)
		}
	}
	var links []link
	for head := 0; head < len(c.queue); head++ {
		t := c.queue[head]
		c.queued[t] = false
		table := &a.tables[t]
		var on, off uint64
		for i, cell := range table.cells {
			switch value(cell) {
			case 1:
				on |= 1 << i
			case -1:
				off |= 1 << i
			}
		}
		newOn, newOff, ok := table.forced(on, off)
		if !ok {
			return a.slice(append(links, link{table: t, on: on, off: off}))
		}
		if newOn|newOff == 0 {
			continue
		}
		l := link{table: t, on: on, off: off}
		by := int32(len(links))
		for ; newOn != 0; newOn &= newOn - 1 {
			cell := table.cells[bits.TrailingZeros64(newOn)]
			l.cells = append(l.cells, Literal{int(cell), true})
		}
		for ; newOff != 0; newOff &= newOff - 1 {
			cell := table.cells[bits.TrailingZeros64(newOff)]
			l.cells = append(l.cells, Literal{int(cell), false})
		}
		for _, lit := range l.cells {
			assign(int32(lit.Cell), lit.Is, by)
		}
		links = append(links, l)
	}
	return nil
}

// fewTables is up to how many tables a chain looks at all from the start, so that what
// follows from known cells alone serves it too.
const fewTables = 80

// chainer is the memory of chain.
type chainer struct {
	value   []int8
	by      []int32 // the link that it comes from
	trail   []int32
	queue   []int32
	queued  []bool
	allowed []int32
	epoch   int32
}

func (c *chainer) reset(a *arguer) {
	if c.value == nil {
		c.value, c.by = make([]int8, a.Cells), make([]int32, a.Cells)
		c.queued, c.allowed = make([]bool, len(a.tables)), make([]int32, len(a.tables))
	}
	for _, cell := range c.trail {
		c.value[cell] = 0
	}
	for _, t := range c.queue {
		c.queued[t] = false
	}
	c.trail, c.queue = c.trail[:0], c.queue[:0]
	c.epoch++
}

// slice keeps of a chain what leads to its last link, with few cells for each.
func (a *arguer) slice(links []link) (needed []link) {
	c := &a.chainer
	wanted := map[Literal]bool{}
	for i := len(links) - 1; i >= 0; i-- {
		l := &links[i]
		l.cells = slices.DeleteFunc(l.cells, func(lit Literal) bool { return !wanted[lit] })
		if i < len(links)-1 && len(l.cells) == 0 {
			continue
		}
		table := &a.tables[l.table]
		does := func(on, off uint64) bool {
			newOn, newOff, ok := table.forced(on, off)
			if len(l.cells) == 0 {
				return !ok
			}
			for _, lit := range l.cells {
				bit := uint64(1) << slices.Index(table.cells, int32(lit.Cell))
				if lit.Is && newOn&bit == 0 || !lit.Is && newOff&bit == 0 {
					return false
				}
			}
			return ok
		}
		on, off := l.on, l.off
		// What was found last is done without first.
		from := table.cellsOf(on | off)
		slices.SortStableFunc(from, func(x, y int32) int { return int(a.found(y) - a.found(x)) })
		for _, cell := range from {
			bit := uint64(1) << slices.Index(table.cells, cell)
			if does(on&^bit, off&^bit) {
				on, off = on&^bit, off&^bit
			}
		}
		l.from = table.cellsOf(on | off)
		for _, cell := range l.from {
			if c.value[cell] != 0 {
				wanted[Literal{int(cell), c.value[cell] > 0}] = true
			}
		}
		needed = append(needed, *l)
	}
	slices.Reverse(needed)
	return needed
}

// found is when a chain came to a cell: what was known comes first, then what is
// supposed.
func (a *arguer) found(cell int32) int32 {
	if a.chainer.value[cell] == 0 {
		return -2
	}
	return a.chainer.by[cell]
}

func usedGroups(a *arguer, links []link) (groups []int32) {
	for _, l := range links {
		groups = append(groups, int32(a.tables[l.table].group))
	}
	slices.Sort(groups)
	return slices.Compact(groups)
}
