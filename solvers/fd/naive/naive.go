package naive

import (
	"fmt"
	"iter"
	"slices"

	"solvitur/solvers/fd"
)

// Solutions yields every assignment that satisfies the constraints whose tag
// keep lets through (nil keeps all; rules always stay) and the extra ones, in
// lexicographic order of the variables. The yielded slice is the caller's.
func Solutions(m *fd.Model, keep func(fd.Tag) bool, extra ...fd.Constraint) iter.Seq[[]int] {
	constraints := slices.Clone(extra)
	for tag, c := range m.Constraints() {
		if tag == fd.Rule || keep == nil || keep(tag) {
			constraints = append(constraints, c)
		}
	}
	return func(yield func([]int) bool) {
		for a := range Assignments(m) {
			if satisfied(constraints, a) && !yield(slices.Clone(a)) {
				return
			}
		}
	}
}

// Assignments yields every assignment of the model's variables, in
// lexicographic order. The slice is reused.
func Assignments(m *fd.Model) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		domains := make([][]int, m.Len())
		for x := range domains {
			domains[x] = m.Domain(fd.Var(x))
		}
		at := make([]int, m.Len())
		a := make([]int, m.Len())
		for {
			for x, i := range at {
				a[x] = domains[x][i]
			}
			if !yield(a) {
				return
			}
			x := len(at) - 1
			for ; x >= 0; x-- {
				if at[x]++; at[x] < len(domains[x]) {
					break
				}
				at[x] = 0
			}
			if x < 0 {
				return
			}
		}
	}
}

func satisfied(cs []fd.Constraint, a []int) bool {
	for _, c := range cs {
		if !Holds(c, a) {
			return false
		}
	}
	return true
}

// Holds evaluates a constraint on an assignment.
func Holds(c fd.Constraint, a []int) bool {
	switch c := c.(type) {
	case fd.Compare:
		return compare(a[c.X], c.Op, c.C)
	case fd.Member:
		return slices.Contains(c.Values, a[c.X])
	case fd.Relation:
		return compare(a[c.X], c.Op, a[c.Y]+c.C)
	case fd.Distance:
		return compare(max(a[c.X]-a[c.Y], a[c.Y]-a[c.X]), c.Op, c.C)
	case fd.Linear:
		sum := 0
		for i, x := range c.Vars {
			sum += c.Coeffs[i] * a[x]
		}
		return compare(sum, c.Op, c.RHS)
	case fd.AllDifferent:
		var seen []int
		for i, x := range c.Vars {
			v := a[x]
			if c.Offsets != nil {
				v += c.Offsets[i]
			}
			if slices.Contains(seen, v) {
				return false
			}
			seen = append(seen, v)
		}
		return true
	case fd.Element:
		i := a[c.Index]
		return i >= 0 && i < len(c.Array) && c.Array[i] == a[c.Result]
	case fd.ElementVar:
		i := a[c.Index]
		return i >= 0 && i < len(c.Array) && a[c.Array[i]] == a[c.Result]
	case fd.Table:
		found := slices.ContainsFunc(c.Tuples, func(t []int) bool {
			for i, x := range c.Vars {
				if t[i] != a[x] {
					return false
				}
			}
			return true
		})
		return found != c.Forbidden
	case fd.Count:
		return compare(count(c.Vars, c.Values, a), c.Op, c.N)
	case fd.CountVar:
		return compare(count(c.Vars, c.Values, a), c.Op, a[c.N])
	case fd.Cardinality:
		for i, v := range c.Values {
			if n := count(c.Vars, []int{v}, a); n < c.Min[i] || n > c.Max[i] {
				return false
			}
		}
		return !c.Closed || count(c.Vars, c.Values, a) == len(c.Vars)
	case fd.Lex:
		for i := range c.X {
			if x, y := a[c.X[i]], a[c.Y[i]]; x != y {
				return x < y
			}
		}
		return !c.Strict
	case fd.Product:
		return a[c.X]*a[c.Y] == a[c.Z]
	case fd.Constant:
		return bool(c)
	case fd.Negation:
		return !Holds(c.Of, a)
	case fd.Conjunction:
		return howMany(c, a) == len(c)
	case fd.Disjunction:
		return howMany(c, a) > 0
	case fd.Implication:
		return !Holds(c.If, a) || Holds(c.Then, a)
	case fd.Equivalence:
		return Holds(c.A, a) == Holds(c.B, a)
	case fd.Parity:
		return howMany(c, a)%2 == 1
	case fd.HowMany:
		return compare(howMany(c.Of, a), c.Op, c.N)
	}
	panic(fmt.Sprintf("naive: unknown constraint %T", c))
}

func count(xs []fd.Var, values []int, a []int) int {
	n := 0
	for _, x := range xs {
		if slices.Contains(values, a[x]) {
			n++
		}
	}
	return n
}

func howMany(cs []fd.Constraint, a []int) int {
	n := 0
	for _, c := range cs {
		if Holds(c, a) {
			n++
		}
	}
	return n
}

func compare(a int, op fd.Op, b int) bool {
	switch op {
	case fd.EQ:
		return a == b
	case fd.NE:
		return a != b
	case fd.LE:
		return a <= b
	case fd.LT:
		return a < b
	case fd.GE:
		return a >= b
	case fd.GT:
		return a > b
	}
	panic(fmt.Sprintf("naive: unknown comparison %d", op))
}
