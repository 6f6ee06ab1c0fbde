package naive_test

import (
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

// Every kind of constraint on an assignment where it holds and one where it
// does not, worked out by hand.
func TestHolds(t *testing.T) {
	x, y, z := fd.Var(0), fd.Var(1), fd.Var(2)
	xyz := []fd.Var{x, y, z}
	two, even := fd.Eq(x, 2), fd.OneOf(y, 0, 2, 4)
	for _, c := range []struct {
		constraint fd.Constraint
		yes, no    []int
	}{
		{fd.Eq(x, 2), []int{2, 0, 0}, []int{1, 2, 2}},
		{fd.Ne(x, 2), []int{1, 2, 2}, []int{2, 0, 0}},
		{fd.Le(x, 2), []int{2, 9, 9}, []int{3, 0, 0}},
		{fd.Lt(x, 2), []int{1, 9, 9}, []int{2, 0, 0}},
		{fd.Ge(x, 2), []int{2, 0, 0}, []int{1, 9, 9}},
		{fd.Gt(x, 2), []int{3, 0, 0}, []int{2, 9, 9}},
		{even, []int{1, 4, 1}, []int{2, 3, 2}},
		{fd.Rel(x, fd.EQ, y, -1), []int{2, 3, 0}, []int{3, 2, 0}},
		{fd.Dist(x, y, fd.EQ, 3), []int{5, 2, 0}, []int{2, -2, 0}},
		{fd.Dist(x, y, fd.GT, 3), []int{-2, 2, 0}, []int{2, 5, 0}},
		{fd.Scalar([]int{2, -3, 1}, xyz, fd.EQ, 1), []int{3, 2, 1}, []int{1, 2, 3}},
		{fd.Sum(xyz, fd.LE, 6), []int{1, 2, 3}, []int{2, 2, 3}},
		{fd.Different(xyz...), []int{1, 2, 3}, []int{1, 2, 1}},
		{fd.AllDifferent{Vars: xyz, Offsets: []int{0, 1, 2}}, []int{1, 1, 1}, []int{3, 2, 1}},
		{fd.Element{Index: x, Array: []int{7, 5}, Result: y}, []int{1, 5, 0}, []int{0, 5, 0}},
		{fd.Element{Index: x, Array: []int{7, 5}, Result: y}, []int{0, 7, 0}, []int{2, 7, 0}},
		{fd.ElementVar{Index: x, Array: []fd.Var{y, z}, Result: z}, []int{0, 4, 4}, []int{0, 5, 4}},
		{fd.ElementVar{Index: x, Array: []fd.Var{y, z}, Result: z}, []int{1, 4, 5}, []int{-1, 4, 4}},
		{fd.Table{Vars: xyz, Tuples: [][]int{{1, 2, 3}, {3, 2, 1}}}, []int{3, 2, 1}, []int{3, 2, 3}},
		{fd.Table{Vars: xyz, Tuples: [][]int{{1, 2, 3}}, Forbidden: true}, []int{3, 2, 1}, []int{1, 2, 3}},
		{fd.Count{Vars: xyz, Values: []int{1, 2}, Op: fd.EQ, N: 2}, []int{1, 2, 3}, []int{1, 2, 2}},
		{fd.CountVar{Vars: []fd.Var{x, y}, Values: []int{1}, Op: fd.LT, N: z}, []int{1, 0, 2}, []int{1, 0, 1}},
		{fd.Cardinality{Vars: xyz, Values: []int{1, 2}, Min: []int{1, 0}, Max: []int{2, 1}}, []int{1, 1, 3}, []int{1, 2, 2}},
		{fd.Cardinality{Vars: xyz, Values: []int{1, 2}, Min: []int{1, 0}, Max: []int{3, 1}, Closed: true}, []int{1, 1, 2}, []int{1, 1, 3}},
		{fd.Lex{X: []fd.Var{x, y}, Y: []fd.Var{x, z}}, []int{9, 1, 1}, []int{0, 2, 1}},
		{fd.Lex{X: []fd.Var{x, y}, Y: []fd.Var{z, x}, Strict: true}, []int{1, 9, 2}, []int{1, 1, 1}},
		{fd.Product{X: x, Y: y, Z: z}, []int{-2, 3, -6}, []int{2, 3, 5}},
		{fd.Not(two), []int{1, 0, 0}, []int{2, 0, 0}},
		{fd.And(two, even), []int{2, 4, 0}, []int{2, 5, 0}},
		{fd.And(fd.Constant(true)), []int{0, 0, 0}, nil},
		{fd.And(), []int{0, 0, 0}, nil},
		{fd.Or(), nil, []int{0, 0, 0}},
		{fd.Or(two, even), []int{1, 4, 0}, []int{1, 5, 0}},
		{fd.Implies(two, even), []int{1, 5, 0}, []int{2, 5, 0}},
		{fd.Iff(two, even), []int{1, 5, 0}, []int{1, 4, 0}},
		{fd.Xor(two, even), []int{1, 4, 0}, []int{2, 4, 0}},
		{fd.Xor(two, even, fd.Eq(z, 1)), []int{2, 4, 1}, []int{2, 4, 0}},
		{fd.Exactly(1, two, even), []int{1, 4, 0}, []int{2, 4, 0}},
		{fd.AtLeast(2, two, even), []int{2, 4, 0}, []int{1, 4, 0}},
		{fd.AtMost(1, two, even), []int{1, 4, 0}, []int{2, 4, 0}},
	} {
		if c.yes != nil && !naive.Holds(c.constraint, c.yes) {
			t.Errorf("%T%+v does not hold on %v", c.constraint, c.constraint, c.yes)
		}
		if c.no != nil && naive.Holds(c.constraint, c.no) {
			t.Errorf("%T%+v holds on %v", c.constraint, c.constraint, c.no)
		}
	}
}

func TestSolutions(t *testing.T) {
	m := fd.NewModel()
	x, y := m.Int("x", -1, 1), m.Enum("y", 5, 0)
	m.Post(fd.Rule, fd.Ne(x, 0))
	m.Post(1, fd.Rel(x, fd.LT, y, 0))
	got := slices.Collect(naive.Solutions(m, nil))
	if want := [][]int{{-1, 0}, {-1, 5}, {1, 5}}; !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%v, want %v", got, want)
	}
	off := func(fd.Tag) bool { return false }
	got = slices.Collect(naive.Solutions(m, off, fd.Eq(y, 0)))
	if want := [][]int{{-1, 0}, {1, 0}}; !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("with fact 1 off: %v, want %v", got, want)
	}
}
