package truthtellers

import (
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/fd"
)

// post is a formula as a constraint.
func (m *model) post(f speech.Formula) fd.Constraint {
	switch f := f.(type) {
	case speech.Is:
		return fd.Eq(m.vars[f.Sort][f.At], f.Value)
	case speech.Beat:
		n := len(m.s.People)
		low, high := f.Bounds(n - 1)
		return m.within(m.vars[speech.OfPlace][f.Who], n-high, n-low, 1, n)
	case speech.Ahead:
		first, second := m.vars[speech.OfPlace][f.First], m.vars[speech.OfPlace][f.Second]
		switch {
		case f.First == f.Second:
			return fd.Constant(false)
		case f.Directly:
			return fd.Rel(second, fd.EQ, first, 1)
		}
		return fd.Rel(first, fd.LT, second, 0)
	case speech.Alike:
		if f.A == f.B {
			return fd.Constant(true)
		}
		return fd.Rel(m.vars[speech.OfKind][f.A], fd.EQ, m.vars[speech.OfKind][f.B], 0)
	case speech.EachOnce:
		return fd.AllDifferent{Vars: m.vars[speech.OfKind], Strength: fd.Hall}
	case speech.Would:
		return m.post(f.Meaning)
	case speech.Not:
		return fd.Not(m.post(f.Of))
	case speech.Junction:
		return m.joined(f)
	case speech.Tally:
		parts := make([]fd.Constraint, len(f.Of))
		for i, part := range f.Of {
			parts[i] = m.post(part)
		}
		return counted(f.Quantity, parts)
	case speech.Chorus:
		return m.chorus(f)
	}
	panic("truthtellers: a formula of no sort was to be posted")
}

func (m *model) joined(f speech.Junction) fd.Constraint {
	a, b := m.post(f.A), m.post(f.B)
	switch f.Op {
	case speech.And:
		return fd.And(a, b)
	case speech.Or:
		return fd.Or(a, b)
	case speech.Xor:
		return fd.Xor(a, b)
	case speech.Iff:
		return fd.Iff(a, b)
	}
	return fd.Implies(a, b)
}

// chorus counts statements. All formulas that speak of the number of false statements
// among all share one variable for it, so that what each of two hundred says of two
// hundred costs no more than a glance.
func (m *model) chorus(f speech.Chorus) fd.Constraint {
	if f.Scope == speech.ScopeAll {
		all := len(m.vars[speech.OfTruth])
		if m.vars[speech.OfLies] == nil {
			lies := m.Int("lies", 0, all)
			m.vars[speech.OfLies] = []fd.Var{lies}
			m.order = append(m.order, lies)
			m.Post(fd.Rule, fd.CountVar{Vars: m.vars[speech.OfTruth], Values: []int{0}, Op: fd.EQ, N: lies})
		}
		low, high := f.Bounds(all)
		if f.Value {
			low, high = all-high, all-low
		}
		return m.within(m.vars[speech.OfLies][0], low, high, 0, all)
	}
	parts := make([]fd.Constraint, len(f.Of))
	for i, n := range f.Of {
		parts[i] = fd.Eq(m.vars[speech.OfTruth][n], int(speech.TruthOf(f.Value)))
	}
	return counted(f.Quantity, parts)
}

// counted says that so many of these hold.
func counted(q speech.Quantity, of []fd.Constraint) fd.Constraint {
	low, high := q.Bounds(len(of))
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
