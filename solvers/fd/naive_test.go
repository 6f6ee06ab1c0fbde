package fd_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

var models = flag.Int("models", 1000, "how many random models to compare with the naive engine")

// modes are the ways of searching that must all agree.
func modes(seed uint64) []fd.Options {
	return []fd.Options{
		{},
		{Choose: fd.SmallestDomain, Pick: fd.Last},
		{Choose: fd.WeightedDegree, Pick: fd.Middle},
		{Choose: fd.SmallestDomain, Pick: fd.Random, Seed: seed | 1},
		{Choose: fd.WeightedDegree, Pick: fd.Random, Seed: seed | 1, Restart: fd.Luby, RestartUnit: 1},
		{Choose: fd.MostForcing},
		{Choose: fd.MostForcing, Pick: fd.Random, Seed: seed | 1, Restart: fd.Luby, RestartUnit: 1},
		{Learn: true},
		{Learn: true, Choose: fd.WeightedDegree, Pick: fd.Last},
		{Learn: true, Choose: fd.Activity, Pick: fd.Random, Seed: seed | 1, Restart: fd.Luby, RestartUnit: 1},
		{Learn: true, Choose: fd.MostForcing, Pick: fd.Last},
		{Learn: true, Choose: fd.SmallestDomain, Pick: fd.Middle, Restart: fd.Luby, RestartUnit: 2},
	}
}

func TestAgreesWithNaive(t *testing.T) {
	for seed := range uint64(*models) {
		agreesWithNaive(t, seed)
	}
}

func FuzzAgainstNaive(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(agreesWithNaive)
}

func agreesWithNaive(t *testing.T, seed uint64) {
	m := randomModel(rand.New(rand.NewPCG(seed, 1)))
	if err := m.Err(); err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	want := slices.Collect(naive.Solutions(m, nil))
	for i, o := range slices.Concat(modes(seed), modes(seed)) {
		var got [][]int
		s := m.Search(o)
		if i >= len(modes(seed)) {
			if !o.Learn {
				continue
			}
			s.Impatient(int(seed % 4))
		}
		for sol, err := range s.All(context.Background()) {
			if err != nil {
				t.Fatalf("seed %d, mode %d: %v", seed, i, err)
			}
			got = append(got, sol)
			if len(got) > len(want) {
				break
			}
		}
		slices.SortFunc(got, slices.Compare)
		if !slices.EqualFunc(got, want, slices.Equal) {
			t.Fatalf("seed %d, mode %d (%+v):\n got %v\nwant %v\n%s", seed, i, o, got, want, describe(m))
		}
		if !s.Complete() {
			t.Fatalf("seed %d, mode %d: the search went through everything and does not say so", seed, i)
		}
	}
}

// A probe says of some values of some variables, one after the other, whether a solution has
// them, and gives the first.
func TestProbe(t *testing.T) {
	for seed := range uint64(*models) {
		rng := rand.New(rand.NewPCG(seed, 1))
		m := randomModel(rng)
		all := slices.Collect(naive.Solutions(m, nil))
		probe := m.Probe(fd.Options{})
		for range 20 {
			var vars []fd.Var
			values := make([]int, m.Len())
			for x := range fd.Var(m.Len()) {
				domain := m.Domain(x)
				if values[x] = domain[rng.IntN(len(domain))]; rng.IntN(2) == 0 {
					vars = append(vars, x)
				}
			}
			if len(all) > 0 && rng.IntN(2) == 0 {
				values = all[rng.IntN(len(all))]
			}
			want := slices.IndexFunc(all, func(s []int) bool {
				return !slices.ContainsFunc(vars, func(x fd.Var) bool { return s[x] != values[x] })
			})
			got, verdict, err := probe.Solve(t.Context(), vars, values)
			if err != nil || (verdict == fd.Some) != (want >= 0) || want >= 0 && !slices.Equal(got, all[want]) {
				t.Fatalf("seed %d: with %v of %v it finds %v, %s, %v\n%s", seed, vars, values, got, verdict, err, describe(m))
			}
		}
	}
}

func describe(m *fd.Model) string {
	out := ""
	for x := range fd.Var(m.Len()) {
		out += fmt.Sprintf("x%d in %v\n", x, m.Domain(x))
	}
	for tag, c := range m.Constraints() {
		out += fmt.Sprintf("[%d] %T%+v\n", tag, c, c)
	}
	return out
}
