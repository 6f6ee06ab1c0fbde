package fd_test

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"

	"solvitur/solvers/fd"
)

// What is wrong with a model has a name, is reported when posted, and stops
// every search.
func TestErrorsHaveNames(t *testing.T) {
	for _, c := range []struct {
		name string
		post func(m *fd.Model, x, y fd.Var)
		want error
	}{
		{"empty domain", func(m *fd.Model, _, _ fd.Var) { m.Int("z", 3, 2) }, fd.ErrDomain},
		{"no values", func(m *fd.Model, _, _ fd.Var) { m.Enum("z") }, fd.ErrDomain},
		{"wide domain", func(m *fd.Model, _, _ fd.Var) { m.Int("z", 0, fd.MaxDomain) }, fd.ErrDomain},
		{"far domain", func(m *fd.Model, _, _ fd.Var) { m.Int("z", math.MinInt, math.MaxInt) }, fd.ErrDomain},
		{"far values", func(m *fd.Model, _, _ fd.Var) { m.Enum("z", 0, math.MaxInt) }, fd.ErrDomain},
		{"coefficient", func(m *fd.Model, x, y fd.Var) {
			m.Post(1, fd.Scalar([]int{math.MaxInt, 1}, []fd.Var{x, y}, fd.EQ, 0))
		}, fd.ErrOverflow},
		{"least coefficient", func(m *fd.Model, x, y fd.Var) {
			m.Post(1, fd.Scalar([]int{math.MinInt, 1}, []fd.Var{x, y}, fd.LE, 0))
		}, fd.ErrOverflow},
		{"many terms", func(m *fd.Model, x, y fd.Var) {
			m.Post(1, fd.Scalar([]int{1 << 58, 1 << 58}, []fd.Var{x, y}, fd.NE, 0))
		}, fd.ErrOverflow},
		{"right-hand side", func(m *fd.Model, x, y fd.Var) {
			m.Post(1, fd.Sum([]fd.Var{x, y}, fd.LT, math.MinInt))
		}, fd.ErrOverflow},
		{"inside a formula", func(m *fd.Model, x, y fd.Var) {
			m.Post(1, fd.Not(fd.Or(fd.Eq(x, 1), fd.Scalar([]int{math.MaxInt}, []fd.Var{y}, fd.GE, 0))))
		}, fd.ErrOverflow},
		{"offset", func(m *fd.Model, x, y fd.Var) {
			m.Post(1, fd.AllDifferent{Vars: []fd.Var{x, y}, Offsets: []int{0, math.MaxInt}})
		}, fd.ErrOverflow},
		{"difference", func(m *fd.Model, x, y fd.Var) { m.Post(1, fd.Rel(x, fd.LE, y, math.MaxInt)) }, fd.ErrOverflow},
		{"distance", func(m *fd.Model, x, y fd.Var) { m.Post(1, fd.Dist(x, y, fd.GE, math.MinInt)) }, fd.ErrOverflow},
		{"product", func(m *fd.Model, x, _ fd.Var) {
			a, b := m.Int("a", 1<<39, 1<<39), m.Int("b", -1<<39, -1<<39)
			m.Post(1, fd.Product{X: a, Y: b, Z: x})
		}, fd.ErrOverflow},
		{"coefficient of nothing", func(m *fd.Model, _, _ fd.Var) {
			z := m.Int("z", 0, 0)
			m.Post(1, fd.Scalar([]int{math.MinInt, math.MinInt}, []fd.Var{z, z}, fd.EQ, 1))
		}, fd.ErrOverflow},
		{"product in a formula", func(m *fd.Model, x, _ fd.Var) {
			a, b := m.Int("a", 0, 99999), m.Int("b", 0, 99999)
			m.Post(1, fd.Not(fd.Product{X: a, Y: b, Z: x}))
		}, fd.ErrDomain},
		{"stranger", func(m *fd.Model, x, _ fd.Var) { m.Post(1, fd.Different(x, 99)) }, fd.ErrVariable},
		{"negative stranger", func(m *fd.Model, _, _ fd.Var) { m.Post(1, fd.Eq(-1, 0)) }, fd.ErrVariable},
		{"terms", func(m *fd.Model, x, y fd.Var) { m.Post(1, fd.Scalar([]int{1}, []fd.Var{x, y}, fd.EQ, 0)) }, fd.ErrShape},
		{"tuple", func(m *fd.Model, x, y fd.Var) {
			m.Post(1, fd.Table{Vars: []fd.Var{x, y}, Tuples: [][]int{{1, 2}, {1}}})
		}, fd.ErrShape},
		{"rows", func(m *fd.Model, x, y fd.Var) { m.Post(1, fd.Lex{X: []fd.Var{x}, Y: nil}) }, fd.ErrShape},
		{"cardinalities", func(m *fd.Model, x, y fd.Var) {
			m.Post(1, fd.Cardinality{Vars: []fd.Var{x, y}, Values: []int{1, 1}, Min: []int{0, 0}, Max: []int{1, 1}})
		}, fd.ErrShape},
		{"comparison", func(m *fd.Model, x, _ fd.Var) { m.Post(1, fd.Compare{X: x, Op: 6}) }, fd.ErrShape},
		{"nil", func(m *fd.Model, _, _ fd.Var) { m.Post(1, fd.Not(nil)) }, fd.ErrShape},
		{"nesting", func(m *fd.Model, x, _ fd.Var) {
			var f fd.Constraint = fd.Eq(x, 1)
			for range 100000 {
				f = fd.Not(f)
			}
			m.Post(1, f)
		}, fd.ErrShape},
	} {
		m := fd.NewModel()
		x, y := m.Int("x", -9, 9), m.Int("y", -9, 9)
		c.post(m, x, y)
		if err := m.Err(); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
		if _, v, err := m.Solve(context.Background(), fd.Options{}); v != fd.Unsolved || !errors.Is(err, c.want) {
			t.Errorf("%s: the search says %v, %v", c.name, v, err)
		}
	}
}

// Values may lie far apart, and far from what a constraint mentions, without
// any harm.
func TestFarValues(t *testing.T) {
	m := fd.NewModel()
	const far = fd.MaxValue
	x, y, i := m.Int("x", -far, -far+2), m.Int("y", far-2, far), m.Int("i", 0, 3)
	m.Post(1,
		fd.AllDifferent{Vars: []fd.Var{x, y, i}, Strength: fd.Hall},
		fd.AllDifferent{Vars: []fd.Var{x, y, i}, Offsets: []int{far, -far, 0}},
		fd.Element{Index: i, Array: []int{math.MaxInt, math.MinInt, -far, -far + 1}, Result: x},
		fd.Table{Vars: []fd.Var{x, y}, Tuples: [][]int{{math.MinInt, math.MaxInt}, {-far, far - 2}, {-far + 1, far - 2}}},
		fd.Or(fd.Eq(x, math.MinInt), fd.Ne(y, math.MaxInt)),
		fd.Not(fd.OneOf(i, math.MinInt, 3, math.MaxInt)),
		fd.Dist(x, y, fd.EQ, 2*far-2),
		fd.Rel(y, fd.EQ, x, 2*far-2))
	for _, learn := range []bool{false, true} {
		s := m.Search(fd.Options{Learn: learn})
		for sol, err := range s.All(context.Background()) {
			if err != nil || !slices.Equal(sol, []int{-far, far - 2, 2}) {
				t.Error(sol, err)
			}
		}
		if s.Verdict() != fd.One {
			t.Error(s.Verdict())
		}
	}
}

func TestAssumptionsAreChecked(t *testing.T) {
	m := fd.NewModel()
	x := m.Int("x", 0, 1)
	_, _, v, err := m.Refute(context.Background(), fd.Options{Assume: []fd.Constraint{fd.Eq(x+1, 0)}})
	if v != fd.Unsolved || !errors.Is(err, fd.ErrVariable) {
		t.Errorf("%v, %v", v, err)
	}
	if _, v, err := m.Solve(context.Background(), fd.Options{Order: []fd.Var{7}}); v != fd.Unsolved || !errors.Is(err, fd.ErrVariable) {
		t.Errorf("%v, %v", v, err)
	}
}

// countingContext is done after some looks at it.
type countingContext struct {
	context.Context
	looks, limit int
}

func (c *countingContext) Err() error {
	if c.looks++; c.looks > c.limit {
		return context.Canceled
	}
	return nil
}

// The context is looked at at least once in 128 runs of propagators, and a
// search that it stops claims nothing and can go on.
func TestCancellation(t *testing.T) {
	for _, learn := range []bool{false, true} {
		s := graecoLatin(6).Search(fd.Options{Choose: fd.SmallestDomain, Learn: learn, Restart: fd.Luby})
		ctx := &countingContext{Context: context.Background(), limit: 20}
		ok, err := s.Next(ctx)
		if ok || !errors.Is(err, context.Canceled) || s.Complete() || s.Verdict() != fd.Unsolved {
			t.Fatalf("learn %v: %v, %v, complete %v, %v", learn, ok, err, s.Complete(), s.Verdict())
		}
		if n := s.Stats().Propagations; n > 21*128 {
			t.Errorf("learn %v: %d propagations for 21 looks at the context", learn, n)
		}
	}
	// Interrupted all the time, a search still finds all there is.
	s := queens(8).Search(fd.Options{Learn: true})
	found, stops := 0, 0
	for !s.Complete() {
		ok, err := s.Next(&countingContext{Context: context.Background(), limit: 1})
		if ok {
			found++
		}
		if err != nil {
			stops++
		}
	}
	if found != 92 || stops == 0 {
		t.Errorf("%d solutions with %d stops, want 92 with some", found, stops)
	}
}

func TestBudgets(t *testing.T) {
	for _, o := range []fd.Options{{MaxNodes: 50}, {MaxFailures: 20}, {MaxNodes: 50, Learn: true}} {
		s := graecoLatin(6).Search(o)
		ok, err := s.Next(context.Background())
		if ok || !errors.Is(err, fd.ErrBudget) || s.Verdict() != fd.Unsolved {
			t.Errorf("%+v: %v, %v, %v", o, ok, err, s.Verdict())
		}
		if n := s.Stats(); o.MaxNodes > 0 && n.Nodes > o.MaxNodes || o.MaxFailures > 0 && n.Failures > o.MaxFailures {
			t.Errorf("%+v: %+v", o, n)
		}
	}
	if n, _, err := queens(8).Count(context.Background(), fd.Options{Limit: 10}); n != 10 || err != nil {
		t.Errorf("the first ten: %d, %v", n, err)
	}
}

// The same model and options give the same counts and the same order.
func TestDeterminism(t *testing.T) {
	for _, o := range modes(5) {
		run := func() (all []fd.Solution, stats fd.Stats) {
			s := queens(7).Search(o)
			for sol, err := range s.All(context.Background()) {
				if err != nil {
					t.Fatal(err)
				}
				all = append(all, sol)
			}
			return all, s.Stats()
		}
		a, first := run()
		b, second := run()
		if first != second || !slices.EqualFunc(a, b, slices.Equal) {
			t.Errorf("%+v: %+v and %+v", o, first, second)
		}
		if len(a) != 40 {
			t.Errorf("%+v: %d solutions, want 40", o, len(a))
		}
	}
}

// Going on from solution to solution allocates nothing.
func TestNoAllocation(t *testing.T) {
	for name, m := range map[string]*fd.Model{
		"queens": queens(20),
		"sudoku": sudoku(3, ""),
		"star":   star(),
		"girls":  schoolgirls(9, 3, 4),
	} {
		s := m.Search(fd.Options{Choose: fd.SmallestDomain})
		next := func() {
			if _, err := s.Next(context.Background()); err != nil {
				t.Fatal(err)
			}
		}
		for range 20 {
			next()
		}
		if n := testing.AllocsPerRun(20, next); n > 0 {
			t.Errorf("%s: %v allocations for each solution", name, n)
		}
	}
}

// A listener hears every choice, every dead end and every solution once.
func TestListenerHearsAll(t *testing.T) {
	kinds := map[fd.Kind]int64{}
	_, stats, err := queens(6).Count(context.Background(), fd.Options{Listener: func(s fd.Step) { kinds[s.Kind]++ }})
	if err != nil {
		t.Fatal(err)
	}
	if kinds[fd.Decision] != stats.Nodes || kinds[fd.Failure] != stats.Failures || kinds[fd.Found] != stats.Solutions {
		t.Errorf("steps %v, stats %+v", kinds, stats)
	}
}

// The deepest formulas and longest rows that posting lets through can be
// compiled and searched.
func TestDeepFormulas(t *testing.T) {
	m := fd.NewModel()
	x, y := m.Ints("x", 500, 0, 1), m.Ints("y", 500, 0, 1)
	b := m.Bool("b")
	m.Post(1, fd.Lex{X: x, Y: y, Strict: true}, fd.Iff(fd.Is(b), fd.Lex{X: y, Y: x}))
	var f fd.Constraint = fd.Eq(x[499], 0)
	for i := range 490 {
		if i%2 == 0 {
			f = fd.And(fd.Eq(y[499], 1), f)
		} else {
			f = fd.Or(fd.Eq(x[0], 1), f)
		}
	}
	m.Post(2, f)
	for i := range 499 {
		m.Post(3, fd.Rel(x[i], fd.EQ, y[i], 0), fd.Eq(x[i], 0))
	}
	s := m.Search(fd.Options{})
	for sol, err := range s.All(context.Background()) {
		if err != nil || sol.Value(x[499]) != 0 || sol.Value(y[499]) != 1 || sol.Value(b) != 0 {
			t.Fatal(sol, err)
		}
	}
	if s.Verdict() != fd.One {
		t.Error(s.Verdict())
	}
}
