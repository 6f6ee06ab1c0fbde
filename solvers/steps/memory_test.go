package steps

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// What is remembered of earlier states hides no simpler step: whoever comes to what is
// known with a fresh mind finds one of the same cost.
func TestNothingIsMissed(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 3))
	var problems []Problem
	for range *puzzles / 3 {
		problems = append(problems, randomGrid(rng, 4, 3).Problem, randomGrid(rng, 3, 5).Problem, randomSudoku(rng), randomGrid(rng, 3, 4).Problem)
	}
	for range *puzzles * 20 {
		problems = append(problems, randomProblem(rng))
	}
	for n, p := range problems {
		weight := []int{DefaultClue, 1, 2}[n%3] // one clue alone is cheap only at a weight of 1
		everyStep(t, p, weight, func(s *step, known, open []Literal) {
			now := p
			now.Known = known
			c, _ := compile(now)
			m := &meter{check: func() error { return nil }}
			found, err := certain(c, m)
			if err != nil {
				t.Fatal(err)
			}
			a := newArguer(c, m, found)
			a.weight = weight
			a.begin()
			if anew, err := a.cheapest(); err != nil || a.cost(s, anew) != 0 {
				t.Errorf("a step of %d clues, %d rules and %d known cells; anew %d, %d and %d (%v)", len(s.clues), len(s.rules), len(s.known), len(anew.clues), len(anew.rules), len(anew.known), err)
			}
		})
	}
}

// Of thirty grids no more steps are left unproved, and no more work is done, than a reader
// can wait for. The counts are the same on every machine.
func TestWork(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 30))
	var work []int64
	unproved := 0
	for range 30 {
		argument := argued(t, randomGrid(rng, 4, 5).Problem)
		work = append(work, argument.Work)
		for _, s := range argument.Steps {
			if s.Unproved {
				unproved++
			}
		}
	}
	slices.Sort(work)
	if unproved > 5 || work[15] > 160_000 || work[28] > 1_000_000 {
		t.Errorf("%d steps are not proved simplest; work %v", unproved, work)
	}
}

func argued(t *testing.T, p Problem) Argument {
	t.Helper()
	argument, err := Argue(t.Context(), p, Options{})
	if err != nil {
		t.Fatal(err)
	}
	return argument
}
