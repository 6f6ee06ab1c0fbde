package state_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// sheet is a small puzzle: rows that name friends, and a number.
func sheet() puzzle.Sheet {
	return puzzle.Sheet{
		Family: "test",
		Info: puzzle.Info{
			Name: "test", Monotone: true,
			Strategies: []puzzle.Strategy{{Name: "quick"}, {Name: "slow"}},
			Counters:   []puzzle.Counter{{Name: "nodes", Title: "choices"}},
		},
		Form: schema.Form{Fields: []schema.Field{
			{Key: "remarks", Kind: schema.Rows, Item: "remark", Shapes: []schema.Shape{{
				Sentence: "{friend} is {what}",
				Fields: []schema.Field{
					{Key: "friend", Kind: schema.Choice, From: "friends", AnyLabel: "anyone"},
					{Key: "what", Kind: schema.Text},
				},
			}}},
			{Key: "friends", Kind: schema.Names, Item: "friend"},
			{Key: "limit", Kind: schema.Number, Min: "1"},
		}},
		Preset: puzzle.Preset{
			Name: "demo",
			Facts: json.RawMessage(`{"remarks":[{"friend":"Ann","what":"a"},{"friend":"Bob","what":"b"},{"friend":"*","what":"c"}],
				"friends":["Ann","Bob"],"limit":3}`),
			Off: []string{"remarks/2"},
		},
		Facts: []puzzle.Fact{{ID: "rule:once", Rule: true}, {ID: "remarks/0"}, {ID: "remarks/1"}, {ID: "remarks/2"}},
		Done:  puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true, Answer: "One."},
	}
}

func start(t *testing.T) state.Model {
	t.Helper()
	m, err := state.New(sheet())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func get(t *testing.T, m state.Model, path string) any {
	t.Helper()
	value, ok := schema.Get(m.Facts, path)
	if !ok {
		t.Fatalf("there is nothing at %s in %v", path, m.Facts)
	}
	return value
}

func edit(edits ...schema.Edit) state.Edit { return state.Edit{Edits: edits} }

func set(path string, value any) state.Edit {
	return edit(schema.Edit{Op: "set", Path: path, Value: value})
}

func apply(m state.Model, events ...state.Event) state.Model {
	for _, e := range events {
		m, _ = state.Update(m, e)
	}
	return m
}

// sent is the one request among effects.
func sent(t *testing.T, effects []state.Effect) state.Send {
	t.Helper()
	for _, e := range effects {
		if send, ok := e.(state.Send); ok {
			return send
		}
	}
	t.Fatalf("nothing was sent: %v", effects)
	return state.Send{}
}

func TestRenamingANameRenamesItWhereItIsUsed(t *testing.T) {
	m := apply(start(t), set("friends/0", "Anna"))
	if got := get(t, m, "remarks/0/friend"); got != "Anna" {
		t.Errorf("the remark is about %v", got)
	}
	if got := get(t, m, "remarks/2/friend"); got != schema.Any {
		t.Errorf("a remark about anyone became one about %v", got)
	}
}

func TestARenamedNameIsRenamedInFormulas(t *testing.T) {
	s := sheet()
	s.Form.Fields = append(s.Form.Fields, schema.Field{Key: "rule", Kind: schema.Formula, From: "friends"})
	s.Preset.Facts = json.RawMessage(`{"remarks":[],"friends":["Ann","Bob"],"limit":3,"rule":"Ann or not Annie and (Ann) = 1 Ann2 éAnn Ann"}`)
	m, err := state.New(s)
	if err != nil {
		t.Fatal(err)
	}
	m = apply(m, set("friends/0", "Eve"))
	if got := get(t, m, "rule"); got != "Eve or not Annie and (Eve) = 1 Ann2 éAnn Eve" {
		t.Errorf("the formula is %q", got)
	}
}

func TestATakenNameRenamesNothing(t *testing.T) {
	m := apply(start(t), set("friends/0", "Bob"), set("friends/1", "Cid"))
	if got := get(t, m, "remarks/1/friend"); got != "Bob" {
		t.Errorf("with two friends called Bob, the remark about Bob became one about %v", got)
	}
}

func TestSwitchedOffFactsMoveWithTheirRows(t *testing.T) {
	for _, test := range []struct {
		name string
		edit schema.Edit
		off  []string
	}{
		{"removed before", schema.Edit{Op: "remove", Path: "remarks/0"}, []string{"remarks/1"}},
		{"removed itself", schema.Edit{Op: "remove", Path: "remarks/2"}, nil},
		{"inserted before", schema.Edit{Op: "insert", Path: "remarks/0", Value: map[string]any{}}, []string{"remarks/3"}},
		{"moved to the front", schema.Edit{Op: "move", Path: "remarks/2", To: 0}, []string{"remarks/0"}},
		{"another moved over it", schema.Edit{Op: "move", Path: "remarks/0", To: 2}, []string{"remarks/1"}},
		{"another list", schema.Edit{Op: "remove", Path: "friends/0"}, []string{"remarks/2"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			m := apply(start(t), edit(test.edit))
			if !slices.Equal(m.Off, test.off) {
				t.Errorf("off are %v, not %v", m.Off, test.off)
			}
		})
	}
}

func TestUndoRedoAndBackToTheOriginal(t *testing.T) {
	m := start(t)
	original := m.Input
	m = apply(m, set("limit", json.Number("4")), state.Switch{Fact: "remarks/0"})
	changed := m.Input
	if m = apply(m, state.Undo{}, state.Undo{}); !m.Same(original) || m.CanUndo() {
		t.Errorf("two steps back give %v", m.Facts)
	}
	if m = apply(m, state.Redo{}, state.Redo{}); !m.Same(changed) || m.CanRedo() {
		t.Errorf("two steps on give %v", m.Facts)
	}
	if m = apply(m, state.Reset{}); !m.Same(original) {
		t.Errorf("the original is %v", m.Facts)
	}
	if m = apply(m, state.Undo{}); !m.Same(changed) {
		t.Error("going back to the original cannot be undone")
	}
	if m = apply(m, state.Undo{}, set("limit", json.Number("9"))); m.CanRedo() {
		t.Error("what was undone can be redone after another edit")
	}
}

func TestAWordTypedIsOneStep(t *testing.T) {
	m := start(t)
	original := m.Input
	for _, text := range []string{"x", "xy", "xyz"} {
		m = apply(m, state.Edit{Edits: []schema.Edit{{Op: "set", Path: "remarks/0/what", Value: text}}, Typing: true})
	}
	m = apply(m, state.Edit{Edits: []schema.Edit{{Op: "set", Path: "remarks/1/what", Value: "q"}}, Typing: true})
	if m = apply(m, state.Undo{}); get(t, m, "remarks/0/what") != "xyz" || get(t, m, "remarks/1/what") != "b" {
		t.Errorf("one step back gives %v", m.Facts)
	}
	if m = apply(m, state.Undo{}); !m.Same(original) {
		t.Errorf("two steps back give %v", m.Facts)
	}
}

func TestAnEditAsksAtOnceAndInterrupts(t *testing.T) {
	m, effects := state.Update(start(t), set("limit", json.Number("4")))
	send := sent(t, effects)
	if send.Kind != state.ForAnswer || !send.Interrupt || send.Typing || send.Run != m.Generation {
		t.Errorf("sent %+v", send)
	}
	if request := send.Request.(wire.SolveRequest); string(request.Variant.Facts) == string(sheet().Preset.Facts) {
		t.Error("the request carries the old facts")
	}
	if m.Verdict() != "running" || m.Answer.Done.Answer != "One." {
		t.Errorf("while it runs the page shows %q, %q", m.Verdict(), m.Answer.Done.Answer)
	}
	if !slices.ContainsFunc(effects, func(e state.Effect) bool { _, ok := e.(state.Address); return ok }) {
		t.Error("the address does not follow")
	}
}

func TestWhatAnOlderRunSaysIsDropped(t *testing.T) {
	m := apply(start(t), set("limit", json.Number("4")))
	old := m.Generation
	m = apply(m, set("limit", json.Number("5")))
	m = apply(m, state.Told{Run: old, Kind: state.ForAnswer, Said: wire.Event{Done: &wire.DoneBody{Done: puzzle.Done{Verdict: puzzle.None}}}})
	if m.Verdict() != "running" {
		t.Errorf("an old answer was believed: %s", m.Verdict())
	}
}

func done(verdict puzzle.Verdict, solutions int) wire.Event {
	return wire.Event{Done: &wire.DoneBody{Done: puzzle.Done{Verdict: verdict, Solutions: solutions, Exact: true, Answer: string(verdict)}}}
}

// The verdict is believed as soon as it comes, and what is found out beside it is waited for
// before anything else is asked: whoever asks meanwhile does not lose it.
func TestTheVerdictComesAhead(t *testing.T) {
	m := apply(start(t), set("limit", json.Number("4")))
	tell := func(said wire.Event) (effects []state.Effect) {
		m, effects = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: said})
		return effects
	}
	former := m.Answer.Done
	ahead := done(puzzle.None, 0)
	ahead.Done.More, ahead.Done.Elapsed = true, 3
	if effects := tell(ahead); len(effects) > 0 || m.Verdict() != "none" || m.Answer.Elapsed != 3 || m.Answer.Stale {
		t.Fatalf("the verdict is %q after %v ms, and sends %v", m.Verdict(), m.Answer.Elapsed, effects)
	}
	var effects []state.Effect
	for _, asks := range []state.Event{state.CountOn{}, state.Finish{Strategy: "slow"}, state.Ask{Claim: "number = 1"}} {
		if m, effects = state.Update(m, asks); len(effects) > 0 || m.Run.Phase != state.Finding {
			t.Errorf("%T interrupts what is found out: %v, %v", asks, m.Run.Phase, effects)
		}
	}
	whole := done(puzzle.None, 0)
	whole.Done.Views = []view.View{{Name: "found"}}
	if send := sent(t, tell(whole)); send.Kind != state.ForReason || send.Name != "number = 1" {
		t.Errorf("then %+v is sent", send)
	}
	if a := m.Answer; len(a.Done.Views) != 1 || a.Done.More || a.Elapsed != 3 || a.Former.Verdict != former.Verdict {
		t.Errorf("the answer is %+v", a)
	}
}

// Where what is drawn beside a verdict does not come, the verdict stands.
func TestAVerdictStandsWithoutFindings(t *testing.T) {
	for name, event := range map[string]func(m state.Model) state.Event{
		"stopped": func(state.Model) state.Event { return state.Stop{} },
		"broken down": func(m state.Model) state.Event {
			return state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Message: "It broke down.", Crashed: true}}}
		},
		"met a defect": func(m state.Model) state.Event {
			return state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Message: "It met a defect."}}}
		},
	} {
		m := apply(start(t), set("limit", json.Number("4")))
		ahead := done(puzzle.Many, 2)
		ahead.Done.More = true
		m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: ahead})
		m = apply(m, event(m))
		if m.Verdict() != "many" || m.Run.Phase == state.Finding || !m.Answer.Done.More || len(m.Errors) > 0 {
			t.Errorf("%s: %q, %q", name, m.Verdict(), m.Run.Phase)
		}
		if told := m.Notice != ""; told != (name != "stopped") {
			t.Errorf("%s: said is %q", name, m.Notice)
		}
	}
}

func TestAContradictionIsExplainedAndThenComparedUnasked(t *testing.T) {
	m := apply(start(t), set("limit", json.Number("4")))
	m, effects := state.Update(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: done(puzzle.None, 0)})
	if send := sent(t, effects); send.Kind != state.ForReason || send.Interrupt || m.Verdict() != "none" {
		t.Errorf("after a contradiction %+v is sent, the verdict is %s", send, m.Verdict())
	}
	m, effects = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForReason, Said: wire.Event{Why: &wire.WhyBody{Decided: true, Follows: true, Core: []string{"remarks/0"}}}})
	for _, strategy := range []string{"quick", "slow"} {
		send := sent(t, effects)
		if send.Kind != state.ForTally || send.Name != strategy {
			t.Fatalf("%+v is sent, not the count of %s", send, strategy)
		}
		m, effects = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForTally, Name: strategy, Said: done(puzzle.None, 0)})
	}
	if len(effects) != 0 || m.Run.Phase != state.Idle {
		t.Errorf("it does not come to rest: %v, %v", effects, m.Run)
	}
}

func TestFieldErrorsKeepTheLastAnswerInSight(t *testing.T) {
	m := apply(start(t), set("limit", "x4"))
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Fields: []*schema.FieldError{schema.Errorf("limit", "Write a number.")}}}})
	if m.Verdict() != "stale" || m.Answer.Done.Answer != "One." {
		t.Errorf("the page shows %s, %q", m.Verdict(), m.Answer.Done.Answer)
	}
	if errs := m.FieldErrors("limit", false); len(errs) != 1 || get(t, m, "limit") != "x4" {
		t.Errorf("errors %v, typed %v", errs, get(t, m, "limit"))
	}
	if len(m.FieldErrors("lim", true)) != 0 {
		t.Error("an error shows at a field whose name it only begins with")
	}
}

func TestStoppingClaimsNothing(t *testing.T) {
	m := apply(start(t), set("limit", json.Number("4")))
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Progress: &wire.ProgressBody{Progress: puzzle.Progress{Stats: puzzle.Stats{Nodes: 77}}}}})
	m, effects := state.Update(m, state.Stop{})
	if m.Verdict() != "unsolved" || m.Answer.Done.Stats.Nodes != 77 || m.Run.Phase != state.Idle {
		t.Errorf("stopped: %s, %+v, %s", m.Verdict(), m.Answer.Done, m.Run.Phase)
	}
	if len(effects) != 1 || effects[0] != (state.Halt{}) {
		t.Errorf("effects %v", effects)
	}
}

func TestABrokenWorkerIsToldAndNothingIsLost(t *testing.T) {
	m := apply(start(t), set("limit", json.Number("4")))
	input := m.Input
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Message: "broke", Crashed: true}}})
	if m.Verdict() != "unsolved" || m.Notice != "broke" || !m.Same(input) || len(m.Errors) != 0 {
		t.Errorf("after a crash: %s, %q, %v", m.Verdict(), m.Notice, m.Errors)
	}
	m, effects := state.Update(m, state.Again{})
	if sent(t, effects).Kind != state.ForAnswer || m.Verdict() != "running" {
		t.Error("it cannot be tried again")
	}
}

func TestAQuestionInterruptsTheComparison(t *testing.T) {
	m, effects := state.Start(start(t))
	if sent(t, effects).Kind != state.ForSurvey {
		t.Fatalf("a puzzle with a solution starts with %+v", effects)
	}
	m, effects = state.Update(m, state.Ask{Claim: "c"})
	if send := sent(t, effects); send.Kind != state.ForReason || send.Name != "c" || !send.Interrupt {
		t.Errorf("asked why, it sends %+v", send)
	}
	_, effects = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForReason, Name: "c", Said: wire.Event{Why: &wire.WhyBody{}}})
	if sent(t, effects).Kind != state.ForSurvey {
		t.Error("the survey that was interrupted is forgotten")
	}
}

func TestAQuestionAboutFaultyFactsIsAnsweredAtOnce(t *testing.T) {
	m := apply(start(t), set("limit", "x"))
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Fields: []*schema.FieldError{schema.Errorf("limit", "no")}}}})
	m, effects := state.Update(m, state.Ask{Claim: "c"})
	if m.Reason.Pending || m.Reason.Failure == "" || len(effects) > 0 {
		t.Errorf("asked why, it says %+v and does %v", m.Reason, effects)
	}
}

// The answer before stays on show until the next one has come, with the facts that
// it is about.
func TestTheAnswerBeforeKeepsItsFacts(t *testing.T) {
	m := start(t)
	m, _ = state.Update(m, edit(schema.Edit{Op: "remove", Path: "remarks/1"}))
	m, _ = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Facts: &wire.FactsBody{Facts: []puzzle.Fact{{ID: "remarks/0", Text: "new"}}}}})
	if _, there := m.Fact("remarks/2"); there {
		t.Error("a fact of the run before is one of this run")
	}
	if fact, there := m.FactBehind("remarks/2"); !there || fact.Text != "" {
		t.Errorf("the answer before has lost a fact that it is about: %+v", fact)
	}
	if fact, _ := m.FactBehind("remarks/0"); fact.Text != "" {
		t.Errorf("the answer before names a fact of the next one: %+v", fact)
	}
	m, _ = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Done: &wire.DoneBody{Done: puzzle.Done{Verdict: puzzle.One}}}})
	if fact, _ := m.FactBehind("remarks/0"); fact.Text != "new" {
		t.Errorf("the answer that has come names a fact of the one before: %+v", fact)
	}
	if got := m.FactName(""); got != "" {
		t.Errorf("no fact is called %q", got)
	}
}

// What is certain shows at once; the table of strategies waits for the rest, and
// a question in between does not lose it.
func TestASurveyComesInTwoParts(t *testing.T) {
	m, _ := state.Start(start(t))
	late := []view.View{{Name: "certain-who"}}
	part := wire.Event{Surveyed: &wire.SurveyBody{More: true, Solutions: 2, Standings: view.Ready(late)}}
	m, effects := state.Update(m, state.Told{Run: m.Generation, Kind: state.ForSurvey, Said: part})
	if !m.Survey.Known || m.Survey.Solutions != 2 || m.Run.Phase != state.Surveying || len(effects) > 0 {
		t.Fatalf("after the first part: %+v, %+v, %v", m.Survey, m.Run, effects)
	}
	if shown := m.Standings(); len(shown) != 1 || shown[0].Name != late[0].Name {
		t.Errorf("what is certain and took longer than the verdict is not shown: %v", shown)
	}
	asked, _ := state.Update(m, state.Ask{Claim: "c"})
	_, effects = state.Update(asked, state.Told{Run: m.Generation, Kind: state.ForReason, Name: "c", Said: wire.Event{Why: &wire.WhyBody{}}})
	if sent(t, effects).Kind != state.ForSurvey {
		t.Error("the second part of the survey is forgotten")
	}
	_, effects = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForSurvey, Said: wire.Event{Surveyed: &wire.SurveyBody{HasSmallest: true}}})
	if sent(t, effects).Kind != state.ForTally {
		t.Error("after the second part no strategies are compared")
	}
}

func TestTheReplayWalksAndStopsAtItsEnd(t *testing.T) {
	m := start(t)
	m.Answer.Given = view.Ready([]view.View{{Name: "board", Table: &view.Table{
		Columns: []view.Cell{{Text: "a"}},
		Rows:    []view.Row{{Cells: []view.Cell{{Mark: view.Mark{ID: "x"}, Text: "0"}}}},
	}}, {Name: "other", Number: &view.Number{Digits: "1"}}})
	m = apply(m, state.Record{Strategy: "slow"})
	m = apply(m,
		state.Told{Run: m.Generation, Kind: state.ForReplay, Said: wire.Event{Steps: &wire.StepsBody{Frames: []view.Frame{
			{Caption: "one", Changes: []view.Change{{ID: "x", Role: new(view.Guess), Text: new("1")}}},
			{Caption: "two", Changes: []view.Change{{ID: "x", Role: new(view.Conflict)}}},
		}}}},
		state.Told{Run: m.Generation, Kind: state.ForReplay, Said: done(puzzle.None, 0)})
	m, effects := state.Update(m, state.Play{})
	for len(effects) > 0 {
		m, effects = state.Update(m, effects[0].(state.Animate).Tick)
	}
	if m.Replay.At != 2 || m.Replay.Playing {
		t.Errorf("at %d, playing %v", m.Replay.At, m.Replay.Playing)
	}
	board := m.Board()
	if len(board) != 1 || board[0].Table.Rows[0].Cells[0].Text != "1" || board[0].Table.Rows[0].Cells[0].Role != view.Conflict {
		t.Errorf("the board is %+v", board)
	}
	if m = apply(m, state.Seek{At: 0}); m.Board()[0].Table.Rows[0].Cells[0].Text != "0" {
		t.Error("going back does not restore the board")
	}
	if m.Answer.Given.All()[0].Table.Rows[0].Cells[0].Text != "0" {
		t.Error("the replay has changed the picture that is given")
	}
}

func TestDifferencesMarkRowsNotPositions(t *testing.T) {
	m := apply(start(t), edit(schema.Edit{Op: "remove", Path: "remarks/0"}))
	differs := m.Differences()
	if !differs["remarks"] || differs["remarks/0"] || differs["remarks/1"] {
		t.Errorf("after deleting the first row, marked are %v", differs)
	}
	m = apply(m, set("remarks/0/what", "new"))
	if differs = m.Differences(); !differs["remarks/0"] {
		t.Errorf("a changed row is not marked: %v", differs)
	}
	if m = apply(m, state.Reset{}); len(m.Differences()) != 0 {
		t.Errorf("the original differs from itself: %v", m.Differences())
	}
}

// Of rows that are equal the one that was changed is marked, and the one that was
// added.
func TestDifferencesMarkTheRowThatWasChanged(t *testing.T) {
	ann, bob := map[string]any{"friend": "Ann", "what": "a"}, map[string]any{"friend": "Bob", "what": "b"}
	set := func(at int, row any) schema.Edit {
		return schema.Edit{Op: "set", Path: fmt.Sprintf("remarks/%d", at), Value: row}
	}
	insert := func(at int, row any) schema.Edit {
		return schema.Edit{Op: "insert", Path: fmt.Sprintf("remarks/%d", at), Value: row}
	}
	for name, c := range map[string]struct {
		edits []schema.Edit
		want  []string
	}{
		"like the next one":          {[]schema.Edit{set(0, bob)}, []string{"remarks/0"}},
		"like the one before":        {[]schema.Edit{set(1, ann)}, []string{"remarks/1"}},
		"added like a later one":     {[]schema.Edit{insert(0, bob)}, []string{"remarks/0"}},
		"added at the end":           {[]schema.Edit{insert(3, ann)}, []string{"remarks/3"}},
		"in each other's places":     {[]schema.Edit{{Op: "move", Path: "remarks/0", To: 1}}, nil},
		"one like the next, one new": {[]schema.Edit{set(0, bob), set(2, map[string]any{"friend": "Bob", "what": "z"})}, []string{"remarks/0", "remarks/2"}},
	} {
		t.Run(name, func(t *testing.T) {
			differs := apply(start(t), edit(c.edits...)).Differences()
			delete(differs, "remarks")
			if got := slices.Sorted(maps.Keys(differs)); !slices.Equal(got, c.want) {
				t.Errorf("marked are %q, want %q", got, c.want)
			}
		})
	}
}

func TestNewRowsAreFilledIn(t *testing.T) {
	m := start(t)
	field, _ := m.Sheet.Form.Field("remarks")
	row := m.NewRow(field, field.Shapes[0])
	if row["friend"] != "Ann" || row["what"] != "" {
		t.Errorf("a new row is %v", row)
	}
	if name := schema.NewName("friend", []any{"friend 2", "x"}); name != "friend 3" {
		t.Errorf("a new name is %q", name)
	}
}

func TestTheVerdictShowsTheFactsItRestsOn(t *testing.T) {
	m := start(t)
	if m.RestsOnFacts() {
		t.Error("before the survey something is shown")
	}
	m = apply(m, state.Told{Kind: state.ForSurvey, Said: wire.Event{Surveyed: &wire.SurveyBody{HasSmallest: true, Smallest: []string{"remarks/1"}}}})
	m = apply(m, state.Behind{})
	if !m.Reason.Enough || !m.Explains("remarks/1") || m.Explains("remarks/0") {
		t.Errorf("the reason is %+v", m.Reason)
	}
	if m = apply(m, state.Unask{}); m.Explains("remarks/1") {
		t.Error("it cannot be put away")
	}
}
