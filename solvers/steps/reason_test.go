package steps

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"
)

// randomTable is an arguer with one rule of so many cells and terms, and some of the
// cells known; its table forces something.
func randomTable(t *testing.T, rng *rand.Rand, cells, terms int) (a *arguer, s *single) {
	t.Helper()
	for {
		p := Problem{Cells: cells}
		table := Table{}
		for cell := range cells {
			table.Cells = append(table.Cells, cell)
		}
		for range terms {
			on, care := rng.Uint64()&(1<<cells-1), rng.Uint64()|rng.Uint64()
			table.Terms = append(table.Terms, Term{on & care, ^on & care & (1<<cells - 1)})
		}
		p.Groups = []Group{{Tables: []Table{table}}}
		c, err := compile(p)
		if err != nil {
			t.Fatal(err)
		}
		// The first term is the solution, and everything in it may be concluded.
		solution, backbone := newSet(cells), newSet(cells)
		solution[0], backbone[0] = table.Terms[0].On, table.Terms[0].On|table.Terms[0].Off
		a = newArguer(c, &meter{check: func() error { return nil }}, &Certain{solution, backbone})
		a.begin()
		a.known[0] = rng.Uint64() & backbone[0]
		if a.look(0); a.alone[0] != nil {
			return a, a.alone[0]
		}
	}
}

// firstReason goes through all choices of known cells, fewest first.
func firstReason(a *arguer) (known []int32, cells []int32) {
	table := &a.tables[0]
	on, off := a.knownOf(0, a.known)
	var from []int
	for _, cell := range table.cellsOf(on | off) {
		from = append(from, int(cell))
	}
	for n := 0; n <= len(from); n++ {
		if eachOf(from, n, func(some []int) bool {
			mask := uint64(0)
			for _, cell := range some {
				mask |= 1 << cell
			}
			newOn, newOff, _ := table.forced(on&mask, off&mask)
			known, cells = table.cellsOf(mask), table.cellsOf(a.openOf(table, newOn|newOff))
			return len(cells) > 0
		}) {
			return known, cells
		}
	}
	return nil, nil
}

// The known cells by which a table forces something are the fewest, and of these the first:
// all choices are gone through beside it.
func TestReasonIsSmallest(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 3))
	several := 0
	for range 3000 {
		a, s := randomTable(t, rng, 4+rng.IntN(12), 2+rng.IntN(30))
		if err := a.reason(0, s, MostCells, enough); err != nil {
			t.Fatal(err)
		}
		known, cells := firstReason(a)
		if !slices.Equal(s.step.known, known) || !slices.Equal(s.step.cells, cells) || s.least != len(known) {
			t.Fatalf("%v follow from %v (at least %d), and by all choices %v from %v", s.step.cells, s.step.known, s.least, cells, known)
		}
		if len(known) > 2 {
			several++
		}
	}
	if several < 100 {
		t.Errorf("only %d of the tables need more than two known cells", several)
	}
}

// Without the work that it would take there is still a reason, and nothing of it can be
// left out. Where it is not known to be the smallest, the step says so.
func TestReasonWithoutWork(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 4))
	larger := 0
	for range 3000 {
		a, s := randomTable(t, rng, 4+rng.IntN(12), 2+rng.IntN(30))
		if err := a.reason(0, s, MostCells, 1); err != nil {
			t.Fatal(err)
		}
		table := &a.tables[0]
		on, off := a.knownOf(0, a.known)
		forces := func(known uint64) bool {
			newOn, newOff, _ := table.forced(on&known, off&known)
			return a.openOf(table, newOn|newOff) != 0
		}
		chosen := uint64(0)
		for _, cell := range s.step.known {
			chosen |= 1 << cell
		}
		if !forces(chosen) {
			t.Fatalf("nothing follows from %v", s.step.known)
		}
		for rest := chosen; rest != 0; rest &= rest - 1 {
			if forces(chosen &^ (rest & -rest)) {
				t.Fatalf("of %v something follows without %d", s.step.known, bits.TrailingZeros64(rest))
			}
		}
		known, _ := firstReason(a)
		if s.least > len(known) {
			t.Fatalf("%d are said to be the fewest, and %v will do", s.least, known)
		}
		best, err := a.byOneRule()
		if err != nil {
			t.Fatal(err)
		}
		if len(best.known) > len(known) {
			if larger++; !best.unproved {
				t.Errorf("%v are said to be the fewest, and %v will do", best.known, known)
			}
		}
	}
	if larger == 0 {
		t.Error("every reason found without work was the smallest")
	}
}
