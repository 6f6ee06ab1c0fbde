package fd_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

// These constraints leave exactly the values that some assignment uses.
func TestDomainConsistency(t *testing.T) {
	kinds := map[string]func(g generator) fd.Constraint{
		"hall": func(g generator) fd.Constraint {
			c := fd.AllDifferent{Vars: g.distinct(), Strength: fd.Hall}
			for range c.Vars {
				c.Offsets = append(c.Offsets, g.small())
			}
			return c
		},
		"hall, crowded": func(g generator) fd.Constraint {
			c := fd.AllDifferent{Strength: fd.Hall}
			for range 3 + g.IntN(3) {
				c.Vars = append(c.Vars, g.m.Enum("y", g.IntN(6), g.IntN(6), g.IntN(6)))
			}
			return c
		},
		"equal": func(g generator) fd.Constraint { return fd.Rel(0, fd.EQ, 1, g.small()) },
		"element": func(g generator) fd.Constraint {
			c := fd.Element{Index: 0, Result: 1}
			for range 5 {
				c.Array = append(c.Array, g.near(1))
			}
			return c
		},
		"table": func(g generator) fd.Constraint {
			c := fd.Table{Vars: g.distinct()}
			for range g.IntN(12) {
				var tuple []int
				for _, x := range c.Vars {
					tuple = append(tuple, g.near(x))
				}
				c.Tuples = append(c.Tuples, tuple)
			}
			return c
		},
		"forbidden pair": func(g generator) fd.Constraint { return fd.Not(fd.And(fd.Eq(0, g.near(0)), fd.Eq(1, g.near(1)))) },
		"far":            func(g generator) fd.Constraint { return fd.Dist(0, 1, fd.GE, g.small()) },
	}
	for name, kind := range kinds {
		failed := 0
		for seed := range uint64(400) {
			g := generator{rand.New(rand.NewPCG(seed, 9)), fd.NewModel()}
			for range 2 + g.IntN(4) {
				g.m.Enum("x", g.IntN(9)-3, g.IntN(9)-3, g.IntN(9)-3, g.IntN(9)-3)
			}
			g.m.Post(1, kind(g))
			d, err := g.m.Deduce(context.Background(), fd.Options{})
			if err != nil {
				t.Fatal(err)
			}
			solutions := slices.Collect(naive.Solutions(g.m, nil))
			if d.Failed() != (len(solutions) == 0) {
				t.Fatalf("%s, seed %d: failed is %v with %d solutions\n%s", name, seed, d.Failed(), len(solutions), describe(g.m))
			}
			if d.Failed() {
				failed++
				continue
			}
			for x := range fd.Var(g.m.Len()) {
				for _, v := range g.m.Domain(x) {
					used := slices.ContainsFunc(solutions, func(s []int) bool { return s[x] == v })
					if d.Has(x, v) != used {
						t.Fatalf("%s, seed %d: x%d = %d is left: %v, used: %v\n%s", name, seed, x, v, d.Has(x, v), used, describe(g.m))
					}
				}
			}
		}
		if failed == 400 {
			t.Errorf("%s: all models failed", name)
		}
	}
}

// Best values agree with the naive engine, with and without learning and
// restarts.
func TestOptimise(t *testing.T) {
	for seed := range uint64(300) {
		m := randomModel(rand.New(rand.NewPCG(seed, 5)))
		x := fd.Var(seed) % fd.Var(m.Len())
		lo, hi, any := 0, 0, false
		for s := range naive.Solutions(m, nil) {
			if !any {
				lo, hi, any = s[x], s[x], true
			}
			lo, hi = min(lo, s[x]), max(hi, s[x])
		}
		for i, o := range modes(seed) {
			least, v, _, err := m.Minimise(context.Background(), o, x)
			if err != nil || (v == fd.None) == any || any && least.Value(x) != lo {
				t.Fatalf("seed %d, mode %d: minimum %v, %v, %v, want %d %v\n%s", seed, i, least, v, err, lo, any, describe(m))
			}
			most, v, _, err := m.Maximise(context.Background(), o, x)
			if err != nil || (v == fd.None) == any || any && most.Value(x) != hi {
				t.Fatalf("seed %d, mode %d: maximum %v, %v, %v, want %d %v\n%s", seed, i, most, v, err, hi, any, describe(m))
			}
		}
	}
}

// Domains of ten thousand values, some of them negative, behave like narrow
// ones.
func TestWideDomains(t *testing.T) {
	const n = 10000
	for _, o := range []fd.Options{{}, {Learn: true}, {Learn: true, Choose: fd.WeightedDegree, Pick: fd.Last, Restart: fd.Luby, RestartUnit: 1}} {
		// Pythagorean triples x < y < z, through squares.
		top := 100
		if o.Learn {
			top = 40 // no-goods over hundreds of words are slow going
		}
		m := fd.NewModel()
		x, y, z := m.Int("x", 1, top), m.Int("y", 1, top), m.Int("z", 1, top)
		xx, yy, zz := m.Int("xx", -5, top*top), m.Int("yy", -5, top*top), m.Int("zz", -5, top*top)
		m.Post(fd.Rule,
			fd.Product{X: x, Y: x, Z: xx}, fd.Product{X: y, Y: y, Z: yy}, fd.Product{X: z, Y: z, Z: zz},
			fd.Rel(x, fd.LT, y, 0),
			fd.Scalar([]int{1, 1, -1}, []fd.Var{xx, yy, zz}, fd.EQ, 0))
		want := int64(0)
		for a := 1; a <= top; a++ {
			for b := a + 1; b <= top; b++ {
				for c := b + 1; c <= top; c++ {
					if a*a+b*b == c*c {
						want++
					}
				}
			}
		}
		o.Order = []fd.Var{x, y, z}
		if got, _, err := m.Count(context.Background(), o); got != want || err != nil {
			t.Errorf("%+v: %d triples, %v, want %d", o, got, err, want)
		}
		o.Order = nil

		// A shift, a distance, a table, an element and an all-different.
		m = fd.NewModel()
		a, b, c, i := m.Int("a", -n/2, n/2-1), m.Int("b", 0, n-1), m.Int("c", -n, n), m.Int("i", 0, n-1)
		squares := make([]int, n)
		for k := range squares {
			squares[k] = k * k % n
		}
		m.Post(1, fd.Rel(a, fd.EQ, b, -n/2))
		m.Post(2, fd.Dist(b, c, fd.EQ, n/2))
		m.Post(3, fd.Element{Index: i, Array: squares, Result: b})
		m.Post(4, fd.OneOf(i, 3, 77, 4321, 9999))
		m.Post(5, fd.AllDifferent{Vars: []fd.Var{a, b, c}, Strength: fd.Hall})
		m.Post(6, fd.Or(fd.Eq(b, 5929), fd.Gt(a, 900), fd.Not(fd.OneOf(c, -4991, 5009))))
		want = 0
		for _, k := range []int{3, 77, 4321, 9999} {
			b := k * k % n
			a := b - n/2
			for _, c := range []int{b - n/2, b + n/2} {
				if c <= n && a != c && b != c && (b == 5929 || a > 900 || c != -4991 && c != 5009) {
					want++
				}
			}
		}
		if got, _, err := m.Count(context.Background(), o); got != want || err != nil {
			t.Errorf("%+v: %d, %v, want %d", o, got, err, want)
		}
		if core, _, v, err := m.Refute(context.Background(), fd.Options{Assume: []fd.Constraint{fd.Eq(a, 17), fd.Le(b, 5016)}}); v != fd.None || err != nil ||
			!slices.Equal(core.Tags, []fd.Tag{1}) || len(core.Assumed) != 2 {
			t.Errorf("%v, %v, %v", core, v, err)
		}
	}
}
