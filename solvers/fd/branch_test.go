package fd_test

import (
	"context"
	"testing"

	"solvitur/solvers/fd"
)

// Of variables with two values each, the first choice is the one whose values would
// take the most from others: a value that others hardly have counts more.
func TestMostForcing(t *testing.T) {
	m := fd.NewModel()
	apart := func(offset int, domains ...[]int) (xs []fd.Var) {
		c := fd.AllDifferent{Offsets: make([]int, len(domains))}
		for i, values := range domains {
			c.Vars = append(c.Vars, m.Enum("x", values...))
			c.Offsets[i] = i * offset
		}
		m.Post(fd.Rule, c)
		return c.Vars
	}
	apart(0, []int{1, 2}, []int{3, 4, 5})            // takes nothing
	apart(0, []int{1, 2}, []int{1, 2, 3, 4})         // 2/16
	want := apart(3, []int{5, 6}, []int{2, 3, 4})[0] // 5 and 6 are 2+3 and 3+3: 2/8
	apart(3, []int{5, 6}, []int{5, 6, 7})            // nothing
	apart(0, []int{1, 2}, []int{2, 3, 4})            // 1/8
	apart(0, []int{1, 2, 3}, []int{1, 2, 3})         // more, but of more values
	for choose, want := range map[fd.Choose]fd.Var{fd.MostForcing: want, fd.SmallestDomain: 0} {
		first := fd.Var(-1)
		_, _, err := m.Solve(context.Background(), fd.Options{Choose: choose, Listener: func(s fd.Step) {
			if first < 0 && s.Kind == fd.Decision {
				first = s.Var
			}
		}})
		if err != nil || first != want {
			t.Errorf("choice %d: variable %d first, %v, want %d", choose, first, err, want)
		}
	}
}
