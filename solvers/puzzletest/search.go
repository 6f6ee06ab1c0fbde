package puzzletest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"sync"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// MaxListed bounds how many solutions a check holds on to: of more, a brute force need only
// tell the number.
const MaxListed = 20_000

// sentenceInSentence finds a sentence that begins anew after a colon: "No: The
// tank runs dry." What is quoted may.
var sentenceInSentence = regexp.MustCompile(`: (The|There|This|These|It|No|Nobody|Nothing|None|Not|Each|Every|Everybody|Some|Somebody|All|Both|Any|On|In|At|If|Two|One)\b`)

// run is what one search told.
type run struct {
	listed []string // solutions, compact, in the order found
	found  map[string]bool
	sorted func() []string
	steps  []view.Frame
	done   *puzzle.Done
}

// complete says whether the run lists all solutions there are.
func (r run) complete() bool { return r.done.Exact && len(r.listed) == r.done.Solutions }

// decided says whether the run ended with a verdict of its own accord.
func (r run) decided() bool { return r.done.Exact }

func (r run) set() []string { return r.sorted() }

func (r run) has(solution string) bool { return r.found[solution] }

// search runs a search to its end and checks what holds for every one: exactly
// one Done, at the end; no solution twice; a verdict that fits the count; an
// answer in words.
func search(ctx context.Context, instance puzzle.Instance, o puzzle.Options) (run, error) {
	r := run{found: map[string]bool{}}
	for event, err := range instance.Solve(ctx, o) {
		if err != nil {
			return r, err
		}
		if r.done != nil {
			return r, fmt.Errorf("there is an event after the end of the search")
		}
		switch {
		case event.Step != nil:
			if found := sentenceInSentence.FindString(event.Step.Caption); found != "" {
				return r, fmt.Errorf("strategy %q: a capital in the middle of a sentence, at %q: %s", o.Strategy, found, event.Step.Caption)
			}
			r.steps = append(r.steps, *event.Step)
		case event.Solution != nil:
			text := compact(event.Solution)
			if r.found[text] {
				return r, fmt.Errorf("strategy %q gives a solution twice: %s", o.Strategy, text)
			}
			if len(r.listed) < MaxListed {
				r.found[text] = true
				r.listed = append(r.listed, text)
			}
		case event.Done != nil:
			r.done = event.Done
		}
	}
	r.sorted = sync.OnceValue(func() []string { return slices.Sorted(slices.Values(r.listed)) })
	if r.done == nil {
		return r, fmt.Errorf("strategy %q ends without a verdict", o.Strategy)
	}
	d := r.done
	fits := d.Solutions >= len(r.listed)
	switch d.Verdict {
	case puzzle.None:
		fits = fits && d.Solutions == 0 && d.Exact
	case puzzle.One:
		fits = fits && d.Solutions == 1 && d.Exact
	case puzzle.Many:
		fits = fits && d.Solutions > 1
	case puzzle.Unsolved:
		fits = fits && d.Solutions < 2 && !d.Exact
	default:
		fits = false
	}
	if !fits {
		return r, fmt.Errorf("strategy %q: the verdict %q does not fit %d solutions (exact: %v), of which %d were listed",
			o.Strategy, d.Verdict, d.Solutions, d.Exact, len(r.listed))
	}
	if o.Bare {
		return r, nil
	}
	if found := sentenceInSentence.FindString(d.Answer); found != "" {
		return r, fmt.Errorf("strategy %q: a capital in the middle of the answer, at %q: %s", o.Strategy, found, d.Answer)
	}
	if d.Answer == "" {
		return r, fmt.Errorf("strategy %q: the verdict %q has no sentence", o.Strategy, d.Verdict)
	}
	return r, nil
}

func compact(raw json.RawMessage) string {
	if !bytes.ContainsAny(raw, " \t\r\n") {
		return string(raw) // nothing to leave out
	}
	var b bytes.Buffer
	if err := json.Compact(&b, raw); err != nil {
		return string(raw)
	}
	return b.String()
}

// options are how the puzzle starts.
func (c *puzzleCase) options() puzzle.Options {
	o := puzzle.Options{Strategy: c.start.Strategy, Orders: c.start.Orders, Nodes: c.nodes()}
	if len(c.off) > 0 {
		o.Keep = func(id puzzle.FactID) bool { return !c.off[id] }
	}
	return o
}

// given is what is drawn before any search.
func (c *puzzleCase) given() []view.View { return c.instance.GivenKept(c.options().Keep) }

// show draws a solution of the facts that are on.
func (c *puzzleCase) show(solution string) []view.View {
	return c.instance.Show(json.RawMessage(solution), c.options().Keep)
}

// search is one of many searches of a puzzle. A strategy that did not decide it
// within the suite's budget is not let run as far again: it can only be shown to
// find nothing wrong.
func (c *puzzleCase) search(t *testing.T, o puzzle.Options) run {
	t.Helper()
	if c.ranOut[o.Strategy] {
		o.Nodes = min(o.Nodes, c.nodes()/20)
	}
	r, err := search(t.Context(), c.instance, o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// first is the default strategy's search, as far as it matters to what is expected.
func (c *puzzleCase) first(t *testing.T) run {
	t.Helper()
	o := c.options()
	if c.expect != nil && !c.expect.Exact {
		o.Limit = max(1, c.expect.Solutions)
	}
	return c.search(t, o)
}

// checkOutcome compares the default strategy's verdict with what the preset
// expects.
func (c *puzzleCase) checkOutcome(t *testing.T) {
	if c.expect == nil {
		return
	}
	done, want := c.base.done, c.expect
	if done.Verdict != want.Verdict || done.Solutions < want.Solutions || want.Exact && (done.Solutions != want.Solutions || !done.Exact) {
		t.Errorf("the verdict is %q with %d solutions (exact: %v; why: %q), expected %q with %d (exact: %v)",
			done.Verdict, done.Solutions, done.Exact, done.Why, want.Verdict, want.Solutions, want.Exact)
	}
	if len(want.Solution) > 0 {
		if broken, _ := c.judged(t, string(want.Solution)); len(broken) > 0 {
			t.Errorf("the solution expected breaks %q", broken)
		}
		read, err := c.instance.ReadAnswer(want.Solution)
		if err != nil {
			t.Errorf("the solution expected, %s, is none: %v", want.Solution, err)
		} else if c.base.complete() && !c.Aliases && !c.base.has(compact(read)) {
			t.Errorf("the solution expected, %s, is not among those found: %s", read, c.base.listed)
		}
	}
}

// checkAgreement runs every strategy. All that come to an end have the same
// verdict and the same solutions; the others have found nothing else.
func (c *puzzleCase) checkAgreement(t *testing.T) {
	for _, strategy := range c.family.Info().Strategies {
		o := c.options()
		o.Strategy = strategy.Name
		if !c.base.decided() {
			o.Limit = c.base.done.Solutions
		}
		// In two searches at once: what was read of the facts serves them both,
		// and neither changes it.
		var runs [2]run
		var errs [2]error
		var wait sync.WaitGroup
		for i := range runs {
			wait.Go(func() { runs[i], errs[i] = search(t.Context(), c.instance, o) })
		}
		wait.Wait()
		if err := errors.Join(errs[:]...); err != nil {
			t.Fatal(err)
		}
		r, again := runs[0], runs[1]
		if compactJSON(r.done) != compactJSON(again.done) || !slices.Equal(r.listed, again.listed) {
			t.Errorf("strategy %s does not do the same twice:\n%s\n%s", strategy.Name, compactJSON(r.done), compactJSON(again.done))
		}
		c.ranOut[strategy.Name] = !r.decided()
		c.agree(t, strategy.Name, r)
		c.checkCore(t, strategy.Name, r)
		c.checkCounts(t, strategy.Name, r)
	}
}

func (c *puzzleCase) agree(t *testing.T, name string, r run) {
	t.Helper()
	base := c.base
	switch {
	case r.decided() && base.decided():
		if r.done.Verdict != base.done.Verdict || r.done.Solutions != base.done.Solutions {
			t.Errorf("strategy %s says %q with %d solutions, another says %q with %d",
				name, r.done.Verdict, r.done.Solutions, base.done.Verdict, base.done.Solutions)
		}
		if r.complete() && base.complete() && !slices.Equal(r.set(), base.set()) {
			t.Errorf("strategy %s finds other solutions:\n%s\nthan\n%s", name, r.set(), base.set())
		}
	case base.complete():
		for _, solution := range r.listed {
			if !base.has(solution) {
				t.Errorf("strategy %s finds %s, which a complete search does not", name, solution)
			}
		}
	case r.decided() && r.done.Solutions < base.done.Solutions:
		t.Errorf("strategy %s finds %d solutions in a complete search, another at least %d", name, r.done.Solutions, base.done.Solutions)
	}
}

// checkCounts holds a table of strategies together: a strategy counts what it
// is said to count and nothing else, and, where there are dead ends, each of
// them and each solution ends a try of its own.
func (c *puzzleCase) checkCounts(t *testing.T, name string, r run) {
	t.Helper()
	stats, deadEnds := r.done.Stats, false
	for _, counter := range c.family.Info().Counters {
		if n := stats.Get(counter.Name); n != 0 && !counter.By(name) {
			t.Errorf("strategy %s is not said to count %q, and has %d", name, counter.Title, n)
		}
		deadEnds = deadEnds || counter.Name == "deadEnds"
	}
	if ends := stats.DeadEnds + int64(len(r.listed)); deadEnds && r.complete() && ends > max(stats.Nodes, 1) {
		t.Errorf("strategy %s: %d dead ends and %d solutions of %d tries", name, stats.DeadEnds, len(r.listed), stats.Nodes)
	}
}

// cores are sets of facts that have been proved to contradict each other: most strategies
// blame the same.
type cores map[string]bool

// isNew says whether a set of facts is not among them yet, and adds it.
func (p *cores) isNew(core []puzzle.FactID) bool {
	name := compactJSON(slices.Sorted(slices.Values(core)))
	if *p == nil {
		*p = cores{}
	}
	known := (*p)[name]
	(*p)[name] = true
	return !known
}

// checkCore re-proves a contradiction: the facts named have no solution even
// without all others, by every strategy that can decide it.
func (c *puzzleCase) checkCore(t *testing.T, name string, r run) {
	t.Helper()
	if !r.done.HasCore {
		return
	}
	for _, id := range r.done.Core {
		if !slices.Contains(c.kept, id) {
			t.Errorf("strategy %s blames %q, which is no fact that holds", name, id)
		}
	}
	if !c.proved.isNew(r.done.Core) {
		return
	}
	for _, strategy := range c.family.Info().Strategies {
		o := c.options()
		o.Strategy, o.Limit, o.Bare, o.NoCore = strategy.Name, 1, true, true
		o.Keep = func(id puzzle.FactID) bool { return slices.Contains(r.done.Core, id) }
		if alone := c.search(t, o); alone.done.Solutions > 0 {
			t.Errorf("strategy %s blames %q, but these facts alone have the solution %s (%d in all)", name, r.done.Core, firstOf(alone.listed, 1), alone.done.Solutions)
		}
	}
}

func compactJSON(value any) string {
	raw, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	return string(raw)
}
