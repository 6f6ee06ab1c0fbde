package explain_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"solvitur/solvers/explain"
	"solvitur/solvers/explain/clauses"
	"solvitur/solvers/puzzle"
)

// model is what the tests know of a puzzle by themselves: every assignment of
// the variables, with the clauses that it breaks.
type model struct {
	facts    clauses.Facts
	instance puzzle.Instance
	free     []int // the clauses that are not rules, by position
}

func newModel(t testing.TB, family puzzle.Family, f clauses.Facts) *model {
	t.Helper()
	raw, err := json.Marshal(f)
	if err != nil {
		t.Fatal(err)
	}
	instance, err := family.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	m := &model{facts: f, instance: instance}
	for i, clause := range f.Clauses {
		if !clause.Rule {
			m.free = append(m.free, i)
		}
	}
	return m
}

// randomModel has up to 5 variables and up to 11 clauses, some of them rules.
func randomModel(t testing.TB, family puzzle.Family, random *rand.Rand) *model {
	f := clauses.Facts{Variables: 1 + random.IntN(5), Clauses: []clauses.Clause{}}
	for range random.IntN(12) {
		var words []string
		for range 1 + random.IntN(3) {
			literal := 1 + random.IntN(f.Variables)
			if random.IntN(2) == 0 {
				literal = -literal
			}
			words = append(words, strconv.Itoa(literal))
		}
		f.Clauses = append(f.Clauses, clauses.Clause{Literals: strings.Join(words, " "), Rule: random.IntN(8) == 0})
	}
	return newModel(t, family, f)
}

func (m *model) id(i int) string { return fmt.Sprintf("clauses/%d", i) }

func (m *model) ids(of []int) (ids []string) {
	for _, i := range of {
		ids = append(ids, m.id(i))
	}
	return ids
}

func value(assignment, variable int) bool { return assignment>>(variable-1)&1 != 0 }

func holds(assignment int, literal int) bool {
	return value(assignment, max(literal, -literal)) == (literal > 0)
}

func (m *model) breaks(assignment, clause int) bool {
	for _, word := range strings.Fields(m.facts.Clauses[clause].Literals) {
		literal, err := strconv.Atoi(word)
		if err != nil {
			panic(err)
		}
		if holds(assignment, literal) {
			return false
		}
	}
	return true
}

// solutions are the assignments that break no rule and none of the facts with
// these IDs.
func (m *model) solutions(ids []string) (found []int) {
	for assignment := range 1 << m.facts.Variables {
		if !slices.ContainsFunc(m.clausesOf(ids), func(i int) bool { return m.breaks(assignment, i) }) {
			found = append(found, assignment)
		}
	}
	return found
}

func (m *model) clausesOf(ids []string) (of []int) {
	for i, clause := range m.facts.Clauses {
		if clause.Rule || slices.Contains(ids, m.id(i)) {
			of = append(of, i)
		}
	}
	return of
}

// follows says whether a claim is true in every solution of these facts.
func (m *model) follows(ids []string, claim string) bool {
	literal := 0
	if claim != "" {
		var err error
		if literal, err = strconv.Atoi(claim); err != nil {
			panic(err)
		}
	}
	return !slices.ContainsFunc(m.solutions(ids), func(a int) bool { return claim == "" || !holds(a, literal) })
}

func without(ids []string, one string) []string {
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == one })
}

// proveCore re-proves a minimal core.
func (m *model) proveCore(t testing.TB, core []string, follows func(ids []string) bool) {
	t.Helper()
	if !follows(core) {
		t.Fatalf("%v is not enough\n%+v", core, m.facts)
	}
	for _, id := range core {
		if follows(without(core, id)) {
			t.Fatalf("%v is enough without %s\n%+v", core, id, m.facts)
		}
	}
}

// minimalCores are all of them, by brute force over the sets of facts.
func (m *model) minimalCores(follows func(ids []string) bool) (cores [][]string) {
	enough := map[int]bool{}
	for bits := range 1 << len(m.free) {
		var ids []string
		for k, i := range m.free {
			if bits>>k&1 != 0 {
				ids = append(ids, m.id(i))
			}
		}
		enough[bits] = follows(ids)
		minimal := enough[bits]
		for k := range m.free {
			if bits>>k&1 != 0 && enough[bits&^(1<<k)] {
				minimal = false
			}
		}
		if minimal {
			cores = append(cores, ids)
		}
	}
	return cores
}

func sorted(cores [][]string) []string {
	var all []string
	for _, core := range cores {
		all = append(all, strings.Join(core, " "))
	}
	slices.Sort(all)
	return all
}

var monotone = clauses.New(true)

func options(strategy string) explain.Options {
	return explain.Options{Info: monotone.Info(), Strategy: strategy}
}

var strategies = []string{"plain", "cores", "liar", "counts"}

// TestWhyOnRandomModels re-proves every answer: for contradictions and claims,
// with strategies that offer cores, wrong cores, or none.
func TestWhyOnRandomModels(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	followed, refuted := 0, 0
	for round := range 1800 {
		m := randomModel(t, monotone, random)
		claim := ""
		if literal := random.IntN(2*m.facts.Variables+1) - m.facts.Variables; literal != 0 {
			claim = strconv.Itoa(literal)
		}
		strategy := strategies[round%len(strategies)]
		answer, err := explain.Why(t.Context(), m.instance, claim, 1, options(strategy))
		if err != nil {
			t.Fatal(err)
		}
		follows := func(ids []string) bool { return m.follows(ids, claim) }
		if !answer.Decided || answer.Follows != follows(m.ids(m.free)) {
			t.Fatalf("claim %q, strategy %s: got %+v\n%+v", claim, strategy, answer, m.facts)
		}
		if answer.Follows {
			followed++
			if !answer.Minimal {
				t.Fatalf("not minimal without a budget: %+v", answer)
			}
			m.proveCore(t, answer.Core, follows)
			if answer.Contradiction != m.follows(answer.Core, "") {
				t.Fatalf("claim %q: contradiction %v\n%+v", claim, answer.Contradiction, m.facts)
			}
			continue
		}
		refuted++
		if answer.Counterexample == nil {
			if strategy == "counts" && claim == "" {
				continue
			}
			t.Fatalf("no counterexample")
		}
		broken, err := m.instance.Violations(answer.Counterexample)
		if err != nil || len(broken) > 0 {
			t.Fatalf("the counterexample breaks %v, %v", broken, err)
		}
		if claim != "" {
			if true_, err := m.instance.Holds(answer.Counterexample, claim); err != nil || true_ {
				t.Fatalf("the claim is true of the counterexample (%v)", err)
			}
		}
	}
	if followed < 400 || refuted < 400 {
		t.Errorf("only %d claims followed and %d did not: the models test too little", followed, refuted)
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
		follows := func(ids []string) bool { return m.follows(ids, claim) }
		if !follows(m.ids(m.free)) {
			continue
		}
		want := m.minimalCores(follows)
		answer, err := explain.Why(t.Context(), m.instance, claim, 1000, options(strategies[round%len(strategies)]))
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
			answer, err := explain.Why(t.Context(), m.instance, claim, n, options("cores"))
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

// TestSurveyOnRandomModels compares the backbone, the settling claims, the
// superfluous facts and the smallest set with brute force.
func TestSurveyOnRandomModels(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	none, implied := 0, 0
	for round := range 500 {
		m := randomModel(t, monotone, random)
		if len(m.free) > 8 {
			continue
		}
		v, err := explain.Survey(t.Context(), m.instance, options(strategies[round%3]))
		if err != nil {
			t.Fatal(err)
		}
		all := m.ids(m.free)
		solutions := m.solutions(all)
		if v.Solutions != len(solutions) || !v.Exact || !v.Checked || !v.HasSmallest || !v.SmallestProved || len(v.Unknown) > 0 {
			t.Fatalf("got %+v, want %d solutions\n%+v", v, len(solutions), m.facts)
		}
		m.checkBackbone(t, v, solutions)
		if len(solutions) == 0 {
			none++
		}
		m.checkSuperfluous(t, v, all, true)
		implied += len(v.Superfluous)
		m.checkSmallest(t, v, all)
	}
	if none < 20 || implied < 100 {
		t.Errorf("%d without solution, %d superfluous facts: the models test too little", none, implied)
	}
}

func (m *model) checkBackbone(t *testing.T, v explain.Overview, solutions []int) {
	t.Helper()
	var certain, excluded, open, settles []string
	for variable := 1; variable <= m.facts.Variables && len(solutions) > 0; variable++ {
		yes := 0
		for _, a := range solutions {
			if value(a, variable) {
				yes++
			}
		}
		no, name := len(solutions)-yes, strconv.Itoa(variable)
		switch {
		case no == 0:
			certain = append(certain, name)
		case yes == 0:
			excluded = append(excluded, name)
		default:
			open = append(open, name)
			if yes == 1 {
				settles = append(settles, name)
			}
			if no == 1 {
				settles = append(settles, "-"+name)
			}
		}
	}
	var settling []string
	for _, s := range v.Settles {
		if s.Negated {
			settling = append(settling, "-"+s.Claim)
		} else {
			settling = append(settling, s.Claim)
		}
	}
	if !slices.Equal(claims(v.Certain), certain) || !slices.Equal(claims(v.Excluded), excluded) ||
		!slices.Equal(claims(v.Open), open) || !slices.Equal(settling, settles) {
		t.Fatalf("got %+v, want %v, %v, %v, settled by %v", v, certain, excluded, open, settles)
	}
}

func claims(list []puzzle.ClaimText) (names []string) {
	for _, c := range list {
		names = append(names, c.Claim)
	}
	return names
}

func (m *model) checkSuperfluous(t *testing.T, v explain.Overview, all []string, minimal bool) {
	t.Helper()
	var got, want []string
	for _, s := range v.Superfluous {
		got = append(got, s.Fact)
		clause := m.clausesOf([]string{s.Fact})
		implied := func(ids []string) bool {
			return !slices.ContainsFunc(m.solutions(ids), func(a int) bool {
				return slices.ContainsFunc(clause, func(i int) bool { return m.breaks(a, i) })
			})
		}
		switch {
		case s.Minimal:
			m.proveCore(t, s.Core, implied)
		case minimal:
			t.Fatalf("not minimal without a budget: %+v", s)
		case !implied(s.Core):
			t.Fatalf("%s does not follow from %v", s.Fact, s.Core)
		}
		if slices.Contains(s.Core, s.Fact) {
			t.Fatalf("%s follows from itself", s.Fact)
		}
	}
	if len(m.solutions(all)) > 0 {
		for _, id := range all {
			if len(m.solutions(without(all, id))) == len(m.solutions(all)) {
				want = append(want, id)
			}
		}
	}
	if !slices.Equal(got, want) {
		t.Fatalf("superfluous: got %v, want %v\n%+v", got, want, m.facts)
	}
}

func (m *model) checkSmallest(t *testing.T, v explain.Overview, all []string) {
	t.Helper()
	same := func(ids []string) bool { return len(m.solutions(ids)) == len(m.solutions(all)) }
	m.proveCore(t, v.Smallest, same)
	for _, core := range m.minimalCores(same) {
		if len(core) < len(v.Smallest) {
			t.Fatalf("%v is not smallest: %v is\n%+v", v.Smallest, core, m.facts)
		}
	}
}

// TestBeyondTheList: with more solutions than a survey goes through, claims are
// decided one by one.
func TestBeyondTheList(t *testing.T) {
	m := newModel(t, monotone, clauses.Facts{Variables: 12, Clauses: []clauses.Clause{{Literals: "12"}, {Literals: "-12 11"}, {Literals: "-1"}, {Literals: "1 -2"}}})
	v, err := explain.Survey(t.Context(), m.instance, options("plain"))
	if err != nil {
		t.Fatal(err)
	}
	if v.Verdict != puzzle.Many || v.Solutions != 256 || !v.Exact {
		t.Fatalf("got %+v", v)
	}
	m = newModel(t, monotone, clauses.Facts{Variables: 12, Clauses: []clauses.Clause{{Literals: "12"}, {Literals: "-1"}}})
	if v, err = explain.Survey(t.Context(), m.instance, options("plain")); err != nil {
		t.Fatal(err)
	}
	if v.Verdict != puzzle.Many || v.Exact || v.Solutions < 1000 || len(v.Unknown) > 0 || len(v.Settles) > 0 ||
		!slices.Equal(claims(v.Certain), []string{"12"}) || !slices.Equal(claims(v.Excluded), []string{"1"}) || len(v.Open) != 10 {
		t.Fatalf("got %+v", v)
	}
	if !v.Checked || len(v.Superfluous) > 0 || !slices.Equal(v.Smallest, []string{"clauses/0", "clauses/1"}) || !v.SmallestProved {
		t.Fatalf("got %+v", v)
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

// TestClaimOfAContradiction: everything follows from a contradiction, and the
// answer says that this is why.
func TestClaimOfAContradiction(t *testing.T) {
	m := newModel(t, monotone, clauses.Facts{Variables: 2, Clauses: []clauses.Clause{{Literals: "1"}, {Literals: "-1"}}})
	answer, err := explain.Why(t.Context(), m.instance, "2", 1, options("plain"))
	if err != nil || !answer.Follows || !answer.Contradiction || len(answer.Core) != 2 {
		t.Errorf("got %+v, %v", answer, err)
	}
	if answer, err = explain.Why(t.Context(), m.instance, "1", 1, options("plain")); err != nil || answer.Contradiction || len(answer.Core) != 1 {
		t.Errorf("got %+v, %v", answer, err)
	}
}

func TestRefusals(t *testing.T) {
	fickle := clauses.New(false)
	m := newModel(t, fickle, clauses.Facts{Variables: 2, Clauses: []clauses.Clause{{Literals: "1"}, {Literals: "1"}}})
	o := explain.Options{Info: fickle.Info()}
	if _, err := explain.Why(t.Context(), m.instance, "", 1, o); !errors.Is(err, explain.ErrNotMonotone) {
		t.Errorf("got %v", err)
	}
	v, err := explain.Survey(t.Context(), m.instance, o)
	if err != nil || !v.NotMonotone || v.HasSmallest || v.Checked || len(v.Superfluous) > 0 || len(v.Certain) != 1 || len(v.Open) != 1 {
		t.Errorf("got %+v, %v", v, err)
	}
	if _, err := explain.Why(t.Context(), m.instance, "3", 1, options("")); err == nil {
		t.Error("an unknown claim was explained")
	}
	if _, err := explain.Why(t.Context(), m.instance, "", 1, options("magic")); err == nil {
		t.Error("an unknown strategy was used")
	}
}

// budget is a context that ends when it was asked so many times.
type budget struct {
	context.Context
	left int
}

func (b *budget) Err() error {
	if b.left--; b.left < 0 {
		return context.DeadlineExceeded
	}
	return nil
}

func (b *budget) Deadline() (time.Time, bool) { return time.Time{}, false }

// TestBudgets cuts explanations off at every point: what is said is true all
// the same, and what is called minimal or complete is.
func TestBudgets(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	weaker := 0
	for round := range 150 {
		m := randomModel(t, monotone, random)
		if len(m.free) > 8 {
			continue
		}
		all := m.ids(m.free)
		contradicts := func(ids []string) bool { return m.follows(ids, "") }
		for left := 0; left < 40; left += 1 + round%3 {
			strategy := strategies[round%3]
			answer, err := explain.Why(&budget{t.Context(), left}, m.instance, "", 50, options(strategy))
			if err != nil {
				t.Fatal(err)
			}
			if answer.Decided && answer.Follows != contradicts(all) {
				t.Fatalf("got %+v\n%+v", answer, m.facts)
			}
			if answer.Follows && answer.Minimal {
				m.proveCore(t, answer.Core, contradicts)
			} else if answer.Follows {
				weaker++
				if !contradicts(answer.Core) || answer.All || len(answer.Others) > 0 {
					t.Fatalf("got %+v\n%+v", answer, m.facts)
				}
			}
			for _, core := range answer.Others {
				m.proveCore(t, core, contradicts)
			}
			if answer.All && len(m.minimalCores(contradicts)) != 1+len(answer.Others) {
				t.Fatalf("these are not all: %+v", answer)
			}

			v, err := explain.Survey(&budget{t.Context(), left}, m.instance, options(strategy))
			if err != nil {
				t.Fatal(err)
			}
			m.checkPartly(t, v, all)
		}
	}
	if weaker < 100 {
		t.Errorf("only %d answers were cut off in the middle", weaker)
	}
}

// checkPartly checks what a survey says, but not that it says everything.
func (m *model) checkPartly(t *testing.T, v explain.Overview, all []string) {
	t.Helper()
	solutions := m.solutions(all)
	for _, c := range v.Certain {
		if !m.follows(all, c.Claim) {
			t.Fatalf("%s is not certain", c.Claim)
		}
	}
	for _, c := range v.Excluded {
		if !m.follows(all, "-"+c.Claim) {
			t.Fatalf("%s is not excluded", c.Claim)
		}
	}
	for _, c := range v.Open {
		if m.follows(all, c.Claim) || m.follows(all, "-"+c.Claim) {
			t.Fatalf("%s is not open", c.Claim)
		}
	}
	if v.Exact && v.Solutions != len(solutions) {
		t.Fatalf("%d solutions are not all of %d", v.Solutions, len(solutions))
	}
	if v.Checked && len(solutions) > 0 {
		m.checkSuperfluous(t, v, all, false)
	}
	same := func(ids []string) bool { return len(m.solutions(ids)) == len(solutions) }
	if v.HasSmallest && !same(v.Smallest) {
		t.Fatalf("%v has other solutions", v.Smallest)
	}
	if v.SmallestProved {
		m.checkSmallest(t, v, all)
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
