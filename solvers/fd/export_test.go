package fd

import "slices"

// Audited is one pruning with the reason that was given for it, told in terms
// of the naive engine: Constraint is what the author of the pruning stands
// for, over variables whose initial domains are Domains.
type Audited struct {
	Author     any
	Constraint Constraint
	Scope      []Var
	Domains    func(Var) []int
	Premises   []Removal
	Gone       Removal // no values for a failure
	Late       bool    // a premise was not true yet
}

// Audit asks for the reason of every pruning on the trail, of all its values
// and of each alone, and of a failure if there is one.
func (s *Search) Audit(check func(Audited)) {
	if s.analysis.reason.need == nil {
		s.prepareAnalysis(false)
	}
	after := slices.Clone(s.bits)
	for i := int32(len(s.trail)) - 1; i >= 0; i-- {
		e := s.trail[i]
		if e.by >= 0 {
			gone := e.old &^ after[e.word]
			check(s.audited(i, e.by, e.word, gone, e.hint))
			for b := gone; b != 0 && gone&(gone-1) != 0; b &= b - 1 {
				check(s.audited(i, e.by, e.word, b&-b, e.hint))
			}
		}
		after[e.word] = e.old
	}
	if s.failedBy >= 0 && s.wiped == noVar {
		check(s.audited(int32(len(s.trail)), s.failedBy, -1, 0, s.failedHint))
	}
}

// Impatient makes a search find after so many more failures that learning does not pay.
func (s *Search) Impatient(failures int) {
	s.jumps = jumps{failures: countedTogether - 1 - failures, levels: -1000}
}

func (s *Search) audited(at, by, w int32, gone uint64, hint int32) Audited {
	r := &reason{engine: s.engine, at: at, need: make([]uint64, len(s.bits))}
	s.props[by].explain(r, w, gone, hint)
	a := Audited{Author: s.props[by], Domains: s.declared}
	for _, t := range r.touched {
		a.Premises = append(a.Premises, s.removal(t, r.need[t]))
		a.Late = a.Late || r.need[t]&s.wordAt(t, at) != 0
	}
	if w >= 0 {
		a.Gone = s.removal(w, gone)
	}
	a.Constraint = s.meaning(s.props[by], hint)
	a.Scope = scope(a.Constraint)
	return a
}

func (s *engine) declared(x Var) []int {
	d := &s.doms[x]
	return slices.Collect(Domain{lo: d.lo, words: s.initial[d.first : d.first+d.words]}.values())
}

// member expresses a literal.
func (s *engine) member(l literal) Constraint {
	return Member(s.removal(l.word, l.mask))
}

func (s *engine) setMember(x Var, set []uint64) Constraint {
	d := &s.doms[x]
	var values []int
	for v := range (Domain{lo: d.lo, words: set}).values() {
		values = append(values, v)
	}
	return Member{x, values}
}

func (s *engine) guarded(p *linearLE, op Op) Constraint {
	c := Linear{p.a, p.x, op, p.c}
	if p.bound {
		return Implies(s.member(p.guard), c)
	}
	return c
}

// meaning is the constraint that a propagator stands for.
func (s *engine) meaning(p propagator, hint int32) Constraint {
	switch p := p.(type) {
	case *clauses:
		var any Disjunction
		for _, l := range p.all[hint].literals {
			any = append(any, s.member(l))
		}
		return any
	case *linearLE:
		return s.guarded(p, LE)
	case *linearEQ:
		return s.guarded(&p.linearLE, EQ)
	case *linearNE:
		return s.guarded(&p.linearLE, NE)
	case *equal:
		c := Rel(p.x, EQ, p.y, p.c)
		if p.bound {
			return Implies(s.member(p.guard), c)
		}
		return c
	case *equality:
		return Iff(s.member(p.b), Rel(p.x, EQ, p.y, p.c))
	case *equalityNarrow:
		return Iff(s.member(p.b), Rel(p.x, EQ, p.y, p.c))
	case *apartBy:
		return Dist(p.x, p.y, EQ, p.c)
	case *farFrom:
		return Dist(p.x, p.y, GE, p.c)
	case *different:
		return AllDifferent{Vars: p.x, Offsets: p.offset}
	case *differentNarrow:
		return AllDifferent{Vars: p.x, Offsets: p.offset}
	case *hall:
		return AllDifferent{Vars: p.x, Offsets: p.offset}
	case *hallNarrow:
		return AllDifferent{Vars: p.x, Offsets: p.offset}
	case *element:
		return Element{p.i, p.array, p.z}
	case *elementVar:
		return ElementVar{p.i, p.array, p.z}
	case *table:
		return Table{Vars: p.x, Tuples: p.tuples}
	case *product:
		return Product{p.x, p.y, p.z}
	case *channel:
		return Iff(s.member(p.b), s.setMember(p.x, p.set))
	case *member:
		return s.setMember(p.x, p.set)
	case *count:
		var of []Constraint
		var sums Disjunction
		for _, l := range p.of {
			of = append(of, s.member(l))
		}
		for k := range len(of) + 1 {
			sums = append(sums, And(Exactly(k, of...), Eq(p.n, k)))
		}
		return sums
	}
	panic("fd: a propagator that the audit does not know")
}

// scope lists the variables of the constraints that meaning makes.
func scope(c Constraint) []Var {
	var xs []Var
	add := func(more ...Var) { xs = append(xs, more...) }
	switch c := c.(type) {
	case Member:
		add(c.X)
	case Relation:
		add(c.X, c.Y)
	case Distance:
		add(c.X, c.Y)
	case Compare:
		add(c.X)
	case Linear:
		add(c.Vars...)
	case AllDifferent:
		add(c.Vars...)
	case Element:
		add(c.Index, c.Result)
	case ElementVar:
		add(c.Index, c.Result)
		add(c.Array...)
	case Table:
		add(c.Vars...)
	case Product:
		add(c.X, c.Y, c.Z)
	case Implication:
		add(scope(c.If)...)
		add(scope(c.Then)...)
	case Equivalence:
		add(scope(c.A)...)
		add(scope(c.B)...)
	case Conjunction:
		for _, d := range c {
			add(scope(d)...)
		}
	case Disjunction:
		for _, d := range c {
			add(scope(d)...)
		}
	case HowMany:
		for _, d := range c.Of {
			add(scope(d)...)
		}
	default:
		panic("fd: scope of an unexpected constraint")
	}
	slices.Sort(xs)
	return slices.Compact(xs)
}
