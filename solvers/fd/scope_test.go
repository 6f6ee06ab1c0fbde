package fd_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

// What a constraint does not speak of does not matter to it, and what it speaks
// of is a variable of the model.
func TestScope(t *testing.T) {
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 11))
		m := randomModel(r)
		value := func(x fd.Var) int {
			domain := m.Domain(x)
			return domain[r.IntN(len(domain))]
		}
		for _, c := range m.Constraints() {
			scope := fd.Scope(c)
			if !slices.IsSorted(scope) || len(slices.Compact(slices.Clone(scope))) != len(scope) {
				t.Fatalf("scope %v of %#v", scope, c)
			}
			a := make([]int, m.Len())
			for x := range a {
				a[x] = value(fd.Var(x))
			}
			held := naive.Holds(c, a)
			for range 5 {
				for x := range a {
					if !slices.Contains(scope, fd.Var(x)) {
						a[x] = value(fd.Var(x))
					}
				}
				if naive.Holds(c, a) != held {
					t.Fatalf("scope %v of %#v is too narrow", scope, c)
				}
			}
		}
	}
}
