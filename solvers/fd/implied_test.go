package fd_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

// told writes sums down in order.
func told(m *fd.Model) (all []string) {
	for _, c := range m.Implied() {
		sum, line := c.(fd.Linear), ""
		for i, x := range sum.Vars {
			line += fmt.Sprintf("%+d%s", sum.Coeffs[i], m.Name(x))
		}
		all = append(all, fmt.Sprint(line, "=", sum.RHS))
	}
	slices.Sort(all)
	return all
}

// What star posts in addition follows from what bareStar does. The line between two tips of
// a triangle holds these and two inner points: so the third tip is 13 less than those.
func TestImpliedOfAStar(t *testing.T) {
	thirds := []string{
		"+1tip1-1inner3-1inner4=-13", "+1tip2-1inner4-1inner5=-13", "+1tip3-1inner5-1inner6=-13",
		"+1tip4-1inner1-1inner6=-13", "+1tip5-1inner1-1inner2=-13", "+1tip6-1inner2-1inner3=-13",
	}
	want := append([]string{"+1tip1+1tip3+1tip5=13", "+1tip2+1tip4+1tip6=13"}, thirds...)
	slices.Sort(want)
	if got := told(bareStar()); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := told(star()); !slices.Equal(got, thirds) {
		t.Errorf("with the triangles posted %v, want %v", got, thirds)
	}
}

// In a magic square of three, with rows, columns and diagonals of 15, the middle is 5 and
// what lies opposite adds up to 10; a corner is half of the two sides next to the one opposite.
func TestImpliedOfASquare(t *testing.T) {
	m := fd.NewModel()
	x := m.Ints("", 9, 1, 9)
	for _, line := range [][]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}} {
		m.Post(fd.Rule, fd.Sum([]fd.Var{x[line[0]], x[line[1]], x[line[2]]}, fd.EQ, 15))
	}
	got := told(m)
	for _, want := range []string{"+15=5", "+11+19=10", "+12+18=10", "+13+17=10", "+14+16=10", "+21-16-18=0"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is not among %v", want, got)
		}
	}
}

// Only rules count, and no more than they say.
func TestImpliedOfRules(t *testing.T) {
	m := fd.NewModel()
	x := m.Ints("x", 4, 1, 4)
	m.Post(1, fd.Sum(x[:2], fd.EQ, 4))
	m.Post(fd.Rule, fd.Different(x...), fd.Sum(x[2:], fd.LE, 5))
	if got := told(m); len(got) > 0 {
		t.Error(got)
	}
	m.Post(fd.Rule, fd.Sum(x[:2], fd.EQ, 4))
	if got, want := told(m), []string{"+1x3+1x4=6"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	m.Post(fd.Rule, fd.Sum(x[:2], fd.EQ, 5))
	if got := told(m); len(got) > 0 {
		t.Errorf("%v of a contradiction", got)
	}
}

// Whatever follows is true of every solution.
func TestImpliedHolds(t *testing.T) {
	found := 0
	for seed := range uint64(*models) {
		r := rand.New(rand.NewPCG(seed, 5))
		m := fd.NewModel()
		n := 3 + r.IntN(3)
		x := m.Ints("x", n, 0, n-1)
		hidden := r.Perm(n)
		if r.IntN(2) == 0 {
			m.Post(fd.Rule, fd.Different(x...))
		}
		for range 1 + r.IntN(4) {
			coeffs, sum := make([]int, n), 0
			for i := range coeffs {
				if r.IntN(2) == 0 {
					coeffs[i] = r.IntN(5) - 2
				}
				sum += coeffs[i] * hidden[i]
			}
			m.Post(fd.Rule, fd.Scalar(coeffs, x, fd.EQ, sum+r.IntN(8)/7))
		}
		sums := m.Implied()
		found += len(sums)
		for solution := range naive.Solutions(m, nil) {
			for _, c := range sums {
				sum, total := c.(fd.Linear), 0
				for i, y := range sum.Vars {
					total += sum.Coeffs[i] * solution[y]
				}
				if total != sum.RHS || len(sum.Vars) > 3 {
					t.Fatalf("seed %d: %+v of %v\n%s", seed, sum, solution, describe(m))
				}
			}
		}
	}
	if found < *models {
		t.Errorf("only %d sums", found)
	}
}
