package state_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// solved has the present run deliver some solutions, and end.
func solved(m state.Model, kind state.Kind, shown int, done puzzle.Done) (state.Model, []state.Effect) {
	tell := func(said wire.Event) (state.Model, []state.Effect) {
		return state.Update(m, state.Told{Run: m.Generation, Kind: kind, Said: said})
	}
	for i := range shown {
		m, _ = tell(wire.Event{Solution: &wire.SolutionBody{Solution: json.RawMessage("{}"), Views: view.Ready([]view.View{{Name: fmt.Sprint(i)}})}})
	}
	return tell(wire.Event{Done: &wire.DoneBody{Done: done}})
}

// A page brings few of the solutions; the others are sent for when somebody
// wants to see them, and stay numbered as they are found.
func TestFurtherSolutionsAreSentFor(t *testing.T) {
	s := sheet()
	s.Done = puzzle.Done{Verdict: puzzle.Many, Solutions: 120, Exact: true}
	s.Shown = make([]view.Lazy, 6)
	m, err := state.New(s)
	if err != nil {
		t.Fatal(err)
	}
	m, effects := state.Update(m, state.Pick{Solution: 5})
	if len(effects) > 0 || m.Solution != 5 || !m.HasNext() {
		t.Errorf("the sixth: solution %d, %v", m.Solution, effects)
	}
	m, effects = state.Update(m, state.Pick{Solution: 6})
	if e := sent(t, effects); e.Kind != state.ForMore || !e.Interrupt || e.Request.(wire.SolveRequest).From != 0 || m.Solution != 5 {
		t.Errorf("the seventh: sent %+v, solution %d", e, m.Solution)
	}
	m, effects = solved(m, state.ForMore, wire.ShownSolutions, puzzle.Done{Verdict: puzzle.Many})
	if m.Solution != 6 || m.Answer.Done.Solutions != 120 || len(m.Answer.Shown) != wire.ShownSolutions || sent(t, effects).Kind == state.ForMore {
		t.Errorf("solution %d of %d, %d at hand", m.Solution, m.Answer.Done.Solutions, len(m.Answer.Shown))
	}
	// Beyond those at hand the next stretch comes, and back again the one before.
	m, effects = state.Update(m, state.Pick{Solution: 100})
	if r := sent(t, effects).Request.(wire.SolveRequest); r.From != 100 || r.Limit != 100+wire.ShownSolutions {
		t.Errorf("the 101st: %+v", r)
	}
	m, _ = solved(m, state.ForMore, 20, puzzle.Done{Verdict: puzzle.Many})
	if m.Solution != 100 || m.Answer.First != 100 || !m.HasNext() {
		t.Errorf("solution %d, the first at hand is %d", m.Solution, m.Answer.First)
	}
	if m = apply(m, state.Pick{Solution: 500}); m.Solution != 119 || m.HasNext() {
		t.Errorf("beyond the last: %d", m.Solution)
	}
	if _, effects = state.Update(m, state.Pick{Solution: 99}); sent(t, effects).Request.(wire.SolveRequest).From != 100-wire.ShownSolutions {
		t.Errorf("back: %v", effects)
	}
}

// The pictures of the first solution follow the verdict, and so do the other solutions; the page
// draws them with what is found beside it.
func TestPicturesFollowTheVerdict(t *testing.T) {
	m, _ := state.Update(start(t), set("limit", 4))
	var later state.Parts
	tell := func(said wire.Event) {
		e := state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: said}
		before := m
		m, _ = state.Update(m, e)
		_, later = state.Touched(e, &before, &m)
	}
	picture := func(name string) view.Lazy { return view.Ready([]view.View{{Name: name}}) }
	done := puzzle.Done{Verdict: puzzle.Many, Solutions: 2, Exact: true}
	tell(wire.Event{Solution: &wire.SolutionBody{Solution: json.RawMessage("1")}})
	done.More = true
	tell(wire.Event{Done: &wire.DoneBody{Done: done}})
	if len(m.Answer.Solutions) != 1 || len(m.Answer.Shown) != 1 || m.Answer.Done.Verdict != puzzle.Many {
		t.Errorf("with the verdict there are %d solutions, %d shown", len(m.Answer.Solutions), len(m.Answer.Shown))
	}
	tell(wire.Event{Solution: &wire.SolutionBody{Views: picture("first")}})
	tell(wire.Event{Solution: &wire.SolutionBody{Solution: json.RawMessage("2"), Views: picture("second")}})
	if !later.Findings {
		t.Error("a picture that has come is not drawn")
	}
	done.More = false
	tell(wire.Event{Done: &wire.DoneBody{Done: done}})
	var names []string
	for _, shown := range m.Answer.Shown {
		names = append(names, shown.All()[0].Name)
	}
	if got := fmt.Sprint(names, len(m.Answer.Solutions)); got != "[first second] 2" {
		t.Errorf("at the end there are %s", got)
	}
}

// Solutions that are counted but not listed cannot be shown: that is noticed
// once, and not asked for again.
func TestSolutionsThatAreNotListed(t *testing.T) {
	s := sheet()
	s.Done = puzzle.Done{Verdict: puzzle.Many, Solutions: 1000, Exact: true}
	s.Shown = make([]view.Lazy, 6)
	m, err := state.New(s)
	if err != nil {
		t.Fatal(err)
	}
	m, _ = solved(apply(m, state.Pick{Solution: 6}), state.ForMore, 6, puzzle.Done{Verdict: puzzle.Many})
	if m.Solution != 5 || m.HasNext() {
		t.Errorf("solution %d, has next: %v", m.Solution, m.HasNext())
	}
	if _, effects := state.Update(m, state.Pick{Solution: 6}); len(effects) > 0 {
		t.Errorf("asked again: %v", effects)
	}
}

// The verdict waits for some solutions only; then the others are counted, so
// that "at least" stands where counting takes long, and nowhere else.
func TestSolutionsAreCountedOn(t *testing.T) {
	m, _ := state.Update(start(t), set("limit", 4))
	m, effects := solved(m, state.ForAnswer, 1, puzzle.Done{Verdict: puzzle.Many, Solutions: 1001, Answer: "at least 1,001"})
	e := sent(t, effects)
	if request := e.Request.(wire.SolveRequest); e.Kind != state.ForCount || request.Limit != 0 || request.Variant.Limit != 0 || request.Budget.Milliseconds == 0 || e.Interrupt {
		t.Fatalf("after the answer: %+v", e)
	}
	counted, effects := solved(m, state.ForCount, 1, puzzle.Done{Verdict: puzzle.Many, Solutions: 1024, Exact: true, Answer: "1,024"})
	if d := counted.Answer.Done; d.Solutions != 1024 || !d.Exact || d.Answer != "1,024" || len(counted.Answer.Shown) != 1 || sent(t, effects).Kind == state.ForCount {
		t.Errorf("counted: %+v", d)
	}
	// Where it takes long, counting ends, and the visitor may go on.
	stopped, effects := solved(m, state.ForCount, 0, puzzle.Done{Verdict: puzzle.Many, Solutions: 9000, Why: "time", Answer: "at least 9,000"})
	if d := stopped.Answer.Done; d.Solutions != 9000 || d.Exact || !stopped.Count.Ended || sent(t, effects).Kind == state.ForCount {
		t.Errorf("stopped: %+v", d)
	}
	stopped, effects = state.Update(stopped, state.CountOn{})
	if e := sent(t, effects); e.Kind != state.ForCount || e.Request.(wire.SolveRequest).Budget != (wire.Budget{}) || !e.Interrupt {
		t.Errorf("to the end: %+v", e)
	}
	if stopped = apply(stopped, state.Stop{}); !stopped.Count.Ended || stopped.Count.Pending || stopped.Answer.Done.Solutions != 9000 {
		t.Errorf("stopped again: %+v", stopped.Count)
	}
}

// A strategy that was stopped can be run to its end, after all others have been
// compared; stopped by the visitor, it may be run again.
func TestAStrategyIsRunToItsEnd(t *testing.T) {
	m, _ := state.Update(start(t), set("limit", 4))
	m, _ = solved(m, state.ForAnswer, 0, puzzle.Done{Verdict: puzzle.None, Exact: true})
	m, effects := state.Update(m, state.Told{Run: m.Generation, Kind: state.ForReason, Said: wire.Event{Why: &wire.WhyBody{Decided: true, Follows: true}}})
	if e := sent(t, effects); e.Name != "quick" || e.Request.(wire.SolveRequest).Budget.Nodes == 0 || !e.Request.(wire.SolveRequest).Timed {
		t.Fatalf("compared: %+v", e)
	}
	told := func(name string, done puzzle.Done) {
		m, effects = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForTally, Name: name, Said: wire.Event{Done: &wire.DoneBody{Done: done}}})
	}
	told("quick", puzzle.Done{Verdict: puzzle.Unsolved, Why: "work"})
	// The visitor asks while another is being compared: that one is not disturbed.
	if m, effects = state.Update(m, state.Finish{Strategy: "quick"}); len(effects) > 0 {
		t.Errorf("sent %v", effects)
	}
	told("slow", puzzle.Done{Verdict: puzzle.None, Exact: true})
	if e := sent(t, effects); e.Name != "quick" || e.Request.(wire.SolveRequest).Budget != (wire.Budget{}) || !m.Tallies["quick"].Endless {
		t.Errorf("to the end: %+v", e)
	}
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForTally, Name: "quick", Said: wire.Event{Progress: &wire.ProgressBody{Progress: puzzle.Progress{Stats: puzzle.Stats{Nodes: 7}}, Elapsed: 900}}})
	if tally := m.Tallies["quick"]; !tally.Endless || tally.Progress.Nodes != 7 {
		t.Errorf("on its way: %+v", tally)
	}
	stopped := apply(m, state.Stop{})
	if tally := stopped.Tallies["quick"]; tally.Failure != "stopped" || tally.Progress.Nodes != 7 || tally.Running {
		t.Errorf("stopped: %+v", tally)
	}
	told("quick", puzzle.Done{Verdict: puzzle.None, Exact: true})
	if tally := m.Tallies["quick"]; tally.Endless || tally.Done.Verdict != puzzle.None {
		t.Errorf("at its end: %+v", tally)
	}
	// After an edit nothing is endless.
	if m = apply(m, state.Finish{Strategy: "slow"}, set("limit", 5)); m.Tallies["slow"].Endless {
		t.Error("a new puzzle is run to the end unasked")
	}
}

// Who asks something while a strategy is run to its end, or solutions are counted
// to theirs, is answered by another worker: nothing of the work is lost.
func TestQuestionsDisturbNothingThatRunsToItsEnd(t *testing.T) {
	told := func(kind state.Kind, name string, said wire.Event, aside bool) func(m state.Model) state.Event {
		return func(m state.Model) state.Event {
			return state.Told{Run: m.Generation, Kind: kind, Name: name, Said: said, Aside: aside}
		}
	}
	after := func(m state.Model, events ...func(m state.Model) state.Event) (_ state.Model, effects []state.Effect) {
		for _, e := range events {
			m, effects = state.Update(m, e(m))
		}
		return m, effects
	}
	one := puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true}
	many := puzzle.Done{Verdict: puzzle.Many, Solutions: 1001, Answer: "At least 1,001."}
	some := func(n int) wire.Event {
		return wire.Event{Progress: &wire.ProgressBody{Progress: puzzle.Progress{Solutions: n, Stats: puzzle.Stats{Nodes: int64(n)}, Bound: &puzzle.Bound{Solutions: n, Answer: fmt.Sprintf("At least %d.", n)}}}}
	}
	finishing := func(t *testing.T) state.Model {
		m := apply(start(t), set("limit", 4))
		m, _ = solved(m, state.ForAnswer, 1, one)
		m, _ = after(m, told(state.ForSurvey, "", surveyed(), false),
			told(state.ForTally, "quick", wire.Event{Done: &wire.DoneBody{Done: one}}, false),
			told(state.ForTally, "slow", wire.Event{Done: &wire.DoneBody{Done: puzzle.Done{Verdict: puzzle.Unsolved, Why: "work"}}}, false))
		m, effects := state.Update(m, state.Finish{Strategy: "slow"})
		if e := sent(t, effects); e.Name != "slow" || e.Aside {
			t.Fatalf("to the end: %+v", e)
		}
		m, _ = after(m, told(state.ForTally, "slow", some(500), false))
		return m
	}
	counting := func(t *testing.T) state.Model {
		m := apply(start(t), set("limit", 4))
		m, _ = solved(m, state.ForAnswer, 1, many)
		m, _ = solved(m, state.ForCount, 0, many)
		m = apply(m, state.CountOn{})
		m, _ = after(m, told(state.ForCount, "", some(70_000), false))
		return m
	}
	for name, c := range map[string]struct {
		before func(t *testing.T) state.Model
		runs   func(m state.Model) bool
	}{
		"a strategy": {finishing, func(m state.Model) bool {
			tally := m.Tallies["slow"]
			return m.Run.Phase == state.Comparing && tally.Running && tally.Endless && tally.Progress.Nodes == 500
		}},
		"a count": {counting, func(m state.Model) bool {
			return m.Run.Phase == state.Counting && m.Count.Endless && m.Run.Progress.Solutions == 70_000
		}},
	} {
		t.Run(name, func(t *testing.T) {
			before := c.before(t)
			if !c.runs(before) {
				t.Fatalf("it does not run: %+v", before.Run)
			}
			asked, effects := state.Update(before, state.Ask{Claim: "c"})
			if e := sent(t, effects); e.Kind != state.ForReason || !e.Aside || !c.runs(asked) {
				t.Fatalf("asked why: %+v, the run is %+v", e, asked.Run)
			}
			answered, effects := after(asked, told(state.ForReason, "c", wire.Event{Progress: &wire.ProgressBody{}}, true), told(state.ForReason, "c", because("remarks/1"), true))
			if !answered.Reason.Known || len(effects) > 0 || !c.runs(answered) {
				t.Errorf("answered: %+v, %v, the run is %+v", answered.Reason, effects, answered.Run)
			}
			// Another question takes the place of the first.
			other, effects := state.Update(asked, state.Ask{Claim: "d"})
			if e := sent(t, effects); e.Name != "d" || !e.Aside || !e.Interrupt || !c.runs(other) {
				t.Errorf("asked another: %+v", e)
			}
			// Put away, it is not answered.
			away, effects := state.Update(asked, state.Unask{})
			if len(effects) != 1 || effects[0] != (state.Halt{Aside: true}) || !c.runs(away) {
				t.Errorf("put away: %v", effects)
			}
			if away, _ = after(away, told(state.ForReason, "c", because("remarks/1"), true)); away.Reason.Known {
				t.Errorf("what was put away is answered: %+v", away.Reason)
			}
			// A replay is recorded aside, too.
			if _, effects = state.Update(before, state.Record{Strategy: "quick"}); sent(t, effects).Kind != state.ForReplay || !sent(t, effects).Aside {
				t.Errorf("recorded: %v", effects)
			}
			// Stopped, both are.
			if _, effects = state.Update(asked, state.Stop{}); len(effects) != 1 || effects[0] != (state.Halt{}) {
				t.Errorf("stopped: %v", effects)
			}
		})
	}
	// What comes to its end first does not ask again.
	m := apply(finishing(t), state.Ask{Claim: "c"})
	m, effects := after(m, told(state.ForTally, "slow", wire.Event{Done: &wire.DoneBody{Done: one}}, false))
	if len(effects) > 0 || m.Tallies["slow"].Done == nil || m.Run.Phase != state.Idle {
		t.Errorf("at its end: %v, %+v", effects, m.Run)
	}
	if m, _ = after(m, told(state.ForReason, "c", because("remarks/1"), true)); !m.Reason.Known {
		t.Error("the question is not answered any more")
	}
	// A count that is stopped says what was counted by then.
	m = apply(counting(t), state.Stop{})
	if d := m.Answer.Done; d.Solutions != 70_000 || d.Answer != "At least 70000." || d.Exact || d.Verdict != puzzle.Many || !m.Count.Ended {
		t.Errorf("a count that was stopped: %+v", d)
	}
}
