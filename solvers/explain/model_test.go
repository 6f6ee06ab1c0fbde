package explain_test

import (
	"encoding/json"
	"fmt"
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
	clauses := m.clausesOf(ids)
	for assignment := range 1 << m.facts.Variables {
		if !slices.ContainsFunc(clauses, func(i int) bool { return m.breaks(assignment, i) }) {
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
	number := 0
	if claim != "" {
		var err error
		if number, err = strconv.Atoi(literal(claim)); err != nil {
			panic(err)
		}
	}
	return !slices.ContainsFunc(m.solutions(ids), func(a int) bool { return claim == "" || !holds(a, number) })
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

// reasons are the minimal sets of facts from which a claim follows and that can
// be true themselves; of a contradiction, the minimal sets that cannot.
func (m *model) reasons(claim string) [][]string {
	cores := m.minimalCores(func(ids []string) bool { return m.follows(ids, claim) })
	if claim == "" {
		return cores
	}
	return slices.DeleteFunc(cores, func(core []string) bool { return m.follows(core, "") })
}

// text is a literal, or nothing, as a claim, and literal the other way.
func text(literal string) puzzle.Claim {
	positive, denied := strings.CutPrefix(literal, "-")
	v, err := strconv.Atoi(positive)
	switch {
	case err != nil:
		return literal
	case denied:
		return claim.Not(clauses.True(v)).String()
	}
	return clauses.True(v).String()
}

func literal(text puzzle.Claim) string {
	c, err := claim.Parse(text)
	switch {
	case err != nil:
		return text
	case c.Not:
		return "-" + c.All[0].Path[1]
	}
	return c.All[0].Path[1]
}
