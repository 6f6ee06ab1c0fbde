package state_test

import (
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// arguing is a puzzle whose argument is being looked for.
func arguing(t *testing.T) state.Model {
	t.Helper()
	m := start(t)
	m.Sheet.Info.Argued = true
	m, _ = state.Start(m)
	return apply(m, state.Told{Run: m.Generation, Kind: state.ForSurvey, Said: surveyed("remarks/1")})
}

func argued(steps ...puzzle.ArguedStep) wire.Event {
	return wire.Event{Argued: &wire.ArguedBody{Argued: puzzle.Argued{Steps: steps}}}
}

// The argument comes after the survey and before the table of strategies; an edit
// asks for another one.
func TestAnArgumentIsLookedForAndFollowed(t *testing.T) {
	m := arguing(t)
	if m.Run.Phase != state.Arguing {
		t.Fatalf("%+v", m.Run)
	}
	tell := func(said wire.Event) {
		m = apply(m, state.Told{Run: m.Generation, Kind: state.ForArgument, Said: said})
	}
	tell(wire.Event{Progress: &wire.ProgressBody{Known: 1, Of: 2}})
	if m.Run.Progress.Of != 2 || m.Argument.Known {
		t.Errorf("%+v, %+v", m.Run, m.Argument)
	}
	tell(argued(
		puzzle.ArguedStep{Concludes: []puzzle.ClaimText{{Claim: "a = 1"}}},
		puzzle.ArguedStep{Concludes: []puzzle.ClaimText{{Claim: puzzle.Not("b = 1")}}, Also: []puzzle.Claim{"c = 1"}},
	))
	if m.Run.Phase != state.Comparing || !m.Argument.Known || m.Argument.At != 1 {
		t.Errorf("%+v, %+v", m.Run, m.Argument)
	}
	for claim, want := range map[puzzle.Claim]int{"a = 1": 1, puzzle.Not("a = 1"): 1, "b = 1": 2, puzzle.Not("c = 1"): 2, "d = 1": 0} {
		if got := m.Argument.StepOf(claim); got != want {
			t.Errorf("%s is shown by step %d, want %d", claim, got, want)
		}
	}
	for at, want := range map[int]int{-3: 0, 1: 1, 2: 2, 9: 2} {
		if got := apply(m, state.Follow{At: at}).Argument.At; got != want {
			t.Errorf("step %d leads to %d, want %d", at, got, want)
		}
	}
	if event, ok := m.Means(state.Deed{Do: "argueBy", Value: "1"}); !ok || event != (state.Follow{At: 2}) {
		t.Errorf("one step forward means %#v", event)
	}
	if asked := apply(m, state.Ask{Claim: "a = 1"}, state.Follow{At: 2}); asked.Reason.Asked() || asked.Argument.At != 2 {
		t.Errorf("a question that led to a step is still open: %+v", asked.Reason)
	}
	m = apply(m, state.Switch{Fact: "remarks/0"})
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: done(puzzle.One, 1)})
	if m.Argument.Known || m.Argument.StepOf("a = 1") != 0 {
		t.Error("the argument of the facts before is taken for theirs")
	}
	if m.Argument.At != 1 || len(m.Argument.Steps) != 2 {
		t.Errorf("what was on show has not stayed in sight: %+v", m.Argument)
	}
}

// One that is stopped, or is not complete in time, is begun anew when it is asked for.
func TestAnArgumentIsTakenUpAgain(t *testing.T) {
	stopped := apply(arguing(t), state.Stop{})
	late := arguing(t)
	late = apply(late, state.Told{Run: late.Generation, Kind: state.ForArgument, Said: wire.Event{Argued: &wire.ArguedBody{Stopped: true}}})
	for _, m := range []state.Model{stopped, late} {
		if m.Argument.Failure == "" && !m.Argument.Stopped {
			t.Errorf("nothing is said of it: %+v", m.Argument)
		}
		usual := m.Seconds
		m, effects := state.Update(m, state.Follow{At: 1})
		request, ok := sent(t, effects).Request.(wire.ArgueRequest)
		if !ok || request.Budget.Milliseconds <= state.DefaultSeconds*1000 || m.Seconds != usual || m.Run.Phase != state.Arguing {
			t.Errorf("it is not begun anew with more time: %+v", effects)
		}
	}
}
