package state_test

import (
	"slices"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// advised is what is said about each thing, of a puzzle in the making.
func advised(m state.Model) map[state.AdviceAbout]state.Advice {
	all := map[state.AdviceAbout]state.Advice{}
	for _, a := range m.Advise() {
		all[a.About] = a
	}
	return all
}

// inTheMaking is a puzzle of one's own with this verdict.
func inTheMaking(t *testing.T, done puzzle.Done) state.Model {
	t.Helper()
	s := sheet()
	s.Done, s.Info.Argued = done, true
	m, err := state.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return apply(m, write("title", "Mine"))
}

// Advice is for whoever makes a puzzle: not for who opens the original, nor for who
// opens somebody's link.
func TestAdviceIsForTheMaker(t *testing.T) {
	m := inTheMaking(t, puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true})
	if !m.Advises() || start(t).Advises() || apply(start(t), state.Switch{Fact: "remarks/0"}).Advises() {
		t.Error("it is given to others")
	}
	if link := apply(start(t), state.Open{Input: m.Input, Shared: true}); link.Advises() {
		t.Error("a link that was opened is advised about")
	}
}

func TestAdviceOnAnswers(t *testing.T) {
	one := advised(inTheMaking(t, puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true}))
	if !strings.Contains(one[state.AboutAnswers].Text, "Exactly one") || one[state.AboutSettling].Text != "" {
		t.Errorf("%+v", one)
	}
	m := inTheMaking(t, puzzle.Done{Verdict: puzzle.Many, Solutions: 1001})
	m.Survey.Pending = true
	many := advised(m)
	if !strings.Contains(many[state.AboutAnswers].Text, "at least 1,001 answers") || !many[state.AboutSettling].Waiting {
		t.Errorf("%+v", many)
	}
	m.Survey = state.Survey{Known: true, SurveyBody: wire.SurveyBody{Exact: true, Settles: []puzzle.ClaimText{{Text: "Ann is a"}}, Open: []puzzle.ClaimText{{}}}}
	if got := advised(m)[state.AboutSettling]; !slices.Equal(got.Would, []string{"Ann is a"}) || !strings.HasPrefix(got.Text, "This") {
		t.Errorf("%+v", got)
	}
	m.Survey.Settles = nil
	if got := advised(m)[state.AboutSettling]; !strings.Contains(got.Text, "two or more") {
		t.Errorf("%+v", got)
	}
	m.Survey.Exact = false
	if got := advised(m)[state.AboutSettling]; !strings.Contains(got.Text, "too many") {
		t.Errorf("%+v", got)
	}
	if got := advised(inTheMaking(t, puzzle.Done{Verdict: puzzle.Unsolved})); !strings.Contains(got[state.AboutAnswers].Text, "not decided") || len(got) != 1 {
		t.Errorf("%+v", got)
	}
}

func TestAdviceOnContradictions(t *testing.T) {
	m := inTheMaking(t, puzzle.Done{Verdict: puzzle.None, Exact: true})
	why := func(body wire.WhyBody) state.Advice {
		m.Reason = state.Reason{Known: true, WhyBody: body}
		return advised(m)[state.AboutAnswers]
	}
	core := []string{"remarks/0", "remarks/1"}
	if got := why(wire.WhyBody{Decided: true, Follows: true, Core: core, Minimal: true}); !slices.Equal(got.Facts, core) || !strings.Contains(got.Text, "these 2 facts contradict each other") {
		t.Errorf("%+v", got)
	}
	if got := why(wire.WhyBody{Decided: true, Follows: true, Core: core}); !strings.Contains(got.Text, "among these 2") {
		t.Errorf("what is not proved is said: %+v", got)
	}
	if got := why(wire.WhyBody{Decided: true, Follows: true}); len(got.Facts) > 0 || !strings.Contains(got.Text, "whatever is stated") {
		t.Errorf("%+v", got)
	}
	if got := why(wire.WhyBody{}); !strings.Contains(got.Text, "not found out") {
		t.Errorf("%+v", got)
	}
	m.Reason = state.Reason{Pending: true}
	if got := advised(m)[state.AboutAnswers]; !got.Waiting {
		t.Errorf("%+v", got)
	}
	m.Sheet.Info.Monotone = false
	if got := advised(m)[state.AboutAnswers]; got.Waiting || len(got.Facts) > 0 {
		t.Errorf("facts are blamed that are not alone to blame: %+v", got)
	}
}

func TestAdviceOnFactsToSpare(t *testing.T) {
	m := inTheMaking(t, puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true})
	m.Survey = state.Survey{Known: true, SurveyBody: wire.SurveyBody{Checked: true}}
	if got := advised(m)[state.AboutSpare]; !strings.Contains(got.Text, "Each fact is needed") {
		t.Errorf("%+v", got)
	}
	m.Survey.Checked = false
	if got, said := advised(m)[state.AboutSpare]; said {
		t.Errorf("what was not checked to the end is told: %+v", got)
	}
	m.Survey.Superfluous = []wire.Implied{{Fact: "remarks/1"}}
	if got := advised(m)[state.AboutSpare]; !slices.Equal(got.Facts, []string{"remarks/1"}) || !strings.Contains(got.Text, "1 fact says nothing new") {
		t.Errorf("%+v", got)
	}
	m.Survey.NotMonotone = true
	if _, said := advised(m)[state.AboutSpare]; said {
		t.Error("nothing can be said of facts to spare here")
	}
}

func TestAdviceOnDifficulty(t *testing.T) {
	m := inTheMaking(t, puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true})
	argue := func(argued puzzle.Argued) string {
		m.Argument = state.Argument{Known: true, ArguedBody: wire.ArguedBody{Argued: argued}}
		return advised(m)[state.AboutDifficulty].Text
	}
	steps := []puzzle.ArguedStep{{ClueCount: 1}, {ClueCount: 2, RuleCount: 1}}
	if got := argue(puzzle.Argued{Steps: steps, Hardest: 1}); got != "It takes 2 steps by hand. The hardest is step 2, which takes 2 facts and 1 rule at once." {
		t.Error(got)
	}
	steps[1].Name = "hidden single"
	if got := argue(puzzle.Argued{Steps: steps, Hardest: 1}); !strings.HasSuffix(got, "step 2, a hidden single.") {
		t.Error(got)
	}
	for name, argued := range map[string]puzzle.Argued{
		"nothing to argue": {Hardest: -1}, "unfit": {Hardest: -1, Unfit: "Too large."}, "a contradiction": {Steps: steps, Hardest: 1, Contradiction: true},
	} {
		if got := argue(argued); got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestAdviceWaitsForFaults(t *testing.T) {
	m := inTheMaking(t, puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true})
	m = apply(m, set("limit", "x"))
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Fields: []*schema.FieldError{schema.Errorf("limit", "Write a number.")}}}})
	if got := m.Advise(); len(got) != 1 || got[0].About != state.AboutFault {
		t.Errorf("%+v", got)
	}
}

// Of an empty puzzle it is said what to do first, whatever comes of it.
func TestAdviceOnAnEmptyPuzzle(t *testing.T) {
	for _, verdict := range []puzzle.Verdict{puzzle.One, puzzle.None} {
		s := sheet()
		s.Empty = s.Preset.Facts
		m, err := state.New(s)
		if err != nil {
			t.Fatal(err)
		}
		m = apply(m, state.Begin{})
		m.Answer.Done = puzzle.Done{Verdict: verdict, Exact: true}
		if got := advised(m)[state.AboutAnswers].Text; !strings.HasSuffix(got, "add facts.") {
			t.Errorf("%s: %q", verdict, got)
		}
	}
}
