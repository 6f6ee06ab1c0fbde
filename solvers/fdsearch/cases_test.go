package fdsearch_test

import (
	"errors"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
)

// Of a sum that no variable holds, a claim says that it is one of its values, at least so
// much, or at most.
func TestCases(t *testing.T) {
	for _, test := range []struct {
		rel   claim.Rel
		value any
		want  int64 // of the 16 pairs of numbers from 0 to 3
	}{{claim.Is, 3, 4}, {claim.OneOf, []any{0, 3}, 5}, {claim.AtLeast, 5, 3}, {claim.AtMost, 1, 3}} {
		m := fd.NewModel()
		x := m.Ints("x", 2, 0, 3)
		c, err := fdsearch.Cases(claim.Atom{Path: []string{"sum"}, Rel: test.rel, Value: test.value}, func(op fd.Op, value any) (fd.Constraint, error) {
			return fd.Sum(x, op, value.(int)), nil
		})
		m.Post(fd.Rule, c)
		if n, _, wrong := m.Count(t.Context(), fd.Options{}); err != nil || wrong != nil || n != test.want {
			t.Errorf("%v %v: %d, should be %d; %v, %v", test.rel, test.value, n, test.want, err, wrong)
		}
	}
	none := errors.New("none")
	if _, err := fdsearch.Cases(claim.Atom{Path: []string{"sum"}, Value: "x"}, func(fd.Op, any) (fd.Constraint, error) { return nil, none }); err != none {
		t.Errorf("%v", err)
	}
}
