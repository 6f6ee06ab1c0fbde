package labelling_test

import (
	"slices"
	"testing"

	"solvitur/solvers/family/cryptarithms/labelling"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
)

// A + B = C in base 4, its digits different and A not 0, letter by letter: where nothing is
// wrong with the last digit that is put in, it is an answer.
func TestRun(t *testing.T) {
	e, _ := (&speech.Alphabet{Letters: []rune("ABC"), Base: 4}).Read("A + B = C")
	vars := fd.NewModel().Ints("letter", 3, 0, 3)
	newLabelling := func(order ...fd.Var) *labelling.Labelling {
		l := labelling.New(4, 3, order)
		l.Sum(e.Products())
		l.Heed(fd.AllDifferent{Vars: vars})
		l.Heed(fd.Ne(vars[0], 0))
		l.Heed(fd.Rel(vars[0], fd.LT, vars[1], 0))
		return l
	}
	for _, order := range [][]fd.Var{{0, 1, 2}, {2, 0, 1}, {1, 2, 0}} {
		l := newLabelling(order...)
		var found [][]int
		for depth, wrong := range l.Run() {
			if low, high := l.Bounds(0); (wrong == 0) != (low > 0 || high < 0) {
				t.Errorf("between %d and %d, and %d is wrong", low, high, wrong)
			}
			if wrong < 0 && depth == 2 {
				found = append(found, slices.Clone(l.Values))
			}
		}
		if !slices.EqualFunc(found, [][]int{{1, 2, 3}}, slices.Equal) {
			t.Errorf("in the order %v, %v is found", order, found)
		}
	}
	// It stops where it is left.
	l, put := newLabelling(0, 1, 2), 0
	for range l.Run() {
		if put++; put == 2 {
			break
		}
	}
	if !slices.Equal(l.Values[:2], []int{1, 2}) {
		t.Errorf("stopped at %v", l.Values)
	}
}
