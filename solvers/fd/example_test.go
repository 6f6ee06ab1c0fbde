package fd_test

import (
	"context"
	"fmt"

	"solvitur/solvers/fd"
)

// SEND + MORE = MONEY as one linear equation.
func Example() {
	m := fd.NewModel()
	var letters []fd.Var
	for _, name := range "SENDMORY" {
		letters = append(letters, m.Int(string(name), 0, 9))
	}
	s, e, n, d, mm, o, r, y := letters[0], letters[1], letters[2], letters[3], letters[4], letters[5], letters[6], letters[7]
	m.Post(fd.Rule,
		fd.Different(letters...),
		fd.Ne(s, 0), fd.Ne(mm, 0),
		fd.Scalar(
			[]int{1000, 100, 10, 1, 1000, 100, 10, 1, -10000, -1000, -100, -10, -1},
			[]fd.Var{s, e, n, d, mm, o, r, e, mm, o, n, e, y}, fd.EQ, 0))

	search := m.Search(fd.Options{Choose: fd.SmallestDomain})
	for solution, err := range search.All(context.Background()) {
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(solution.Values(s, e, n, d), "+", solution.Values(mm, o, r, e), "=", solution.Values(mm, o, n, e, y))
	}
	fmt.Println(search.Verdict())
	// Output:
	// [9 5 6 7] + [1 0 8 5] = [1 0 6 5 2]
	// one
}

// Three people sit in a row. Facts 1 to 4 contradict each other; fact 3 has
// nothing to do with it.
func ExampleModel_Refute() {
	m := fd.NewModel()
	ann, ben, cat := m.Int("Ann", 1, 3), m.Int("Ben", 1, 3), m.Int("Cat", 1, 3)
	m.Post(fd.Rule, fd.Different(ann, ben, cat))
	m.Post(1, fd.Rel(ann, fd.LT, ben, 0))          // Ann sits left of Ben
	m.Post(2, fd.Rel(ben, fd.LT, cat, 0))          // Ben sits left of Cat
	m.Post(3, fd.Or(fd.Ne(ann, 3), fd.Eq(cat, 1))) // true in any case
	m.Post(4, fd.Not(fd.Dist(ben, cat, fd.EQ, 1))) // Ben and Cat are not neighbours

	core, _, verdict, err := m.Refute(context.Background(), fd.Options{})
	fmt.Println(verdict, core.Tags, err)

	// With fact 4 off there is a solution, and Ben must be in the middle:
	// assuming otherwise is refuted by facts 1 and 2.
	o := fd.Options{
		Keep:   func(t fd.Tag) bool { return t != 4 },
		Assume: []fd.Constraint{fd.Ne(ben, 2)},
	}
	core, _, verdict, err = m.Refute(context.Background(), o)
	fmt.Println(verdict, core.Tags, core.Assumed, err)
	// Output:
	// none [1 2 4] <nil>
	// none [1 2] [0] <nil>
}

// What follows without any search, and why.
func ExampleModel_Deduce() {
	m := fd.NewModel()
	x, y := m.Int("x", 0, 9), m.Int("y", 0, 9)
	m.Post(1, fd.Rel(x, fd.EQ, y, 5)) // x = y + 5
	m.Post(2, fd.Ge(y, 4))
	m.Post(3, fd.Ne(x, 3))

	d, err := m.Deduce(context.Background(), fd.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(d.Domain(x), d.Why(x).Tags, d.Why(x, 3).Tags, d.Why(x, 6).Tags)
	for _, in := range d.Inferences() {
		fmt.Println(m.Name(in.Gone.X), "is not", in.Gone.Values, "by fact", in.Tag, "given", len(in.Because), "earlier")
	}
	// Output:
	// [9] [1 2] [1] [1 2]
	// x is not [0 1 2 3 4] by fact 1 given 0 earlier
	// y is not [5 6 7 8 9] by fact 1 given 0 earlier
	// y is not [0 1 2 3] by fact 2 given 0 earlier
	// x is not [5 6 7 8] by fact 1 given 1 earlier
}
