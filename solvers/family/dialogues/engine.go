package dialogues

import (
	"context"
	"errors"
	"iter"
	"slices"

	"solvitur/solvers/dialogue"
	"solvitur/solvers/puzzle"
)

// A model is the script in the words of the engine.
type model struct {
	*script
	worlds dialogue.Worlds
	pairs  *dialogue.Pairs // when the worlds are all pairs of a range
	// like is how many choices each world stands for; nil where each is one.
	like  []int
	total int // how many choices there are
	// sizes are how many choices each announcement leaves. Sets do not change, so
	// they are counted once.
	sizes map[*dialogue.Set]int
	// offset is the number of announcements before the conversation: what
	// everybody knows of pairs is announced. Other choices are listed so that
	// they satisfy it.
	offset int
	talk   dialogue.Conversation

	seen      map[quantity]*dialogue.Quantity
	persons   map[*viewer]*dialogue.Person
	statement map[dialogue.Formula]*statement
}

// newModel makes the worlds and translates the script.
func (k *task) newModel() (*model, error) {
	m := &model{script: k.script, seen: map[quantity]*dialogue.Quantity{}, persons: map[*viewer]*dialogue.Person{},
		sizes: map[*dialogue.Set]int{}, statement: map[dialogue.Formula]*statement{}}
	if k.facts.Count == 2 {
		pairs, err := dialogue.NewPairs(k.facts.Low, k.facts.High, k.facts.Equal)
		if err != nil {
			return nil, err
		}
		m.worlds, m.pairs, m.total, m.offset = pairs, pairs, pairs.Len(), len(k.script.known)
		for i, c := range k.script.known {
			m.talk.Announcements = append(m.talk.Announcements, dialogue.Announcement{Says: m.ofNumbers(c.line), Together: i > 0})
		}
	} else {
		tuples, err := m.list(k)
		if err != nil {
			return nil, err
		}
		m.worlds = tuples
	}
	m.talk.Worlds = m.worlds
	for _, line := range k.script.lines {
		m.talk.Announcements = append(m.talk.Announcements, dialogue.Announcement{Says: m.formula(line.says)})
	}
	return m, nil
}

// list makes worlds of the choices that satisfy what everybody knows, or of those
// that stand for bundles of them.
func (m *model) list(k *task) (*dialogue.Tuples, error) {
	c := newChoices(k.script)
	each := c.each
	if c.bundled(k.script) {
		each = func(look func() bool, f func([]int) bool) {
			c.eachBundle(k.facts.asked, look, func(numbers []int, like int) bool {
				m.like, m.total = append(m.like, like), m.total+like
				return f(numbers)
			})
		}
	} else if c.tooMany() {
		return nil, puzzle.ErrMemory
	}
	var spent error
	tuples, err := dialogue.NewTuples(k.facts.Count, func(yield func([]int) bool) { spent = k.choices(each, yield) })
	if m.like == nil && err == nil {
		m.total = tuples.Len()
	}
	return tuples, errors.Join(spent, err)
}

// quantity translates what may be seen. There is one for each.
func (m *model) quantity(q quantity) *dialogue.Quantity {
	if known, ok := m.seen[q]; ok {
		return known
	}
	made := m.newQuantity(q)
	m.seen[q] = made
	return made
}

// ofPairs are the quantities that the engine has of its own.
var ofPairs = map[what]func(*dialogue.Pairs) *dialogue.Quantity{
	sum: (*dialogue.Pairs).Sum, product: (*dialogue.Pairs).Product, difference: (*dialogue.Pairs).Difference,
	squares: (*dialogue.Pairs).SumOfSquares, largest: (*dialogue.Pairs).Larger, smallest: (*dialogue.Pairs).Smaller,
}

func (m *model) newQuantity(q quantity) *dialogue.Quantity {
	if q.what == nothing {
		return dialogue.Nothing(m.worlds)
	}
	name := q.String()
	if m.pairs == nil {
		what := q.what
		if what == divider && newChoices(m.script).divides {
			what = smallest // as all choices have a divisor, and it is that
		}
		if q.by == 0 {
			switch what {
			case smallest:
				return dialogue.Component(m.worlds, name, 0)
			case largest:
				return dialogue.Component(m.worlds, name, m.facts.Count-1)
			}
		}
		return dialogue.Tabulate(m.worlds, name, quantity{what, q.by}.of)
	}
	if q.what == divider { // which may be no number
		return dialogue.Tabulate(m.pairs, name, q.of)
	}
	bound := q.by
	if own := ofPairs[q.what]; q.by == 0 && own != nil {
		return own(m.pairs)
	} else if q.by == 0 {
		bound = max(m.facts.High, 2) + 1 // a divisor of both, or how many of the two
	}
	value := q.function()
	made, err := m.pairs.Quantity(name, bound, func(x, y int) int { return value([]int{x, y}) })
	if err != nil {
		panic(err) // the form keeps all bounds small
	}
	return made
}

func (m *model) person(v *viewer) *dialogue.Person {
	if known, ok := m.persons[v]; ok {
		return known
	}
	p := &dialogue.Person{Name: v.name, Sees: dialogue.Nothing(m.worlds)}
	if len(v.sees) > 0 {
		var seen []*dialogue.Quantity
		for _, q := range v.sees {
			seen = append(seen, m.quantity(q))
		}
		p.Sees = dialogue.Joint(seen...)
	}
	m.persons[v] = p
	return p
}

func (m *model) ofNumbers(l Line) dialogue.Formula {
	if l.Kind == lineBound {
		return dialogue.Where(l.about(), m.quantity(quantity{what: what(l.What)}), func(v int) bool { return compare(v, relation(l.Relation), *l.Value) })
	}
	return dialogue.Fact(l.about(), l.holds)
}

func (m *model) formula(st *statement) dialogue.Formula {
	var f dialogue.Formula
	within := make([]dialogue.Formula, len(st.within))
	for i, part := range st.within {
		within[i] = m.formula(part)
	}
	switch st.op {
	case opTrue:
		f = dialogue.True()
	case opFact:
		f = dialogue.Fact(st.text, st.fact.holds)
	case opNot:
		f = dialogue.Not(within[0])
	case opAnd:
		f = dialogue.And(within...)
	case opOr:
		f = dialogue.Or(within...)
	case opKnowsNumbers:
		f = dialogue.KnowsWorld(m.person(st.who))
	case opKnowsValue:
		f = dialogue.KnowsValue(m.person(st.who), m.quantity(st.what))
	case opKnows:
		f = dialogue.Knows(m.person(st.who), within[0])
	case opKnowsWhether:
		f = dialogue.KnowsWhether(m.person(st.who), within[0])
	case opAt:
		f = dialogue.At(m.offset+st.moment, within[0])
	}
	m.statement[f] = st
	return f
}

// choices gives the choices that some worlds stand for in turn. The slices are only
// lent.
func (m *model) choices(worlds iter.Seq[int]) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		var tuple []int
		for w := range worlds {
			tuple = m.worlds.Tuple(w, tuple[:0])
			if m.like == nil || m.like[w] == 1 {
				if !yield(tuple) {
					return
				}
				continue
			}
			for numbers := range newChoices(m.script).others(tuple) {
				if !yield(numbers) {
					return
				}
			}
		}
	}
}

// size is how many choices a set of the result stands for.
func (m *model) size(s *dialogue.Set) int {
	switch {
	case m.like == nil:
		return s.Len()
	case s.Len() == m.worlds.Len():
		return m.total
	}
	return m.sizes[s] // noted when it was said what leaves them
}

// count is how many choices so many worlds stand for. It pays for those it looks at.
func (k *task) count(m *model, n int, worlds iter.Seq[int]) (total int, err error) {
	if m.like == nil {
		return n, nil
	}
	for w := range worlds {
		if err := k.spend(1); err != nil {
			return 0, err
		}
		total += m.like[w]
	}
	return total, nil
}

// decisive is the last sentence that rules anything out, or -1.
func (m *model) decisive(r *dialogue.Result) int {
	last := len(m.lines) - 1
	for last >= 0 && r.Left(m.offset+last).Len() == r.Final().Len() {
		last--
	}
	return last
}

// world is the number of a choice, if it is one. Among other choices than pairs
// it is looked for one by one.
func (m *model) world(numbers []int) (int, bool) {
	if m.pairs != nil {
		return m.pairs.World(numbers[0], numbers[1])
	}
	var tuple []int
	for world := range m.worlds.Len() {
		if tuple = m.worlds.Tuple(world, tuple[:0]); slices.Equal(tuple, numbers) {
			return world, true
		}
	}
	return 0, false
}

// byWorlds hears the conversation with the engine.
func (k *task) byWorlds() error {
	m, err := k.newModel()
	if err != nil {
		return err
	}
	r, err := k.run(m)
	if err != nil {
		return err
	}
	k.Discovered(k.newCourse(m, r).views()...)
	why, err := k.reasons(m, r)
	if err != nil {
		return err
	}
	k.Discovered(why...)
	return k.deliver(m.size(r.Final()), m.choices(r.Final().All()))
}

// run has the engine hear the conversation, pays for its work, and tells what
// each sentence leaves.
func (k *task) run(m *model) (*dialogue.Result, error) {
	ctx, cancel := context.WithCancelCause(k.Context())
	defer cancel(nil)
	// The engine cannot be told to stop but by its context; the cause says
	// what to end with.
	stop := func(err error) {
		if err != nil {
			cancel(err)
		}
	}
	steps, announcement := 0, 0
	o := dialogue.Options{
		Progress: func(p dialogue.Progress) {
			if p.Announcement != announcement {
				steps, announcement = 0, p.Announcement
			}
			k.Stats.Tests += int64(p.Done - steps)
			stop(k.spend(p.Done - steps))
			steps = p.Done
		},
		Said: func(announcement int, left *dialogue.Set) {
			size, err := k.count(m, left.Len(), left.All())
			m.sizes[left] = size
			if line := announcement - m.offset; err != nil {
				stop(err)
			} else if line >= 0 {
				stop(k.tellLeft(line, size))
			} else if line == -1 {
				stop(k.tellStart(size))
			}
		},
	}
	if m.offset == 0 {
		if err := k.tellStart(m.total); err != nil {
			return nil, err
		}
	}
	r, err := m.talk.Run(ctx, o)
	if cause := context.Cause(ctx); cause != nil {
		return nil, cause
	}
	if errors.Is(err, dialogue.ErrTooLarge) {
		return nil, puzzle.ErrMemory
	}
	if err != nil {
		return nil, err
	}
	stats := r.Statistics()
	err = k.spend(max(0, stats.Steps-int(k.Stats.Tests)))
	k.Stats.Tests, k.Stats.Propagations, k.Stats.Space = int64(stats.Steps), int64(stats.Passes), int64(m.worlds.Len())
	return r, err
}
