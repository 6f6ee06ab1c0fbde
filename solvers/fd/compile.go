package fd

import (
	"cmp"
	"slices"
)

// compiler turns posted constraints into propagators and clauses. What has no
// propagator of its own inside a formula is rewritten into what has: the
// meaning is kept exactly, and every auxiliary variable is a function of the
// model's own, so that solutions are neither lost nor doubled.
type compiler struct {
	*engine
	tag int32 // of the constraint being compiled
}

// compile builds an engine for the constraints that keep lets through.
// Assumptions follow the model's tags in the dense numbering.
func (m *Model) compile(keep func(Tag) bool, assume []Constraint) *engine {
	s := newEngine()
	s.reserve(2 * len(m.domains)) // auxiliary variables follow
	for _, d := range m.domains {
		s.addVar(d)
	}
	c := &compiler{engine: s}
	truth := s.addVar(span(1, 1))
	s.yes = literal{s.doms[truth].first, 1}
	const dropped = -2
	number := map[Tag]int32{Rule: -1}
	for _, p := range m.posts {
		n, ok := number[p.tag]
		if !ok {
			if n = dropped; keep == nil || keep(p.tag) {
				n = int32(len(s.tagNames))
				s.tagNames = append(s.tagNames, p.tag)
			}
			number[p.tag] = n
		}
		if n == dropped {
			continue
		}
		c.tag = n
		c.assert(p.constraint)
	}
	for i, a := range assume {
		c.tag = int32(len(s.tagNames) + i)
		c.assert(a)
	}
	s.seal()
	return s
}

// assert makes a constraint hold.
func (c *compiler) assert(f Constraint) {
	switch f := f.(type) {
	case Compare:
		c.restrict(f.X, c.setOf(f))
	case Member:
		c.restrict(f.X, c.setOf(f))
	case Relation:
		c.relation(f)
	case Distance:
		c.distance(f)
	case Linear:
		c.linear(f)
	case AllDifferent:
		c.allDifferent(f)
	case Element:
		c.addElement(f.Index, f.Array, f.Result, c.tag)
	case ElementVar:
		c.addElementVar(f.Index, f.Array, f.Result, c.tag)
	case Table:
		c.table(f)
	case Count:
		n := c.fresh(countDomain(len(f.Vars), f.Op, f.N))
		if n == noVar {
			c.falsum()
			return
		}
		c.addCount(c.members(f.Vars, f.Values), n, c.tag)
	case CountVar:
		n := f.N
		if f.Op != EQ {
			n = c.fresh(span(0, len(f.Vars)))
			c.relation(Relation{n, f.Op, f.N, 0})
		}
		c.addCount(c.members(f.Vars, f.Values), n, c.tag)
	case Cardinality:
		c.cardinality(f)
	case Product:
		c.addProduct(f.X, f.Y, f.Z, c.tag)
	case Conjunction:
		for _, g := range f {
			c.assert(g)
		}
	case Negation:
		c.deny(f.Of)
	case Equivalence:
		a, b := c.literal(f.A), c.literal(f.B)
		c.clause(c.negate(a), b)
		c.clause(a, c.negate(b))
	case HowMany:
		n := c.fresh(countDomain(len(f.Of), f.Op, f.N))
		if n == noVar {
			c.falsum()
			return
		}
		c.addCount(c.literals(f.Of), n, c.tag)
	case Disjunction:
		c.clause(c.literals(f)...)
	case Implication:
		c.clause(c.negate(c.literal(f.If)), c.literal(f.Then))
	case Lex:
		c.lex(f)
	default: // Constant, Parity
		c.clause(c.literal(f))
	}
}

// deny makes the negation of a constraint hold.
func (c *compiler) deny(f Constraint) {
	switch f := f.(type) {
	case Constant:
		c.assert(!f)
	case Compare:
		c.assert(Compare{f.X, f.Op.negated(), f.C})
	case Relation:
		c.assert(Relation{f.X, f.Op.negated(), f.Y, f.C})
	case Distance:
		c.assert(Distance{f.X, f.Y, f.Op.negated(), f.C})
	case Linear:
		c.assert(Linear{f.Coeffs, f.Vars, f.Op.negated(), f.RHS})
	case Count:
		c.assert(Count{f.Vars, f.Values, f.Op.negated(), f.N})
	case CountVar:
		c.assert(CountVar{f.Vars, f.Values, f.Op.negated(), f.N})
	case HowMany:
		c.assert(HowMany{f.Of, f.Op.negated(), f.N})
	case Table:
		c.assert(Table{f.Vars, f.Tuples, !f.Forbidden})
	case Lex:
		c.assert(Lex{f.Y, f.X, !f.Strict})
	case Negation:
		c.assert(f.Of)
	case Disjunction:
		for _, g := range f {
			c.deny(g)
		}
	case Implication:
		c.assert(f.If)
		c.deny(f.Then)
	default:
		c.clause(c.negate(c.literal(f)))
	}
}

// falsum makes the model unsatisfiable, on behalf of the current tag.
func (c *compiler) falsum() {
	c.addMember(c.owner[c.yes.word], []uint64{0}, c.tag)
}

// fresh adds an auxiliary variable, or gives noVar for an empty domain.
func (c *compiler) fresh(d Domain) Var {
	if d.bad != "" || d.size() == 0 {
		return noVar
	}
	return c.addVar(d)
}

// countDomain holds the numbers 0..n that stand in relation op to k.
func countDomain(n int, op Op, k int) Domain {
	var values []int
	for v := range n + 1 {
		if op.holds(v, k) {
			values = append(values, v)
		}
	}
	return setOf(values)
}

func (o Op) holds(a, b int) bool {
	switch o {
	case EQ:
		return a == b
	case NE:
		return a != b
	case LE:
		return a <= b
	case LT:
		return a < b
	case GE:
		return a >= b
	default:
		return a > b
	}
}

// setOf gives the words of x's values that satisfy a Compare or a Member.
func (c *compiler) setOf(f Constraint) []uint64 {
	switch f := f.(type) {
	case Member:
		return c.setOfValues(f.X, f.Values)
	case Compare:
		if f.Op == EQ {
			return c.setOfValues(f.X, []int{f.C})
		}
		d := &c.doms[f.X]
		set := make([]uint64, d.words)
		for i := range set {
			base := d.lo + i<<6
			for b := c.initial[d.first+int32(i)]; b != 0; b &= b - 1 {
				if f.Op.holds(base+lowest(b), f.C) {
					set[i] |= b & -b
				}
			}
		}
		return set
	}
	panic("fd: neither a Compare nor a Member")
}

func (c *compiler) setOfValues(x Var, values []int) []uint64 {
	d := &c.doms[x]
	set := make([]uint64, d.words)
	for _, v := range values {
		if w, bit, ok := c.place(x, v); ok {
			set[w-d.first] |= bit & c.initial[w]
		}
	}
	return set
}

func (c *compiler) restrict(x Var, set []uint64) { c.addMember(x, set, c.tag) }

// members gives one literal "x is among values" for each variable.
func (c *compiler) members(vars []Var, values []int) []literal {
	out := make([]literal, len(vars))
	for i, x := range vars {
		out[i] = c.literal(Member{x, values})
	}
	return out
}

// clause makes at least one of the literals true.
func (c *compiler) clause(ls ...literal) {
	ls = c.tidy(ls, true)
	switch {
	case len(ls) == 1 && ls[0].mask == c.initial[ls[0].word]:
		return
	case len(ls) == 0:
		c.falsum()
	case len(ls) == 1:
		c.addMember(c.owner[ls[0].word], []uint64{ls[0].mask}, c.tag)
	default:
		c.clauses.all = append(c.clauses.all, clause{literals: ls, tag: c.tag})
	}
}

// tidy sorts literals and unites those of one variable; false ones go, and a
// true one stands for all when the literals form a disjunction.
func (c *compiler) tidy(ls []literal, disjunction bool) []literal {
	ls = slices.Clone(ls)
	slices.SortFunc(ls, func(a, b literal) int { return cmp.Compare(a.word, b.word) })
	out := ls[:0]
	for _, l := range ls {
		if n := len(out); n > 0 && out[n-1].word == l.word {
			out[n-1].mask |= l.mask
		} else if l.mask != 0 {
			out = append(out, l)
		}
	}
	for _, l := range out {
		if disjunction && l.mask == c.initial[l.word] {
			return []literal{l}
		}
	}
	return out
}

func (c *compiler) allDifferent(f AllDifferent) {
	if len(f.Vars) < 2 {
		return
	}
	offset := f.Offsets
	if offset == nil {
		offset = make([]int, len(f.Vars))
	}
	narrow := c.addDifferent(f.Vars, offset, c.tag)
	if f.Strength == Hall {
		c.addHall(f.Vars, offset, narrow, c.tag)
	}
}

func (c *compiler) table(f Table) {
	if len(f.Vars) == 0 {
		if (len(f.Tuples) > 0) == f.Forbidden {
			c.falsum()
		}
		return
	}
	if !f.Forbidden {
		c.addTable(f.Vars, f.Tuples, c.tag)
		return
	}
	// A forbidden tuple is a clause: some variable takes another value.
	for _, tuple := range f.Tuples {
		var ls []literal
		for i, x := range f.Vars {
			ls = append(ls, c.negate(c.literal(Eq(x, tuple[i]))))
		}
		c.clause(ls...)
	}
}

func (c *compiler) cardinality(f Cardinality) {
	for i, v := range f.Values {
		n := c.fresh(span(max(0, f.Min[i]), min(len(f.Vars), f.Max[i])))
		if n == noVar {
			c.falsum()
			return
		}
		c.addCount(c.members(f.Vars, []int{v}), n, c.tag)
	}
	if f.Closed {
		for _, x := range f.Vars {
			c.assert(Member{x, f.Values})
		}
	}
}

// lex is posted as "the rows agree up to some place, where X is smaller".
func (c *compiler) lex(f Lex) { c.assert(f.formula()) }

// formula unrolls the order from its last place.
func (f Lex) formula() Constraint {
	var rest Constraint = Constant(!f.Strict)
	for i := len(f.X) - 1; i >= 0; i-- {
		rest = And(Rel(f.X[i], LE, f.Y[i], 0), Or(Rel(f.X[i], LT, f.Y[i], 0), rest))
	}
	return rest
}
