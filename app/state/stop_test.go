package state_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

func surveyed(ids ...string) wire.Event {
	return wire.Event{Surveyed: &wire.SurveyBody{HasSmallest: true, Smallest: ids}}
}

func because(ids ...string) wire.Event {
	return wire.Event{Why: &wire.WhyBody{Decided: true, Follows: true, Core: ids}}
}

var crash = wire.Event{Err: &wire.ErrorBody{Message: "broke", Crashed: true}}

// A search that came to no end says nothing about these facts, and what was found
// out about the facts before is not about these either.
func TestWhatWasFoundOutBeforeIsNotToldOfAnUndecidedPuzzle(t *testing.T) {
	known := func(t *testing.T) state.Model {
		m, _ := state.Start(start(t))
		return apply(m, state.Told{Run: m.Generation, Kind: state.ForSurvey, Said: surveyed("remarks/1")})
	}
	for name, before := range map[string]func(t *testing.T) state.Model{
		"surveyed": known,
		"asked": func(t *testing.T) state.Model {
			m := apply(known(t), state.Ask{Claim: "c"})
			return apply(m, state.Told{Run: m.Generation, Kind: state.ForReason, Name: "c", Said: because("remarks/1")})
		},
		"a contradiction": func(t *testing.T) state.Model {
			m := apply(start(t), state.Again{})
			m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: done(puzzle.None, 0)})
			m = apply(m, state.Told{Run: m.Generation, Kind: state.ForReason, Said: because("remarks/1")})
			return apply(m, state.Ask{Claim: "c"})
		},
	} {
		for ending, end := range map[string]func(m state.Model) state.Event{
			"stopped": func(state.Model) state.Event { return state.Stop{} },
			"crashed": func(m state.Model) state.Event {
				return state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: crash}
			},
		} {
			t.Run(name+", "+ending, func(t *testing.T) {
				m := before(t)
				if !m.RestsOnFacts() {
					t.Fatal("nothing was found out before")
				}
				m = apply(m, set("limit", json.Number("4")))
				m = apply(m, end(m))
				if m.Verdict() != "unsolved" {
					t.Fatalf("the verdict is %s", m.Verdict())
				}
				if m.RestsOnFacts() || m.Survey.Known || m.Reason.Known || m.Own().Known || m.Explains("remarks/1") {
					t.Errorf("it tells of the facts before: %+v, %+v, %+v", m.Survey, m.Reason, m.Own())
				}
				if m = apply(m, state.Behind{}); m.Reason.Known || m.Explains("remarks/1") {
					t.Errorf("asked what is behind it, it says %+v", m.Reason)
				}
			})
		}
	}
}

// Where the solver cannot be started, or fails, nothing is wrong with the facts.
func TestAFailureOfTheSolverIsNoFaultOfTheFacts(t *testing.T) {
	const says = "The solver could not be started: its program did not arrive whole; reload the page to try again."
	failed := func(kind state.Kind, name string, m state.Model) state.Told {
		return state.Told{Run: m.Generation, Kind: kind, Name: name, Said: wire.Event{Err: &wire.ErrorBody{Message: says}}}
	}
	faulty := apply(start(t), set("limit", json.Number("5")))
	faulty = apply(faulty, state.Told{Run: faulty.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Fields: []*schema.FieldError{schema.Errorf("limit", "Too much.")}}}})
	m := apply(faulty, set("limit", json.Number("4")))
	m = apply(m, failed(state.ForAnswer, "", m))
	if len(m.Errors) > 0 || m.Verdict() != "unsolved" || m.Answer.Done.Answer != says {
		t.Errorf("the verdict is %s, %q, with the faults %v", m.Verdict(), m.Answer.Done.Answer, m.Errors)
	}
	for _, advice := range m.Advise() {
		if advice.About == state.AboutAnswers && advice.Text != says || advice.About == state.AboutFault {
			t.Errorf("the advice is %q", advice.Text)
		}
	}
	m, effects := state.Update(m, state.Ask{Claim: "c"})
	if !m.Reason.Pending || len(effects) == 0 {
		t.Errorf("asked why, it says %+v and does %v", m.Reason, effects)
	}
	m = apply(m, failed(state.ForReason, "c", m))
	if m.Reason.Failure != says {
		t.Errorf("then it says %+v", m.Reason)
	}
}

// A question that is stopped says so, and one that is overtaken goes; what was found
// already stays.
func TestAQuestionWithoutAnAnswer(t *testing.T) {
	asked := func() state.Model { return apply(start(t), state.Ask{Claim: "c"}) }
	if m := apply(asked(), state.Stop{}); !m.Reason.Asked() || !strings.Contains(m.Reason.Failure, "stopped") {
		t.Errorf("stopped, it tells %+v", m.Reason)
	}
	if m := apply(asked(), set("limit", json.Number("4"))); m.Reason.Asked() {
		t.Errorf("overtaken, it is still asked: %+v", m.Reason)
	}
	m := asked()
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForReason, Name: "c", Said: because("remarks/1")})
	for name, event := range map[string]state.Event{"stopped": state.Stop{}, "overtaken": set("limit", json.Number("4"))} {
		if after := apply(m, state.Ask{Claim: "c", Others: true}, event); !after.Reason.Known || after.Reason.Failure != "" || after.Reason.Pending {
			t.Errorf("%s, what was found is not kept: %+v", name, after.Reason)
		}
	}
}
