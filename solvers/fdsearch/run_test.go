package fdsearch_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// triples is a family for the tests: three different numbers up to a limit,
// and what sums of two of them are.
type triples struct {
	Limit int   `json:"limit"`
	Sums  []sum `json:"sums"`
}

type sum struct {
	First  int `json:"first"`
	Second int `json:"second"`
	Total  int `json:"total"`
}

type triple [3]int

func sumID(i int) puzzle.FactID { return fmt.Sprintf("sums/%d", i) }

var tags fdsearch.Tags = func(tag fd.Tag) puzzle.FactID { return sumID(int(tag)) }

// heard is what is heard of a search, if anything is told of it; spoil does
// something to the model before.
type heard struct {
	steps  []view.Frame
	hear   func(view.Frame)
	spoil  func(*fd.Model)
	teller func([]fd.Var) fdsearch.Teller
	hidden bool // the sum of all has a variable of its own, which nobody is asked about, and is at most twice the limit
}

// puzzle is the model of the facts.
func (h *heard) puzzle(_ *puzzle.Search[triple], f triples) fdsearch.Puzzle[triple] {
	m := fd.NewModel()
	x := m.Ints("number", 3, 0, f.Limit)
	m.Post(fd.Rule, fd.AllDifferent{Vars: x})
	for i, sum := range f.Sums {
		m.Post(fd.Tag(i), fd.Sum([]fd.Var{x[sum.First], x[sum.Second]}, fd.EQ, sum.Total))
	}
	if h.spoil != nil {
		h.spoil(m)
	}
	p := fdsearch.Puzzle[triple]{Model: m, Tags: tags, Solution: func(found fd.Solution) triple { return triple(found.Values(x...)) }}
	if h.teller != nil {
		p.Teller = h.teller(x)
	} else {
		p.Teller = plainly(x)
	}
	if h.hidden {
		sum := m.Int("sum", 0, 3*f.Limit)
		m.Post(fd.Rule, fd.Scalar([]int{1, 1, 1, -1}, append(slices.Clone(x), sum), fd.EQ, 0), fd.Le(sum, 2*f.Limit))
	}
	p.Options.Order = x
	return p
}

// plainly tells a search without a picture, in nobody's words.
func plainly(x []fd.Var) fdsearch.Teller {
	return fdsearch.Teller{
		Looks: func(*fdsearch.Moment) view.Looks { return nil },
		Says: func(y fd.Var, v int, is bool) string {
			return fmt.Sprintf("number %d is %s%d", y, map[bool]string{false: "not "}[is], v)
		},
	}
}

func (h *heard) family() puzzle.Family {
	number := func(key string, most json.Number) schema.Field {
		return schema.Field{Key: key, Kind: schema.Number, Label: key, Min: "0", Max: most}
	}
	return puzzle.Define(puzzle.Definition[triples, triples, triple]{
		Info: puzzle.Info{Name: "triples", Monotone: true},
		Form: schema.Form{Fields: []schema.Field{
			number("limit", "1000"),
			{Key: "sums", Kind: schema.Rows, Label: "Sums", Item: "sum", MaxItems: 9, Shapes: []schema.Shape{{
				Sentence: "{first} and {second} make {total}", Fields: []schema.Field{number("first", "2"), number("second", "2"), number("total", "2000")},
			}}},
		}},
		Facts: func(f triples) (facts []puzzle.Fact) {
			for i, s := range f.Sums {
				facts = append(facts, puzzle.Fact{ID: sumID(i), Text: fmt.Sprintf("Numbers %d and %d make %d.", s.First, s.Second, s.Total)})
			}
			return facts
		},
		Given: func(triples, func(puzzle.FactID) bool) []view.View { return nil },
		Read:  puzzle.Plain[triples](nil),
		Ways:  append(fdsearch.Ways(h.puzzle), fdsearch.Transfer(h.puzzle)),
		Violations: func(f triples, x triple, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
			for i, s := range f.Sums {
				if x[s.First]+x[s.Second] != s.Total {
					broken = append(broken, sumID(i))
				}
			}
			return broken, nil
		},
		Show:    func(triples, triple, func(puzzle.FactID) bool) []view.View { return nil },
		Verdict: func(triples, puzzle.Result[triple]) string { return "" },
	})
}

// run searches and gives the solutions and the end.
func (h *heard) run(t *testing.T, ctx context.Context, facts string, o puzzle.Options) (found []triple, done *puzzle.Done) {
	t.Helper()
	instance := puzzletest.Open(t, h.family(), json.RawMessage(facts))
	for event, err := range instance.Solve(ctx, o) {
		switch {
		case err != nil:
			t.Fatal(err)
		case event.Step != nil:
			h.steps = append(h.steps, *event.Step)
			if h.hear != nil {
				h.hear(*event.Step)
			}
		case event.Solution != nil:
			var x triple
			if err := json.Unmarshal(event.Solution, &x); err != nil {
				t.Fatal(err)
			}
			found = append(found, x)
		case event.Done != nil:
			done = event.Done
		}
	}
	return found, done
}

const (
	// The numbers are 1, 2 and 4.
	single = `{"limit": 9, "sums": [{"first": 0, "second": 1, "total": 3}, {"first": 1, "second": 2, "total": 6}, {"first": 0, "second": 2, "total": 5}]}`
	// The first two facts contradict each other; the third is beside the point.
	contradiction = `{"limit": 9, "sums": [{"first": 0, "second": 1, "total": 3}, {"first": 0, "second": 1, "total": 4}, {"first": 1, "second": 2, "total": 6}]}`
	free          = `{"limit": 20, "sums": []}`
	wide          = `{"limit": 1000, "sums": []}`
)

func TestSolutions(t *testing.T) {
	h := &heard{}
	found, done := h.run(t, t.Context(), single, puzzle.Options{})
	if !slices.Equal(found, []triple{{1, 2, 4}}) || done.Verdict != puzzle.One {
		t.Errorf("found %v, verdict %s", found, done.Verdict)
	}
	// Three different numbers of 21.
	found, done = h.run(t, t.Context(), free, puzzle.Options{})
	if len(found) != 21*20*19 || done.Verdict != puzzle.Many || !done.Exact {
		t.Errorf("%d solutions found, verdict %s, exact %t", len(found), done.Verdict, done.Exact)
	}
	// Two facts fewer: 0+3, 1+2, 2+1, 3+0, and 8 others each.
	off := puzzle.Options{Keep: func(id puzzle.FactID) bool { return id == sumID(0) }}
	if found, _ = h.run(t, t.Context(), single, off); len(found) != 4*8 {
		t.Errorf("%d solutions found with one fact kept", len(found))
	}
}

func TestContradictionNamesItsFacts(t *testing.T) {
	found, done := new(heard).run(t, t.Context(), contradiction, puzzle.Options{})
	if len(found) > 0 || done.Verdict != puzzle.None || !done.HasCore || !slices.Equal(done.Core, []puzzle.FactID{"sums/0", "sums/1"}) {
		t.Errorf("found %v, verdict %s, core %q", found, done.Verdict, done.Core)
	}
	if _, done = new(heard).run(t, t.Context(), contradiction, puzzle.Options{NoCore: true}); done.Verdict != puzzle.None || done.HasCore {
		t.Errorf("nobody asks for the facts: verdict %s, core %q", done.Verdict, done.Core)
	}
}

// TestCounts: three different numbers from 0 to 2, one after the other. A
// person tries three, then two for each, and the last is what is left: nine
// tries, six of which end with a solution. The engine decides five times only.
func TestCounts(t *testing.T) {
	h := &heard{}
	found, done := h.run(t, t.Context(), `{"limit":2,"sums":[]}`, puzzle.Options{Trace: true})
	decisions := count(h.steps, view.Guess)
	if len(found) != 6 || decisions != 5 || done.Stats.Nodes != 9 || done.Stats.DeadEnds != 0 || done.Stats.Propagations == 0 {
		t.Errorf("%d solutions, %d decisions, counts %+v", len(found), decisions, done.Stats)
	}
}

// TestTries: the value that is left when all others have failed was tried too.
func TestTries(t *testing.T) {
	for _, c := range []struct {
		name         string
		search       func(*fdsearch.Tries)
		made, failed int64
	}{
		{"solved at once", func(n *fdsearch.Tries) { n.Solution() }, 0, 0},
		{"contradictory at once", func(n *fdsearch.Tries) { n.DeadEnd() }, 0, 1},
		{"the second of two", func(n *fdsearch.Tries) { n.Decide(7); n.DeadEnd(); n.TakeBack(7); n.Solution() }, 2, 1},
		{"the third of three", func(n *fdsearch.Tries) {
			n.Decide(7)
			n.DeadEnd()
			n.TakeBack(7)
			n.Decide(7)
			n.DeadEnd()
			n.TakeBack(7)
			n.Solution()
		}, 3, 2},
		{"the first of two, then two of another", func(n *fdsearch.Tries) {
			n.Decide(7)
			n.DeadEnd()
			n.TakeBack(7)
			n.Decide(0)
			n.DeadEnd()
			n.TakeBack(0)
			n.DeadEnd()
		}, 4, 3},
	} {
		var n fdsearch.Tries
		if c.search(&n); n.Made != c.made || n.Failed != c.failed {
			t.Errorf("%s: %d tries, %d dead ends; want %d, %d", c.name, n.Made, n.Failed, c.made, c.failed)
		}
	}
}

// A search that is stopped says by what, and never that there is nothing.
func TestStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	steps := 0
	stop := func(view.Frame) {
		if steps++; steps == 50 {
			cancel()
		}
	}
	for _, test := range []struct {
		name string
		ctx  context.Context
		o    puzzle.Options
		hear func(view.Frame)
		why  string
		most int64 // decisions
	}{
		{name: "budget", ctx: t.Context(), o: puzzle.Options{Nodes: 100}, why: "work", most: 101},
		{name: "limit", ctx: t.Context(), o: puzzle.Options{Limit: 5}, most: 20},
		// The engine looks at the context now and then only.
		{name: "cancelled", ctx: ctx, o: puzzle.Options{Trace: true, Steps: 100}, hear: stop, why: "stopped", most: 100_000},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, done := (&heard{hear: test.hear}).run(t, test.ctx, wide, test.o)
			if done.Why != test.why || done.Verdict == puzzle.None || done.Stats.Nodes > test.most {
				t.Errorf("verdict %s (%q) after %d decisions", done.Verdict, done.Why, done.Stats.Nodes)
			}
		})
	}
}

// What is wrong with a model is told.
func TestWrongModel(t *testing.T) {
	h := &heard{spoil: func(m *fd.Model) { m.Int("nothing", 1, 0) }}
	instance, err := h.family().Parse(json.RawMessage(free))
	if err != nil {
		t.Fatal(err)
	}
	for _, err = range instance.Solve(t.Context(), puzzle.Options{}) {
	}
	if err == nil {
		t.Error("a variable without values is passed over in silence")
	}
}
