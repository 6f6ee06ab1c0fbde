package puzzle_test

import (
	"slices"
	"testing"

	"solvitur/solvers/puzzle"
)

func TestByLength(t *testing.T) {
	for moves, want := range map[int]puzzle.Level{0: puzzle.Easy, 4: puzzle.Easy, 5: puzzle.Medium, 6: puzzle.Medium, 7: puzzle.Hard} {
		if got := puzzle.ByLength(moves, 4, 6); got != want {
			t.Errorf("%d moves are %s", moves, got)
		}
	}
}

func TestStopped(t *testing.T) {
	r := puzzle.Result[int]{Solutions: 2, Stats: puzzle.Stats{Nodes: 1000, DeadEnds: 1}}
	if got := r.Stopped("choice", "choices"); got != "Not decided: stopped after 1,000 choices and 1 dead end." {
		t.Error(got)
	}
	if got := r.StoppedWith("choice", "choices", "result", "results"); got != "Not decided: stopped after 1,000 choices, with 2 results." {
		t.Error(got)
	}
}

// What is ruled out at once comes from what rules it out, and nothing comes twice.
func TestBehind(t *testing.T) {
	out := func(cell, by int) puzzle.Premise {
		return puzzle.Premise{Literal: puzzle.Literal{Cell: cell}, By: by}
	}
	got := puzzle.Behind([]puzzle.Premise{out(1, 7), out(2, -1), out(3, 7), out(2, -1)})
	if want := []puzzle.Literal{{Cell: 7, Is: true}, {Cell: 2}}; !slices.Equal(got, want) {
		t.Errorf("%v, should be %v", got, want)
	}
}
