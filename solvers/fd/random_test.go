package fd_test

import (
	"math/rand/v2"

	"solvitur/solvers/fd"
)

// randomModel makes a small model of mixed constraints, whose assignments can
// all be gone through. Some are unsatisfiable, some have many solutions, some
// domains have holes, negative values or more than 64 values.
func randomModel(r *rand.Rand) *fd.Model {
	g := generator{r, fd.NewModel()}
	room := 3000
	for room > 1 && g.m.Len() < 6 {
		n := 1 + r.IntN(min(6, room))
		lo := r.IntN(7) - 3
		switch {
		case r.IntN(12) == 0 && room >= 300:
			// A wide domain with few values: several words.
			values := []int{lo}
			for range n {
				values = append(values, lo+r.IntN(300))
			}
			n = len(g.m.Domain(g.m.Enum("wide", values...)))
		case r.IntN(4) == 0:
			values := []int{lo}
			for range n {
				values = append(values, lo+r.IntN(9))
			}
			n = len(g.m.Domain(g.m.Enum("holes", values...)))
		default:
			g.m.Int("x", lo, lo+n-1)
		}
		room /= max(n, 1)
		if g.m.Len() >= 2 && r.IntN(6) == 0 {
			break
		}
	}
	for k := range 1 + r.IntN(4) {
		tag := fd.Tag(k)
		if r.IntN(5) == 0 {
			tag = fd.Rule
		}
		if r.IntN(3) == 0 {
			g.m.Post(tag, g.formula(3))
		} else {
			g.m.Post(tag, g.atom())
		}
	}
	return g.m
}

type generator struct {
	*rand.Rand
	m *fd.Model
}

func (g generator) variable() fd.Var { return fd.Var(g.IntN(g.m.Len())) }

func (g generator) variables(low int) []fd.Var {
	xs := make([]fd.Var, low+g.IntN(4))
	for i := range xs {
		xs[i] = g.variable()
	}
	return xs
}

// distinct gives some different variables, in random order.
func (g generator) distinct() []fd.Var {
	var xs []fd.Var
	for _, i := range g.Perm(g.m.Len()) {
		if g.IntN(4) > 0 {
			xs = append(xs, fd.Var(i))
		}
	}
	return xs
}

func (g generator) op() fd.Op  { return fd.Op(g.IntN(6)) }
func (g generator) small() int { return g.IntN(9) - 3 }
func (g generator) near(x fd.Var) int {
	d := g.m.Domain(x)
	if g.IntN(8) == 0 {
		return g.small()
	}
	return d[g.IntN(len(d))]
}

func (g generator) values(x fd.Var) []int {
	var vs []int
	for range 1 + g.IntN(3) {
		vs = append(vs, g.near(x))
	}
	return vs
}

func (g generator) atom() fd.Constraint {
	x, y := g.variable(), g.variable()
	switch g.IntN(16) {
	case 0:
		return fd.Compare{X: x, Op: g.op(), C: g.near(x)}
	case 1:
		return fd.OneOf(x, g.values(x)...)
	case 2:
		return fd.Rel(x, g.op(), y, g.small())
	case 3:
		return fd.Dist(x, y, g.op(), g.small())
	case 4, 5:
		xs := g.variables(1)
		as := make([]int, len(xs))
		rhs := g.small()
		for i := range as {
			as[i] = g.IntN(7) - 3
			rhs += as[i] * g.near(xs[i])
		}
		return fd.Scalar(as, xs, g.op(), rhs)
	case 6, 7:
		xs := g.distinct()
		if g.IntN(10) == 0 {
			xs = g.variables(0)
		}
		c := fd.AllDifferent{Vars: xs, Strength: fd.Strength(g.IntN(2))}
		if g.IntN(3) == 0 {
			for range xs {
				c.Offsets = append(c.Offsets, g.small())
			}
		}
		return c
	case 8:
		var array []int
		for range 1 + g.IntN(6) {
			array = append(array, g.near(y))
		}
		return fd.Element{Index: x, Array: array, Result: y}
	case 9:
		return fd.ElementVar{Index: x, Array: g.variables(1), Result: y}
	case 10:
		c := fd.Table{Vars: g.variables(1), Forbidden: g.IntN(2) == 0}
		for range g.IntN(8) {
			var t []int
			for _, z := range c.Vars {
				t = append(t, g.near(z))
			}
			c.Tuples = append(c.Tuples, t)
		}
		return c
	case 11:
		return fd.Count{Vars: g.variables(1), Values: g.values(x), Op: g.op(), N: g.IntN(4)}
	case 12:
		return fd.CountVar{Vars: g.variables(1), Values: g.values(x), Op: g.op(), N: y}
	case 13:
		c := fd.Cardinality{Vars: g.distinct(), Closed: g.IntN(3) == 0}
		seen := map[int]bool{}
		for range 1 + g.IntN(4) {
			if v := g.near(x); !seen[v] {
				seen[v] = true
				lo := g.IntN(2)
				c.Values, c.Min, c.Max = append(c.Values, v), append(c.Min, lo), append(c.Max, lo+g.IntN(3))
			}
		}
		return c
	case 14:
		xs := g.variables(1)
		c := fd.Lex{X: xs, Strict: g.IntN(2) == 0}
		for range xs {
			c.Y = append(c.Y, g.variable())
		}
		return c
	default:
		return fd.Product{X: x, Y: y, Z: g.variable()}
	}
}

func (g generator) formula(depth int) fd.Constraint {
	if depth == 0 || g.IntN(4) == 0 {
		return g.atom()
	}
	some := func() []fd.Constraint {
		var cs []fd.Constraint
		for range 1 + g.IntN(3) {
			cs = append(cs, g.formula(depth-1))
		}
		return cs
	}
	switch g.IntN(8) {
	case 0:
		return fd.Not(g.formula(depth - 1))
	case 1:
		return fd.And(some()...)
	case 2:
		return fd.Or(some()...)
	case 3:
		return fd.Implies(g.formula(depth-1), g.formula(depth-1))
	case 4:
		return fd.Iff(g.formula(depth-1), g.formula(depth-1))
	case 5:
		return fd.Xor(some()...)
	case 6:
		return fd.HowMany{Of: some(), Op: g.op(), N: g.IntN(3)}
	default:
		return fd.Constant(g.IntN(2) == 0)
	}
}
