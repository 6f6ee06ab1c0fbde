package explain_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest/clauses"
)

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

// TestSurveyOfCounts: solutions that are counted but not listed prove nothing
// about facts; what is said all the same is true.
func TestSurveyOfCounts(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	for range 150 {
		m := randomModel(t, monotone, random)
		if len(m.free) > 8 {
			continue
		}
		v, err := explain.Survey(t.Context(), m.instance, options("counts"))
		if err != nil {
			t.Fatal(err)
		}
		m.checkPartly(t, v, m.ids(m.free))
		if solutions := m.solutions(m.ids(m.free)); len(solutions) > 0 && v.Exact {
			t.Fatalf("%d solutions are said to have been looked at: %+v", len(solutions), v)
		}
	}
}

func (m *model) checkBackbone(t *testing.T, v explain.Overview, solutions []int) {
	t.Helper()
	var certain, excluded, open, settles, contraries []string
	reached := map[int]bool{}
	only := func(variable int, is bool) int {
		return slices.IndexFunc(solutions, func(a int) bool { return value(a, variable) == is })
	}
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
				reached[only(variable, true)] = true
			}
			if no == 1 {
				contraries = append(contraries, name)
			}
		}
	}
	for _, name := range contraries {
		if variable, err := strconv.Atoi(name); err == nil && !reached[only(variable, false)] {
			settles = append(settles, "-"+name)
		}
	}
	var settling []string
	for _, s := range v.Settles {
		settling = append(settling, literal(s.Claim))
	}
	if !slices.Equal(claims(v.Certain), certain) || !slices.Equal(claims(v.Excluded), excluded) ||
		!slices.Equal(claims(v.Open), open) || !slices.Equal(settling, settles) {
		t.Fatalf("got %+v, want %v, %v, %v, settled by %v", v, certain, excluded, open, settles)
	}
}

func claims(list []puzzle.ClaimText) (names []string) {
	for _, c := range list {
		names = append(names, literal(c.Claim))
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
