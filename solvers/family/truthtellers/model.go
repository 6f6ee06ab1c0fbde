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
	vars  [sorts][]fd.Var // by sort and position; -1 where there is nothing to know
	facts []puzzle.FactID // by tag
	tags  fdsearch.Tags
	order []fd.Var // what a search decides first
}

func newModel(s *story) *model {
	m := &model{Model: fd.NewModel(), s: s}
	m.tags = func(tag fd.Tag) puzzle.FactID { return m.facts[tag] }
	for sort := range ofLies {
		n, least, most := inWords[sort].size(s)
		for at := 0; at < n && least <= most; at++ {
			x := fd.Var(-1)
			if sort != ofWords || s.said[at].beyond {
				x = m.Int(fmt.Sprint(inWords[sort].name, at+1), least, most)
			}
			m.vars[sort] = append(m.vars[sort], x)
		}
	}
	if s.facts.Ranked {
		m.Post(fd.Rule, fd.AllDifferent{Vars: m.vars[ofPlace], Strength: fd.Hall})
	}
	m.order = slices.Concat(m.vars[ofTrait], m.vars[ofKind], m.vars[ofPlace], m.vars[ofThing])
	m.postAll()
	m.order = append(m.order, m.vars[ofTruth]...)
	return m
}

// asked are the variables that answers differ in; none if they all are.
func (m *model) asked() (all []fd.Var) {
	for _, u := range m.s.asked() {
		if u.sort != ofTruth {
			all = append(all, m.vars[u.sort][u.at])
		}
	}
	return all
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
		m.Post(tag, fd.Iff(fd.Is(m.vars[ofTruth][n]), u.what.post(m)))
	}
	for i, held := range s.conditions {
		m.Post(m.tag(conditionID(i)), held.post(m))
	}
}

// answersAs says that what a person says fits a kind, if the person is of it.
func (m *model) answersAs(who, kind int, k Kind) []fd.Constraint {
	of := fd.Eq(m.vars[ofKind][who], kind)
	var all []fd.Constraint
	switch k.Kind {
	case answersTruly:
		for _, n := range m.s.saidBy[who] {
			all = append(all, fd.Implies(of, fd.Is(m.vars[ofTruth][n])))
		}
	case answersFalse:
		for _, n := range m.s.saidBy[who] {
			all = append(all, fd.Implies(of, fd.Eq(m.vars[ofTruth][n], 0)))
		}
	case answersCount:
		var lied []fd.Constraint
		for _, n := range m.s.saidBy[who] {
			lied = append(lied, fd.Eq(m.vars[ofTruth][n], 0))
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

// world reads a solution of the engine.
func (m *model) world(x fd.Solution) *world {
	w := newWorld(m.s)
	for sort := range ofLies {
		for at, v := range m.vars[sort] {
			if v >= 0 {
				w.set(unknown{sort, at}, x.Value(v))
			}
		}
	}
	return w
}
