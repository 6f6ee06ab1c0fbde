package fd

// literals compiles each formula to a literal.
func (c *compiler) literals(fs []Constraint) []literal {
	out := make([]literal, len(fs))
	for i, f := range fs {
		out[i] = c.literal(f)
	}
	return out
}

// literal gives a literal that is true exactly when the constraint holds
// (Tseitin's transformation). It may be any literal of a one-word variable:
// "Tuesday is Pat or Rose" needs no auxiliary variable at all.
func (c *compiler) literal(f Constraint) literal {
	switch f := f.(type) {
	case Constant:
		if f {
			return c.yes
		}
		return c.negate(c.yes)
	case Compare:
		return c.memberLiteral(f.X, c.setOf(f))
	case Member:
		return c.memberLiteral(f.X, c.setOf(f))
	case Negation:
		return c.negate(c.literal(f.Of))
	case Conjunction:
		return c.negate(c.anyOf(c.negated(c.literals(f))))
	case Disjunction:
		return c.anyOf(c.literals(f))
	case Implication:
		return c.anyOf([]literal{c.negate(c.literal(f.If)), c.literal(f.Then)})
	case Equivalence:
		a, b := c.literal(f.A), c.literal(f.B)
		return c.anyOf([]literal{c.both(a, b), c.both(c.negate(a), c.negate(b))})
	case Parity:
		out := c.negate(c.yes)
		for _, g := range f {
			a := c.literal(g)
			out = c.anyOf([]literal{c.both(out, c.negate(a)), c.both(c.negate(out), a)})
		}
		return out
	case HowMany:
		n := c.fresh(span(0, len(f.Of)))
		c.addCount(c.literals(f.Of), n, c.tag)
		return c.literal(Compare{n, f.Op, f.N})
	case Count:
		n := c.fresh(span(0, len(f.Vars)))
		c.addCount(c.members(f.Vars, f.Values), n, c.tag)
		return c.literal(Compare{n, f.Op, f.N})
	case CountVar:
		n := c.fresh(span(0, len(f.Vars)))
		c.addCount(c.members(f.Vars, f.Values), n, c.tag)
		return c.literal(Relation{n, f.Op, f.N, 0})
	case Relation:
		return c.relationLiteral(f)
	case Linear:
		return c.linearLiteral(f)
	case Product:
		lo, hi := productBounds(c.min(f.X), c.max(f.X), c.min(f.Y), c.max(f.Y))
		if hi-lo >= MaxDomain || min(c.doms[f.X].size, c.doms[f.Y].size) <= 16 {
			return c.literal(c.cases(f))
		}
		p := c.fresh(span(lo, hi))
		c.addProduct(f.X, f.Y, p, c.tag)
		return c.literal(Relation{p, EQ, f.Z, 0})
	default:
		return c.literal(c.rewrite(f))
	}
}

// rewrite expresses a constraint by simpler ones.
func (c *compiler) rewrite(f Constraint) Constraint {
	switch f := f.(type) {
	case Distance:
		ahead, behind := Rel(f.X, f.Op, f.Y, f.C), Rel(f.Y, f.Op, f.X, f.C)
		switch f.Op {
		case LE, LT:
			return And(ahead, behind)
		case GE, GT:
			return Or(ahead, behind)
		case EQ:
			return And(Constant(f.C >= 0), Or(ahead, behind))
		default:
			return Or(Constant(f.C < 0), And(ahead, behind))
		}
	case AllDifferent:
		var all Conjunction
		for j, y := range f.Vars {
			for i, x := range f.Vars[:j] {
				shift := 0
				if f.Offsets != nil {
					shift = f.Offsets[j] - f.Offsets[i]
				}
				all = append(all, Rel(x, NE, y, shift))
			}
		}
		return all
	case Element:
		var any Disjunction
		for i, v := range f.Array {
			any = append(any, And(Eq(f.Index, i), Eq(f.Result, v)))
		}
		return any
	case ElementVar:
		var any Disjunction
		for i, x := range f.Array {
			any = append(any, And(Eq(f.Index, i), Rel(f.Result, EQ, x, 0)))
		}
		return any
	case Table:
		var any Disjunction
		for _, tuple := range f.Tuples {
			var all Conjunction
			for i, x := range f.Vars {
				all = append(all, Eq(x, tuple[i]))
			}
			any = append(any, all)
		}
		if f.Forbidden {
			return Not(any)
		}
		return any
	case Cardinality:
		var all Conjunction
		for i, v := range f.Values {
			all = append(all, Count{f.Vars, []int{v}, GE, f.Min[i]}, Count{f.Vars, []int{v}, LE, f.Max[i]})
		}
		if f.Closed {
			for _, x := range f.Vars {
				all = append(all, Member{x, f.Values})
			}
		}
		return all
	case Lex:
		return f.formula()
	}
	panic("fd: a constraint without a compilation")
}

// cases spells out a product over the narrower factor: for each of its values
// the product is an ordinary linear equation.
func (c *compiler) cases(f Product) Constraint {
	x, y := f.X, f.Y
	if c.doms[y].size < c.doms[x].size {
		x, y = y, x
	}
	var any Disjunction
	d := c.doms[x]
	for w := d.first; w < d.first+d.words; w++ {
		for b := c.initial[w]; b != 0; b &= b - 1 {
			v := c.base(w) + lowest(b)
			any = append(any, And(Eq(x, v), Linear{[]int{v, -1}, []Var{y, f.Z}, EQ, 0}))
		}
	}
	return any
}

// memberLiteral says that x takes a value of set.
func (c *compiler) memberLiteral(x Var, set []uint64) literal {
	d := c.doms[x]
	if d.words == 1 {
		return literal{d.first, set[0]}
	}
	b := c.boolean()
	c.addChannel(x, set, b, c.tag)
	return b
}

// boolean adds an auxiliary truth value and gives the literal that it is true.
func (c *compiler) boolean() literal {
	b := c.addNarrow(0, 0b11)
	return literal{c.doms[b].first, 0b10}
}

// relationLiteral has a propagator of its own for equality, the most frequent of
// relations within formulas.
func (c *compiler) relationLiteral(f Relation) literal {
	switch {
	case f.X == f.Y:
		return c.literal(Constant(f.Op.holds(0, f.C)))
	case f.Op == EQ:
		b := c.boolean()
		c.addEquality(f.X, f.Y, f.C, b, c.tag)
		return b
	case f.Op == NE:
		f.Op = EQ
		return c.negate(c.relationLiteral(f))
	}
	return c.linearLiteral(Linear{[]int{1, -1}, []Var{f.X, f.Y}, f.Op, f.C})
}

// linearLiteral guards the sum by a new Boolean and its negation by the
// Boolean's negation.
func (c *compiler) linearLiteral(f Linear) literal {
	a, x := tidySum(f)
	if len(x) == 0 {
		return c.literal(Constant(f.Op.holds(0, f.RHS)))
	}
	if shift, ok := difference(a, x, f.RHS); ok && (f.Op == EQ || f.Op == NE) {
		return c.relationLiteral(Relation{x[0], f.Op, x[1], shift})
	}
	b := c.boolean()
	c.guardedLinear(f, b, true)
	f.Op = f.Op.negated()
	c.guardedLinear(f, c.negate(b), true)
	return b
}

func (c *compiler) negated(ls []literal) []literal {
	for i := range ls {
		ls[i] = c.negate(ls[i])
	}
	return ls
}

func (c *compiler) both(a, b literal) literal {
	return c.negate(c.anyOf([]literal{c.negate(a), c.negate(b)}))
}

// anyOf gives a literal that is true exactly when one of ls is. Literals of
// one variable unite without any auxiliary.
func (c *compiler) anyOf(ls []literal) literal {
	ls = c.tidy(ls, true)
	switch len(ls) {
	case 0:
		return c.negate(c.yes)
	case 1:
		return ls[0]
	}
	b := c.boolean()
	for _, l := range ls {
		c.clause(c.negate(l), b)
	}
	c.clause(append(ls, c.negate(b))...)
	return b
}
