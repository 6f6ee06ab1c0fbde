package fdsearch_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Every way finds what brute force does, with variables that nobody is asked
// about as without, says which facts contradict each other, and tells as many
// dead ends and solutions as it counts.
func TestWaysAgreeWithBruteForce(t *testing.T) {
	for seed := range uint64(150) {
		f := randomTriples(rand.New(rand.NewPCG(seed, 5)))
		raw, _ := json.Marshal(f)
		hidden := seed%3 == 0
		fits := func(x triple) bool { return !hidden || x[0]+x[1]+x[2] <= 2*f.Limit }
		keep := puzzle.KeepAll
		if seed%5 == 0 {
			keep = func(id puzzle.FactID) bool { return id != sumID(0) }
		}
		want := brute(f, keep, fits)
		for _, way := range []string{fdsearch.ByPropagation, fdsearch.ByLearning, fdsearch.ByBacktracking, fdsearch.ByGenerating, fdsearch.ByTransfer} {
			h := &heard{hidden: hidden}
			found, done := h.run(t, t.Context(), string(raw), puzzle.Options{Strategy: way, Keep: keep, Trace: true})
			slices.SortFunc(found, func(a, b triple) int { return slices.Compare(a[:], b[:]) })
			if !slices.Equal(found, want) {
				t.Fatalf("%s, %s: found %v, want %v", raw, way, found, want)
			}
			if len(want) == 0 {
				if !done.HasCore {
					t.Errorf("%s, %s: no facts of the contradiction", raw, way)
				}
				core := func(id puzzle.FactID) bool { return slices.Contains(done.Core, id) }
				if x := brute(f, core, fits); len(x) > 0 {
					t.Errorf("%s, %s: %v fits %v", raw, way, x[0], done.Core)
				}
			}
			if ends := done.Stats.DeadEnds + int64(len(found)); ends > max(done.Stats.Nodes, 1) {
				t.Errorf("%s, %s: %d dead ends and solutions of %d tries", raw, way, ends, done.Stats.Nodes)
			}
			if ends, all := count(h.steps, view.Conflict), count(h.steps, view.Answer); way != fdsearch.ByTransfer && int64(ends) != done.Stats.DeadEnds || all != len(found) {
				t.Errorf("%s, %s: %d dead ends and %d solutions told; counts %+v, %d found", raw, way, ends, all, done.Stats, len(found))
			}
		}
	}
}

// What the ways without propagation count can be counted by hand. Of three
// different numbers up to 2: one of 3, then one of 3 of which 1 is refused, then
// one of 3 of which 2 are; together 3 + 9 + 18. Written down whole there are 27.
func TestCountsByHand(t *testing.T) {
	const facts = `{"limit": 2, "sums": []}`
	for _, c := range []struct {
		way                   string
		nodes, deadEnds, told int64
	}{
		{fdsearch.ByBacktracking, 3 + 9 + 18, 3 + 12, 3 + 6 + 18 + 3},
		{fdsearch.ByGenerating, 27, 27 - 6, 27 + 1},
	} {
		h := &heard{}
		_, done := h.run(t, t.Context(), facts, puzzle.Options{Strategy: c.way, Trace: true})
		if done.Stats.Nodes != c.nodes || done.Stats.DeadEnds != c.deadEnds || int64(len(h.steps)) != c.told {
			t.Errorf("%s: %+v, %d steps", c.way, done.Stats, len(h.steps))
		}
	}
}

// A fact is tested as soon as all that it speaks of is settled: with the first two
// numbers known to make 3, no third is tried where they do not.
func TestBacktrackingTestsEarly(t *testing.T) {
	h := &heard{}
	_, done := h.run(t, t.Context(), `{"limit": 9, "sums": [{"first": 0, "second": 1, "total": 3}]}`, puzzle.Options{Strategy: fdsearch.ByBacktracking, Trace: true})
	// 10 first numbers, 10 second ones with each, 10 third ones with each of the
	// four pairs 0+3, 1+2, 2+1, 3+0.
	if done.Stats.Nodes != 10+100+40 {
		t.Errorf("%d values tried", done.Stats.Nodes)
	}
	for _, step := range h.steps {
		if strings.HasPrefix(step.Caption, "Number 1 is 7? No. ") {
			if step.Caption != "Number 1 is 7? No. Numbers 0 and 1 make 3." || !slices.Equal(step.Facts, []string{"sums/0"}) || step.Depth != 1 {
				t.Errorf("%+v", step)
			}
			return
		}
	}
	t.Error("no such step")
}

// How much there is to write down is said before it begins, and what of it was
// done if it is stopped.
func TestGeneratingSaysWhatItTakes(t *testing.T) {
	h := &heard{}
	_, done := h.run(t, t.Context(), wide, puzzle.Options{Strategy: fdsearch.ByGenerating, Trace: true, Nodes: 500})
	const all = "1,003,003,001" // 1001 numbers, three times
	if first := h.steps[0].Caption; first != "To fill everything in there are "+all+" ways: each is written down whole, and then tested." {
		t.Errorf("it begins with %q", first)
	}
	if done.Why != "work" || len(done.Views) != 1 {
		t.Fatalf("stopped by %q, %d views", done.Why, len(done.Views))
	}
	text := view.Text(done.Views[0])
	for _, line := range []string{"there are " + all, "tested 500", "At a million a second, all of them take some 16 minutes."} {
		if !strings.Contains(strings.Join(strings.Fields(text), " "), line) {
			t.Errorf("%q is not in\n%s", line, text)
		}
	}
}

// First and third number are both what is left of 9, and cannot differ: a
// contradiction that each dead end teaches a part of.
func TestLearningLearns(t *testing.T) {
	h := &heard{}
	_, done := h.run(t, t.Context(), `{"limit": 9, "sums": [{"first": 0, "second": 1, "total": 9}, {"first": 1, "second": 2, "total": 9}]}`, puzzle.Options{Strategy: fdsearch.ByLearning, Trace: true})
	if done.Verdict != puzzle.None || done.Stats.Work == 0 {
		t.Errorf("%s after %+v", done.Verdict, done.Stats)
	}
	learnt := 0
	for _, step := range h.steps {
		if strings.Contains(step.Caption, "learnt") {
			learnt++
		}
	}
	if int64(learnt) > done.Stats.Work || learnt == 0 {
		t.Errorf("%d of %d things learned are told", learnt, done.Stats.Work)
	}
}

// The ways that come with a model, the default one first.
func ExampleWays() {
	for _, way := range fdsearch.Ways[triples, triple](nil) {
		fmt.Println(way.Name)
	}
	// Output:
	// propagation
	// learning
	// backtracking
	// generate-and-test
}
