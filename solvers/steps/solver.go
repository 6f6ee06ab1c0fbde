package steps

import (
	"errors"
	"math/bits"
	"slices"
)

// errWork ends what takes more work than it may.
var errWork = errors.New("steps: the work allowed for a step is used up")

// meter counts the work of all solvers of an argument: tables looked at.
type meter struct {
	work, limit int64 // a limit of 0 is none
	check       func() error
	next        int64
}

const checkEvery = 1 << 13

func (m *meter) spend(n int64) error {
	m.work += n
	if m.limit > 0 && m.work > m.limit {
		return errWork
	}
	if m.work >= m.next {
		m.next = m.work + checkEvery
		return m.check()
	}
	return nil
}

// count counts work that is bounded in itself, whatever the limit.
func (m *meter) count(n int64) error {
	limit := m.limit
	m.limit = 0
	err := m.spend(n)
	m.limit = limit
	return err
}

// solver finds assignments that satisfy some groups. Cells of which nothing is demanded
// are as in ref; so its work is where an assignment differs from that.
type solver struct {
	*compiled
	meter *meter
	ref   set
	refOn []uint64 // by table: its cells that are so in ref

	value  []int8   // by cell: 0 open, 1 so, -1 not
	on     []uint64 // by table: the cells that are so
	off    []uint64 // and those that are not
	trail  []int32
	active []int32 // by table: equal to epoch, where it is to hold
	epoch  int32
	every  bool // all rules are to hold

	queue   []int32
	queued  []bool
	touched []int32 // tables that hold perhaps no longer, with all cells else as in ref
	isThere []bool
	fine    []bool // they were seen to hold, and nothing has changed there
	frames  []frame
}

// frame is a choice of a term for a table.
type frame struct {
	table int32
	order []int32 // terms, or cells of an exactly-one
	next  int
	trail int
}

func newSolver(c *compiled, m *meter, ref set) *solver {
	n := len(c.tables)
	s := &solver{compiled: c, meter: m, ref: ref, refOn: make([]uint64, n), value: make([]int8, c.Cells),
		on: make([]uint64, n), off: make([]uint64, n), active: make([]int32, n), queued: make([]bool, n), isThere: make([]bool, n), fine: make([]bool, n)}
	for i, t := range c.tables {
		for k, cell := range t.cells {
			if ref.has(cell) {
				s.refOn[i] |= 1 << k
			}
		}
	}
	return s
}

// ground fixes a cell for good.
func (s *solver) ground(cell int32, is bool) {
	s.value[cell] = sign(is)
	for _, at := range s.at[cell] {
		if is {
			s.on[at.table] |= at.bit
		} else {
			s.off[at.table] |= at.bit
		}
	}
}

func sign(is bool) int8 {
	if is {
		return 1
	}
	return -1
}

// demand says which groups are to hold, beside all rules if every.
func (s *solver) demand(every bool, groups ...[]int32) {
	s.epoch++
	s.every = every
	for _, list := range groups {
		for _, g := range list {
			for _, t := range s.of[g] {
				s.active[t] = s.epoch
			}
		}
	}
}

func (s *solver) isActive(t int32) bool {
	return s.active[t] == s.epoch || s.every && !s.ofClue[t]
}

// assign gives a cell a value; false if it has the other one.
func (s *solver) assign(cell int32, is bool) bool {
	v := sign(is)
	if s.value[cell] != 0 {
		return s.value[cell] == v
	}
	s.value[cell] = v
	s.trail = append(s.trail, cell)
	differs := s.ref.has(cell) != is
	for _, at := range s.at[cell] {
		t := at.table
		if !s.isActive(t) {
			continue
		}
		if is {
			s.on[t] |= at.bit
		} else {
			s.off[t] |= at.bit
		}
		s.fine[t] = false
		if differs {
			s.touch(t)
		}
		s.enqueue(t)
	}
	return true
}

func (s *solver) touch(t int32) {
	if !s.isThere[t] {
		s.isThere[t] = true
		s.touched = append(s.touched, t)
	}
}

func (s *solver) enqueue(t int32) {
	if !s.queued[t] {
		s.queued[t] = true
		s.queue = append(s.queue, t)
	}
}

// undo takes assignments back, down to a length of the trail.
func (s *solver) undo(to int) {
	for len(s.trail) > to {
		last := len(s.trail) - 1
		cell := s.trail[last]
		s.trail = s.trail[:last]
		s.value[cell] = 0
		for _, at := range s.at[cell] {
			if s.isActive(at.table) {
				s.on[at.table] &^= at.bit
				s.off[at.table] &^= at.bit
				s.fine[at.table] = false
			}
		}
	}
	s.dequeue()
}

func (s *solver) dequeue() {
	for _, t := range s.queue {
		s.queued[t] = false
	}
	s.queue = s.queue[:0]
}

// propagate works out what follows from single tables; false where one breaks.
func (s *solver) propagate() (bool, error) {
	for len(s.queue) > 0 {
		last := len(s.queue) - 1
		t := s.queue[last]
		s.queue, s.queued[t] = s.queue[:last], false
		table := &s.tables[t]
		if err := s.meter.spend(1 + int64(len(table.terms)>>3)); err != nil {
			s.dequeue()
			return false, err
		}
		on, off, ok := table.forced(s.on[t], s.off[t])
		if !ok {
			s.dequeue()
			return false, nil
		}
		for ; on != 0; on &= on - 1 {
			s.assign(table.cells[bits.TrailingZeros64(on)], true)
		}
		for ; off != 0; off &= off - 1 {
			s.assign(table.cells[bits.TrailingZeros64(off)], false)
		}
	}
	return true, nil
}

// solve looks for an assignment that satisfies what is demanded, with some cells fixed.
// If there is one it stands until reset; whoever gets an error must reset too.
func (s *solver) solve(fixed ...Literal) (bool, error) {
	for _, l := range fixed {
		if !s.assign(int32(l.Cell), l.Is) {
			return false, nil
		}
	}
	ok, err := s.propagate()
	if err != nil || !ok {
		return false, err
	}
	return s.search()
}

// everywhere makes the solver look at all that is demanded, not only where an
// assignment differs from ref, which need not satisfy anything.
func (s *solver) everywhere() {
	for t := range s.tables {
		if s.isActive(int32(t)) {
			s.touch(int32(t))
			s.enqueue(int32(t))
		}
	}
}

// another goes on to the next assignment.
func (s *solver) another() (bool, error) {
	if ok, err := s.retreat(); err != nil || !ok {
		return false, err
	}
	return s.search()
}

func (s *solver) search() (bool, error) {
	for {
		t := s.open()
		if t < 0 {
			return true, nil
		}
		if err := s.meter.spend(1); err != nil {
			return false, err
		}
		s.frames = append(s.frames, frame{table: t, order: s.choices(t), trail: len(s.trail)})
		if ok, err := s.retreat(); err != nil || !ok {
			return false, err
		}
	}
}

// retreat takes the next choice that nothing speaks against; false if none is left.
func (s *solver) retreat() (bool, error) {
	for len(s.frames) > 0 {
		f := &s.frames[len(s.frames)-1]
		s.undo(f.trail)
		if f.next == len(f.order) {
			s.frames = s.frames[:len(s.frames)-1]
			continue
		}
		choice := f.order[f.next]
		f.next++
		if s.choose(f.table, choice) {
			ok, err := s.propagate()
			if err != nil {
				return false, err
			}
			if ok {
				return true, nil
			}
		} else {
			s.dequeue()
		}
	}
	return false, nil
}

// open is a table that does not hold with all open cells as in ref, the one with the
// fewest choices; -1 if there is none.
func (s *solver) open() int32 {
	best, fewest := int32(-1), 1<<30
	for _, t := range s.touched {
		if s.fine[t] {
			continue
		}
		table := &s.tables[t]
		if table.fits(s.on[t] | s.refOn[t]&^s.off[t]) {
			s.fine[t] = true
			continue
		}
		left := 0
		if table.one {
			left = bits.OnesCount64(table.all &^ s.off[t])
		} else {
			for _, term := range table.terms {
				if term.On&s.off[t] == 0 && term.Off&s.on[t] == 0 {
					left++
				}
			}
		}
		if left < fewest {
			best, fewest = t, left
		}
	}
	return best
}

// choices are the terms of a table that are left, those that change the least first.
func (s *solver) choices(t int32) []int32 {
	table := &s.tables[t]
	now := s.on[t] | s.refOn[t]&^s.off[t]
	var order []int32
	if table.one {
		for left := table.all &^ s.off[t]; left != 0; left &= left - 1 {
			order = append(order, int32(bits.TrailingZeros64(left)))
		}
		slices.SortStableFunc(order, func(a, b int32) int { return int(now>>b&1) - int(now>>a&1) })
		return order
	}
	type choice struct{ term, changes int32 }
	var all []choice
	for i, term := range table.terms {
		if term.On&s.off[t] == 0 && term.Off&s.on[t] == 0 {
			all = append(all, choice{int32(i), int32(bits.OnesCount64(term.On&^now) + bits.OnesCount64(term.Off&now))})
		}
	}
	slices.SortStableFunc(all, func(a, b choice) int { return int(a.changes - b.changes) })
	for _, c := range all {
		order = append(order, c.term)
	}
	return order
}

func (s *solver) choose(t, choice int32) bool {
	table := &s.tables[t]
	if table.one {
		return s.assign(table.cells[choice], true)
	}
	term := table.terms[choice]
	for on := term.On; on != 0; on &= on - 1 {
		if !s.assign(table.cells[bits.TrailingZeros64(on)], true) {
			return false
		}
	}
	for off := term.Off; off != 0; off &= off - 1 {
		if !s.assign(table.cells[bits.TrailingZeros64(off)], false) {
			return false
		}
	}
	return true
}

// diff are the cells in which the assignment differs from ref.
func (s *solver) diff() set {
	d := newSet(s.Cells)
	for _, cell := range s.trail {
		if s.ref.has(cell) != (s.value[cell] > 0) {
			d.add(cell)
		}
	}
	return d
}

// reset takes everything back but what is fixed for good.
func (s *solver) reset() {
	s.undo(0)
	s.frames = s.frames[:0]
	for _, t := range s.touched {
		s.isThere[t], s.fine[t] = false, false
	}
	s.touched = s.touched[:0]
}

// run solves and takes everything back; diff is nil if there is no such assignment.
func (s *solver) run(fixed ...Literal) (diff set, err error) {
	ok, err := s.solve(fixed...)
	if ok {
		diff = s.diff()
	}
	s.reset()
	return diff, err
}
