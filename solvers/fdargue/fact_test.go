package fdargue_test

import (
	"slices"
	"testing"

	"solvitur/solvers/argue"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdargue"
	"solvitur/solvers/puzzle"
)

// A fact is all that is posted under its tag, and nothing else; its table has a term for all
// values of its variables with which it is met.
func TestFact(t *testing.T) {
	m := fd.NewModel()
	x := m.Ints("x", 4, 1, 3)
	m.Post(fd.Rule, fd.Ne(x[0], 1))
	m.Post(7, fd.Rel(x[3], fd.LT, x[1], 0))
	m.Post(7, fd.Or(fd.Eq(x[1], 3), fd.Eq(x[3], 2)))
	m.Post(8, fd.Eq(x[3], 1))
	fact := fdargue.Of(m, 7)
	if !slices.Equal(fact.Vars, []fd.Var{x[1], x[3]}) {
		t.Fatalf("it speaks of %v", fact.Vars)
	}
	for a := 1; a <= 3; a++ {
		for b := 1; b <= 3; b++ {
			if met := fact.Met([]int{a, b}); met != (b < a && (a == 3 || b == 2)) {
				t.Errorf("%d and %d meet it: %v", a, b, met)
			}
		}
	}
	choice := func(v fd.Var) argue.Choice { return argue.Choice{First: 10 * int(v), Lo: 1, Hi: 3} }
	table, ok := fact.Table(choice, argue.Most{Terms: 5}, nil)
	if !ok || !slices.Equal(table.Cells, []int{10, 11, 12, 30, 31, 32}) || !slices.Equal(table.Terms, []puzzle.Term{{On: 0b001100, Off: 0b110011}, {On: 0b010100, Off: 0b101011}}) {
		t.Errorf("the table is %v", table)
	}
	if _, ok := fact.Table(choice, argue.Most{Terms: 1}, nil); ok {
		t.Error("two terms are at most one")
	}
	if table, _ := fact.Table(choice, argue.Most{Terms: 5}, func([]int) bool { return false }); len(table.Terms) > 0 {
		t.Errorf("nothing may be, and yet %v", table.Terms)
	}
}

// What speaks of one variable at a time is taken apart, and nothing else is.
func TestApart(t *testing.T) {
	m := fd.NewModel()
	x := m.Ints("x", 3, 1, 3)
	m.Post(7, fd.Ne(x[2], 1), fd.Ne(x[0], 2), fd.Le(x[2], 2))
	m.Post(8, fd.Ne(x[0], 1), fd.Rel(x[0], fd.LT, x[1], 0))
	parts, ok := fdargue.Of(m, 7).Apart()
	if !ok || len(parts) != 2 || parts[0].Vars[0] != x[0] || parts[1].Vars[0] != x[2] {
		t.Fatalf("%v, %v", parts, ok)
	}
	for v := 1; v <= 3; v++ {
		if parts[0].Met([]int{v}) != (v != 2) || parts[1].Met([]int{v}) != (v == 2) {
			t.Errorf("%d meets %v, %v", v, parts[0].Met([]int{v}), parts[1].Met([]int{v}))
		}
	}
	if parts, ok := fdargue.Of(m, 9).Apart(); !ok || len(parts) > 0 {
		t.Errorf("nothing is taken apart into %v, %v", parts, ok)
	}
	if _, ok := fdargue.Of(m, 8).Apart(); ok {
		t.Error("two variables at once are taken apart")
	}
}
