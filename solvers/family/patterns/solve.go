package patterns

import (
	"fmt"
	"math/big"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

type search = puzzle.Search[Solution]

// The ways of searching.
const (
	byTypes      = "types"
	byPartitions = "partitions"
	byOrders     = "orders"
)

var ways = []puzzle.Way[*board, Solution]{
	{Strategy: puzzle.Strategy{Name: byTypes, Title: "By the lengths of the cycles alone",
		Teaches: "How many cells must hold the same number depends only on how long the cycles are. So list the ways to add up to the size, without 1 where no row may go with its own column, and count the cells of each class by arithmetic: no board is ever written down."}, Run: searchTypes},
	{Strategy: puzzle.Strategy{Name: byPartitions, Title: "One board for each list of lengths",
		Teaches: "The second published program: all ways to write the size as a sum, one order of the rows for each, its board written out cell by cell. What has a part 1 is refused first, then what has two equal rows."}, Run: searchPartitions},
	{Strategy: puzzle.Strategy{Name: byOrders, Title: "Every order of the rows",
		Teaches: "The first published program: every order in which no row comes to its own column, and a board for each. Most of these boards are one and the same with its rows and columns renamed, but the program cannot know. It works for small boards only."}, Run: searchOrders},
}

// filterOf are the conditions that are switched on.
func (b *board) filterOf(keep func(puzzle.FactID) bool) *filter {
	f := &filter{}
	for i, c := range b.Conditions {
		if keep(conditions.ID(i)) {
			conditions.Post(f, c)
		}
	}
	return f
}

// least is the shortest cycle that may be.
func (f *filter) least() int {
	if f.apart {
		return 2
	}
	return 1
}

// sieve takes what a way of searching comes by, and reports what the conditions leave
// of it, each type once.
type sieve struct {
	*filter
	s     *search
	again bool            // a type may come up more than once
	told  map[counts]bool // those that have
	kept  []arrangement   // with the largest total so far, if that alone counts
}

func newSieve(s *search, b *board) *sieve {
	return &sieve{filter: b.filterOf(s.Kept), s: s, told: map[counts]bool{}}
}

// next begins a candidate.
func (v *sieve) next() error {
	v.s.Stats.Nodes++
	return v.s.Check()
}

// refuse counts a candidate that will not do.
func (v *sieve) refuse(a *arrangement, name func() string, why string) error {
	v.s.Stats.DeadEnds++
	return v.tell(a, view.Conflict, func() string { return name() + "? No, " + why + "." })
}

// tell tells of a candidate, and shows what has become of its type.
func (v *sieve) tell(a *arrangement, role view.Role, caption func() string) error {
	if !v.s.Telling() {
		return nil
	}
	return v.s.Step(func() view.Frame {
		shown := role
		if role == view.Conflict {
			shown = view.Crossed
		}
		return v.s.Stage().Next(view.Frame{Caption: caption(), Role: role}, v.s.Stage().In(shown, typeID(a)))
	})
}

// take judges a candidate with its total, and with whether it has no equal rows.
func (v *sieve) take(a *arrangement, distinct bool, name func() string) error {
	v.s.Stats.Tests++
	switch {
	case v.distinct && !distinct:
		return v.refuse(a, name, "two rows are equal")
	case !v.allows(a):
		return v.refuse(a, name, "the conditions are against it")
	}
	if err := v.tell(a, view.Possible, func() string { return fmt.Sprintf("%s: the total is %s.", name(), english.Thousands(a.total)) }); err != nil {
		return err
	}
	if v.again {
		if v.told[a.cycles] {
			return nil
		}
		v.told[a.cycles] = true
	}
	if !v.best {
		return v.s.Found(a.answer())
	}
	if len(v.kept) > 0 && a.total > v.kept[0].total {
		v.kept = v.kept[:0]
	}
	if len(v.kept) == 0 || a.total == v.kept[0].total {
		v.kept = append(v.kept, *a)
	}
	return nil
}

// end reports the largest totals.
func (v *sieve) end() error {
	for _, a := range v.kept {
		if err := v.tell(&a, view.Answer, func() string {
			return fmt.Sprintf("No total was larger than %s, of the type %s.", english.Thousands(a.total), &a)
		}); err != nil {
			return err
		}
		if err := v.s.Found(a.answer()); err != nil {
			return err
		}
	}
	return nil
}

func (a *arrangement) answer() Solution { return Solution{Type: a.String(), Total: a.total} }

func searchTypes(s *search, b *board) error {
	v := newSieve(s, b)
	for a := range types(b.N, v.least()) {
		if err := v.next(); err != nil {
			return err
		}
		a.total = a.best()
		if err := v.take(a, a.distinct(), a.String); err != nil {
			return err
		}
	}
	return v.end()
}

func searchPartitions(s *search, b *board) error {
	v := newSieve(s, b)
	for a := range types(b.N, 1) {
		if err := v.next(); err != nil {
			return err
		}
		if v.apart && a.cycles[1] > 0 {
			if err := v.refuse(a, a.String, "a row would be matched with its own column"); err != nil {
				return err
			}
			continue
		}
		if err := v.board(a.permutation(), a.String); err != nil {
			return err
		}
	}
	return v.end()
}

// board judges an order of the rows by the board written out for it.
func (v *sieve) board(order []int, name func() string) error {
	p := write(order)
	v.s.Stats.Work += int64(len(p.class))
	a := typeOf(order)
	a.total = p.total
	return v.take(&a, p.distinct(), name)
}

// mostOrdered is the largest board of which all orders of the rows are gone through:
// beyond there are more than a thousand million.
const mostOrdered = 12

func searchOrders(s *search, b *board) error {
	v := newSieve(s, b)
	v.again = true
	if b.N > mostOrdered {
		return puzzle.NotApplicable(fmt.Sprintf("There are %s orders of %d rows to go through, and this way gives up beyond %d rows: try one of the others.",
			english.Grouped(v.orders(b.N).String()), b.N, mostOrdered))
	}
	order, used, next := make([]int, b.N), make([]bool, b.N), make([]int, b.N)
	for row := 0; row >= 0; {
		column := next[row]
		for column < b.N && (used[column] || v.apart && column == row) {
			column++
		}
		if column == b.N {
			next[row] = 0
			if row--; row >= 0 {
				used[order[row]] = false
			}
			continue
		}
		order[row], next[row] = column, column+1
		if row+1 < b.N {
			used[column] = true
			row++
			continue
		}
		if err := v.next(); err != nil {
			return err
		}
		if err := v.board(order, func() string { return listed(order) }); err != nil {
			return err
		}
	}
	return v.end()
}

// orders is how many orders of n rows there are: those without a fixed point, or all.
func (f *filter) orders(n int) *big.Int {
	d := big.NewInt(1) // D(k) = k D(k-1) + (-1)^k
	for k := 1; k <= n; k++ {
		d.Mul(d, big.NewInt(int64(k)))
		if f.apart {
			d.Add(d, big.NewInt(int64(1-2*(k%2))))
		}
	}
	return d
}

// listed writes an order of the rows: the column that each equals.
func listed(order []int) string {
	var b strings.Builder
	for i, column := range order {
		if i > 0 {
			b.WriteByte(' ')
		}
		fmt.Fprint(&b, column+1)
	}
	return b.String()
}
