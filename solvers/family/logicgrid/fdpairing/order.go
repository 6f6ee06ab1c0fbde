package fdpairing

import "solvitur/solvers/fd"

// place is where an item stands in the order of a category: known, or the value
// of a variable.
type place struct {
	x     fd.Var
	at    int
	known bool
}

// with is the item of the first category that an item goes with.
func (m *Model) with(x item) place {
	if x.Category == 0 {
		return place{at: x.Place, known: true}
	}
	return place{x: m.Vars[x.Category][x.Place]}
}

// place is where an item stands in the order of a category.
func (m *Model) place(category int, x item) place {
	switch {
	case x.Category == category:
		return place{at: x.Place, known: true}
	case category == 0:
		return m.with(x)
	}
	with := m.with(x)
	key := place{with.x, with.at*len(m.Categories) + category, with.known}
	at, made := m.places[key]
	if !made {
		if with.known {
			with.x = m.Enum("known", with.at)
		}
		at = m.Int("place", 0, m.N-1)
		m.Post(fd.Rule, fd.ElementVar{Index: at, Array: m.Vars[category], Result: with.x})
		m.places[key] = at
	}
	return place{x: at}
}

// Stand is that two items stand so in the order of a category: by their places, from 0.
func (m *Model) Stand(category int, x, y item, fits func(x, y int) bool) fd.Constraint {
	return m.relation(m.place(category, x), m.place(category, y), fits)
}

// Relate adds that two items stand so, and that they do not go together where none at one place do.
func (m *Model) Relate(category int, x, y item, fits func(x, y int) bool) {
	m.Add(m.Stand(category, x, y, fits))
	for i := range m.N {
		if fits(i, i) {
			return
		}
	}
	m.Link(false, x, y)
}

// relation is that two places fit.
func (m *Model) relation(x, y place, fits func(x, y int) bool) fd.Constraint {
	var left []int
	table := fd.Table{Vars: []fd.Var{x.x, y.x}}
	for i := range m.N {
		if x.known && fits(x.at, i) || y.known && fits(i, y.at) {
			left = append(left, i)
		}
		for j := range m.N {
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
