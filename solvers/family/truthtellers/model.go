package truthtellers

import (
	"fmt"
	"slices"

	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// model is the story as finite domains.
type model struct {
	*fd.Model
	s     *story
	kind  []fd.Var   // by person, a position in the kinds
	trait [][]fd.Var // by trait and person
	place []fd.Var   // by person, from 1
	thing []fd.Var
	said  []fd.Var // by statement
	words []fd.Var // by statement; used where nobody can judge it
	lies  fd.Var   // how many statements are false, if counted
	count bool
	facts []puzzle.FactID // by tag
	tags  fdsearch.Tags
	order []fd.Var // what a search decides first
}

func newModel(s *story) *model {
	m := &model{Model: fd.NewModel(), s: s}
	m.tags = func(tag fd.Tag) puzzle.FactID { return m.facts[tag] }
	n := len(s.people)
	if kinds := len(s.facts.Kinds); kinds > 0 {
		m.kind = m.Ints("kind", n, 0, kinds-1)
	}
	for _, phrase := range s.facts.Traits {
		m.trait = append(m.trait, m.Ints(phrase, n, 0, 1))
	}
	if s.facts.Ranked {
		m.place = m.Ints("place", n, 1, n)
		m.Post(fd.Rule, fd.AllDifferent{Vars: m.place, Strength: fd.Hall})
	}
	m.thing = m.Ints("thing", len(s.facts.Things), 0, 1)
	m.said = m.Ints("statement", len(s.said), 0, 1)
	for n, u := range s.said {
		x := fd.Var(-1)
		if _, there := u.what.(words); there {
			x = m.Bool(fmt.Sprint("words", n+1))
		}
		m.words = append(m.words, x)
	}
	m.order = slices.Concat(append(m.trait, m.kind, m.place, m.thing)...)
	m.postAll()
	m.order = append(m.order, m.said...)
	return m
}

// asked are the variables that answers differ in; none if they all are.
func (m *model) asked() []fd.Var {
	if m.s.only {
		return nil
	}
	kinds := m.kind
	if len(m.s.facts.Kinds) == 1 {
		kinds = nil
	}
	return slices.Concat(slices.Concat(m.trait...), kinds, m.place, m.thing)
}

// tag is a new tag for a fact.
func (m *model) tag(id puzzle.FactID) fd.Tag {
	m.facts = append(m.facts, id)
	return fd.Tag(len(m.facts) - 1)
}

func (m *model) postAll() {
	s := m.s
	for i, kind := range s.facts.Kinds {
		tag := m.tag(kindID(i))
		for who := range s.people {
			m.Post(tag, m.answersAs(who, i, kind)...)
		}
	}
	row, tag := -1, fd.Rule
	for n, u := range s.said {
		if u.row != row {
			row, tag = u.row, m.tag(u.fact())
		}
		m.Post(tag, fd.Iff(fd.Is(m.said[n]), m.compile(u.what)))
	}
	for i, held := range s.conditions {
		m.Post(m.tag(conditionID(i)), m.compile(held))
	}
}

// answersAs says that what a person says fits a kind, if the person is of it.
func (m *model) answersAs(who, kind int, k Kind) []fd.Constraint {
	of := fd.Eq(m.kind[who], kind)
	var all []fd.Constraint
	switch k.Kind {
	case answersTruly:
		for _, n := range m.s.saidBy[who] {
			all = append(all, fd.Implies(of, fd.Is(m.said[n])))
		}
	case answersFalse:
		for _, n := range m.s.saidBy[who] {
			all = append(all, fd.Implies(of, fd.Eq(m.said[n], 0)))
		}
	case answersCount:
		var lied []fd.Constraint
		for _, n := range m.s.saidBy[who] {
			lied = append(lied, fd.Eq(m.said[n], 0))
		}
		all = append(all, fd.Implies(of, counted(quantity{"exactly", *k.Lies}, lied)))
	}
	return all
}

// counted says that so many of these hold.
func counted(q quantity, of []fd.Constraint) fd.Constraint {
	low, high := q.bounds(len(of))
	low, high = max(low, 0), min(high, len(of))
	switch {
	case low > high:
		return fd.Constant(false)
	case low == 0 && high == len(of):
		return fd.Constant(true)
	case low == high:
		return fd.Exactly(low, of...)
	case low == 0:
		return fd.AtMost(high, of...)
	case high == len(of):
		return fd.AtLeast(low, of...)
	}
	return fd.And(fd.AtLeast(low, of...), fd.AtMost(high, of...))
}

// compile turns a formula into a constraint.
func (m *model) compile(f formula) fd.Constraint {
	switch f := f.(type) {
	case isKind:
		return fd.Eq(m.kind[f.who], f.kind)
	case hasTrait:
		return fd.Is(m.trait[f.trait][f.who])
	case inPlace:
		return fd.Eq(m.place[f.who], f.place)
	case beat:
		n := len(m.s.people)
		low, high := f.bounds(n - 1)
		return m.within(m.place[f.who], n-high, n-low, 1, n)
	case ahead:
		switch {
		case f.first == f.second:
			return fd.Constant(false)
		case f.directly:
			return fd.Rel(m.place[f.second], fd.EQ, m.place[f.first], 1)
		}
		return fd.Rel(m.place[f.first], fd.LT, m.place[f.second], 0)
	case alike:
		if f.a == f.b {
			return fd.Constant(true)
		}
		return fd.Rel(m.kind[f.a], fd.EQ, m.kind[f.b], 0)
	case eachOnce:
		return fd.AllDifferent{Vars: m.kind, Strength: fd.Hall}
	case thing:
		return fd.Is(m.thing[f])
	case words:
		return fd.Is(m.words[f])
	case isTrue:
		return fd.Is(m.said[f])
	case would:
		return m.compile(f.meaning)
	case negation:
		return fd.Not(m.compile(f.of))
	case junction:
		return m.join(f)
	case tally:
		parts := make([]fd.Constraint, len(f.of))
		for i, part := range f.of {
			parts[i] = m.compile(part)
		}
		return counted(f.quantity, parts)
	case chorus:
		return m.chorus(f)
	}
	panic("truthtellers: a formula of an unknown type")
}

func (m *model) join(f junction) fd.Constraint {
	a, b := m.compile(f.a), m.compile(f.b)
	switch f.op {
	case opAnd:
		return fd.And(a, b)
	case opOr:
		return fd.Or(a, b)
	case opXor:
		return fd.Xor(a, b)
	case opIff:
		return fd.Iff(a, b)
	}
	return fd.Implies(a, b)
}

// within says that low <= x <= high, where x is from least to most.
func (m *model) within(x fd.Var, low, high, least, most int) fd.Constraint {
	low, high = max(low, least), min(high, most)
	switch {
	case low > high:
		return fd.Constant(false)
	case low == high:
		return fd.Eq(x, low)
	}
	return fd.And(fd.Ge(x, low), fd.Le(x, high))
}

// chorus counts statements. All those that speak of the number of false
// statements among all share one variable for it, so that what each of two
// hundred says of two hundred costs no more than a glance.
func (m *model) chorus(f chorus) fd.Constraint {
	if f.scope == scopeAll {
		all := len(m.said)
		if !m.count {
			m.count = true
			m.lies = m.Int("lies", 0, all)
			m.order = append(m.order, m.lies)
			m.Post(fd.Rule, fd.CountVar{Vars: m.said, Values: []int{0}, Op: fd.EQ, N: m.lies})
		}
		low, high := f.bounds(all)
		if f.value {
			low, high = all-high, all-low
		}
		return m.within(m.lies, low, high, 0, all)
	}
	parts := make([]fd.Constraint, len(f.of))
	value := 0
	if f.value {
		value = 1
	}
	for i, n := range f.of {
		parts[i] = fd.Eq(m.said[n], value)
	}
	return counted(f.quantity, parts)
}

// world reads a solution of the engine.
func (m *model) world(x fd.Solution) *world {
	w := newWorld(m.s)
	for who, v := range m.kind {
		w.kind[who] = x.Value(v)
	}
	for trait, of := range m.trait {
		for who, v := range of {
			w.trait[trait][who] = truthOf(x.Value(v) == 1)
		}
	}
	for who, v := range m.place {
		w.place[who] = x.Value(v)
	}
	for i, v := range m.thing {
		w.thing[i] = truthOf(x.Value(v) == 1)
	}
	for n, v := range m.said {
		w.call(n, truthOf(x.Value(v) == 1))
		if m.words[n] >= 0 {
			w.words[n] = truthOf(x.Value(m.words[n]) == 1)
		}
	}
	return w
}
