package fd_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
)

// Of the solutions that give some variables the same values a few are reported,
// one where these are decided first; and of all others, some are.
func TestDistinct(t *testing.T) {
	fewer := 0
	for seed := range uint64(600) {
		r := rand.New(rand.NewPCG(seed, 9))
		m := randomModel(r)
		var distinct []fd.Var
		for _, i := range r.Perm(m.Len())[:1+r.IntN(m.Len())] {
			distinct = append(distinct, fd.Var(i))
		}
		project := func(o fd.Options) (all []string) {
			for s, err := range m.Search(o).All(context.Background()) {
				if err != nil {
					t.Fatal(err)
				}
				all = append(all, fmt.Sprint(s.Values(distinct...)))
			}
			return all
		}
		every := project(fd.Options{})
		want := slices.Compact(slices.Sorted(slices.Values(every)))
		for _, o := range []fd.Options{
			{}, {Order: distinct}, {Choose: fd.SmallestDomain}, {Choose: fd.SmallestDomain, Learn: true}, {Order: distinct, Learn: true},
			{Choose: fd.WeightedDegree, Learn: true, Restart: fd.Luby, RestartUnit: 1, Pick: fd.Last},
		} {
			o.Distinct = distinct
			got := project(o)
			if once := slices.Compact(slices.Sorted(slices.Values(got))); !slices.Equal(once, want) || o.Order != nil && len(got) != len(once) || len(got) > len(every) {
				t.Fatalf("seed %d, %+v: %v, should be %v", seed, o, got, want)
			}
			if len(got) < len(every) {
				fewer++
			}
		}
	}
	if fewer < 500 {
		t.Errorf("only %d searches left anything out", fewer)
	}
}

// What does not matter may be anything, and is not gone through.
func TestDistinctSavesWork(t *testing.T) {
	m := fd.NewModel()
	x := m.Bool("x")
	m.Ints("y", 60, 0, 9)
	s := m.Search(fd.Options{Distinct: []fd.Var{x}})
	found := 0
	for _, err := range s.All(context.Background()) {
		if err != nil {
			t.Fatal(err)
		}
		found++
	}
	if found != 2 || !s.Complete() || s.Stats().Nodes > 121 {
		t.Errorf("%d solutions, complete: %v, %+v", found, s.Complete(), s.Stats())
	}
}
