package argue_test

import (
	"slices"
	"testing"

	"solvitur/solvers/argue"
	"solvitur/solvers/puzzle"
)

// A table has a term for each way that is met; what has one cell is so for its second
// value. A beginning that may not be is gone on from no more.
func TestListed(t *testing.T) {
	of := []argue.Choice{{First: 4, Hi: 1, Whether: true}, {First: 7, Lo: 1, Hi: 3}}
	equal := func(values []int) bool { return values[0] == values[1] }
	any := func([]int) bool { return true }
	if n := argue.Width(of); n != 4 {
		t.Errorf("they have %d cells", n)
	}
	table, ok := argue.Listed(of, argue.Most{Terms: 3}, nil, equal)
	if !ok || !slices.Equal(table.Cells, []int{4, 7, 8, 9}) || !slices.Equal(table.Terms, []puzzle.Term{{On: 0b0011, Off: 0b1100}}) {
		t.Errorf("listed are %v", table)
	}
	table, ok = argue.Listed(of, argue.Most{Terms: 3}, func(values []int) bool { return values[0] == 0 }, any)
	if !ok || !slices.Equal(table.Terms, []puzzle.Term{{On: 0b0010, Off: 0b1101}, {On: 0b0100, Off: 0b1011}, {On: 0b1000, Off: 0b0111}}) {
		t.Errorf("listed are %v", table)
	}
	table, ok = argue.Listed(of, argue.Most{Terms: 5}, argue.Differ, any)
	if !ok || len(table.Terms) != 5 || slices.ContainsFunc(table.Terms, func(term puzzle.Term) bool { return term.On == 0b0011 }) {
		t.Errorf("those that differ are %v", table)
	}
	for _, most := range []argue.Most{{Terms: 5}, {Terms: 6, Tried: 5}} {
		if _, ok := argue.Listed(of, most, nil, any); ok {
			t.Errorf("six ways are at most %v", most)
		}
	}
	if _, ok := argue.Listed([]argue.Choice{{Hi: puzzle.MostCells}}, argue.Most{Terms: 100}, nil, any); ok {
		t.Error("so many cells are no table")
	}
}

// Of three pairs of things in groups, those go together whose groups are the same: no other way.
func TestAlike(t *testing.T) {
	table := argue.Alike(7, 8, 9)
	var want []puzzle.Term
	for i := range 27 {
		x, y, z := i%3, i/3%3, i/9
		term := puzzle.Term{Off: 7}
		for k, together := range []bool{x == y, x == z, y == z} {
			if together {
				term.On, term.Off = term.On|1<<k, term.Off&^(1<<k)
			}
		}
		if !slices.Contains(want, term) {
			want = append(want, term)
		}
		if !slices.Contains(table.Terms, term) {
			t.Errorf("%v may be", term)
		}
	}
	if len(table.Terms) != len(want) || !slices.Equal(table.Cells, []int{7, 8, 9}) {
		t.Errorf("%v, should be %v", table, want)
	}
}
