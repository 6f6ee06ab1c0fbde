package fd

import (
	"cmp"
	"context"
	"slices"
	"time"
)

// engine is one compiled copy of a model, with everything that a search needs.
type engine struct {
	store
	props   []propagator
	tags    []int32 // the dense tag number of each propagator, or -1 for rules
	settled []bool  // by propagator: one run reaches its own fixed point
	subs    [][]subscription
	narrow  []*differentNarrow
	peers   [][]peer // by variable: those that may not take its value
	queue   queue
	head    int // trail entries before head have been announced

	clauses *clauses

	failedBy   int32 // the propagator that failed without emptying a domain
	failedHint int32

	stats    Stats
	budget   budget
	effort   int // since the budget was last looked at
	analysis analysis
	tagNames []Tag
	yes      literal // always true
	always   int32   // a propagator to run after every step back, or -1
}

// propagator is one constraint at work.
type propagator interface {
	// propagate removes values that cannot be part of a solution, and reports
	// false if there is none. Once all its variables are fixed it must decide.
	propagate(s *engine) bool

	// explain adds to r earlier removals that, with the constraint, force the
	// removal of the bits gone from word w; hint is what the propagator noted.
	// When w is negative it must explain a failure instead. It may look at
	// the domains only through r, which shows them as they were.
	explain(r *reason, w int32, gone uint64, hint int32)
}

// event is a change of a variable, told by the most that can be said of it:
// each of these is also one of the next kind.
type event uint8

const (
	never    event = iota // for those who are told in another way
	onFix                 // it has one value left
	onBounds              // its least or greatest value changed
	onAny                 // it lost some value
)

// subscription says that a propagator wants to hear of an event or anything
// that says more.
type subscription struct {
	prop  int32
	event event
}

// priority orders the queue: cheap and decisive propagators run first.
type priority uint8

const (
	urgent priority = iota
	quick
	slow
	priorities
)

func newEngine() *engine {
	s := &engine{}
	s.wiped = noVar
	s.failedBy, s.always = -1, -1
	s.clauses = &clauses{limit: 1000}
	s.add(s.clauses, urgent, -1) // propagator 0: see clauses.go
	return s
}

// add registers a propagator and schedules its first run.
func (s *engine) add(p propagator, pr priority, tag int32) int32 {
	id := int32(len(s.props))
	s.props = append(s.props, p)
	s.tags = append(s.tags, tag)
	s.settled = append(s.settled, false)
	s.queue.add(pr)
	if id > 0 {
		s.queue.push(id)
	}
	return id
}

// watch subscribes a propagator to changes of variables.
func (s *engine) watch(id int32, ev event, vars ...Var) {
	for len(s.subs) < len(s.doms) {
		s.subs = append(s.subs, nil)
	}
	for _, x := range vars {
		if s.subs[x] == nil {
			s.subs[x] = make([]subscription, 0, 8)
		}
		s.subs[x] = append(s.subs[x], subscription{id, ev})
	}
}

// seal ends the making of an engine. Subscribers are put in the order of their
// events, those that hear everything first, so that announcing may stop early.
func (s *engine) seal() {
	for len(s.subs) < len(s.doms) {
		s.subs = append(s.subs, nil)
	}
	s.introduce()
	for _, subs := range s.subs {
		slices.SortStableFunc(subs, func(a, b subscription) int { return cmp.Compare(b.event, a.event) })
	}
	s.trail = make([]entry, 0, min(2*len(s.bits), 4096))
	if len(s.clauses.all) > 0 {
		s.clauses.grow(s)
	}
}

// settles tells that one run of a propagator over different variables finds
// all that it can: its own prunings need not wake it again.
func (s *engine) settles(id int32, vars ...Var) {
	vars = slices.Clone(vars)
	slices.Sort(vars)
	s.settled[id] = len(slices.Compact(vars)) == len(vars)
}

// divides says whether going back leaves nothing behind that shows in a count: what is watched
// of a clause of three literals stays where it was moved to, and value elimination over several
// words keeps the order in which variables were fixed.
func (s *engine) divides() bool {
	return !slices.ContainsFunc(s.clauses.all, func(cl clause) bool { return len(cl.literals) > 2 }) &&
		!slices.ContainsFunc(s.props, func(p propagator) bool { _, wide := p.(*different); return wide })
}

// fail lets a propagator fail without emptying a domain.
func (s *engine) fail(hint int32) bool {
	s.failedBy, s.failedHint = s.by, hint
	return false
}

// propagate runs to a fixed point. It reports false on a failure, which stays
// described by wiped or failedBy until the search goes back.
func (s *engine) propagate() bool {
	if s.wiped != noVar {
		return false
	}
	for {
		if !s.announce() {
			s.queue.clear()
			return false
		}
		if s.effort >= 128 {
			s.effort = 0
			if s.budget.interrupted() {
				return true // the search looks at the budget; if it goes on, what waits is still there
			}
		}
		id := s.queue.pop()
		if id < 0 {
			return true
		}
		s.stats.Propagations++
		s.effort += 1 << (2 * s.queue.priority[id])
		s.by = id
		if !s.props[id].propagate(s) {
			s.queue.clear()
			return false
		}
	}
}

// announce goes through what has changed and was not told yet: it wakes those who
// watch the variable of a changed word, and has its value eliminated if it is the last.
func (s *engine) announce() bool {
	for s.head < len(s.trail) {
		e := &s.trail[s.head]
		s.head++
		if e.by == byState {
			continue
		}
		word, old, by, ev := e.word, e.old, e.by, e.event
		x := s.owner[word]
		if ev == onFix && len(s.peers[x]) > 0 {
			s.stats.Propagations++
			if !s.eliminate(x) {
				return false
			}
		}
		for _, sub := range s.subs[x] {
			if sub.event < ev {
				break
			}
			if sub.prop != by || !s.settled[by] {
				s.queue.push(sub.prop)
			}
		}
		if len(s.clauses.watches) > 0 && !s.clauses.wake(s, word, old) {
			return false
		}
	}
	return true
}

// back returns to the given level and forgets the failure.
func (s *engine) back(level int) {
	s.pop(level)
	s.head = len(s.trail)
	s.failedBy = -1
	if s.always >= 0 {
		s.queue.push(s.always)
	}
}

// queue holds the propagators that wait to run, first in, first out within a
// priority, each at most once.
type queue struct {
	priority []priority
	waiting  []bool
	ring     [priorities]ring
}

type ring struct {
	items      []int32
	head, size int
}

func (q *queue) add(pr priority) {
	q.priority = append(q.priority, pr)
	q.waiting = append(q.waiting, false)
	r := &q.ring[pr]
	r.items = append(r.items, 0)
	// The ring has just grown: move the wrapped part so that order is kept.
	if old := len(r.items) - 1; r.head+r.size > old {
		moved := make([]int32, len(r.items))
		for i := range r.size {
			moved[i] = r.items[(r.head+i)%old]
		}
		r.items, r.head = moved, 0
	}
}

func (q *queue) push(id int32) {
	if q.waiting[id] {
		return
	}
	q.waiting[id] = true
	r := &q.ring[q.priority[id]]
	items := r.items
	i := r.head + r.size
	if i >= len(items) {
		i -= len(items)
	}
	items[i] = id
	r.size++
}

// pop returns -1 when nothing waits.
func (q *queue) pop() int32 {
	for i := range q.ring {
		r := &q.ring[i]
		if r.size == 0 {
			continue
		}
		id := r.items[r.head]
		if r.head++; r.head == len(r.items) {
			r.head = 0
		}
		r.size--
		q.waiting[id] = false
		return id
	}
	return -1
}

func (q *queue) clear() {
	for q.pop() >= 0 {
	}
}

// budget says when a search must stop before its end.
type budget struct {
	ctx      context.Context
	deadline time.Time
	timed    bool
	err      error
}

func newBudget(ctx context.Context) budget {
	b := budget{ctx: ctx}
	b.deadline, b.timed = ctx.Deadline()
	return b
}

// interrupted looks at the context, and at its deadline by the clock as well:
// where one thread runs everything, no timer fires while the engine works.
func (b *budget) interrupted() bool {
	if b.err != nil {
		return true
	}
	if b.ctx == nil {
		return false
	}
	if b.err = b.ctx.Err(); b.err == nil && b.timed && !time.Now().Before(b.deadline) {
		b.err = context.DeadlineExceeded
	}
	return b.err != nil
}
