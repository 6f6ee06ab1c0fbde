package ui

import (
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

func TestWhyAStrategyCameToNoVerdict(t *testing.T) {
	for why, want := range map[string]string{
		"memory": "out of memory", "crash": "broke down", "stopped": "stopped", "": "not decided", "new": "not decided",
		"time": "stopped after 5.0 ms", "work": "stopped after 5.0 ms",
	} {
		if got := outcome(state.Tally{Done: &puzzle.Done{Verdict: puzzle.Unsolved, Why: why}, Elapsed: 5}); got != want {
			t.Errorf("%q: %q", why, got)
		}
	}
}

// Only an end that can be put off brings an offer, and no empty line.
func TestNoOfferNoLine(t *testing.T) {
	for why, want := range map[string]bool{"time": true, "work": false, "memory": false, "crash": false, "not applicable": false} {
		p := demo(t)
		p.model.Answer.Done = puzzle.Done{Verdict: puzzle.Unsolved, Why: why}
		if got := strings.Contains(app.HTMLString(app.Div().Body(answer{&p.model}.gap())), `class="gap"`); got != want {
			t.Errorf("%s: a line %v", why, got)
		}
	}
}

// What is laid over the page is a region that is called by what was asked.
func TestAnAnswerIsARegionWithAName(t *testing.T) {
	p := demo(t)
	p.model.Reason = state.Reason{Claim: "c", Pending: true}
	got := app.HTMLString(answer{&p.model}.asked())
	if !strings.Contains(got, `role="region"`) || !strings.Contains(got, `aria-labelledby="asked-title"`) || !strings.Contains(got, `id="asked-title"`) {
		t.Error(got)
	}
}

// A reason in a family's own words is shown as it is: it names no smallest set of
// facts, and is no matter of the rules alone.
func TestAReasonInOwnWords(t *testing.T) {
	p := demo(t)
	p.model.Reason = state.Reason{Claim: "c", Known: true, WhyBody: wire.WhyBody{Decided: true, Follows: true, Text: "C.",
		Views: []view.View{{Name: "why", Title: "Sentence by sentence", Steps: &view.Steps{Items: []view.Step{{Text: "Sentence 1 rules it out."}}}}}}}
	got := app.HTMLString(answer{&p.model}.asked())
	if !strings.Contains(got, "Sentence 1 rules it out.") || strings.Contains(got, "rules of this kind") {
		t.Error(got)
	}
}

// A button that has come to its end keeps the focus: it is inert, not disabled.
func TestAFullListsMenuIsInert(t *testing.T) {
	field := schema.Field{Key: "remarks", Item: "remark", Shapes: []schema.Shape{{Kind: "a", Label: "a"}}}
	for _, full := range []bool{true, false} {
		got := app.HTMLString(facts{}.addMenu(field, full))
		if strings.Contains(got, "aria-disabled") != full {
			t.Errorf("full %v: %s", full, got)
		}
	}
}

// Of many contraries the first are told, and the rest is folded.
func TestManyContrariesAreFolded(t *testing.T) {
	many := make([]puzzle.Supposed, 24)
	for i := range many {
		many[i] = puzzle.Supposed{Text: "Suppose that."}
	}
	for n, folded := range map[int]int{0: 0, 1: 0, 3: 0, 4: 2, 24: 22} {
		got := app.HTMLString(shortly(many[:n]))
		shown, rest, _ := strings.Cut(got, "<details")
		if strings.Count(got, "Suppose that.") != n || strings.Count(rest, "Suppose that.") != folded || n > 0 && shown == "" {
			t.Errorf("of %d are folded %d: %s", n, strings.Count(rest, "Suppose that."), got)
		}
	}
}

// A verdict on other facts, which a longer search is about to replace, says that it is.
func TestAnOldVerdictSaysSo(t *testing.T) {
	p := demo(t)
	p.model.Answer.Done = puzzle.Done{Verdict: puzzle.One, Answer: "It is so."}
	p.model.Answer.Stale, p.model.Run.Phase = true, state.Solving
	if got := (answer{&p.model}).sentence(); got != "It is so." {
		t.Errorf("at once it says %q", got)
	}
	p.model.Run.Progress.Elapsed = 200
	if got := (answer{&p.model}).sentence(); got != "It is so. That was for the facts before." {
		t.Errorf("in a long search it says %q", got)
	}
}

// A passage can be somewhat too long, to be shortened, and not so long that the browser stands
// still over it.
func TestAPassageHasAnEnd(t *testing.T) {
	p := demo(t)
	for _, passage := range share.Passages {
		want := `maxlength="` + strconv.Itoa(passage.Most+1000) + `"`
		if got := app.HTMLString(p.passage(passage)); !strings.Contains(got, want) {
			t.Errorf("%s has no %s: %s", passage.Name, want, got)
		}
	}
}

// A part of a picture that is not pressed itself shows what has its tick elsewhere.
func TestAQuestionMarkIsSettledByATick(t *testing.T) {
	p := demo(t)
	part := view.Mark{Role: view.Possible, Says: "Left. Open: Truth, Lie.", Values: []view.Value{{Text: "Truth", Claim: "left = 0"}, {Text: "Lie", Claim: "left = 1"}}}
	for _, test := range []struct {
		layers     [][]state.TrialMark
		text, says string
		role       view.Role
	}{
		{nil, "?", "Left. Open: Truth, Lie.", view.Possible},
		{[][]state.TrialMark{{{Claim: "left = 0", How: state.PenCross}}}, "?", "Left. Open: Truth, Lie.", view.Possible},
		{[][]state.TrialMark{{{Claim: "left = 1", How: state.PenTick}}}, "Lie", "Left. Lie, marked as so.", view.Answer},
		{[][]state.TrialMark{nil, {{Claim: "left = 1", How: state.PenTick}}}, "(Lie)", "Left. Lie, supposed.", view.Guess},
	} {
		mark, text := part, "?"
		p.model.Trial.Layers = test.layers
		if (trial{&p.model}).settle(&mark, &text); text != test.text || mark.Says != test.says || mark.Role != test.role {
			t.Errorf("with %v it shows %q, %+v", test.layers, text, mark)
		}
	}
}

// Beside facts with a fault from the start, the board of another puzzle is not drawn.
func TestNoBoardOfAnotherPuzzle(t *testing.T) {
	p := demo(t)
	p.model.Answer.Awaited = true
	const waits = "The board is drawn once the facts have no fault."
	if got := app.HTMLString(trial{&p.model}.render()); strings.Contains(got, waits) {
		t.Errorf("before anything is known of the facts: %s", got)
	}
	p.model.Errors = []*schema.FieldError{schema.Errorf("a", "There is a fault.")}
	if got := app.HTMLString(trial{&p.model}.render()); !strings.Contains(got, waits) || strings.Contains(got, "data-claim") || strings.Contains(got, "inert") {
		t.Errorf("beside a fault: %s", got)
	}
}

// What does not follow is not so where there is one solution, and may be so where there are several.
func TestWhatDoesNotFollowIsNotSoOrOpen(t *testing.T) {
	p := demo(t)
	p.model.Reason = state.Reason{Claim: "c", Known: true, WhyBody: wire.WhyBody{Decided: true, Text: "C."}}
	for verdict, want := range map[puzzle.Verdict][2]string{
		puzzle.One:  {"Not so: C.", "There is exactly one solution, and in it this is not so."},
		puzzle.Many: {"Not certain: C.", "It does not follow: here is a solution in which it is otherwise."},
	} {
		p.model.Answer.Done.Verdict = verdict
		if got := app.HTMLString(answer{&p.model}.asked()); !strings.Contains(got, want[0]) || !strings.Contains(got, want[1]) {
			t.Errorf("with the verdict %q it says %s", verdict, got)
		}
	}
}
