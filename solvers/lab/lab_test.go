package lab_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/family/bridges"
	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/family/jugs"
	"solvitur/solvers/family/null"
	"solvitur/solvers/family/queens"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest/clauses"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

var tested = []puzzle.Family{null.New(), clauses.New(true)}

// told gathers the events of a request.
type told struct {
	events []wire.Event
}

func (t *told) tell(e wire.Event) { t.events = append(t.events, e) }

func (t *told) kinds() string {
	var kinds []string
	for _, e := range t.events {
		switch {
		case e.Facts != nil:
			kinds = append(kinds, "facts")
		case e.Board != nil:
			kinds = append(kinds, "board")
		case e.Progress != nil:
			kinds = append(kinds, "progress")
		case e.Steps != nil:
			kinds = append(kinds, "steps")
		case e.Solution != nil:
			kinds = append(kinds, "solution")
		case e.Done != nil:
			kinds = append(kinds, "done")
		}
	}
	return strings.Join(slices.Compact(kinds), " ")
}

func (t *told) done() wire.DoneBody {
	if len(t.events) == 0 || t.events[len(t.events)-1].Done == nil {
		return wire.DoneBody{}
	}
	return *t.events[len(t.events)-1].Done
}

func (t *told) solutions() (raw []string) {
	for _, e := range t.events {
		if e.Solution != nil && len(e.Solution.Solution) > 0 {
			raw = append(raw, string(e.Solution.Solution))
		}
	}
	return raw
}

func solve(t *testing.T, r wire.SolveRequest) *told {
	t.Helper()
	got := &told{}
	if err := lab.New(tested).Solve(t.Context(), r, got.tell); err != nil {
		t.Fatal(err)
	}
	return got
}

// rests is the puzzle of null: up to 100, rests 2, 3, 2 of 3, 5, 7.
func rests(off ...string) share.Variant {
	return share.Variant{
		Facts: json.RawMessage(`{"top":100,"rests":[{"divisor":3,"rest":2},{"divisor":5,"rest":3},{"divisor":7,"rest":2}]}`),
		Off:   off,
	}
}

// free is a puzzle of so many variables about which nothing is known.
func free(variables int) share.Variant {
	return share.Variant{Facts: json.RawMessage(fmt.Sprintf(`{"variables":%d,"clauses":[]}`, variables))}
}

func TestSolve(t *testing.T) {
	got := solve(t, wire.SolveRequest{Family: "null", Variant: rests()})
	if got.kinds() != "facts board solution done" || !slices.Equal(got.solutions(), []string{`{"number":23}`}) {
		t.Errorf("got %s, %s", got.kinds(), got.solutions())
	}
	if d := got.done(); d.Verdict != puzzle.One || d.Solutions != 1 || !d.Exact || d.Strategy != "sieve" || d.Answer != "The number is 23." {
		t.Errorf("got %+v", d)
	}
	facts := got.events[0].Facts
	if board := got.events[1].Board; len(facts.Facts) != 4 || len(board.Given.All()) != 1 {
		t.Errorf("got %+v, %+v", facts, board)
	}
	if views := got.events[2].Solution.Views; len(views.All()) != 1 {
		t.Errorf("got %+v", views)
	}
}

// A brief request is told the verdict ahead of what is drawn beside it; of solutions beyond
// those that are shown, only how many there are.
func TestTheVerdictIsToldAhead(t *testing.T) {
	for _, r := range []wire.SolveRequest{{Family: "null", Variant: rests()}, {Family: "null", Variant: rests("rests/2")}, {Family: "clauses", Variant: free(5)}} {
		whole := solve(t, r)
		r.Brief = true
		brief := solve(t, r)
		at, last := slices.IndexFunc(brief.events, func(e wire.Event) bool { return e.Done != nil }), brief.done()
		ahead, shown := brief.events[at].Done, 0
		for i, e := range brief.events {
			if e.Solution != nil && (len(e.Solution.Views.All()) > 0) != (i > at) {
				t.Errorf("%s: event %d of %d is a solution with %d pictures, and the verdict is event %d", r.Family, i, len(brief.events), len(e.Solution.Views.All()), at)
			} else if e.Solution != nil && i > at {
				shown++
			}
		}
		if solutions := len(brief.solutions()); shown != solutions {
			t.Errorf("%s: of %d solutions %d are drawn", r.Family, solutions, shown)
		}
		if board := slices.IndexFunc(brief.events, func(e wire.Event) bool { return e.Board != nil }); board < at {
			t.Errorf("%s: the board is event %d, and the verdict event %d", r.Family, board, at)
		}
		if !ahead.More || ahead.Views != nil || ahead.Standings != nil || last.More {
			t.Fatalf("%s: first %+v, then %+v", r.Family, ahead, last)
		}
		if ahead.Answer != last.Answer || ahead.Solutions != last.Solutions || ahead.Exact != last.Exact || ahead.Stats != last.Stats || ahead.Elapsed != last.Elapsed {
			t.Errorf("%s: first %+v, then %+v", r.Family, ahead, last)
		}
		last.Elapsed = whole.done().Elapsed
		if !reflect.DeepEqual(whole.done(), last) {
			t.Errorf("%s: without being brief %+v, then %+v", r.Family, whole.done(), last)
		}
		if all, few := whole.solutions(), brief.solutions(); len(few) == 0 || !slices.Equal(few, all[:len(few)]) {
			t.Errorf("%s: %d solutions are told, %d of them briefly", r.Family, len(all), len(few))
		}
	}
}

// Of a search that takes its time the board does not wait for the verdict.
func TestTheBoardComesWhileASearchGoesOn(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	r := endless()
	r.Brief, r.Budget.Nodes = true, 100_000_000
	got := &told{}
	err := lab.New([]puzzle.Family{queens.New()}).Solve(ctx, r, func(e wire.Event) {
		got.tell(e)
		if e.Board != nil {
			stop()
		}
	})
	if told := got.kinds(); err != nil || strings.Count(told, "board") != 1 || strings.Index(told, "board") > strings.Index(told, "done") {
		t.Errorf("told is %s, %v", told, err)
	}
}

// TestFactsSwitchedOff: without the rest of 7, each of 8, 23, 38, ... 98 fits.
func TestFactsSwitchedOff(t *testing.T) {
	got := solve(t, wire.SolveRequest{Family: "null", Variant: rests("rests/2")})
	if len(got.solutions()) != 7 || got.done().Solutions != 7 || got.done().Verdict != puzzle.Many {
		t.Errorf("got %s", got.solutions())
	}
}

// A row that is not finished stops nothing while it is switched off, wherever it
// stands; once it is switched on, what is wrong with it is told at its place.
func TestUnfinishedRowsSwitchedOff(t *testing.T) {
	family := jugs.New()
	l := lab.New([]puzzle.Family{family})
	for _, id := range []string{"bans/0", "bans/1"} {
		v := lab.VariantOf(family.Presets()[0])
		doc, err := schema.Decode(v.Facts)
		if err != nil {
			t.Fatal(err)
		}
		if doc, err = schema.Apply(doc, schema.Edit{Op: "set", Path: id + "/from", Value: "a bucket"}); err != nil {
			t.Fatal(err)
		}
		asIs := v
		if v.Facts, err = json.Marshal(doc); err != nil {
			t.Fatal(err)
		}
		solve := func(v share.Variant) (told, error) {
			var got told
			err := l.Solve(t.Context(), wire.SolveRequest{Family: "jugs", Variant: v}, got.tell)
			return got, err
		}
		if _, err := solve(v); len(schema.FieldErrors(err)) == 0 || !strings.HasPrefix(schema.FieldErrors(err)[0].Path, id) {
			t.Errorf("%s is switched on: %v", id, err)
		}
		v.Off, asIs.Off = []string{id}, []string{id}
		got, err := solve(v)
		want, _ := solve(asIs)
		if err != nil || got.done().Solutions != want.done().Solutions || got.done().Answer != want.done().Answer {
			t.Errorf("%s is switched off: %+v (%v), want %+v", id, got.done(), err, want.done())
		}
	}
}

func TestStrategies(t *testing.T) {
	v := rests()
	v.Strategy = "count"
	if d := solve(t, wire.SolveRequest{Family: "null", Variant: v}).done(); d.Strategy != "count" || d.Stats.Nodes != 100 {
		t.Errorf("the variant's: got %+v", d)
	}
	if d := solve(t, wire.SolveRequest{Family: "null", Variant: v, Strategy: "sieve"}).done(); d.Strategy != "sieve" || d.Stats.Nodes >= 100 {
		t.Errorf("the request's: got %+v", d)
	}
	if err := lab.New(tested).Solve(t.Context(), wire.SolveRequest{Family: "null", Variant: v, Strategy: "magic"}, func(wire.Event) {}); err == nil || !strings.Contains(err.Error(), "magic") {
		t.Errorf("an unknown one: got %v", err)
	}
}

func TestLimits(t *testing.T) {
	v := free(4)
	v.Limit = 3
	for _, c := range []struct {
		request   wire.SolveRequest
		shown, of int
		exact     bool
	}{
		{wire.SolveRequest{Variant: v}, 3, 4, false},
		{wire.SolveRequest{Variant: v, Limit: 5}, 5, 6, false},
		{wire.SolveRequest{Variant: v, Quiet: true}, 0, 16, true},
		{wire.SolveRequest{Variant: free(4), Limit: 16}, wire.ShownSolutions, 16, true},
		{wire.SolveRequest{Variant: free(4)}, wire.ShownSolutions, 16, true},
		{wire.SolveRequest{Variant: free(10)}, wire.ShownSolutions, 1024, true},
		{wire.SolveRequest{Variant: free(10), Strategy: "counts"}, 0, 1024, true},
		{wire.SolveRequest{Variant: free(10), Budget: wire.Budget{Nodes: 20}}, wire.ShownSolutions, 20, false},
	} {
		c.request.Family = "clauses"
		got := solve(t, c.request)
		if d := got.done(); len(got.solutions()) != c.shown || d.Solutions != c.of || d.Exact != c.exact {
			t.Errorf("%+v: %d shown, %+v", c.request, len(got.solutions()), d.Done)
		}
	}
	if got := solve(t, wire.SolveRequest{Family: "clauses", Variant: v, Quiet: true}); got.kinds() != "done" {
		t.Errorf("a quiet request told %s", got.kinds())
	}
}

// TestFrom: solutions are delivered from any one on, in the order found.
func TestFrom(t *testing.T) {
	all := solve(t, wire.SolveRequest{Family: "clauses", Variant: free(10), Limit: 100}).solutions()
	got := solve(t, wire.SolveRequest{Family: "clauses", Variant: free(10), From: 3, Limit: 80}).solutions()
	if len(all) != wire.ShownSolutions || len(got) != wire.ShownSolutions || !slices.Equal(all[3:], got[:len(all)-3]) {
		t.Errorf("from the first %d, from the 4th %d", len(all), len(got))
	}
}

// TestTimed: a short search is run again, and told once; a search that was
// stopped is not begun anew.
func TestTimed(t *testing.T) {
	v := free(4)
	once := solve(t, wire.SolveRequest{Family: "clauses", Variant: v, Quiet: true})
	timed := solve(t, wire.SolveRequest{Family: "clauses", Variant: v, Quiet: true, Timed: true})
	if timed.kinds() != "done" || timed.done().Stats != once.done().Stats || timed.done().Elapsed <= 0 {
		t.Errorf("%s: %+v", timed.kinds(), timed.done())
	}
	ctx, cancel := context.WithCancel(t.Context())
	got := &told{}
	if err := lab.New(tested).Solve(ctx, wire.SolveRequest{Family: "clauses", Variant: v, Timed: true}, func(e wire.Event) {
		cancel()
		got.tell(e)
	}); err != nil || got.done().Why != "stopped" {
		t.Errorf("%v, %+v", err, got.done())
	}
}

// TestTimeIsWarm: a family whose first search takes 60 ms, and every further
// one 2 ms, is told to take 2 ms where the time is to be compared; one that
// takes longer is searched less often, or once.
func TestTimeIsWarm(t *testing.T) {
	for _, c := range []struct {
		first, then time.Duration
		timed       bool
		want        float64
		runs        int
	}{
		{60 * time.Millisecond, 2 * time.Millisecond, true, 2, 1 + 5*3},
		{60 * time.Millisecond, 2 * time.Millisecond, false, 60, 1},
		{400 * time.Millisecond, 150 * time.Millisecond, true, 150, 2},
		{700 * time.Millisecond, 2 * time.Millisecond, true, 700, 1},
	} {
		synctest.Test(t, func(t *testing.T) {
			runs, pause := 0, c.first
			cold := puzzle.Define(puzzle.Definition[struct{}, struct{}, struct{}]{
				Info:  puzzle.Info{Name: "cold", Monotone: true},
				Read:  puzzle.Plain[struct{}](nil),
				Facts: func(struct{}) []puzzle.Fact { return nil },
				Given: func(struct{}, func(puzzle.FactID) bool) []view.View { return nil },
				Ways: []puzzle.Way[struct{}, struct{}]{{Strategy: puzzle.Strategy{Name: "slow"}, Run: func(*puzzle.Search[struct{}], struct{}) error {
					time.Sleep(pause)
					runs, pause = runs+1, c.then
					return nil
				}}},
				Violations: func(struct{}, struct{}, func(puzzle.FactID) bool) ([]puzzle.FactID, error) { return nil, nil },
				Show:       func(struct{}, struct{}, func(puzzle.FactID) bool) []view.View { return nil },
				Verdict:    func(struct{}, puzzle.Result[struct{}]) string { return "" },
			})
			got := &told{}
			request := wire.SolveRequest{Family: "cold", Variant: share.Variant{Facts: json.RawMessage(`{}`)}, Quiet: true, Timed: c.timed}
			if err := lab.New([]puzzle.Family{cold}).Solve(t.Context(), request, got.tell); err != nil {
				t.Fatal(err)
			}
			if got.done().Elapsed != c.want || runs != c.runs {
				t.Errorf("%+v: %v ms in %d runs", c, got.done().Elapsed, runs)
			}
		})
	}
}

// TestFactsAreReadOnce: whatever is asked about the same facts.
func TestFactsAreReadOnce(t *testing.T) {
	reads := 0
	type facts struct {
		N int `json:"n"`
	}
	counting := puzzle.Define(puzzle.Definition[facts, facts, struct{}]{
		Info:       puzzle.Info{Name: "counting", Monotone: true},
		Form:       schema.Form{Fields: []schema.Field{{Key: "n", Kind: schema.Number, Label: "n"}}},
		Read:       puzzle.Plain(func(*facts) []*schema.FieldError { reads++; return nil }),
		Facts:      func(facts) []puzzle.Fact { return nil },
		Given:      func(facts, func(puzzle.FactID) bool) []view.View { return nil },
		Ways:       []puzzle.Way[facts, struct{}]{{Strategy: puzzle.Strategy{Name: "only"}, Run: func(s *puzzle.Search[struct{}], _ facts) error { return s.Found(struct{}{}) }}},
		Violations: func(facts, struct{}, func(puzzle.FactID) bool) ([]puzzle.FactID, error) { return nil, nil },
		Show:       func(facts, struct{}, func(puzzle.FactID) bool) []view.View { return nil },
		Verdict:    func(facts, puzzle.Result[struct{}]) string { return "" },
	})
	l, ignore := lab.New([]puzzle.Family{counting}), func(wire.Event) {}
	ask := func(n, want int) {
		t.Helper()
		v := share.Variant{Facts: fmt.Appendf(nil, `{"n":%d}`, n)}
		for range 2 {
			err := errors.Join(
				l.Solve(t.Context(), wire.SolveRequest{Family: "counting", Variant: v}, ignore),
				l.Survey(t.Context(), wire.SurveyRequest{Family: "counting", Variant: v}, ignore),
				l.Explain(t.Context(), wire.ExplainRequest{Family: "counting", Variant: v}, ignore),
				l.Check(t.Context(), wire.CheckRequest{Family: "counting", Variant: v, Answer: json.RawMessage(`{}`)}, ignore))
			if err != nil || reads != want {
				t.Errorf("read %d times, want %d: %v", reads, want, err)
			}
		}
	}
	ask(1, 1)
	ask(2, 2)
	ask(1, 3)
}

func TestTrace(t *testing.T) {
	if got := solve(t, wire.SolveRequest{Family: "clauses", Variant: free(1), Trace: 10}); got.kinds() != "facts board steps solution steps solution done" {
		t.Errorf("told %s", got.kinds())
	}
	if got := solve(t, wire.SolveRequest{Family: "clauses", Variant: free(1)}); got.kinds() != "facts board solution done" {
		t.Errorf("told %s", got.kinds())
	}
}

// TestTimeIsUp: a search of 65,536 assignments against 30 clauses does not fit
// into a millisecond.
func TestTimeIsUp(t *testing.T) {
	clause := `{"literals":"1 2 3 4 5 6 7 8 -1"}`
	v := share.Variant{Facts: json.RawMessage(`{"variables":16,"clauses":[` + clause + strings.Repeat(","+clause, 29) + `]}`)}
	d := solve(t, wire.SolveRequest{Family: "clauses", Variant: v, Strategy: "counts", Budget: wire.Budget{Milliseconds: 1}}).done()
	if d.Verdict != puzzle.Unsolved || d.Why != "time" || d.Exact {
		t.Errorf("got %+v", d.Done)
	}
}

func TestBadVariants(t *testing.T) {
	v := rests("rests/7", "rule:range", "rests/1")
	v.Strategy, v.Limit, v.Seconds = "magic", -1, -1
	v.Orders = map[string][]string{"days": {"Monday"}}
	_, err := lab.New(tested).Open("null", v)
	var paths []string
	for _, fault := range schema.FieldErrors(err) {
		paths = append(paths, fault.Path)
	}
	if want := []string{"limit", "off/0", "off/1", "orders/days", "seconds", "strategy"}; !slices.Equal(paths, want) {
		t.Errorf("got %v: %v", paths, err)
	}
	if want := "there is no way of searching called “magic”: leave it out, or choose “In steps” or “One by one”"; !strings.Contains(err.Error(), want) {
		t.Errorf("a way of searching that there is not: %v, expected %q", err, want)
	}

	orders := free(2)
	orders.Orders = map[string][]string{"variables": {"1", "1"}}
	if _, err := lab.New(tested).Open("clauses", orders); err == nil || schema.FieldErrors(err)[0].Path != "orders/variables" {
		t.Errorf("got %v", err)
	}
	orders.Orders["variables"] = []string{"2", "1"}
	if _, err := lab.New(tested).Open("clauses", orders); err != nil {
		t.Error(err)
	}

	if _, err := lab.New(tested).Open("nought", rests()); err == nil || !strings.Contains(err.Error(), "null, clauses") {
		t.Errorf("got %v", err)
	}
	if _, err := lab.New(tested).Open("null", share.Variant{}); err == nil {
		t.Error("no facts were accepted")
	}
	if _, err := lab.New(tested).Open("null", share.Variant{Facts: json.RawMessage(`{"top":0,"rests":[{"divisor":3,"rest":"x"}]}`)}); len(schema.FieldErrors(err)) != 2 {
		t.Errorf("got %v", err)
	}
}

func TestExplain(t *testing.T) {
	v := share.Variant{
		Facts: json.RawMessage(`{"top":100,"rests":[{"divisor":5,"rest":3},{"divisor":3,"rest":2},{"divisor":6,"rest":1},{"divisor":9,"rest":3}]}`),
		Off:   []string{"rests/3"},
	}
	why := explained(t, wire.ExplainRequest{Family: "null", Variant: v, Cores: 9})
	if !why.Follows || !why.Minimal || !why.Contradiction || !why.All || len(why.Others) != 0 || !slices.Equal(why.Core, []string{"rests/1", "rests/2"}) {
		t.Errorf("got %+v", why)
	}
	v.Off = nil
	// Rests of 3 are 2, 1 and 0 by these three facts: any two of them contradict.
	if why = explained(t, wire.ExplainRequest{Family: "null", Variant: v, Cores: 9}); len(why.Others) != 2 || !why.All {
		t.Errorf("got %+v", why)
	}
	if why = explained(t, wire.ExplainRequest{Family: "null", Variant: rests()}); !why.Decided || why.Follows || len(why.Views) == 0 || string(why.Counterexample) != `{"number":23}` || why.Core == nil {
		t.Errorf("got %+v", why)
	}
	if why = explained(t, wire.ExplainRequest{Family: "null", Variant: rests(), Claim: `parity = "odd"`}); !why.Follows || why.Contradiction || !why.Minimal || len(why.Core) != 3 {
		t.Errorf("got %+v", why)
	}
}

func explained(t *testing.T, r wire.ExplainRequest) *wire.WhyBody {
	t.Helper()
	got := &told{}
	if err := lab.New(tested).Explain(t.Context(), r, got.tell); err != nil {
		t.Fatal(err)
	}
	return got.events[len(got.events)-1].Why
}

func TestSurvey(t *testing.T) {
	v := share.Variant{Facts: json.RawMessage(`{"variables":2,"clauses":[{"literals":"1"},{"literals":"1 2"},{"literals":"-2"},{"literals":"-1"}]}`), Off: []string{"clauses/3", "clauses/2"}}
	got := &told{}
	if err := lab.New(tested).Survey(t.Context(), wire.SurveyRequest{Family: "clauses", Variant: v}, got.tell); err != nil {
		t.Fatal(err)
	}
	// What is certain comes first, and once more with what the facts are worth.
	if first := got.events[0].Surveyed; len(got.events) != 2 || !first.More || len(first.Certain) != 1 || len(first.Settles) != 2 || first.HasSmallest {
		t.Errorf("%d messages, the first %+v", len(got.events), first)
	}
	s := got.events[len(got.events)-1].Surveyed
	if s.More {
		t.Error("the last message promises more")
	}
	if s.Verdict != puzzle.Many || s.Solutions != 2 || !s.Exact || len(s.Certain) != 1 || len(s.Open) != 1 || len(s.Settles) != 2 ||
		len(s.Superfluous) != 1 || s.Superfluous[0].Fact != "clauses/1" || !slices.Equal(s.Smallest, []string{"clauses/0"}) {
		t.Errorf("got %+v", s)
	}
}

func TestCheck(t *testing.T) {
	for solution, want := range map[string]string{
		`{"number":23}`: "",
		`{"number":8}`:  "rests/2",
		`{"number":10}`: "rests/1 rests/2",
	} {
		got := &told{}
		if err := lab.New(tested).Check(t.Context(), wire.CheckRequest{Family: "null", Variant: rests("rests/0"), Answer: json.RawMessage(solution)}, got.tell); err != nil {
			t.Fatal(err)
		}
		if broken := got.events[0].Checked.Broken; broken == nil || strings.Join(broken, " ") != want {
			t.Errorf("%s breaks %v, want %s", solution, broken, want)
		}
	}
	if err := lab.New(tested).Check(t.Context(), wire.CheckRequest{Family: "null", Variant: rests(), Answer: json.RawMessage(`[]`)}, func(wire.Event) {}); err == nil {
		t.Error("a list was accepted as a solution")
	}
}

// A plan that works and is not the shortest is not called wrong; one that breaks a
// fact besides is.
func TestCheckLonger(t *testing.T) {
	preset := jugs.New().Presets()[slices.IndexFunc(jugs.New().Presets(), func(p puzzle.Preset) bool { return p.Name == "four-litres" })]
	plan := func(pours ...string) string {
		for i, pour := range pours {
			from, to, _ := strings.Cut(pour, " to ")
			pours[i] = fmt.Sprintf(`{"from":%q,"to":%q}`, from, to)
		}
		return `{"pours":[` + strings.Join(pours, ",") + `]}`
	}
	shortest := []string{"tap to Bertha", "Bertha to Tim", "Tim to sink", "Bertha to Tim", "tap to Bertha", "Bertha to Tim"}
	around := []string{"tap to Tim", "Tim to sink"}
	for _, test := range []struct {
		name               string
		pours              []string
		whole, fits, wrong bool
	}{
		{"the shortest", shortest, true, false, false},
		{"longer, and it works", slices.Concat(around, shortest), true, true, false},
		{"longer, and there are five litres", slices.Concat(around, shortest[:5]), false, false, true},
	} {
		got := &told{}
		request := wire.CheckRequest{Family: "jugs", Variant: lab.VariantOf(preset), Answer: json.RawMessage(plan(slices.Clone(test.pours)...))}
		if err := lab.New([]puzzle.Family{jugs.New()}).Check(t.Context(), request, got.tell); err != nil {
			t.Fatal(err)
		}
		if body := got.events[len(got.events)-1].Checked; body.Whole != test.whole || body.Fits != test.fits || body.Wrong() != test.wrong {
			t.Errorf("%s: %+v", test.name, body)
		}
	}
}

// TestCheckPart: of part of an answer it is said whether a solution agrees with it,
// and if none does, which facts and which parts contradict each other.
func TestCheckPart(t *testing.T) {
	facts := share.Variant{Facts: json.RawMessage(`{"top":10,"rests":[{"divisor":2,"rest":0},{"divisor":3,"rest":1}]}`)} // 4 and 10
	for _, test := range []struct {
		answer string
		want   wire.CheckedBody
	}{
		{`{"number":4}`, wire.CheckedBody{Whole: true, Broken: []string{}, Claims: []string{"number = 4"}}},
		{`{"number":7}`, wire.CheckedBody{Whole: true, Broken: []string{"rests/0"}, Claims: []string{"number = 7"}}},
		{`{}`, wire.CheckedBody{Broken: []string{}, Possible: true}},
		{`{"number":null}`, wire.CheckedBody{Broken: []string{}, Possible: true}},
		{`{"number":""}`, wire.CheckedBody{Broken: []string{}, Possible: true}},
	} {
		got := &told{}
		if err := lab.New(tested).Check(t.Context(), wire.CheckRequest{Family: "null", Variant: facts, Answer: json.RawMessage(test.answer)}, got.tell); err != nil {
			t.Fatal(err)
		}
		if checked := *got.events[len(got.events)-1].Checked; !reflect.DeepEqual(checked, test.want) {
			t.Errorf("%s: %+v, want %+v", test.answer, checked, test.want)
		}
	}
	for _, answer := range []string{`{"number":11}`, `{"number":"4"}`, `{"digit":4}`, `4`, `{`} {
		err := lab.New(tested).Check(t.Context(), wire.CheckRequest{Family: "null", Variant: facts, Answer: json.RawMessage(answer)}, func(wire.Event) {})
		if faults := schema.FieldErrors(err); len(faults) == 0 || !strings.HasPrefix(faults[0].Path, "answer") {
			t.Errorf("%s: %v", answer, err)
		}
	}
}

// TestCheckTheBeginning: what is entered one after the other can go on, or not.
func TestCheckTheBeginning(t *testing.T) {
	family := bridges.New()
	preset := family.Presets()[0]
	check := func(answer string) (wire.CheckedBody, error) {
		got := &told{}
		v := lab.VariantOf(preset)
		v.Off = []puzzle.FactID{"map/links/6"}
		err := lab.New([]puzzle.Family{family}).Check(t.Context(), wire.CheckRequest{Family: preset.Family, Variant: v, Answer: json.RawMessage(answer)}, got.tell)
		if err != nil {
			return wire.CheckedBody{}, err
		}
		return *got.events[len(got.events)-1].Checked, nil
	}
	for answer, possible := range map[string]bool{
		`{"start":"Northern bank"}`:                                                          true,
		`{"start":"Northern bank","walk":[]}`:                                                true,
		`{"start":"Northern bank","walk":[{"bridge":"1"}]}`:                                  true,
		`{"start":"Northern bank","walk":[{"bridge":"1"},{}]}`:                               true,
		`{"start":"Northern bank","walk":[{"bridge":"1"},{"bridge":"1"}]}`:                   false,
		`{"start":"Southern bank","walk":[{"bridge":"1"}]}`:                                  false,
		`{"start":"","walk":[{"bridge":""},{"bridge":""},{"bridge":"1"},{"bridge":"1"},{}]}`: false,
	} {
		if body, err := check(answer); err != nil || body.Whole || body.Possible != possible || body.Undecided {
			t.Errorf("%s: %+v, %v", answer, body, err)
		}
	}
}

// TestCheckABoardInPart: a board on which some pieces stand is wrong only if no others
// can join them; an empty cell states nothing.
func TestCheckABoardInPart(t *testing.T) {
	facts := share.Variant{Facts: json.RawMessage(`{"board":[["","","",""],["","","",""],["","","",""],["","","",""]],"size":4,"diagonals":"plain","knights":false}`)}
	for _, test := range []struct {
		answer   string
		whole    bool
		possible bool
		reason   string // the facts broken, or those in the way
	}{
		{`[["","","",""],["","","",""],["","","",""],["","","",""]]`, false, true, ""},
		{`[["","Q","",""],["","","",""],["","","",""],["","","",""]]`, false, true, ""},
		{`[["","Q","",""],["","","","Q"],["Q","","",""],["","","Q",""]]`, true, false, ""},
		{`[["Q","","",""],["","","",""],["","","",""],["","","",""]]`, false, false, "diagonals assume:0"},
		{`[["","Q","",""],["","","Q",""],["Q","","",""],["","","","Q"]]`, true, false, "diagonals"},
		{`[["","Q","Q",""],["","","","Q"],["","","",""],["Q","","",""]]`, true, false, "rule:rows diagonals"},
	} {
		got := &told{}
		answer := json.RawMessage(`{"board":` + test.answer + `}`)
		if err := lab.New([]puzzle.Family{queens.New()}).Check(t.Context(), wire.CheckRequest{Family: "queens", Variant: facts, Answer: answer}, got.tell); err != nil {
			t.Fatal(err)
		}
		if c := got.events[len(got.events)-1].Checked; c.Whole != test.whole || c.Possible != test.possible || strings.Join(slices.Concat(c.Broken, c.Core), " ") != test.reason {
			t.Errorf("%s: %+v", test.answer, *c)
		}
	}
}

// TestCheckReadsAsEntered: a whole answer is read in any order, and claims what it
// is read as; what cannot be read is told.
func TestCheckReadsAsEntered(t *testing.T) {
	check := func(answer string) (*told, error) {
		got := &told{}
		all := dialogues.New().Presets()
		preset := all[slices.IndexFunc(all, func(p puzzle.Preset) bool { return p.Name == "sum-and-product" })]
		return got, lab.New([]puzzle.Family{dialogues.New()}).Check(t.Context(), wire.CheckRequest{Family: preset.Family, Variant: lab.VariantOf(preset), Answer: json.RawMessage(answer)}, got.tell)
	}
	got, err := check(`{"numbers":{"smaller":{"number":13},"larger":{"number":4}}}`)
	if err != nil {
		t.Fatal(err)
	}
	if body := got.events[len(got.events)-1].Checked; !body.Whole || len(body.Broken) > 0 || !slices.Contains(body.Claims, "numbers/smaller/number = 4") {
		t.Errorf("%+v", body)
	}
	if _, err := check(`{"numbers":{"smaller":{"number":4},"larger":{"number":4}}}`); err == nil || !strings.Contains(err.Error(), "different") {
		t.Errorf("the same number twice: %v", err)
	}
	for _, answer := range []string{`null`, `[]`, `{`} {
		if _, err := check(answer); err == nil || strings.Contains(err.Error(), "facts") {
			t.Errorf("%s: %v", answer, err)
		}
	}
}

// TestCheckUndecided: what cannot be judged is called neither right nor wrong.
func TestCheckUndecided(t *testing.T) {
	r := wire.CheckRequest{Family: "big-numbers", Variant: share.Variant{Facts: json.RawMessage(`{"number":[{"kind":"power","base":4444,"exponent":444400}],"questions":[{"kind":"sums","times":1}],"numberBase":10}`)}}
	for value, want := range map[int]wire.CheckedBody{
		7_291_384: {Whole: true, Broken: []string{}, Undecided: true},
		7_291_393: {Whole: true, Broken: []string{}, Undecided: true},
		7_291_385: {Whole: true, Broken: []string{"rule:digits"}},
	} {
		r.Answer = fmt.Appendf(nil, `{"answers":{"A":{"value":%d}}}`, value)
		got := &told{}
		if err := lab.New([]puzzle.Family{bignumbers.New()}).Check(t.Context(), r, got.tell); err != nil {
			t.Fatal(err)
		}
		want.Claims = []string{fmt.Sprintf("answers/A/value = %d", value)}
		checked := *got.events[0].Checked
		if text := view.Texts(checked.Views); checked.Wrong() != strings.Contains(text, "7,291,385 leaves 8, and cannot be A.") || checked.Undecided && text != "" {
			t.Errorf("%d: the reason is\n%s", value, text)
		}
		if checked.Views = nil; !reflect.DeepEqual(checked, want) {
			t.Errorf("%d: %+v, want %+v", value, checked, want)
		}
	}
}

// TestCheckWhatNeedNotBeAsked: what may be left open where a question is switched off
// is no fault where it is not answered yet.
func TestCheckWhatNeedNotBeAsked(t *testing.T) {
	v := share.Variant{Facts: json.RawMessage(`{"number":[{"kind":"power","base":2,"exponent":10}],"questions":[{"kind":"sums","times":1},{"kind":"sums","times":2}],"numberBase":10}`)}
	without := v
	without.Off = []string{"questions/1"}
	for _, test := range []struct {
		variant  share.Variant
		a, b     string
		whole    bool
		possible bool
		broken   string
	}{
		{v, `{"value":7}`, `{"value":7}`, true, false, ""},
		{v, `{"value":7}`, `{"value":8}`, true, false, "rule:digits"},
		{v, `{"value":7}`, `{}`, false, true, ""},
		{v, `{"value":8}`, `{"value":null}`, false, false, ""},
		{without, `{"value":7}`, `{}`, true, false, ""},
		{without, `{"value":8}`, `{}`, false, false, ""},
		{without, `{}`, `{}`, false, true, ""},
	} {
		got := &told{}
		answer := fmt.Appendf(nil, `{"answers":{"A":%s,"B":%s}}`, test.a, test.b)
		if err := lab.New([]puzzle.Family{bignumbers.New()}).Check(t.Context(), wire.CheckRequest{Family: "big-numbers", Variant: test.variant, Answer: answer}, got.tell); err != nil {
			t.Fatal(err)
		}
		if c := got.events[len(got.events)-1].Checked; c.Whole != test.whole || c.Possible != test.possible || c.Undecided || strings.Join(c.Broken, " ") != test.broken {
			t.Errorf("%s, off %q: %+v", answer, test.variant.Off, *c)
		}
	}
}

// TestSheet: a sheet says what a worker says, and says it twice in the same
// bytes.
func TestSheet(t *testing.T) {
	preset := null.New().Presets()[0]
	l := lab.New(tested)
	sheet, err := l.Sheet(t.Context(), preset)
	if err != nil {
		t.Fatal(err)
	}
	got := solve(t, wire.SolveRequest{Family: "null", Variant: lab.VariantOf(preset)})
	if same(t, sheet.Done) != same(t, got.done().Done) || same(t, sheet.Facts) != same(t, got.events[0].Facts.Facts) ||
		same(t, sheet.Given) != same(t, got.events[1].Board.Given) || len(sheet.Solutions) != 1 || len(sheet.Shown) != 1 ||
		string(sheet.Solutions[0]) != got.solutions()[0] || sheet.Family != "null" || len(sheet.Form.Fields) != 2 {
		t.Errorf("got %+v", sheet)
	}
	again, err := l.Sheet(t.Context(), preset)
	if err != nil || same(t, sheet) != same(t, again) {
		t.Errorf("%v: two sheets differ", err)
	}
	cards, err := l.Cards([]puzzle.Sheet{sheet})
	if err != nil || len(cards) != 1 || cards[0].Name != "soldiers" || cards[0].Kind != sheet.Info.Title || cards[0].Source != "Sunzi Suanjing" || cards[0].From != "sunzi" || cards[0].Verdict != puzzle.One {
		t.Errorf("got %+v, %v", cards, err)
	}
}

// TestSheetOfManySolutions: few are drawn, all are counted; a preset that
// expects no exact count is not counted out.
func TestSheetOfManySolutions(t *testing.T) {
	preset := puzzle.Preset{Name: "free", Family: "clauses", Facts: free(9).Facts, Expect: puzzle.Expect{Verdict: puzzle.Many, Solutions: 512, Exact: true}}
	sheet, err := lab.New(tested).Sheet(t.Context(), preset)
	if err != nil || sheet.Done.Solutions != 512 || !sheet.Done.Exact || len(sheet.Shown) >= 20 || len(sheet.Shown) == 0 {
		t.Errorf("%v, %+v", err, sheet.Done)
	}
	preset.Expect = puzzle.Expect{Verdict: puzzle.Many, Solutions: 40}
	if sheet, err = lab.New(tested).Sheet(t.Context(), preset); err != nil || sheet.Done.Solutions != 41 || sheet.Done.Exact {
		t.Errorf("%v, %+v", err, sheet.Done)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := lab.New(tested).Sheet(ended, preset); err == nil {
		t.Error("a sheet was made of a search that was stopped")
	}
}

func same(t *testing.T, value any) string {
	t.Helper()
	raw, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}
