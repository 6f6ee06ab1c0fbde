package puzzle_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// numbers is a family whose solutions are the numbers 1 to n that the facts
// "small" (at most 10) and "even" let pass, with a Solve of one's own.
type numbers struct {
	N int `json:"n"`
}

type number struct {
	Is int `json:"is"`
}

func family(solve func(*puzzle.Search[number], numbers) error) puzzle.Family {
	return puzzle.Define(puzzle.Definition[numbers, numbers, number]{
		Info: puzzle.Info{Name: "numbers", Monotone: true},
		Form: schema.Form{Fields: []schema.Field{{Key: "n", Kind: schema.Number, Label: "n", Min: "0", Max: "1000000"}}},
		Facts: func(numbers) []puzzle.Fact {
			return []puzzle.Fact{{ID: "small", Text: "It is at most 10."}, {ID: "even", Text: "It is even."}, {ID: "rule:positive", Rule: true, Text: "It is positive."}}
		},
		Orderings: func(numbers) []puzzle.Ordering {
			return []puzzle.Ordering{{Name: "order", Items: []string{"a", "b", "c"}}}
		},
		Answer: func(numbers) schema.Form {
			return schema.Form{Fields: []schema.Field{{Key: "is", Kind: schema.Number, Label: "is"}}}
		},
		Claims: func(numbers) []claim.Claim { return []claim.Claim{claim.That(2, "is")} },
		Says: func(_ numbers, c claim.Claim) (string, error) {
			return map[bool]string{false: "It is 2.", true: "It is not 2."}[c.Not], nil
		},
		Given: func(_ numbers, keep func(puzzle.FactID) bool) []view.View {
			return []view.View{{Name: fmt.Sprint(keep("small"))}}
		},
		Read: puzzle.Plain[numbers](nil),
		Ways: []puzzle.Way[numbers, number]{{Strategy: puzzle.Strategy{Name: "up"}, Run: solve}, {Strategy: puzzle.Strategy{Name: "down"}, Run: solve}},
		Violations: func(_ numbers, s number, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
			if s.Is == undecided {
				return nil, puzzle.ErrUndecided
			}
			if s.Is == -undecided {
				return []puzzle.FactID{"rule:positive"}, puzzle.ErrUndecided
			}
			if s.Is > 10 {
				broken = append(broken, "small")
			}
			if s.Is%2 != 0 {
				broken = append(broken, "even")
			}
			if s.Is < 1 {
				broken = append(broken, "rule:positive")
			}
			return broken, nil
		},
		Show: func(_ numbers, s number, keep func(puzzle.FactID) bool) []view.View {
			return []view.View{{Name: fmt.Sprint(s.Is, keep("small"))}}
		},
		Verdict: func(_ numbers, r puzzle.Result[number]) string {
			return fmt.Sprintf("%s %d %v %d", r.Verdict, r.Solutions, r.Exact, r.Stats.Nodes)
		},
	})
}

func honest(s *puzzle.Search[number], f numbers) error {
	for n := 1; n <= f.N; n++ {
		if err := s.Check(); err != nil {
			return err
		}
		s.Stats.Nodes++
		if err := s.Step(func() view.Frame { return view.Frame{Caption: fmt.Sprint(n)} }); err != nil {
			return err
		}
		if (n > 10 && s.Kept("small")) || (n%2 != 0 && s.Kept("even")) {
			continue
		}
		if err := s.Found(number{n}); err != nil {
			return err
		}
	}
	return nil
}

// undecided is a number of which the checker cannot tell whether it is even.
const undecided = 1_000_000

type outcome struct {
	found []string
	steps int
	done  *puzzle.Done
	err   error
}

func run(ctx context.Context, t *testing.T, f puzzle.Family, n int, o puzzle.Options) outcome {
	t.Helper()
	instance, err := f.Parse(fmt.Appendf(nil, `{"n": %d}`, n))
	if err != nil {
		t.Fatal(err)
	}
	var got outcome
	for event, err := range instance.Solve(ctx, o) {
		switch {
		case err != nil:
			got.err = err
		case event.Solution != nil:
			got.found = append(got.found, string(event.Solution))
		case event.Step != nil:
			got.steps++
		case event.Done != nil:
			got.done = event.Done
		}
	}
	return got
}

func TestVerdicts(t *testing.T) {
	keepOnly := func(ids ...string) func(string) bool {
		return func(id string) bool { return slices.Contains(ids, id) }
	}
	for name, test := range map[string]struct {
		n         int
		o         puzzle.Options
		verdict   puzzle.Verdict
		solutions int
		listed    int
		exact     bool
		why       string
	}{
		"none":                        {1, puzzle.Options{}, puzzle.None, 0, 0, true, ""},
		"one":                         {3, puzzle.Options{}, puzzle.One, 1, 1, true, ""},
		"all":                         {100, puzzle.Options{}, puzzle.Many, 5, 5, true, ""},
		"a limit that is not reached": {100, puzzle.Options{Limit: 5}, puzzle.Many, 5, 5, true, ""},
		"a limit of one tells one":    {3, puzzle.Options{Limit: 1}, puzzle.One, 1, 1, true, ""},
		"from many":                   {4, puzzle.Options{Limit: 1}, puzzle.Many, 2, 1, false, ""},
		"a limit":                     {100, puzzle.Options{Limit: 3}, puzzle.Many, 4, 3, false, ""},
		"facts off":                   {20, puzzle.Options{Keep: keepOnly("even")}, puzzle.Many, 10, 10, true, ""},
		"all off":                     {20, puzzle.Options{Keep: keepOnly()}, puzzle.Many, 20, 20, true, ""},
		"denied":                      {4, puzzle.Options{Deny: "is = 2"}, puzzle.One, 1, 1, true, ""},
		"denied, and nothing left":    {3, puzzle.Options{Deny: "is = 2"}, puzzle.None, 0, 0, true, ""},
		"no work at all":              {100, puzzle.Options{Nodes: 1}, puzzle.Unsolved, 0, 0, false, "work"},
		"work for one solution":       {100, puzzle.Options{Nodes: 3}, puzzle.Unsolved, 1, 1, false, "work"},
		"work for two":                {100, puzzle.Options{Nodes: 4}, puzzle.Many, 2, 2, false, "work"},
	} {
		got := run(t.Context(), t, family(honest), test.n, test.o)
		if got.err != nil {
			t.Errorf("%s: %v", name, got.err)
			continue
		}
		d := got.done
		if d.Verdict != test.verdict || d.Solutions != test.solutions || len(got.found) != test.listed || d.Exact != test.exact || d.Why != test.why {
			t.Errorf("%s: %+v with %d listed, want %+v", name, d, len(got.found), test)
		}
		if want := fmt.Sprintf("%s %d %v %d", d.Verdict, d.Solutions, d.Exact, d.Stats.Nodes); d.Answer != want {
			t.Errorf("%s: the answer was made from %q, not %q", name, d.Answer, want)
		}
	}
}

// A stopped search never says none, however little was left to do.
func TestStoppedSearchesAreUndecided(t *testing.T) {
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	if got := run(stopped, t, family(honest), 0, puzzle.Options{}).done; got.Verdict != puzzle.Unsolved || got.Why != "stopped" {
		t.Errorf("stopped before it began: %+v", got)
	}
	late, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	if got := run(late, t, family(honest), 0, puzzle.Options{}).done; got.Verdict != puzzle.Unsolved || got.Why != "time" {
		t.Errorf("out of time: %+v", got)
	}
	full := family(func(*puzzle.Search[number], numbers) error { return puzzle.ErrMemory })
	if got := run(t.Context(), t, full, 0, puzzle.Options{}).done; got.Verdict != puzzle.Unsolved || got.Why != "memory" {
		t.Errorf("out of memory: %+v", got)
	}
	const unfit = "The theorem speaks of two numbers, and here are three."
	other := family(func(*puzzle.Search[number], numbers) error {
		return fmt.Errorf("theorems: %w", puzzle.NotApplicable(unfit))
	})
	for _, bare := range []bool{false, true} {
		got := run(t.Context(), t, other, 0, puzzle.Options{Bare: bare}).done
		if got.Verdict != puzzle.Unsolved || got.Why != "not applicable" || got.Unfit != unfit || got.Exact || strings.HasSuffix(got.Answer, unfit) == bare {
			t.Errorf("a way that does not apply (bare: %v): %+v", bare, got)
		}
	}
}

// Whoever goes on after the search has ended is told so again, and what ended
// it first is what counts.
func TestTheEndIsFinal(t *testing.T) {
	deaf := family(func(s *puzzle.Search[number], f numbers) error {
		ended := honest(s, f)
		frame := func() view.Frame { return view.Frame{} }
		for _, err := range []error{s.Check(), s.Breathe(), s.Step(frame), s.Found(number{2})} {
			if err != ended {
				t.Errorf("after %v: %v", ended, err)
			}
		}
		return context.Canceled
	})
	if got := run(t.Context(), t, deaf, 100, puzzle.Options{Nodes: 3}); got.err != nil || got.done.Why != "work" {
		t.Errorf("out of work: %+v", got)
	}
	if got := run(t.Context(), t, deaf, 100, puzzle.Options{Limit: 2}); got.err != nil || got.done.Why != "" || got.done.Solutions != 3 || got.done.Exact {
		t.Errorf("told to stop: %+v", got)
	}
}

// An answer that breaks a fact never leaves: the search fails instead. One
// that breaks only what is switched off does.
func TestAnswersAreChecked(t *testing.T) {
	liar := func(n int) puzzle.Family {
		return family(func(s *puzzle.Search[number], _ numbers) error { return s.Found(number{n}) })
	}
	for _, n := range []int{12, 3, -2} {
		got := run(t.Context(), t, liar(n), 5, puzzle.Options{})
		if !errors.Is(got.err, puzzle.ErrBroken) || got.done != nil || len(got.found) > 0 {
			t.Errorf("the answer %d gives %+v", n, got)
		}
	}
	off := puzzle.Options{Keep: func(id string) bool { return id == "even" }}
	if got := run(t.Context(), t, liar(12), 5, off); got.err != nil || len(got.found) != 1 {
		t.Errorf("the answer 12 gives %+v with the fact switched off that it breaks", got)
	}
	// Rules cannot be switched off.
	none := puzzle.Options{Keep: func(string) bool { return false }}
	if got := run(t.Context(), t, liar(-2), 5, none); !errors.Is(got.err, puzzle.ErrBroken) {
		t.Errorf("the answer -2 breaks a rule and gives %+v", got)
	}
}

// What the checker cannot judge is delivered all the same, as long as it is not
// known to be wrong; and it does not count as breaking a fact.
func TestUndecidedAnswers(t *testing.T) {
	finder := func(n int) puzzle.Family {
		return family(func(s *puzzle.Search[number], _ numbers) error { return s.Found(number{n}) })
	}
	huge := puzzle.Options{}
	if got := run(t.Context(), t, finder(undecided), 5, huge); got.err != nil || len(got.found) != 1 || got.done.Verdict != puzzle.One {
		t.Errorf("an answer that cannot be judged: %+v", got)
	}
	if got := run(t.Context(), t, finder(-undecided), 5, huge); !errors.Is(got.err, puzzle.ErrBroken) {
		t.Errorf("an answer that cannot be judged to the end, and is wrong: %+v", got)
	}
	breaking := puzzle.Options{Break: "even", Keep: func(id string) bool { return id != "even" }}
	if got := run(t.Context(), t, finder(undecided), 5, breaking); got.err != nil || len(got.found) != 0 || got.done.Verdict != puzzle.Unsolved {
		t.Errorf("whether it breaks a fact: %+v", got.done)
	}
	instance, err := finder(undecided).Parse(json.RawMessage(`{"n": 5}`))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := instance.Violations(fmt.Appendf(nil, `{"is":%d}`, undecided), nil); !errors.Is(err, puzzle.ErrUndecided) {
		t.Errorf("the checker says %v", err)
	}
}

func TestCountedAndRefuted(t *testing.T) {
	counted := family(func(s *puzzle.Search[number], _ numbers) error {
		if err := s.Found(number{2}); err != nil {
			return err
		}
		s.Counted(1000, true)
		return nil
	})
	if d := run(t.Context(), t, counted, 5, puzzle.Options{}).done; d.Verdict != puzzle.Many || d.Solutions != 1000 || !d.Exact {
		t.Errorf("counted: %+v", d)
	}
	refuted := family(func(s *puzzle.Search[number], f numbers) error {
		s.Refuted([]puzzle.FactID{"even"})
		s.Discovered(view.View{Name: "why"})
		return honest(s, f)
	})
	if d := run(t.Context(), t, refuted, 1, puzzle.Options{}).done; !d.HasCore || !slices.Equal(d.Core, []string{"even"}) || len(d.Views) != 1 {
		t.Errorf("refuted: %+v", d)
	}
	// A core is only told with the verdict that it belongs to.
	if d := run(t.Context(), t, refuted, 5, puzzle.Options{}).done; d.HasCore || d.Core != nil {
		t.Errorf("not refuted: %+v", d)
	}
}

func TestOptionsAreChecked(t *testing.T) {
	for _, test := range []struct {
		o    puzzle.Options
		says string
	}{
		{puzzle.Options{Strategy: "sideways"}, "strategy: there is no way of searching called “sideways”: leave it out, or choose “"},
		{puzzle.Options{Limit: -1}, "below 0"},
		{puzzle.Options{Nodes: -1}, "nodes: a limit of work below 0"},
		{puzzle.Options{Strategy: strings.Repeat("x", 1000), Limit: -1}, "limit: a limit below 0 makes no sense: use 0 for none\nstrategy: there is no way of searching called “" + strings.Repeat("x", 39) + "…”"},
		{puzzle.Options{Orders: map[string][]string{"colour": {"a"}}}, "orders/colour: there is no order called “colour” to choose"},
		{puzzle.Options{Orders: map[string][]string{"order": {"a", "b"}}}, "orders/order: the order of order must name each of a, b, c once"},
		{puzzle.Options{Orders: map[string][]string{"order": {"a", "b", "b"}}}, "must name each of a, b, c once"},
		{puzzle.Options{Deny: "three"}, "is no claim"},
		{puzzle.Options{Deny: "it = 3"}, "nothing is known of “it”"},
		{puzzle.Options{Assume: []puzzle.Claim{`is = "3"`}}, "cannot be"},
	} {
		got := run(t.Context(), t, family(honest), 5, test.o)
		if got.err == nil || !strings.Contains(got.err.Error(), test.says) || got.done != nil {
			t.Errorf("%+v gives %v, want %q", test.o, got.err, test.says)
		}
	}
	ordered := family(func(s *puzzle.Search[number], _ numbers) error {
		order := s.Order("order", []string{"a", "b", "c"})
		if strings.Join(order, "") != "cab" {
			return errors.New(strings.Join(order, ""))
		}
		order[0] = "spoilt"
		return nil
	})
	o := puzzle.Options{Orders: map[string][]string{"order": {"c", "a", "b"}}}
	if got := run(t.Context(), t, ordered, 5, o); got.err != nil || o.Orders["order"][0] != "c" {
		t.Errorf("the order chosen arrives as %v, and is now %v", got.err, o.Orders)
	}
}

// Whoever leaves the loop is not told any more, wherever that happens.
func TestLeavingTheLoop(t *testing.T) {
	instance, err := family(honest).Parse(json.RawMessage(`{"n": 50000}`))
	if err != nil {
		t.Fatal(err)
	}
	for stop := range 30 {
		seen := 0
		for range instance.Solve(t.Context(), puzzle.Options{Trace: true, Keep: func(string) bool { return false }}) {
			if seen++; seen > stop {
				break
			}
		}
	}
}

func TestStepsAreTracedOnlyWhenWanted(t *testing.T) {
	if got := run(t.Context(), t, family(honest), 5, puzzle.Options{Trace: true}); got.steps != 5 {
		t.Errorf("%d steps of 5", got.steps)
	}
	if got := run(t.Context(), t, family(honest), 5, puzzle.Options{}); got.steps != 0 {
		t.Errorf("%d steps that nobody asked for", got.steps)
	}
}

func TestGivenKept(t *testing.T) {
	instance, err := family(honest).Parse(json.RawMessage(`{"n": 5}`))
	if err != nil {
		t.Fatal(err)
	}
	if instance.GivenKept(nil)[0].Name != "true" || instance.GivenKept(func(string) bool { return false })[0].Name != "false" {
		t.Error("what is given does not follow the facts that are kept")
	}
	solution := json.RawMessage(`{"is": 4}`)
	if instance.Show(solution, nil)[0].Name != "4 true" || instance.Show(solution, func(string) bool { return false })[0].Name != "4 false" {
		t.Error("how a solution is drawn does not follow the facts that are kept")
	}
}

// Two readers of JSON must not understand different things.
func TestParseIsStrict(t *testing.T) {
	for _, raw := range []string{``, `null`, `[]`, `{}`, `{"n":1,"n":2}`, `{"N":1}`, `{"n":1}{}`, `{"n":1.0}`, `{"n":"1"}`, `{"n":1,"m":2}`, strings.Repeat("[", 50000)} {
		if _, err := family(honest).Parse(json.RawMessage(raw)); err == nil {
			t.Errorf("%.30s is accepted", raw)
		}
	}
}

// Where facts are broken together only, a solution breaks one more if it cannot
// keep all of them.
func TestFactsBrokenTogether(t *testing.T) {
	type answer struct {
		Is int `json:"is"`
	}
	// Each of 1 to 3 keeps any two of the facts a, b and c; 1 and 2 keep all.
	joint := puzzle.Define(puzzle.Definition[numbers, numbers, answer]{
		Info:  puzzle.Info{Name: "numbers", Monotone: true, Joint: true},
		Form:  schema.Form{Fields: []schema.Field{{Key: "n", Kind: schema.Number, Label: "n", Min: "0", Max: "9"}}},
		Read:  puzzle.Plain[numbers](nil),
		Facts: func(numbers) []puzzle.Fact { return []puzzle.Fact{{ID: "a"}, {ID: "b"}, {ID: "c"}} },
		Given: func(numbers, func(puzzle.FactID) bool) []view.View { return nil },
		Ways: []puzzle.Way[numbers, answer]{{Strategy: puzzle.Strategy{Name: "up"}, Run: func(s *puzzle.Search[answer], _ numbers) error {
			for n := 1; n <= 3; n++ {
				if err := s.Found(answer{n}); err != nil {
					return err
				}
			}
			return nil
		}}},
		Violations: func(_ numbers, s answer, keep func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
			if s.Is == 3 && keep("a") && keep("b") && keep("c") {
				return []puzzle.FactID{"a"}, nil // whichever comes first
			}
			return nil, nil
		},
		Show:    func(numbers, answer, func(puzzle.FactID) bool) []view.View { return nil },
		Verdict: func(numbers, puzzle.Result[answer]) string { return "So." },
	})
	for _, id := range []string{"a", "b", "c"} {
		got := run(t.Context(), t, joint, 3, puzzle.Options{Break: id, Keep: func(other string) bool { return other != id }})
		if got.err != nil || !slices.Equal(got.found, []string{`{"is":3}`}) {
			t.Errorf("breaking %s: %v, %v", id, got.found, got.err)
		}
	}
	if got := run(t.Context(), t, joint, 3, puzzle.Options{}); !errors.Is(got.err, puzzle.ErrBroken) {
		t.Errorf("an answer that breaks facts together: %v", got.err)
	}
}

// A way that finds one solution after the other never comes to Check, and to judge
// each may take long: nothing is judged once the search has been told to stop.
func TestStopsBetweenSolutions(t *testing.T) {
	judged := 0
	f := family(func(s *puzzle.Search[number], f numbers) error {
		for n := 2; n <= f.N; n += 2 {
			judged++
			if err := s.Found(number{n}); err != nil {
				return err
			}
		}
		return nil
	})
	instance, err := f.Parse([]byte(`{"n": 10}`))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var found int
	for event, err := range instance.Solve(ctx, puzzle.Options{}) {
		switch {
		case err != nil:
			t.Fatal(err)
		case event.Solution != nil:
			found++
			cancel()
		case event.Done != nil && event.Done.Why != "stopped":
			t.Errorf("it ends with %+v", event.Done)
		}
	}
	if found != 1 || judged != 2 {
		t.Errorf("after the stop at the first solution there are %d, and the way went on to number %d", found, judged)
	}
}
