package space

import (
	"context"
	"math/rand/v2"
	"testing"
)

// Conformant plans against all sequences of actions, each followed from every
// start through every outcome.
func TestConformantAgainstAllSequences(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	const longest = 5
	found, none := 0, 0
	for i := range 3_000 {
		n, actions := 2+r.IntN(4), 1+r.IntN(3)
		table := make([][][]int, n)
		goals := make([]bool, n)
		for s := range table {
			goals[s] = r.IntN(2) == 0
			for range actions {
				var to []int
				for range 1 + r.IntN(2)*r.IntN(2) {
					to = append(to, r.IntN(n))
				}
				if r.IntN(12) == 0 {
					to = nil // cannot be done here
				}
				table[s] = append(table[s], to)
			}
		}
		u := Uncertain[int, int]{
			Outcomes: func(s, a int) []int { return table[s][a] },
			Goal:     func(s int) bool { return goals[s] },
		}
		for s := range n {
			if s == 0 || r.IntN(2) == 0 {
				u.Starts = append(u.Starts, s)
			}
		}
		for a := range actions {
			u.Actions = append(u.Actions, Action[int]{a, 1})
		}
		// follow says whether a sequence can be done and ends in goals only.
		follow := func(seq []int) bool {
			may := map[int]bool{}
			for _, s := range u.Starts {
				may[s] = true
			}
			for _, a := range seq {
				next := map[int]bool{}
				for s := range may {
					if len(table[s][a]) == 0 {
						return false
					}
					for _, to := range table[s][a] {
						next[to] = true
					}
				}
				may = next
			}
			for s := range may {
				if !goals[s] {
					return false
				}
			}
			return true
		}
		shortest := -1
		for length := 0; length <= longest && shortest < 0; length++ {
			seq := make([]int, length)
			for more := true; more && shortest < 0; {
				if follow(seq) {
					shortest = length
				}
				more = false
				for k := range seq {
					if seq[k]++; seq[k] < actions {
						more = true
						break
					}
					seq[k] = 0
				}
			}
		}
		p, _, err := Conformant(u)
		if err != nil {
			t.Fatal(err)
		}
		got, err := BreadthFirst(context.Background(), p, Options[Belief]{})
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case shortest >= 0:
			found++
			var seq []int
			for _, m := range got.Plan.Moves {
				seq = append(seq, m.Action)
			}
			if got.Verdict != Found || got.Plan.Cost != shortest || !follow(seq) {
				t.Fatalf("problem %d: %v %v, want %d moves", i, got.Verdict, seq, shortest)
			}
		case got.Verdict == Found && got.Plan.Cost <= longest:
			t.Fatalf("problem %d: plan %+v, but no sequence works", i, got.Plan)
		default:
			none++
		}
	}
	if found < 500 || none < 500 {
		t.Errorf("%d found and %d none: too one-sided", found, none)
	}
}
