package fd_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

var audits = flag.Int("audits", 500, "how many random models to audit every reason on")

// Every reason that the engine can give for a pruning must be true at that
// time, and must force the pruning through the constraint alone. The naive
// evaluation decides.
func TestReasonsAreRight(t *testing.T) {
	for seed := range uint64(*audits) {
		auditModel(t, seed)
	}
}

func FuzzReasons(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(auditModel)
}

func auditModel(t *testing.T, seed uint64) {
	m := randomModel(rand.New(rand.NewPCG(seed, 2)))
	for _, o := range []fd.Options{
		{Learn: true, Choose: fd.WeightedDegree, Pick: fd.Last, MaxNodes: 40},
		{Choose: fd.SmallestDomain, Pick: fd.Random, Seed: seed + 1, MaxNodes: 40},
	} {
		var s *fd.Search
		steps := 0
		o.Listener = func(step fd.Step) {
			if step.Kind != fd.Failure && step.Kind != fd.Found || steps > 6 {
				return
			}
			steps++
			s.Audit(func(a fd.Audited) { rederive(t, seed, m, a) })
		}
		s = m.Search(o)
		for _, err := range s.All(context.Background()) {
			if err != nil {
				break
			}
		}
	}
}

// rederive goes through all assignments of the constraint's variables that
// satisfy the premises and the constraint: none may use a value that is gone.
func rederive(t *testing.T, seed uint64, m *fd.Model, a fd.Audited) {
	if a.Late {
		t.Fatalf("seed %d: the reason of %T for %v uses what came later: %v\n%s", seed, a.Author, a.Gone, a.Premises, describe(m))
	}
	scope := a.Scope
	domains := make([][]int, len(scope))
	size, top := 1, 0
	for i, x := range scope {
		top = max(top, int(x))
		domains[i] = slices.DeleteFunc(a.Domains(x), func(v int) bool {
			for _, p := range a.Premises {
				if p.X == x && slices.Contains(p.Values, v) {
					return true
				}
			}
			return x == a.Gone.X && len(a.Gone.Values) > 0 && !slices.Contains(a.Gone.Values, v)
		})
		size *= len(domains[i])
	}
	if len(a.Gone.Values) > 0 && !slices.Contains(scope, a.Gone.X) {
		t.Fatalf("seed %d: %T pruned a variable that it does not know", seed, a.Author)
	}
	if size > 200000 {
		return
	}
	at := make([]int, len(scope))
	values := make([]int, top+1)
	for size > 0 {
		for i, x := range scope {
			values[x] = domains[i][at[i]]
		}
		if naive.Holds(a.Constraint, values) {
			t.Fatalf("seed %d: wrong reason of %T %+v\n%T%+v\npremises %v do not force %v: %v\n%s",
				seed, a.Author, a.Author, a.Constraint, a.Constraint, a.Premises, a.Gone, values, describe(m))
		}
		i := len(at) - 1
		for ; i >= 0; i-- {
			if at[i]++; at[i] < len(domains[i]) {
				break
			}
			at[i] = 0
		}
		if i < 0 {
			return
		}
	}
}
