package labelling_test

import (
	"errors"
	"slices"
	"testing"

	"solvitur/solvers/family/cryptarithms/labelling"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
)

// A + B = C in base 4, its digits different and A not 0, letter by letter: what is told is every
// digit that is put in, and that nothing is wrong with the last one is an answer.
func TestRun(t *testing.T) {
	e, _ := (&speech.Alphabet{Letters: []rune("ABC"), Base: 4}).Read("A + B = C")
	vars := fd.NewModel().Ints("letter", 3, 0, 3)
	newLabelling := func(order ...int) *labelling.Labelling {
		l := labelling.New(4, 3, order)
		l.Sum(e.Products())
		l.Heed(fd.AllDifferent{Vars: vars})
		l.Heed(fd.Ne(vars[0], 0))
		l.Heed(fd.Rel(vars[0], fd.LT, vars[1], 0))
		return l
	}
	for _, order := range [][]int{{0, 1, 2}, {2, 0, 1}, {1, 2, 0}} {
		l := newLabelling(order...)
		var found [][]int
		err := l.Run(func(depth, wrong int) error {
			if low, high := l.Bounds(0); (wrong == 0) != (low > 0 || high < 0) {
				t.Errorf("between %d and %d, and %d is wrong", low, high, wrong)
			}
			if wrong < 0 && depth == 2 {
				found = append(found, slices.Clone(l.Values))
			}
			return nil
		})
		if err != nil || !slices.EqualFunc(found, [][]int{{1, 2, 3}}, slices.Equal) {
			t.Errorf("in the order %v, %v is found: %v", order, found, err)
		}
	}
	// It stops where it is told to.
	l, put := newLabelling(0, 1, 2), 0
	stop := errors.New("stop")
	if err := l.Run(func(depth, wrong int) error {
		if put++; put == 2 {
			return stop
		}
		return nil
	}); err != stop || !slices.Equal(l.Values[:2], []int{1, 2}) {
		t.Errorf("stopped at %v: %v", l.Values, err)
	}
}
