package state_test

import (
	"encoding/json"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// comparing is a puzzle that has come to the comparison of its strategies.
func comparing(t *testing.T) state.Model {
	t.Helper()
	m, _ := state.Start(start(t))
	return apply(m, state.Told{Run: m.Generation, Kind: state.ForSurvey, Said: surveyed("remarks/1")})
}

func halts(effects []state.Effect) bool {
	return len(effects) == 1 && effects[0] == state.Halt{}
}

// To put an answer away interrupts nothing but the looking for it.
func TestPuttingAQuestionAwayLeavesARunAlone(t *testing.T) {
	m := apply(comparing(t), state.Behind{})
	if m.Run.Phase != state.Comparing || !m.Reason.Enough {
		t.Fatalf("%+v, %+v", m.Run, m.Reason)
	}
	if m, effects := state.Update(m, state.Unask{}); len(effects) > 0 || m.Reason.Known || m.Run.Phase != state.Comparing {
		t.Errorf("it does %v; %+v, %+v", effects, m.Run, m.Reason)
	}
	m = apply(m, state.Ask{Claim: "c"})
	if m.Tallies["quick"].Running {
		t.Error("a strategy that was interrupted counts as running")
	}
	if _, effects := state.Update(m, state.Unask{}); sent(t, effects).Kind != state.ForTally || !sent(t, effects).Interrupt {
		t.Errorf("the comparison does not go on: %v", effects)
	}
}

// Where nothing else is wanted, the worker is told to stop looking.
func TestPuttingAQuestionAwayStopsTheSearchForItsAnswer(t *testing.T) {
	m := comparing(t)
	for _, strategy := range []string{"quick", "slow"} {
		m = apply(m, state.Told{Run: m.Generation, Kind: state.ForTally, Name: strategy, Said: done(puzzle.One, 1)})
	}
	if m.Run.Phase != state.Idle {
		t.Fatalf("%+v", m.Run)
	}
	m, effects := state.Update(apply(m, state.Ask{Claim: "c"}), state.Unask{})
	if !halts(effects) || m.Run.Phase != state.Idle {
		t.Errorf("it does %v; %+v", effects, m.Run)
	}
}

// A replay that is recorded is no strategy that runs to its end.
func TestARecordingIsNoEndlessRun(t *testing.T) {
	m := apply(comparing(t), state.Finish{Strategy: "slow"}, state.Record{Strategy: "slow"})
	if m.Run.Name != "slow" || m.Tallies["slow"].Running || !m.Tallies["slow"].Endless {
		t.Errorf("%+v, %+v", m.Run, m.Tallies["slow"])
	}
}

func TestTheFirstStrategyNeedsNoName(t *testing.T) {
	m := apply(start(t), state.Choose{Strategy: "slow"})
	if m.Strategy != "slow" {
		t.Fatalf("chosen is %q", m.Strategy)
	}
	if m = apply(m, state.Choose{Strategy: "quick"}); m.Strategy != "" || !m.Same(m.Original()) {
		t.Errorf("back at the first, chosen is %q", m.Strategy)
	}
	if again, effects := state.Update(m, state.Choose{Strategy: "quick"}); len(effects) > 0 || again.Generation != m.Generation {
		t.Error("the one that is chosen was chosen, and something happens")
	}
	s := sheet()
	s.Preset.Strategy = "slow"
	m, err := state.New(s)
	if err != nil {
		t.Fatal(err)
	}
	if m = apply(m, state.Choose{Strategy: "quick"}, state.Choose{Strategy: "slow"}); !m.Same(m.Original()) || m.Chosen() != "slow" {
		t.Errorf("back at the original's, chosen is %q", m.Strategy)
	}
}

// A move that cannot be made is no step of undo.
func TestWhatStatesNothingYetDoesNotMove(t *testing.T) {
	m := apply(start(t), newRemark)
	for _, test := range []struct {
		path string
		to   int
		want bool
	}{{"remarks/3", 2, false}, {"remarks/3", 4, false}, {"remarks/2", 3, false}, {"remarks/2", 1, true}, {"remarks/0", 1, true}, {"remarks/0", -1, false}} {
		if got := m.Movable(test.path, test.to); got != test.want {
			t.Errorf("%s to %d: %v", test.path, test.to, got)
		}
	}
	moved := apply(m, edit(schema.Edit{Op: "move", Path: "remarks/3", To: 2}))
	if moved = apply(moved, state.Undo{}); moved.IsFresh("remarks/3") || moved.CanUndo() {
		t.Error("a move that was not made is a step of undo")
	}
	if full := apply(start(t), set("limit", json.Number("4"))); full.Movable("remarks/2", 3) {
		t.Error("the last one moves down")
	}
}
