package truthtellers

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// model is the story as finite domains.
type model struct {
	*fd.Model
	s     *story
	vars  [speech.Sorts][]fd.Var // by sort and position; -1 where there is nothing to know
	facts []puzzle.FactID        // by tag
	tags  fdsearch.Tags
	order []fd.Var // what a search decides first
}

func newModel(s *story) *model {
	m := &model{Model: fd.NewModel(), s: s}
	m.tags = func(tag fd.Tag) puzzle.FactID { return m.facts[tag] }
	for sort := range speech.OfLies {
		n, least, most := s.span(sort)
		for at := 0; at < n && least <= most; at++ {
			x := fd.Var(-1)
			if sort != speech.OfWords || s.said[at].beyond {
				x = m.Int(fmt.Sprintf("%d/%d", sort, at+1), least, most)
			}
			m.vars[sort] = append(m.vars[sort], x)
		}
	}
	if s.facts.Ranked {
		m.Post(fd.Rule, fd.AllDifferent{Vars: m.vars[speech.OfPlace], Strength: fd.Hall})
	}
	m.order = slices.Concat(m.vars[speech.OfTrait], m.vars[speech.OfKind], m.vars[speech.OfPlace], m.vars[speech.OfThing])
	m.postAll()
	m.order = append(m.order, m.vars[speech.OfTruth]...)
	return m
}

// asked are the variables that answers differ in; none if they all are.
func (m *model) asked() (all []fd.Var) {
	for _, u := range m.s.asked() {
		if u.Sort != speech.OfTruth {
			all = append(all, m.vars[u.Sort][u.At])
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
		for who := range s.People {
			m.Post(tag, m.answersAs(who, i, kind)...)
		}
	}
	row, tag := -1, fd.Rule
	for n, u := range s.said {
		if u.row != row {
			row, tag = u.row, m.tag(u.fact())
		}
		m.Post(tag, fd.Iff(fd.Is(m.vars[speech.OfTruth][n]), m.post(u.what)))
	}
	for i, held := range s.conditions {
		m.Post(m.tag(conditionID(i)), m.post(held))
	}
}

// answersAs says that what a person says fits a kind, if the person is of it.
func (m *model) answersAs(who, kind int, k Kind) []fd.Constraint {
	of := fd.Eq(m.vars[speech.OfKind][who], kind)
	var all []fd.Constraint
	switch k.Kind {
	case answersTruly:
		for _, n := range m.s.saidBy[who] {
			all = append(all, fd.Implies(of, fd.Is(m.vars[speech.OfTruth][n])))
		}
	case answersFalse:
		for _, n := range m.s.saidBy[who] {
			all = append(all, fd.Implies(of, fd.Eq(m.vars[speech.OfTruth][n], 0)))
		}
	case answersCount:
		var lied []fd.Constraint
		for _, n := range m.s.saidBy[who] {
			lied = append(lied, fd.Eq(m.vars[speech.OfTruth][n], 0))
		}
		all = append(all, fd.Implies(of, counted(speech.Quantity{Word: "exactly", N: *k.Lies}, lied)))
	}
	return all
}

// world reads a solution of the engine.
func (m *model) world(x fd.Solution) *world {
	w := newWorld(m.s)
	for sort := range speech.OfLies {
		for at, v := range m.vars[sort] {
			if v >= 0 {
				w.set(sort.At(at), x.Value(v))
			}
		}
	}
	return w
}

// propagate searches with the engine, which works out all that follows after
// every choice.
func (k *task) propagate() error {
	m := newModel(k.story)
	return fdsearch.Run(k.Search, fdsearch.Puzzle[Solution]{
		Model: m.Model, Tags: m.tags,
		Options: fd.Options{Choose: fd.SmallestDomain, Order: m.order, Distinct: m.asked()},
		Atom: func(a claim.Atom) (fd.Constraint, error) {
			means, _, err := k.claimed(a)
			if err != nil {
				return nil, err
			}
			return m.post(means), nil
		},
		Solution: func(x fd.Solution) Solution { return k.solution(m.world(x)) },
		Teller:   (&replay{task: k, model: m}).teller(),
	})
}
