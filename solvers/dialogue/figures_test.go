package dialogue

import (
	"context"
	"slices"
	"testing"
)

// classic is the conversation of the two numbers: P knows the product, S the
// sum.
func classic(t testing.TB, low, high int, equal bool) (*Pairs, Conversation) {
	t.Helper()
	pairs, err := NewPairs(low, high, equal)
	if err != nil {
		t.Fatal(err)
	}
	p := &Person{"P", pairs.Product()}
	s := &Person{"S", pairs.Sum()}
	return pairs, Conversation{pairs, []Announcement{
		{Says: Not(KnowsWorld(p))},
		{Says: At(0, Knows(s, Not(KnowsWorld(p))))},
		{Says: KnowsWorld(p)},
		{Says: KnowsWorld(s)},
	}}
}

func run(t testing.TB, c Conversation) *Result {
	t.Helper()
	r, err := c.Run(context.Background(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func values(t testing.TB, s *Set, q *Quantity) (out []int) {
	t.Helper()
	counts, err := s.Values(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range counts {
		out = append(out, v.Value)
	}
	return out
}

// The figures of Markusz and Markus for two numbers above 1 and below 100.
func TestSumAndProduct(t *testing.T) {
	pairs, c := classic(t, 2, 99, false)
	r := run(t, c)
	if n := pairs.Len(); n != 4753 {
		t.Errorf("%d pairs, want 4753", n)
	}
	sums := []int{11, 17, 23, 27, 29, 35, 37, 41, 47, 53}
	if got := values(t, r.Left(2), pairs.Sum()); !slices.Equal(got, sums) {
		t.Errorf("sums after the second sentence %v, want %v", got, sums)
	}
	third := r.Left(3)
	if third.Len() != 86 {
		t.Errorf("%d pairs after the third sentence, want 86", third.Len())
	}
	if got := values(t, third, pairs.Sum()); !slices.Equal(got, sums) {
		t.Errorf("sums after the third sentence %v, want %v", got, sums)
	}
	rows := make(map[int][]int)
	for w := range third.All() {
		s := pairs.Sum().Value(w)
		rows[s] = append(rows[s], pairs.Product().Value(w))
	}
	for sum, want := range map[int][]int{11: {18, 24, 28}, 17: {52}, 23: {76, 112, 130}} {
		slices.Sort(rows[sum])
		if !slices.Equal(rows[sum], want) {
			t.Errorf("sum %d: products %v, want %v", sum, rows[sum], want)
		}
	}
	if r.Final().Len() != 1 {
		t.Fatalf("%d pairs in the end, want one", r.Final().Len())
	}
	for w := range r.Final().All() {
		if x, y := pairs.Pair(w); x != 4 || y != 13 {
			t.Errorf("%d and %d, want 4 and 13", x, y)
		}
	}
}

// All ten rows of products, by plain loops over the pairs.
func TestSumAndProductRowsByLoops(t *testing.T) {
	products, sums := map[int]int{}, map[int]bool{}
	for y := 2; y < 100; y++ {
		for x := 2; x < y; x++ {
			products[x*y]++
		}
	}
	for s := 5; s < 198; s++ {
		sums[s] = true
		for x := 2; x < s-x; x++ {
			if s-x < 100 && products[x*(s-x)] < 2 {
				sums[s] = false
			}
		}
	}
	after := map[int]int{}
	for y := 2; y < 100; y++ {
		for x := 2; x < y; x++ {
			if sums[x+y] {
				after[x*y]++
			}
		}
	}
	pairs, c := classic(t, 2, 99, false)
	third := run(t, c).Left(3)
	for y := 2; y < 100; y++ {
		for x := 2; x < y; x++ {
			w, ok := pairs.World(x, y)
			if !ok || third.Has(w) != (sums[x+y] && after[x*y] == 1) {
				t.Errorf("%d and %d: wrongly in or out after the third sentence", x, y)
			}
		}
	}
}

// Five different numbers of 1 to 90, one of which divides the sum of any two:
// the lottery. The divisor divides its own sum with any other, hence all five;
// so the others are its multiples.
func TestLotteryNumbers(t *testing.T) {
	worlds, err := NewTuples(5, func(yield func([]int) bool) {
		for d := 1; d <= 90; d++ {
			n := 90 / d
			for a := 2; a <= n; a++ {
				for b := a + 1; b <= n; b++ {
					for c := b + 1; c <= n; c++ {
						for e := c + 1; e <= n; e++ {
							if !yield([]int{d, a * d, b * d, c * d, e * d}) {
								return
							}
						}
					}
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	hearsDivisor := &Person{"D", Component(worlds, "divisor", 0)}
	hearsParity := &Person{"E", Tabulate(worlds, "parity", func(t []int) int { return t[0] % 2 })}
	r := run(t, Conversation{worlds, []Announcement{
		{Says: KnowsWorld(hearsDivisor)},
		{Says: KnowsWorld(hearsParity)},
	}})
	if got := values(t, r.Left(1), hearsDivisor.Sees); !slices.Equal(got, []int{16, 17, 18}) {
		t.Errorf("divisors after the first sentence: %v", got)
	}
	if r.Final().Len() != 1 {
		t.Fatalf("%d results, want one", r.Final().Len())
	}
	for w := range r.Final().All() {
		if got := worlds.Tuple(w, nil); !slices.Equal(got, []int{17, 34, 51, 68, 85}) {
			t.Errorf("got %v", got)
		}
	}
}

func TestThreeBoys(t *testing.T) {
	worlds, err := NewTuples(3, func(yield func([]int) bool) {
		for a := 1; a <= 36; a++ {
			for b := a; b <= 36; b++ {
				for c := b; c <= 36; c++ {
					if a*b*c == 36 && !yield([]int{a, b, c}) {
						return
					}
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	sum := Tabulate(worlds, "sum", func(t []int) int { return t[0] + t[1] + t[2] })
	listener := &Person{"listener", sum}
	for hint, want := range map[string][]int{"youngest": {1, 6, 6}, "oldest": {2, 2, 9}} {
		r := run(t, Conversation{worlds, []Announcement{
			{Says: Not(KnowsWorld(listener))},
			{Says: Fact(hint, func(t []int) bool {
				if hint == "youngest" {
					return t[0] < t[1]
				}
				return t[1] < t[2]
			})},
			{Says: KnowsWorld(listener)},
		}})
		if n := worlds.Len(); n != 8 {
			t.Errorf("%d triples, want 8", n)
		}
		if got := values(t, r.Left(1), sum); !slices.Equal(got, []int{13}) {
			t.Errorf("sums left %v, want 13", got)
		}
		if r.Final().Len() != 1 {
			t.Fatalf("%s: %d results, want one", hint, r.Final().Len())
		}
		for w := range r.Final().All() {
			if got := worlds.Tuple(w, nil); !slices.Equal(got, want) {
				t.Errorf("%s: %v, want %v", hint, got, want)
			}
		}
	}
}

// The three children with muddy foreheads: with k of them muddy, nobody can
// tell of himself for k-1 rounds of silence, and the muddy ones can then.
func TestMuddyChildren(t *testing.T) {
	const n = 5
	worlds, err := NewTuples(n, func(yield func([]int) bool) {
		for w := range 1 << n {
			tuple := make([]int, n)
			for i := range tuple {
				tuple[i] = w >> i & 1
			}
			if !yield(tuple) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	var silent, stillSilent []Formula
	for i := range n {
		child := &Person{"child", Tabulate(worlds, "others", func(t []int) int {
			seen := 0
			for j, v := range t {
				if j != i {
					seen |= v << j
				}
			}
			return seen
		})}
		muddy := Fact("muddy", func(t []int) bool { return t[i] == 1 })
		silent = append(silent, Not(KnowsWhether(child, muddy)))
		stillSilent = append(stillSilent, Not(KnowsWhether(child, muddy)))
	}
	c := Conversation{worlds, []Announcement{{Says: Fact("one at least", func(t []int) bool {
		return slices.Contains(t, 1)
	})}}}
	for range n - 1 {
		c.Announcements = append(c.Announcements, Announcement{Says: And(silent...)})
	}
	r := run(t, c)
	for k := 1; k <= n; k++ {
		left := 0
		for w := range 1 << n {
			muddy := 0
			for _, v := range worlds.Tuple(w, nil) {
				muddy += v
			}
			if muddy >= k {
				left++
			}
		}
		if r.Left(k).Len() != left {
			t.Errorf("after %d rounds %d worlds, want %d", k-1, r.Left(k).Len(), left)
		}
	}
	// The same silences said one after the other in one breath.
	c.Announcements = c.Announcements[:1]
	for range n - 1 {
		for i, f := range stillSilent {
			c.Announcements = append(c.Announcements, Announcement{Says: f, Together: i > 0})
		}
	}
	if got := run(t, c).Final(); got.Len() != 1 || !got.Has(1<<n-1) {
		t.Errorf("in one breath: %d worlds left, want the one with all muddy", got.Len())
	}
}

// Every pair's number leads back to the pair, in every kind of range.
func TestPairsNumbering(t *testing.T) {
	for low := range 4 {
		for high := low; high < low+40; high++ {
			for _, equal := range []bool{false, true} {
				pairs, err := NewPairs(low, high, equal)
				if err != nil {
					t.Fatal(err)
				}
				next := 0
				for y := low; y <= high; y++ {
					for x := low; x < y || equal && x == y; x++ {
						w, ok := pairs.World(y, x)
						gx, gy := pairs.Pair(next)
						if !ok || w != next || gx != x || gy != y {
							t.Fatalf("%d to %d: pair %d is %d %d, want %d %d", low, high, w, gx, gy, x, y)
						}
						next++
					}
					if pairs.Upto(y) != next {
						t.Fatalf("%d to %d: %d pairs up to %d, want %d", low, high, pairs.Upto(y), y, next)
					}
				}
				if pairs.Len() != next {
					t.Fatalf("%d to %d: %d pairs, want %d", low, high, pairs.Len(), next)
				}
			}
		}
	}
	big, err := NewPairs(2, MaxPairHigh, false)
	if err != nil {
		t.Fatal(err)
	}
	for w := 0; w < big.Len(); w += 999_983 {
		x, y := big.Pair(w)
		if back, ok := big.World(x, y); !ok || back != w {
			t.Fatalf("pair %d is %d %d, which is pair %d", w, x, y, back)
		}
	}
}
