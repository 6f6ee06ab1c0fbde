package explain_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/puzzletest/clauses"
)

// TestWhyOnRandomModels re-proves every answer: for contradictions and claims,
// with strategies that offer cores, wrong cores, or none.
func TestWhyOnRandomModels(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	followed, refuted, clashed := 0, 0, 0
	for round := range 1800 {
		m := randomModel(t, monotone, random)
		claim := ""
		if literal := random.IntN(2*m.facts.Variables+1) - m.facts.Variables; literal != 0 {
			claim = strconv.Itoa(literal)
		}
		strategy := strategies[round%len(strategies)]
		answer, err := explain.Why(t.Context(), m.instance, text(claim), 1, options(strategy))
		if err != nil {
			t.Fatal(err)
		}
		follows := func(ids []string) bool { return m.follows(ids, claim) }
		clash := m.follows(m.ids(m.free), "")
		if want := len(m.reasons(claim)) > 0; !answer.Decided || answer.Follows != want || answer.Contradiction != (clash && (claim != "" || want)) {
			t.Fatalf("claim %q, strategy %s: got %+v\n%+v", claim, strategy, answer, m.facts)
		}
		if answer.Follows {
			followed++
			if !answer.Minimal {
				t.Fatalf("not minimal without a budget: %+v", answer)
			}
			m.proveCore(t, answer.Core, follows)
			if claim != "" && m.follows(answer.Core, "") {
				t.Fatalf("claim %q: anything follows from %q\n%+v", claim, answer.Core, m.facts)
			}
			clashed += min(1, len(claim)) * map[bool]int{true: 1}[clash]
			continue
		}
		refuted++
		if clash {
			if answer.Counterexample != nil {
				t.Fatalf("a counterexample where there is no solution: %s", answer.Counterexample)
			}
			continue
		}
		if answer.Counterexample == nil {
			if strategy == "counts" && claim == "" {
				continue
			}
			t.Fatalf("no counterexample")
		}
		broken, err := m.instance.Violations(answer.Counterexample, nil)
		if err != nil || len(broken) > 0 {
			t.Fatalf("the counterexample breaks %v, %v", broken, err)
		}
		if claim != "" {
			if true_, err := puzzletest.Holds(m.instance, answer.Counterexample, text(claim)); err != nil || true_ {
				t.Fatalf("the claim is true of the counterexample (%v)", err)
			}
		}
	}
	if followed < 400 || refuted < 400 || clashed < 100 {
		t.Errorf("only %d claims followed, %d of them although the facts contradict each other, and %d did not: the models test too little", followed, clashed, refuted)
	}
}

// TestFactsSwitchedOff: a core never holds a fact that is off.
func TestFactsSwitchedOff(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		m := randomModel(t, monotone, random)
		on := map[string]bool{}
		var kept []string
		for _, i := range m.free {
			if random.IntN(3) > 0 {
				on[m.id(i)] = true
				kept = append(kept, m.id(i))
			}
		}
		o := options("cores")
		o.Keep = func(id string) bool { return on[id] }
		answer, err := explain.Why(t.Context(), m.instance, "", 1, o)
		if err != nil {
			t.Fatal(err)
		}
		if answer.Follows != m.follows(kept, "") {
			t.Fatalf("got %+v", answer)
		}
		if answer.Follows {
			m.proveCore(t, answer.Core, func(ids []string) bool { return m.follows(ids, "") })
			for _, id := range answer.Core {
				if !on[id] {
					t.Fatalf("%s is off", id)
				}
			}
		}
	}
}

// TestAllCores compares the list of minimal cores with brute force.
func TestAllCores(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	several := 0
	for round := range 300 {
		m := randomModel(t, monotone, random)
		claim := []string{"", "1"}[round%2]
		want := m.reasons(claim)
		if len(want) == 0 {
			continue
		}
		answer, err := explain.Why(t.Context(), m.instance, text(claim), 1000, options(strategies[round%len(strategies)]))
		if err != nil {
			t.Fatal(err)
		}
		got := append([][]string{answer.Core}, answer.Others...)
		if !answer.All || !slices.Equal(sorted(got), sorted(want)) {
			t.Fatalf("all %v: got %q, want %q\n%+v", answer.All, sorted(got), sorted(want), m.facts)
		}
		if len(want) < 2 {
			continue
		}
		several++
		// Asked for one fewer than there are, it does not claim to have all;
		// asked for exactly as many, it does.
		for _, n := range []int{len(want) - 1, len(want)} {
			answer, err := explain.Why(t.Context(), m.instance, text(claim), n, options("cores"))
			if err != nil {
				t.Fatal(err)
			}
			if n > 1 && (len(answer.Others) != n-1 || answer.All != (n == len(want))) {
				t.Fatalf("asked for %d of %d: got %d, all %v", n, len(want), 1+len(answer.Others), answer.All)
			}
		}
	}
	if several < 50 {
		t.Errorf("only %d models had several cores", several)
	}
}

func TestRulesAlone(t *testing.T) {
	m := newModel(t, monotone, clauses.Facts{Variables: 1, Clauses: []clauses.Clause{
		{Literals: "1", Rule: true}, {Literals: "-1", Rule: true}, {Literals: "1"},
	}})
	answer, err := explain.Why(t.Context(), m.instance, "", 9, options("plain"))
	if err != nil {
		t.Fatal(err)
	}
	if !answer.Follows || len(answer.Core) != 0 || !answer.Minimal || !answer.Contradiction || !answer.All || len(answer.Others) > 0 {
		t.Errorf("got %+v", answer)
	}
}

// TestClaimOfAContradiction: everything follows from a contradiction, so that it
// is no reason; facts that can be true together are.
func TestClaimOfAContradiction(t *testing.T) {
	m := newModel(t, monotone, clauses.Facts{Variables: 2, Clauses: []clauses.Clause{{Literals: "1"}, {Literals: "-1"}}})
	answer, err := explain.Why(t.Context(), m.instance, text("2"), 1, options("plain"))
	if err != nil || !answer.Decided || answer.Follows || !answer.Contradiction || len(answer.Core) > 0 {
		t.Errorf("got %+v, %v", answer, err)
	}
	for claim, core := range map[string]string{"1": "clauses/0", "-1": "clauses/1"} {
		if answer, err = explain.Why(t.Context(), m.instance, text(claim), 2, options("plain")); err != nil || !answer.Follows || !answer.Contradiction || !slices.Equal(answer.Core, []string{core}) || !answer.All || len(answer.Others) > 0 {
			t.Errorf("%s: got %+v, %v", claim, answer, err)
		}
	}
}

func TestRefusals(t *testing.T) {
	fickle := clauses.New(false)
	m := newModel(t, fickle, clauses.Facts{Variables: 2, Clauses: []clauses.Clause{{Literals: "1"}, {Literals: "1"}}})
	o := explain.Options{Info: fickle.Info()}
	for claim, follows := range map[string]bool{"1": true, "2": false} {
		answer, err := explain.Why(t.Context(), m.instance, text(claim), 1, o)
		if err != nil || !answer.Decided || answer.Follows != follows || len(answer.Core) > 0 || (len(answer.Told) > 0) != follows || (answer.Counterexample == nil) != follows {
			t.Errorf("%s: got %+v, %v", claim, answer, err)
		}
	}
	v, err := explain.Survey(t.Context(), m.instance, o)
	if err != nil || !v.NotMonotone || v.HasSmallest || v.Checked || len(v.Superfluous) > 0 || len(v.Certain) != 1 || len(v.Open) != 1 {
		t.Errorf("got %+v, %v", v, err)
	}
	if _, err := explain.Why(t.Context(), m.instance, text("3"), 1, options("")); err == nil {
		t.Error("an unknown claim was explained")
	}
	if _, err := explain.Why(t.Context(), m.instance, "", 1, options("magic")); err == nil {
		t.Error("an unknown strategy was used")
	}
}

// TestFewSearches: a contradiction of 3 among 40 facts takes a handful of
// searches when the strategy offers a core, and far fewer than 40 without.
func TestFewSearches(t *testing.T) {
	f := clauses.Facts{Variables: 10}
	for i := range 37 {
		f.Clauses = append(f.Clauses, clauses.Clause{Literals: fmt.Sprintf("%d -%d", 1+i%10, 1+(i*3)%10)})
	}
	f.Clauses = slices.Insert(f.Clauses, 11, clauses.Clause{Literals: "1 2"}, clauses.Clause{Literals: "-1"}, clauses.Clause{Literals: "-2"})
	m := newModel(t, monotone, f)
	for strategy, most := range map[string]int{"plain": 22, "cores": 10} {
		answer, err := explain.Why(t.Context(), m.instance, "", 1, options(strategy))
		if err != nil {
			t.Fatal(err)
		}
		m.proveCore(t, answer.Core, func(ids []string) bool { return m.follows(ids, "") })
		if len(m.facts.Clauses) != 40 || answer.Solves > most {
			t.Errorf("%s: %d searches for %v", strategy, answer.Solves, answer.Core)
		}
	}
}

func BenchmarkWhy(b *testing.B) {
	f := clauses.Facts{Variables: 6}
	random := rand.New(rand.NewPCG(1, 1))
	for range 60 {
		f.Clauses = append(f.Clauses, clauses.Clause{Literals: fmt.Sprintf("%d %d -%d", 1+random.IntN(6), 1+random.IntN(6), 1+random.IntN(6))})
	}
	f.Clauses = append(f.Clauses, clauses.Clause{Literals: "1 2"}, clauses.Clause{Literals: "-1"}, clauses.Clause{Literals: "-2"})
	m := newModel(b, monotone, f)
	for _, strategy := range []string{"plain", "cores"} {
		b.Run(strategy, func(b *testing.B) {
			solves := 0
			for b.Loop() {
				answer, err := explain.Why(b.Context(), m.instance, "", 1, options(strategy))
				if err != nil {
					b.Fatal(err)
				}
				solves = answer.Solves
			}
			b.ReportMetric(float64(solves), "searches")
		})
	}
}
