package dialogue

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
)

// randomConversations builds small conversations of every kind of formula.
type randomConversations struct {
	*rand.Rand
	worlds     Worlds
	quantities []*Quantity
	persons    []*Person
	sweepable  bool // nothing that a sweep refuses
}

func (r *randomConversations) conversation() Conversation {
	// Most are small, for the definition is slow; some fill several words.
	large := 50
	if r.IntN(25) == 0 {
		large = 160
	}
	r.quantities = r.quantities[:0]
	if r.IntN(2) == 0 {
		low := r.IntN(3)
		pairs, err := NewPairs(low, low+r.IntN(large/8), r.IntN(2) == 0)
		if err != nil {
			panic(err)
		}
		r.worlds = pairs
		odd, err := pairs.Quantity("odd one", 5, func(x, y int) int { return (x*x + 3*y) % 5 })
		if err != nil {
			panic(err)
		}
		r.quantities = append(r.quantities, pairs.Sum(), pairs.Product(), pairs.Difference(),
			pairs.SumOfSquares(), pairs.Larger(), pairs.Smaller(), odd)
	} else {
		n, wide := r.IntN(large), []int{1, 1000, 1 << 27}[r.IntN(3)]
		tuples, err := NewTuples(3, func(yield func([]int) bool) {
			for range n {
				if !yield([]int{r.IntN(5) - 2, r.IntN(4), wide * r.IntN(9)}) {
					return
				}
			}
		})
		if err != nil {
			panic(err)
		}
		r.worlds = tuples
		for i := range 3 {
			r.quantities = append(r.quantities, Component(tuples, "component", i))
		}
		for _, scale := range []int{1, 100_000, 1 << 40} { // side by side, far apart, beyond 32 bits
			r.quantities = append(r.quantities, Tabulate(tuples, "weight", func(t []int) int { return scale * (t[0]*t[1] - t[2]) }))
		}
	}
	r.quantities = append(r.quantities, Nothing(r.worlds),
		Joint(r.quantities[r.IntN(len(r.quantities))], r.quantities[r.IntN(len(r.quantities))]))
	r.persons = r.persons[:0]
	for range 2 + r.IntN(3) {
		r.persons = append(r.persons, &Person{"X", r.quantity()})
	}
	c := Conversation{Worlds: r.worlds}
	for k := range 1 + r.IntN(5) {
		together := k > 0 && r.IntN(4) == 0
		c.Announcements = append(c.Announcements, Announcement{Together: together})
		f := r.formula(1+r.IntN(4), c.breath(k))
		if r.IntN(3) > 0 { // most formulas should leave something
			f = Or(f, r.formula(2, c.breath(k)))
		}
		c.Announcements[k].Says = f
	}
	return c
}

func (r *randomConversations) quantity() *Quantity { return r.quantities[r.IntN(len(r.quantities))] }
func (r *randomConversations) person() *Person     { return r.persons[r.IntN(len(r.persons))] }

func (r *randomConversations) formula(depth, moment int) Formula {
	if depth == 0 || r.IntN(8) == 0 {
		switch r.IntN(6) {
		case 0:
			m, k := 2+r.IntN(3), r.IntN(2)
			return Fact("a fact", func(t []int) bool { return (t[0]+k*t[1])%m == 0 })
		case 1:
			m, k := 2+r.IntN(3), r.IntN(2)
			return Where("a value", r.quantity(), func(v int) bool { return v%m == k })
		case 2:
			return []Formula{True(), False()}[r.IntN(2)]
		case 3:
			return KnowsValue(r.person(), r.quantity())
		}
		return KnowsWorld(r.person())
	}
	part := func() Formula { return r.formula(depth-1, moment) }
	switch r.IntN(11) {
	case 0, 1:
		return Not(part())
	case 2:
		return And(part(), part(), part())
	case 3:
		return Or(part(), part())
	case 4:
		return []func(a, b Formula) Formula{Implies, Iff}[r.IntN(2)](part(), part())
	case 5, 6:
		return Knows(r.person(), part())
	case 7:
		return KnowsWhether(r.person(), part())
	case 8:
		return Possible(r.person(), part())
	case 9:
		if r.sweepable {
			return EverybodyKnows(r.persons[:2], part())
		}
		return CommonKnowledge(r.persons[:1+r.IntN(len(r.persons))], part())
	}
	earlier := r.IntN(moment + 1)
	return At(earlier, r.formula(depth-1, earlier))
}

// checkValues compares the values of a quantity in a set with those of its
// worlds, one by one.
func checkValues(t *testing.T, s *Set, q *Quantity, worlds []int) {
	t.Helper()
	counts, err := s.Values(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	want := make(map[int]int)
	for _, w := range worlds {
		want[q.Value(w)]++
	}
	for i, c := range counts {
		if want[c.Value] != c.Worlds || i > 0 && counts[i-1].Value >= c.Value {
			t.Fatalf("values %v, want %v", counts, want)
		}
	}
	if len(counts) != len(want) {
		t.Fatalf("values %v, want %v", counts, want)
	}
}

func TestAgainstTheDefinition(t *testing.T) {
	r := &randomConversations{Rand: rand.New(rand.NewPCG(1, 2))}
	defer func(usual int) { listWorth = usual }(listWorth)
	interesting := 0
	for i := range 2_200 {
		listWorth = []int{32, 2, 1}[i%3] // small sets of worlds are seldom listed otherwise
		if all, left := r.compare(t); 0 < left && left < all {
			interesting++
		}
		if t.Failed() {
			t.Fatalf("conversation %d", i)
		}
	}
	if interesting < 550 {
		t.Errorf("only %d conversations leave some worlds but not all", interesting)
	}
}

// FuzzAgainstTheDefinition goes on where the test ends.
func FuzzAgainstTheDefinition(f *testing.F) {
	f.Add(uint64(7), uint64(8))
	f.Fuzz(func(t *testing.T, seed1, seed2 uint64) {
		r := &randomConversations{Rand: rand.New(rand.NewPCG(seed1, seed2))}
		r.compare(t)
	})
}

// compare runs a random conversation in both ways, and gives the numbers of
// worlds at the start and in the end.
func (r *randomConversations) compare(t *testing.T) (all, last int) {
	c := r.conversation()
	want := naiveRun(c)
	got, err := c.Run(context.Background(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for k := range want {
		left := slices.Collect(got.Left(k).All())
		if !slices.Equal(left, want[k]) || got.Left(k).Len() != len(want[k]) {
			t.Errorf("after %d announcements %v, want %v\n%v", k, left, want[k], c.Announcements)
			return
		}
	}
	k := r.IntN(len(want))
	checkValues(t, got.Left(k), r.quantity(), want[k])
	bytes := make([]uint8, c.Worlds.Len())
	got.Eliminations(0, bytes)
	for w, by := range bytes {
		if one, ok := got.Eliminated(w); ok != (by != Survivor) || ok && one != int(by) {
			t.Errorf("world %d goes with announcement %d or %d", w, one, by)
		}
		for k := range want {
			_, in := slices.BinarySearch(want[k], w)
			if in != (k <= int(by)) {
				t.Errorf("world %d is said to go with announcement %d", w, by)
			}
			if in != got.Left(k).Has(w) {
				t.Errorf("world %d is wrongly in or out after %d", w, k)
			}
		}
	}
	if first, last := r.IntN(len(bytes)+1), r.IntN(len(bytes)+1); first <= last {
		part := make([]uint8, last-first)
		got.Eliminations(first, part)
		if !slices.Equal(part, bytes[first:last]) {
			t.Errorf("worlds %d to %d are eliminated differently when asked alone", first, last)
		}
	}
	return len(want[0]), len(want[len(want)-1])
}
