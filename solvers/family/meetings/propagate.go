package meetings

import (
	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains. Everything is seen from every side
// that meets once: a day has its friend and its place, and so has a friend
// (where she is met once) a day and a place, and a place a day and a friend.
// What is lost on one side is lost on the others, so that "nobody is left for
// the library" is noticed as soon as "no meeting is left for Tuesday".
//
// Friends and places are numbered by their rank in the orders chosen, so that
// the engine tries them in that order; days by their position in the facts.
type model struct {
	*fd.Model
	fdsearch.Posted
	c                       *crosses
	friendRank, placeRank   []int    // by position in the facts
	friends, places         []int    // by rank, the positions
	friendOn, placeOn, pair []fd.Var // by day; pair is friend * n + place

	dayOf, placeOf, friendPair []fd.Var // by friend rank; empty if friends repeat
	dayAt, friendAt, placePair []fd.Var // by place rank; empty if places repeat
}

func newModel(f story, friends, places []int) *model {
	n := len(f.Days)
	m := &model{Model: fd.NewModel(), c: newCrosses(f), friends: friends, places: places,
		friendRank: make([]int, n), placeRank: make([]int, n)}
	for rank := range n {
		m.friendRank[friends[rank]], m.placeRank[places[rank]] = rank, rank
	}
	m.pair = m.Ints("meeting", n, 0, n*n-1)
	m.friendOn, m.placeOn = m.split("day", m.pair)
	m.Post(fd.Rule, different(m.friendOn, !f.FriendsRepeat)...)
	m.Post(fd.Rule, different(m.placeOn, !f.PlacesRepeat)...)
	if !f.FriendsRepeat {
		m.friendPair = m.Ints("friend", n, 0, n*n-1)
		m.dayOf, m.placeOf = m.split("friend", m.friendPair)
		m.inverse(m.friendOn, m.dayOf)
		for rank := range n {
			m.Post(fd.Rule, fd.ElementVar{Index: m.dayOf[rank], Array: m.placeOn, Result: m.placeOf[rank]})
		}
	}
	if !f.PlacesRepeat {
		m.placePair = m.Ints("place", n, 0, n*n-1)
		m.dayAt, m.friendAt = m.split("place", m.placePair)
		m.inverse(m.placeOn, m.dayAt)
		for rank := range n {
			m.Post(fd.Rule, fd.ElementVar{Index: m.dayAt[rank], Array: m.friendOn, Result: m.friendAt[rank]})
		}
	}
	if !f.FriendsRepeat && !f.PlacesRepeat {
		m.inverse(m.placeOf, m.friendAt)
		m.Post(fd.Rule, different(m.placeOf, true)...)
	}
	fdsearch.PostRows(m.Model, 0, f.Remarks, f.formulas, func(m *model, r Remark) { remarks.Post(posting{f, m}, r) }, m)
	return m
}

func different(vars []fd.Var, wanted bool) []fd.Constraint {
	if !wanted {
		return nil
	}
	return []fd.Constraint{fd.AllDifferent{Vars: vars, Strength: fd.Hall}}
}

// split adds the two parts of pairs a*n + b, as variables of their own.
func (m *model) split(name string, pairs []fd.Var) (a, b []fd.Var) {
	n := len(pairs)
	a, b = m.Ints(name+" a", n, 0, n-1), m.Ints(name+" b", n, 0, n-1)
	first, second := make([]int, n*n), make([]int, n*n)
	for v := range n * n {
		first[v], second[v] = v/n, v%n
	}
	for i, pair := range pairs {
		m.Post(fd.Rule,
			fd.Element{Index: pair, Array: first, Result: a[i]},
			fd.Element{Index: pair, Array: second, Result: b[i]})
	}
	return a, b
}

// inverse says that x[i] = j if and only if y[j] = i.
func (m *model) inverse(x, y []fd.Var) {
	for i := range x {
		for j := range y {
			m.Post(fd.Rule, fd.Iff(fd.Eq(x[i], j), fd.Eq(y[j], i)))
		}
	}
}

// never takes meetings away, as broadly as the remark is worded.
func (m *model) never(l link) {
	n := m.c.n
	for _, t := range m.c.all {
		if !l.covers(t) {
			continue
		}
		f, p := m.friendRank[t.friend], m.placeRank[t.place]
		switch {
		// Of the meetings that one constraint takes away together, the first
		// posts it.
		case l.friend < 0 && l.place < 0:
			if t.friend == 0 && t.place == 0 {
				m.Add(fd.Constant(false))
			}
		case l.place < 0:
			if t.place == 0 {
				m.Add(fd.Ne(m.friendOn[t.day], f))
			}
		case l.friend < 0:
			if t.friend == 0 {
				m.Add(fd.Ne(m.placeOn[t.day], p))
			}
		default:
			first := l.day < 0 && t.day == 0
			m.Add(fd.Ne(m.pair[t.day], f*n+p))
			if m.friendPair != nil {
				m.Add(fd.Ne(m.friendPair[f], t.day*n+p))
			}
			if m.placePair != nil {
				m.Add(fd.Ne(m.placePair[p], t.day*n+f))
			}
			if first && m.friendPair != nil {
				m.Add(fd.Ne(m.placeOf[f], p))
			}
			if first && m.placePair != nil {
				m.Add(fd.Ne(m.friendAt[p], f))
			}
		}
	}
}

func (m *model) any(cases []together) {
	var any fd.Disjunction
	for _, c := range cases {
		var all fd.Conjunction
		for _, l := range c {
			all = append(all, m.is(l)...)
		}
		any = append(any, all)
	}
	m.Add(any)
}

// is says that the meeting of a day is like that.
func (m *model) is(l link) (all []fd.Constraint) {
	if l.friend >= 0 {
		all = append(all, fd.Eq(m.friendOn[l.day], m.friendRank[l.friend]))
	}
	if l.place >= 0 {
		all = append(all, fd.Eq(m.placeOn[l.day], m.placeRank[l.place]))
	}
	return all
}

// value is a meeting as a value of its day's pair.
func (m *model) value(t triple) int { return m.friendRank[t.friend]*m.c.n + m.placeRank[t.place] }

// triple is the meeting of a day by the value of its pair.
func (m *model) triple(day, value int) triple {
	return triple{day, m.friends[value/m.c.n], m.places[value%m.c.n]}
}

// atom is what an atom of a claim says of the days' meetings.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	p, none, err := patternOf(m.c.facts, a)
	var days fd.Disjunction
	for day, pair := range m.pair {
		var values []int
		for _, t := range m.c.all {
			if t.day == day && p.covers(m.c.meeting(t)) {
				values = append(values, m.value(t))
			}
		}
		if len(values) > 0 {
			days = append(days, fd.OneOf(pair, values...))
		}
	}
	var any fd.Constraint = days
	if len(days) == 1 {
		any = days[0]
	}
	if none {
		any = fd.Not(any)
	}
	return any, err
}

// remarkTags are the rows of the remarks.
var remarkTags fdsearch.Tags = func(tag fd.Tag) puzzle.FactID { return remarks.ID(int(tag)) }

// propagate searches with the engine: the day with the fewest meetings left
// first, ties in the order of days.
func (k *task) propagate() error {
	m := newModel(k.f, k.friends, k.places)
	options := fd.Options{Choose: fd.SmallestDomain}
	for _, day := range k.days {
		options.Order = append(options.Order, m.pair[day])
	}
	replay := &replay{task: k, model: m}
	return fdsearch.Run(k.Search, fdsearch.Puzzle[Solution]{
		Model: m.Model, Tags: remarkTags, Atom: m.atom, Options: options,
		Solution: func(x fd.Solution) Solution { return k.c.solution(m.meetings(x)) },
		Teller:   replay.teller(),
	})
}

// meetings reads a solution of the engine.
func (m *model) meetings(x fd.Solution) []triple {
	chosen := make([]triple, len(m.pair))
	for day, pair := range m.pair {
		chosen[day] = m.triple(day, x.Value(pair))
	}
	return chosen
}
