package explain_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest/clauses"
)

// TestAssumptionsAreFacts: claims that are assumed are reasons like clauses that
// say the same, and smallest sets of both are re-proved against brute force over
// the clauses alone.
func TestAssumptionsAreFacts(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	followed, blamed, refuted := 0, 0, 0
	for round := range 800 {
		m, instance, assume := assuming(t, random)
		clauseOf := func(ids []string) (named []string) {
			for _, id := range ids {
				if i, ok := strings.CutPrefix(id, "assume:"); ok {
					n, _ := strconv.Atoi(i)
					id = m.id(len(m.facts.Clauses) - len(assume) + n)
				}
				named = append(named, id)
			}
			return named
		}
		claim := ""
		if literal := random.IntN(2*m.facts.Variables+1) - m.facts.Variables; literal != 0 {
			claim = strconv.Itoa(literal)
		}
		o := options(strategies[round%len(strategies)])
		o.Assume = assume
		answer, err := explain.Why(t.Context(), instance, text(claim), 1000, o)
		if err != nil {
			t.Fatal(err)
		}
		want := m.reasons(claim)
		if !answer.Decided || answer.Follows != (len(want) > 0) {
			t.Fatalf("claim %q, assuming %q, strategy %s: got %+v\n%+v", claim, assume, o.Strategy, answer, m.facts)
		}
		if !answer.Follows {
			refuted++
			if answer.Counterexample != nil {
				if broken, err := m.instance.Violations(answer.Counterexample, nil); err != nil || len(broken) > 0 {
					t.Fatalf("the counterexample breaks %q, %v, assuming %q", broken, err, assume)
				}
			}
			continue
		}
		followed++
		got := [][]string{clauseOf(answer.Core)}
		for _, other := range answer.Others {
			got = append(got, clauseOf(other))
		}
		m.proveCore(t, got[0], func(ids []string) bool { return m.follows(ids, claim) })
		if !answer.Minimal || !answer.All || !slices.Equal(sorted(got), sorted(want)) {
			t.Fatalf("claim %q, assuming %q: got %q, want %q\n%+v", claim, assume, sorted(got), sorted(want), m.facts)
		}
		if slices.ContainsFunc(answer.Core, func(id string) bool { return strings.HasPrefix(id, "assume:") }) {
			blamed++
		}
	}
	if followed < 200 || blamed < 100 || refuted < 200 {
		t.Errorf("only %d claims followed, %d of them from assumptions, and %d did not: the models test too little", followed, blamed, refuted)
	}
}

// assuming is a random model, and the same puzzle without its last clauses, which
// are claims to assume instead.
func assuming(t *testing.T, random *rand.Rand) (m *model, instance puzzle.Instance, assume []puzzle.Claim) {
	t.Helper()
	f := randomModel(t, monotone, random).facts
	rest := f
	rest.Clauses = f.Clauses[:max(0, len(f.Clauses)-1-random.IntN(4))]
	for i := range f.Clauses[len(rest.Clauses):] {
		clause := &f.Clauses[len(rest.Clauses)+i]
		clause.Rule = false
		assume = append(assume, claimOf(*clause))
	}
	return newModel(t, monotone, f), newModel(t, monotone, rest).instance, assume
}

// claimOf is a clause as a claim: that not all of its literals are false.
func claimOf(c clauses.Clause) puzzle.Claim {
	var atoms []claim.Atom
	for _, word := range strings.Fields(c.Literals) {
		variable, negative := strings.CutPrefix(word, "-")
		atoms = append(atoms, claim.Atom{Path: []string{"variable", variable}, Rel: claim.Is, Value: negative})
	}
	return claim.Not(claim.Of(atoms...)).String()
}

// A survey finds the same facts superfluous, whether they are stated or assumed.
func TestAssumptionsInASurvey(t *testing.T) {
	random := rand.New(rand.NewPCG(15, 16))
	implied := 0
	for range 200 {
		m, instance, assume := assuming(t, random)
		superfluous := func(instance puzzle.Instance, o explain.Options) (ids []string) {
			v, err := explain.Survey(t.Context(), instance, o)
			if err != nil || !v.Checked {
				t.Fatalf("%+v, %v", v, err)
			}
			for _, s := range v.Superfluous {
				id := s.Fact
				if i, ok := strings.CutPrefix(id, "assume:"); ok {
					n, _ := strconv.Atoi(i)
					id = m.id(len(m.facts.Clauses) - len(assume) + n)
					implied++
				}
				ids = append(ids, id)
			}
			slices.Sort(ids)
			return ids
		}
		o := options("plain")
		want := superfluous(m.instance, o)
		o.Assume = assume
		if got := superfluous(instance, o); !slices.Equal(got, want) {
			t.Fatalf("assuming %q, %q are superfluous, want %q\n%+v", assume, got, want, m.facts)
		}
	}
	if implied < 20 {
		t.Errorf("only %d assumptions were superfluous", implied)
	}
}
