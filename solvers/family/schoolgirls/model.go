package schoolgirls

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// model is the puzzle as finite domains: the row of every name in every week.
type model struct {
	*fd.Model
	c      *class
	weeks  [][]fd.Var      // by week and name
	posted []fd.Constraint // by the wish in hand
}

// The tags of the facts; those of wishes follow.
const (
	tagMost fd.Tag = iota
	tagLeast
	tagWishes
)

func newModel(c *class) *model {
	m := &model{Model: fd.NewModel(), c: c}
	n, rows := len(c.Names), c.rows()
	for w := range c.Weeks {
		var week []fd.Var
		for i := range n {
			week = append(week, m.Int(fmt.Sprintf("week%d-%d", w+1, i+1), 1, min(i+1, rows)))
		}
		m.weeks = append(m.weeks, week)
		m.Post(fd.Rule, m.divided(week)...)
	}
	// Weeks that nobody speaks of come in order.
	last := -1
	for w := range c.Weeks {
		if c.named[w] {
			continue
		}
		if last >= 0 {
			m.Post(fd.Rule, fd.Lex{X: m.weeks[last], Y: m.weeks[w]})
		}
		last = w
	}
	for b := range n {
		for a := range b {
			if c.Most < c.Weeks {
				m.Post(tagMost, m.often(a, b, fd.LE, c.Most))
			}
			if c.Least > 0 {
				m.Post(tagLeast, m.often(a, b, fd.GE, c.Least))
			}
		}
	}
	for i, w := range c.Wishes {
		m.posted = nil
		wishes.Post(m, w)
		m.Post(tagWishes+fd.Tag(i), m.posted...)
	}
	return m
}

// divided says that the rows of a week are full, but for one that takes who is left
// over, and numbered as the names reach them.
func (m *model) divided(week []fd.Var) (all []fd.Constraint) {
	rows, rest := m.c.rows(), m.c.rest()
	full := fd.Cardinality{Vars: week, Closed: true}
	var shorter []fd.Constraint
	for r := 1; r <= rows; r++ {
		full.Values, full.Max = append(full.Values, r), append(full.Max, m.c.Size)
		if rest == 0 {
			full.Min = append(full.Min, m.c.Size)
			continue
		}
		full.Min = append(full.Min, rest)
		shorter = append(shorter, fd.Count{Vars: week, Values: []int{r}, Op: fd.EQ, N: rest})
	}
	all = append(all, full)
	if rest > 0 {
		all = append(all, fd.Exactly(1, shorter...))
	}
	for i := range week {
		for r := 3; r <= min(i+1, rows); r++ {
			earlier := fd.Or()
			for _, x := range week[:i] {
				earlier = append(earlier, fd.Eq(x, r-1))
			}
			all = append(all, fd.Implies(fd.Eq(week[i], r), earlier))
		}
	}
	return all
}

// beside says that two walk in one row of a week, or do not.
func (m *model) beside(week, a, b int, is bool) fd.Constraint {
	op := map[bool]fd.Op{true: fd.EQ, false: fd.NE}[is]
	return fd.Rel(m.weeks[week][a], op, m.weeks[week][b], 0)
}

// often says how often two walk in one row.
func (m *model) often(a, b int, op fd.Op, n int) fd.Constraint {
	var weeks []fd.Constraint
	for w := range m.weeks {
		weeks = append(weeks, m.beside(w, a, b, true))
	}
	return fd.HowMany{Of: weeks, Op: op, N: n}
}

// sideBySide says that in a week each list walks in one row, and all in different
// ones.
func (m *model) sideBySide(week int, lists [][]string) fd.Constraint {
	all := fd.And()
	var firsts []int
	for _, list := range lists {
		members := m.c.numbers(list)
		for _, x := range members[1:] {
			all = append(all, m.beside(week, members[0], x, true))
		}
		for _, first := range firsts {
			all = append(all, m.beside(week, members[0], first, false))
		}
		firsts = append(firsts, members[0])
	}
	return all
}

// factOf is the fact that a tag stands for.
func (m *model) factOf(tag fd.Tag) puzzle.FactID {
	switch tag {
	case tagMost:
		return factMost
	case tagLeast:
		return factLeast
	}
	return wishes.ID(int(tag - tagWishes))
}

// atom is what an atom of a claim says.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	switch a.Path[0] {
	case inRows:
		week, err := strconv.Atoi(a.Path[2])
		if err != nil {
			return nil, err
		}
		return fdsearch.Number(a, m.weeks[week-1][m.c.at[a.Path[1]]])
	case ofMeetings:
		x, y, err := m.c.pair(a.Path)
		if err != nil {
			return nil, err
		}
		return fdsearch.Cases(a, func(op fd.Op, value any) (fd.Constraint, error) {
			n, _ := value.(int)
			return m.often(x, y, op, n), nil
		})
	}
	g, err := m.c.grouping(a.Path)
	if err != nil {
		return nil, err
	}
	is := m.together(g)
	if a.Value != true {
		return fd.Not(is), nil
	}
	return is, nil
}

// together says who is together in a week, or that there are different weeks, of those that can change
// places, for all that is said.
func (m *model) together(g grouping) fd.Constraint {
	if g.week >= 0 {
		return m.sideBySide(g.week, g.weeks[0])
	}
	weeks, all := m.c.swapped(), fd.Or()
	var add func(so fd.Conjunction, from int)
	taken := map[int]bool{}
	add = func(so fd.Conjunction, from int) {
		if from == len(g.weeks) {
			all = append(all, slices.Clone(so))
			return
		}
		for _, w := range weeks {
			if !taken[w] {
				taken[w] = true
				add(append(so, m.sideBySide(w, g.weeks[from])), from+1)
				delete(taken, w)
			}
		}
	}
	add(fd.And(), 0)
	return all
}

// solution reads a schedule.
func (m *model) solution(x fd.Solution) Solution {
	weeks := make(schedule, len(m.weeks))
	for w := range weeks {
		weeks[w] = x.Values(m.weeks[w]...)
	}
	return m.c.solution(weeks)
}

// says is that a name is in a row, or is not.
func (m *model) says(x fd.Var, row int, is bool) string {
	w, i := int(x)/len(m.c.Names), int(x)%len(m.c.Names)
	text, _ := m.c.clause(claim.Atom{Path: []string{inRows, m.c.Names[i], weekKey(w)}, Rel: claim.Is, Value: row}, is)
	return text
}

// looks shows the rows as far as they are known.
func (m *model) looks(now *fdsearch.Moment) view.Looks {
	weeks := make(schedule, len(m.weeks))
	for w, week := range m.weeks {
		weeks[w] = make([]int, len(week))
		for i, x := range week {
			weeks[w][i], _ = now.Value(x)
		}
	}
	return m.c.looks(weeks, now.Role)
}

// searched is what a search is to the engine.
func searched(s *puzzle.Search[Solution], c *class) fdsearch.Puzzle[Solution] {
	m := newModel(c)
	p := fdsearch.Puzzle[Solution]{Model: m.Model, Tags: m.factOf, Atom: m.atom, Solution: m.solution,
		Teller: fdsearch.Teller{Looks: m.looks, Says: m.says}}
	for _, week := range m.weeks {
		for _, i := range s.Positions(orderOfNames, c.Names) {
			p.Options.Order = append(p.Options.Order, week[i])
		}
	}
	return p
}
