package logicgrid

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains: for every item but those of the first
// category, with which of these it goes.
type model struct {
	*fd.Model
	g      *items
	goes   [][]fd.Var       // by category; none for the first
	places map[place]fd.Var // in the order of other categories, by those and items
	posted []fd.Constraint  // by the clue in hand
	said   []link           // and what it says at once
	links  []link
}

// link is what a clue alone says at once of two items: that they go together, or
// do not.
type link struct {
	tag  fd.Tag
	is   bool
	x, y item
}

// place is where an item stands in the order of a category: known, or the value
// of a variable.
type place struct {
	x     fd.Var
	at    int
	known bool
}

func newModel(g *items, strength fd.Strength) *model {
	m := &model{Model: fd.NewModel(), g: g, goes: make([][]fd.Var, 1), places: map[place]fd.Var{}}
	for _, category := range g.categories[1:] {
		vars := m.Ints(category, g.n, 0, g.n-1)
		m.Post(fd.Rule, fd.AllDifferent{Vars: vars, Strength: strength})
		m.goes = append(m.goes, vars)
	}
	for i, c := range g.clues {
		if joined := g.formulas[i]; joined != nil {
			m.Post(fd.Tag(i), fdsearch.Formula(joined, m.clue))
			continue
		}
		m.Post(fd.Tag(i), m.clue(c)...)
		for _, l := range m.said {
			l.tag = fd.Tag(i)
			m.links = append(m.links, l)
		}
	}
	return m
}

// clue is what a clue posts.
func (m *model) clue(c Clue) []fd.Constraint {
	m.posted, m.said = nil, nil
	clues.Post(m, c)
	return m.posted
}

// factOf is the clue that a tag stands for.
func factOf(tag fd.Tag) puzzle.FactID { return clues.ID(int(tag)) }

func (m *model) post(c ...fd.Constraint) { m.posted = append(m.posted, c...) }

func (m *model) item(name string) item { return m.g.at[name] }

// all are the items that a clue names.
func (m *model) all(c Clue) (all []item) {
	for _, name := range c.names() {
		all = append(all, m.item(name))
	}
	return all
}

// link posts that two items go together, or do not.
func (m *model) link(is bool, x, y item) {
	if x.Category == y.Category && !is && x != y {
		return // it goes without saying
	}
	together := m.same(x, y)
	switch relation, ok := together.(fd.Relation); {
	case is:
		m.post(together)
	case ok:
		relation.Op = fd.NE
		m.post(relation)
	default:
		m.post(fd.Not(together))
	}
	if x.Category != y.Category {
		m.said = append(m.said, link{is: is, x: x, y: y})
	}
}

// same is that two items go together.
func (m *model) same(x, y item) fd.Constraint {
	if x.Category == y.Category {
		return fd.Constant(x == y)
	}
	if a, b := m.with(x), m.with(y); a.known || b.known {
		return relation(m.g.n, a, b, func(x, y int) bool { return x == y })
	} else {
		return fd.Rel(a.x, fd.EQ, b.x, 0)
	}
}

// with is the item of the first category that an item goes with.
func (m *model) with(x item) place {
	if x.Category == 0 {
		return place{at: x.Place, known: true}
	}
	return place{x: m.goes[x.Category][x.Place]}
}

// place is where an item stands in the order of a category.
func (m *model) place(category int, x item) place {
	switch {
	case x.Category == category:
		return place{at: x.Place, known: true}
	case category == 0:
		return m.with(x)
	}
	with := m.with(x)
	key := place{with.x, with.at*mostCategories + category, with.known}
	at, made := m.places[key]
	if !made {
		if with.known {
			with.x = m.Enum("known", with.at)
		}
		at = m.Int("place", 0, m.g.n-1)
		m.Post(fd.Rule, fd.ElementVar{Index: at, Array: m.goes[category], Result: with.x})
		m.places[key] = at
	}
	return place{x: at}
}

// relate posts that the two items of a clue stand so in the order of its category.
func (m *model) relate(c Clue, fits func(x, y int) bool) {
	category, x, y := m.g.category(c.By), m.item(c.One), m.item(c.Other)
	m.post(relation(m.g.n, m.place(category, x), m.place(category, y), fits))
	for i := range m.g.n {
		if fits(i, i) {
			return
		}
	}
	m.link(false, x, y)
}

// relation is that two of n places fit.
func relation(n int, x, y place, fits func(x, y int) bool) fd.Constraint {
	var left []int
	table := fd.Table{Vars: []fd.Var{x.x, y.x}}
	for i := range n {
		if x.known && fits(x.at, i) || y.known && fits(i, y.at) {
			left = append(left, i)
		}
		for j := range n {
			if fits(i, j) {
				table.Tuples = append(table.Tuples, []int{i, j})
			}
		}
	}
	switch {
	case x.known && y.known:
		return fd.Constant(fits(x.at, y.at))
	case (x.known || y.known) && len(left) == 0 || len(table.Tuples) == 0:
		return fd.Constant(false)
	case x.known:
		return fd.OneOf(y.x, left...)
	case y.known:
		return fd.OneOf(x.x, left...)
	}
	return table
}

// atom is what an atom of a claim says: that an item goes with one of some.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	x, values, err := m.g.values(a)
	if err != nil {
		return nil, err
	}
	var any []fd.Constraint
	for _, y := range values {
		any = append(any, m.same(x, y))
	}
	if len(any) == 1 {
		return any[0], nil
	}
	return fd.Or(any...), nil
}

// solution reads a result.
func (m *model) solution(found fd.Solution) Solution {
	s := Solution{Table: map[string]map[string]string{}}
	for _, row := range m.g.names[0] {
		s.Table[row] = map[string]string{}
	}
	for c, vars := range m.goes {
		for i, x := range vars {
			s.Table[m.g.names[0][found.Value(x)]][m.g.categories[c]] = m.g.names[c][i]
		}
	}
	return s
}

// says is that an item goes with one of the first category, or does not.
func (m *model) says(x fd.Var, v int, is bool) string {
	for c, vars := range m.goes {
		if i := slices.Index(vars, x); i >= 0 {
			text, _ := m.g.clause(claim.Atom{Path: []string{with, m.g.names[c][i], m.g.categories[0]}, Rel: claim.Is, Value: m.g.names[0][v]}, is)
			return text
		}
	}
	return "" // the engine's own
}

// byCrosses is propagation that sees less.
const byCrosses = "crosses"

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*items, Solution]{
	named(fdsearch.Propagation(searched(fd.Hall)), fdsearch.ByPropagation, "Propagation: work out what follows",
		"Whatever a clue rules out is crossed off, and every cross may rule out more. It also sees that three items with the same three possibilities leave nothing of these to the others. A choice is made only when nothing more follows, where most has gone wrong before."),
	named(fdsearch.Propagation(searched(fd.Values)), byCrosses, "With crosses and dots alone",
		"The same, as with a pencil: a dot crosses off the rest of its row and column, and no more is concluded from items that compete. Count how much has to be tried for that."),
	fdsearch.Learning(searched(fd.Hall)),
	named(fdsearch.Backtracking(searched(fd.Values)), fdsearch.ByBacktracking, "One item after the other, and step back",
		"Put one item after the other into a row of the table, category by category in the order chosen. A clue is tested as soon as all its items have places; step back when nothing is left to try."),
	fdsearch.Generating(searched(fd.Values)),
}

func named(way puzzle.Way[*items, Solution], name, title, teaches string) puzzle.Way[*items, Solution] {
	way.Name, way.Title, way.Teaches = name, title, teaches
	return way
}

// counters are what these ways count.
var counters = func() []puzzle.Counter {
	all := slices.Clone(fdsearch.Counters)
	for i, c := range all {
		if c.Name == "propagations" {
			all[i].Of = append(slices.Clone(c.Of), byCrosses)
		}
	}
	return all
}()

// searched is a puzzle as the engine sees it.
func searched(strength fd.Strength) fdsearch.Model[*items, Solution] {
	return func(s *puzzle.Search[Solution], g *items) fdsearch.Puzzle[Solution] {
		m := newModel(g, strength)
		p := fdsearch.Puzzle[Solution]{Model: m.Model, Tags: factOf, Atom: m.atom, Solution: m.solution}
		// Two items that cannot go together, and must, are noticed wherever in the table
		// they stand.
		p.Options.Choose = fd.WeightedDegree
		for _, name := range s.Order("categories", g.categories[1:]) {
			p.Options.Order = append(p.Options.Order, m.goes[g.category(name)]...)
		}
		if s.Trace {
			t := m.told(s.Kept)
			p.Teller = fdsearch.Teller{Looks: t.looks, Says: m.says, Throughout: true}
		}
		return p
	}
}
