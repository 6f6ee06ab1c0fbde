package fdsearch_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
	"solvitur/solvers/fdsearch"
)

// What is counted without being listed is what a list of all assignments has, with
// constraints that count, that are formulas and that speak of distant variables.
func TestCountBy(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 7))
		m := fd.NewModel()
		x := m.Ints("x", 2+rng.IntN(5), 0, 1+rng.IntN(2))
		any := func() fd.Var { return x[rng.IntN(len(x))] }
		atom := func() fd.Constraint {
			return []fd.Constraint{fd.Eq(any(), rng.IntN(2)), fd.Rel(any(), fd.NE, any(), 0), fd.Rel(any(), fd.LE, any(), 0)}[rng.IntN(3)]
		}
		atoms := func() (all []fd.Constraint) {
			for range 1 + rng.IntN(5) {
				all = append(all, atom())
			}
			return all
		}
		for i := range rng.IntN(4) {
			m.Post(fd.Tag(i), []fd.Constraint{atom(), fd.Or(atoms()...), fd.Not(fd.And(atoms()...)), fd.Xor(atoms()...), fd.Not(fd.Xor(atoms()...)),
				fd.HowMany{Of: atoms(), Op: []fd.Op{fd.EQ, fd.LE, fd.GE, fd.NE}[rng.IntN(4)], N: rng.IntN(4)}}[rng.IntN(6)])
		}
		keep := func(tag fd.Tag) bool { return seed%3 > 0 || tag != 1 }
		of := atoms()
		want := make([]int64, len(of)+1)
		for values := range naive.Solutions(m, keep) {
			n := 0
			for _, c := range of {
				if naive.Holds(c, values) {
					n++
				}
			}
			want[n]++
		}
		got, ok := fdsearch.CountBy(t.Context(), m, fd.Options{Keep: keep}, of)
		if !ok || !slices.Equal(got, want) {
			t.Fatalf("seed %d: %v (%v), want %v", seed, got, ok, want)
		}
	}
}
