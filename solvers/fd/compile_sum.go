package fd

import (
	"cmp"
	"slices"
)

func (c *compiler) relation(f Relation) {
	if f.X == f.Y {
		if !f.Op.holds(0, f.C) {
			c.falsum()
		}
		return
	}
	if f.Op == EQ {
		c.addEqual(f.X, f.Y, f.C, literal{}, false, c.tag)
		return
	}
	c.linear(Linear{[]int{1, -1}, []Var{f.X, f.Y}, f.Op, f.C})
}

func (c *compiler) distance(f Distance) {
	x, y, k := f.X, f.Y, f.C
	switch {
	case f.Op == LT:
		c.distance(Distance{x, y, LE, k - 1})
	case f.Op == GT:
		c.distance(Distance{x, y, GE, k + 1})
	case x == y:
		if !f.Op.holds(0, k) {
			c.falsum()
		}
	case f.Op == GE && k > 0:
		c.addFarFrom(x, y, k, c.tag)
	case f.Op == EQ && k > 0:
		c.addApartBy(x, y, k, c.tag)
	case f.Op == EQ && k == 0:
		c.relation(Relation{x, EQ, y, 0})
	case f.Op == NE && k >= 0:
		c.relation(Relation{x, NE, y, k})
		if k > 0 {
			c.relation(Relation{y, NE, x, k})
		}
	case f.Op == LE && k >= 0:
		c.relation(Relation{x, LE, y, k})
		c.relation(Relation{y, LE, x, k})
	case f.Op == EQ || f.Op == LE: // a negative distance
		c.falsum()
	}
}

// tidySum unites terms of one variable and drops those that vanish.
func tidySum(f Linear) (a []int, x []Var) {
	order := make([]int, len(f.Vars))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(f.Vars[i], f.Vars[j]) })
	for _, i := range order {
		if n := len(x); n > 0 && x[n-1] == f.Vars[i] {
			a[n-1] += f.Coeffs[i]
			continue
		}
		a, x = append(a, f.Coeffs[i]), append(x, f.Vars[i])
	}
	n := 0
	for i := range x {
		if a[i] != 0 {
			a[n], x[n] = a[i], x[i]
			n++
		}
	}
	return a[:n], x[:n]
}

// difference says whether a sum that equals c says no more than
// x[0] = x[1] + shift.
func difference(a []int, x []Var, c int) (shift int, ok bool) {
	if len(x) != 2 || a[0]+a[1] != 0 || a[0] != 1 && a[0] != -1 {
		return 0, false
	}
	return a[0] * c, true
}

func (c *compiler) linear(f Linear) { c.guardedLinear(f, literal{}, false) }

// guardedLinear posts a sum that must hold when the guard does.
func (c *compiler) guardedLinear(f Linear, g literal, guarded bool) {
	a, x := tidySum(f)
	if len(x) == 0 {
		if f.Op.holds(0, f.RHS) {
			return
		}
		if guarded {
			c.clause(c.negate(g))
		} else {
			c.falsum()
		}
		return
	}
	switch f.Op {
	case EQ:
		if shift, ok := difference(a, x, f.RHS); ok {
			c.addEqual(x[0], x[1], shift, g, guarded, c.tag)
			return
		}
		c.addLinearEQ(a, x, f.RHS, g, guarded, c.tag)
	case NE:
		c.addLinearNE(a, x, f.RHS, g, guarded, c.tag)
	case LE:
		c.addLinearLE(a, x, f.RHS, g, guarded, c.tag)
	case LT:
		c.addLinearLE(a, x, f.RHS-1, g, guarded, c.tag)
	default:
		minus := make([]int, len(a))
		for i := range a {
			minus[i] = -a[i]
		}
		rhs := -f.RHS
		if f.Op == GT {
			rhs--
		}
		c.addLinearLE(minus, x, rhs, g, guarded, c.tag)
	}
}
