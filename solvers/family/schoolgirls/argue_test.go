package schoolgirls_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Random schedules of full rows whose weeks can be told apart are argued, and random
// schedules judged by what arguments are made of.
func TestArguments(t *testing.T) {
	facts := func(rng *rand.Rand) schoolgirls.Facts {
		for {
			f := random(rng)
			if len(f.Names)%f.Size > 0 {
				continue
			}
			for week := range f.Weeks - rng.IntN(2) {
				who := rng.Perm(len(f.Names))
				f.Wishes = append(f.Wishes, schoolgirls.Wish{Kind: "when", Week: week + 1, Name: f.Names[who[0]], How: []string{"meet", "apart"}[rng.IntN(2)], Other: f.Names[who[1]]})
			}
			return f
		}
	}
	puzzletest.Arguments(t, schoolgirls.New(), 200, facts, func(rng *rand.Rand, f schoolgirls.Facts) schoolgirls.Solution {
		s := schoolgirls.Solution{Rows: map[string]map[string]int{}}
		for _, name := range f.Names {
			s.Rows[name] = map[string]int{}
		}
		for week := range f.Weeks {
			for i, at := range rng.Perm(len(f.Names)) {
				s.Rows[f.Names[at]][strconv.Itoa(week+1)] = i/f.Size + 1
			}
		}
		return s
	})
}

// Nine guests for four evenings are argued to the end, one or two rules at a time.
func TestThreeTables(t *testing.T) {
	family := schoolgirls.New()
	argued, err := puzzletest.Open(t, family, puzzletest.Facts(t, family, "three-tables")).Argue(t.Context(), puzzle.ArgueOptions{})
	if err != nil || argued.Unfit != "" || argued.Open {
		t.Fatalf("%q, open: %v, %v", argued.Unfit, argued.Open, err)
	}
	if slices.ContainsFunc(argued.Steps, func(s puzzle.ArguedStep) bool { return s.ClueCount+s.RuleCount > 2 || s.Unproved }) {
		t.Error("a step is harder than it has to be")
	}
}

// Where weeks can change places, or rows are not full, the page says why there is no
// argument.
func TestUnargued(t *testing.T) {
	family := schoolgirls.New()
	for why, facts := range map[string]any{
		"change places": puzzletest.Facts(t, family, "walking-girls"),
		"shorter row":   schoolgirls.Facts{Names: people[:5], Size: 2, Weeks: 1, Most: 1, Wishes: []schoolgirls.Wish{}},
		"too much":      puzzletest.Facts(t, family, "fifteen-schoolgirls"),
	} {
		argued, err := puzzletest.Open(t, family, facts).Argue(t.Context(), puzzle.ArgueOptions{})
		if err != nil || !strings.Contains(argued.Unfit, why) {
			t.Errorf("%s: %q, %v", why, argued.Unfit, err)
		}
	}
}
