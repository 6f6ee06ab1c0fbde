package state_test

import (
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/view"
)

func TestReplayLeaps(t *testing.T) {
	r := state.Replay{}
	for _, role := range []view.Role{view.Deduced, view.Guess, view.Conflict, view.Crossed, view.Guess, view.Answer, view.Conflict} {
		r.Frames = append(r.Frames, view.Frame{Role: role})
	}
	for _, c := range []struct {
		from int
		kind view.Role
		back bool
		want int // 0 for none
	}{
		{0, view.Guess, false, 2}, {2, view.Guess, false, 5}, {5, view.Guess, false, 0},
		{7, view.Guess, true, 5}, {5, view.Guess, true, 2}, {2, view.Guess, true, 0},
		{0, view.Conflict, false, 3}, {3, view.Conflict, false, 7}, {7, view.Conflict, true, 3}, {0, view.Conflict, true, 0},
	} {
		r.At = c.from
		got, ok := r.Leap(c.kind, c.back)
		if ok != (c.want > 0) || ok && got != c.want {
			t.Errorf("from step %d to a %s, back %v: step %d, %v; want %d", c.from, c.kind, c.back, got, ok, c.want)
		}
	}
	if r.Count(view.Guess) != 2 || r.Count(view.Conflict) != 2 || r.Count(view.Possible) != 0 {
		t.Error("the choices and dead ends are counted wrong")
	}
}
