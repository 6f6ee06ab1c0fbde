package fdsearch_test

import (
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/formula"
)

type ones struct {
	fdsearch.Posted
	x []fd.Var
}

// Each row has a tag of its own, from the first on, and holds where that is kept; one that is a
// formula posts what its operands do.
func TestPostRows(t *testing.T) {
	m := fd.NewModel()
	to := &ones{x: m.Ints("x", 3, 0, 1)}
	isOne := func(to *ones, x int) { to.AddIf(true, fd.Eq(to.x[x], 1)) }
	var either formula.Formula[int]
	either.Operand(formula.Sentence, 1, 0)
	either.Operand(formula.Sentence, 2, 0)
	either.Binary(formula.Or, 0)
	fdsearch.PostRows(m, 5, []int{0, -1}, map[int]*formula.Formula[int]{1: &either}, isOne, to)
	for off, want := range map[fd.Tag]int64{fd.Rule: 3, 5: 6, 6: 4} {
		n, _, err := m.Count(t.Context(), fd.Options{Keep: func(tag fd.Tag) bool { return tag != off }})
		if n != want || err != nil {
			t.Errorf("without %d there are %d solutions, not %d: %v", off, n, want, err)
		}
	}
}

// What is not so is denied, and numbers are compared by the signs that rows have.
func TestPosted(t *testing.T) {
	for sign, want := range map[string]int64{"=": 2, ">=": 3, "<=": 3} {
		m := fd.NewModel()
		to := &ones{x: m.Ints("x", 3, 0, 1)}
		fdsearch.PostRows(m, 0, []int{1}, nil, func(to *ones, number int) {
			to.AddIf(false, fd.Eq(to.x[0], 1))
			to.HowMany([]fd.Constraint{fd.Is(to.x[1]), fd.Is(to.x[2])}, sign, number)
		}, to)
		if n, _, err := m.Count(t.Context(), fd.Options{}); n != want || err != nil {
			t.Errorf("%s: %d solutions, not %d: %v", sign, n, want, err)
		}
	}
}
