package fdsearch

import (
	"reflect"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
)

// Of a variable of many values, "not both" is what their common values are not: the
// contrary of a meeting crosses that meeting off, with nine friends as with three.
func TestNotBothOfOneVariable(t *testing.T) {
	m := fd.NewModel()
	x, y := m.Int("x", 0, 99), m.Int("y", 0, 99)
	of := map[string]fd.Constraint{"a": fd.OneOf(x, 1, 2, 3), "b": fd.OneOf(y, 1, 2), "c": fd.OneOf(x, 3, 4), "d": fd.Ge(x, 2)}
	for text, want := range map[string]fd.Constraint{
		`a = 1 & c = 1`:             fd.OneOf(x, 3),
		`not:a = 1 & c = 1`:         fd.Not(fd.OneOf(x, 3)),
		`not:a = 1 & b = 1 & c = 1`: fd.Not(fd.Conjunction{fd.OneOf(x, 3), fd.OneOf(y, 1, 2)}),
		`a = 1 & d = 1`:             fd.Conjunction{fd.OneOf(x, 1, 2, 3), fd.Ge(x, 2)},
	} {
		c, err := claim.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		got, err := constraint(c, func(a claim.Atom) (fd.Constraint, error) { return of[a.Path[0]], nil })
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %v, want %v (%v)", text, got, want, err)
		}
	}
}
