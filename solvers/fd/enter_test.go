package fd_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
)

// A branch that is searched alone is the same branch as in a search that has seen all before
// it: the solutions, their order, and all counts. Others search it at the same time, and
// nobody shall tell.
func TestBranchesAreIndependent(t *testing.T) {
	divided := 0
	for seed := range uint64(*models) {
		r := rand.New(rand.NewPCG(seed, 3))
		m := randomModel(r)
		if seed%2 == 0 {
			m = randomPermutations(r)
		}
		o := fd.Options{Choose: fd.Choose(r.IntN(2)), Pick: fd.Pick(r.IntN(3))}
		for depth := 1; depth <= 4; depth++ {
			whole := branches(t, m, o, depth, 0)
			if len(whole) < 2 {
				continue
			}
			divided++
			for range 2 {
				from := 1 + r.IntN(len(whole)-1)
				alone := branches(t, m, o, depth, from)
				for k := from; k < len(whole); k++ {
					if a, b := whole[k], alone[k]; a.stats != b.stats || !slices.EqualFunc(a.solutions, b.solutions, slices.Equal) {
						t.Fatalf("seed %d, %+v: branch %d of depth %d counts %+v, and %+v after %d that were passed by\n%s", seed, o, k, depth, a.stats, b.stats, from, describe(m))
					}
				}
			}
		}
	}
	if divided < *models/4 {
		t.Errorf("only %d searches have branches", divided)
	}
}

// Where what was searched before can be seen in a count, nobody is asked.
func TestBranchesThatDepend(t *testing.T) {
	clauses := fd.NewModel()
	x := clauses.Ints("x", 6, 0, 2)
	clauses.Post(fd.Rule, fd.Or(fd.Eq(x[0], 1), fd.Eq(x[2], 1), fd.Eq(x[4], 1)))
	wide := fd.NewModel()
	wide.Post(fd.Rule, fd.AllDifferent{Vars: wide.Ints("x", 4, 0, 99)})
	for name, m := range map[string]*fd.Model{"a clause of three": clauses, "wide all-different": wide} {
		o := fd.Options{EnterDepth: 1, Limit: 100, Enter: func(int) (bool, error) {
			t.Errorf("%s: asked", name)
			return true, nil
		}}
		for range m.Search(o).All(t.Context()) {
		}
	}
}

// branch is what came of a branch, with what lies between it and the next one.
type branch struct {
	stats     fd.Stats
	solutions [][]int
}

// branches are those of a depth, behind what comes before the first of them; of these, the
// first that were passed by are not entered.
func branches(t *testing.T, m *fd.Model, o fd.Options, depth, passed int) []branch {
	t.Helper()
	all := []branch{{}}
	var s *fd.Search
	var before fd.Stats
	end := func() {
		now := s.Stats()
		all[len(all)-1].stats = fd.Stats{Nodes: now.Nodes - before.Nodes, Failures: now.Failures - before.Failures,
			Propagations: now.Propagations - before.Propagations, Solutions: now.Solutions - before.Solutions}
		before = now
	}
	o.EnterDepth = depth
	o.Enter = func(at int) (bool, error) {
		if at != depth {
			return true, nil
		}
		end()
		all = append(all, branch{})
		return len(all)-1 >= passed, nil
	}
	s = m.Search(o)
	for solution, err := range s.All(context.Background()) {
		if err != nil {
			t.Fatal(err)
		}
		last := &all[len(all)-1]
		last.solutions = append(last.solutions, solution)
	}
	end()
	return all
}

// randomPermutations makes a model of variables that differ, in several groups.
func randomPermutations(r *rand.Rand) *fd.Model {
	m := fd.NewModel()
	g := generator{r, m}
	n := 4 + r.IntN(4)
	values := n + r.IntN(2)
	step := []int{1, 1, 1, 17}[r.IntN(4)] // of large steps, few variables fit into one word
	for range n {
		var domain []int
		for v := range values {
			if r.IntN(4) > 0 {
				domain = append(domain, v*step)
			}
		}
		if len(domain) == 0 {
			domain = []int{0}
		}
		m.Enum("x", domain...)
	}
	for range 1 + r.IntN(3) {
		c := fd.AllDifferent{Vars: g.distinct(), Strength: fd.Strength(r.IntN(2))}
		if r.IntN(2) == 0 {
			for i := range c.Vars {
				c.Offsets = append(c.Offsets, i*(r.IntN(3)-1))
			}
		}
		m.Post(fd.Rule, c)
	}
	for range r.IntN(3) {
		m.Post(fd.Rule, g.atom())
	}
	return m
}
