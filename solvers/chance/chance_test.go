package chance_test

import (
	"slices"
	"testing"

	"solvitur/solvers/chance"
)

// TestForEver holds what some texts give: it must never change, since puzzles are drawn
// so. The figures were worked out by another program, in Python, from the papers that
// the package names.
func TestForEver(t *testing.T) {
	d := chance.New("1-easy-7/sudoku/0/0")
	var got []int
	for range 6 {
		got = append(got, d.Below(1000))
	}
	if want := []int{64, 698, 190, 939, 439, 452}; !slices.Equal(got, want) {
		t.Errorf("below 1000: %v, want %v", got, want)
	}
	if got, want := d.Order(9), []int{8, 7, 0, 6, 3, 4, 5, 1, 2}; !slices.Equal(got, want) {
		t.Errorf("an order of 9: %v, want %v", got, want)
	}
	if got, want := chance.New("").Between(-5, 1<<40), 839691010411; got != want {
		t.Errorf("a large number: %d, want %d", got, want)
	}
}

// TestFair: no number below a bound is left out or much more frequent than another.
func TestFair(t *testing.T) {
	d := chance.New("fair")
	counts := make([]int, 7)
	for range 70_000 {
		counts[d.Below(len(counts))]++
	}
	for n, count := range counts {
		if count < 9_500 || count > 10_500 {
			t.Errorf("%d came %d times of 70,000", n, count)
		}
	}
	first := make([]int, 5)
	for range 50_000 {
		first[slices.Index(d.Order(5), 0)]++
	}
	for place, count := range first {
		if count < 9_500 || count > 10_500 {
			t.Errorf("0 came to place %d %d times of 50,000", place, count)
		}
	}
}

// TestDistinct: no key comes twice, a draw knows what there is, and where there is no more it ends.
func TestDistinct(t *testing.T) {
	for most, want := range map[int]int{0: 0, 5: 5, 50: 9} {
		d := chance.New("distinct")
		all := chance.Distinct(most, func(n int) int { return n / 10 }, func(all []int) (int, bool) {
			n := d.Below(100)
			return n, n < 90 && len(all) < most
		})
		keys := map[int]bool{}
		for _, n := range all {
			keys[n/10] = true
		}
		if len(all) != want || len(keys) != want || keys[9] {
			t.Errorf("%d of 9: %v", most, all)
		}
	}
}

// TestMixed: what is mixed are the same things, and any of them may stand where it did, or not.
func TestMixed(t *testing.T) {
	d := chance.New("mixed")
	list := []string{"a", "b", "c", "d"}
	stood := map[int]int{} // how often so many stand where they did
	for range 5000 {
		mixed, stand := chance.Mixed(d, list), 0
		for i := range list {
			if mixed[i] == list[i] {
				stand++
			}
		}
		if stood[stand]++; !slices.Equal(slices.Sorted(slices.Values(mixed)), list) {
			t.Fatalf("%v is mixed to %v", list, mixed)
		}
	}
	for _, stand := range []int{0, 1, 2, 4} { // three cannot stand without the last
		if stood[stand] < 100 {
			t.Errorf("%d of 4 stand where they did %d times of 5000", stand, stood[stand])
		}
	}
}

// TestSettled: a number is settled by its divisors, by as few as tell it, of which none can be spared.
func TestSettled(t *testing.T) {
	asked := 0
	s := chance.Settling[int, int]{Results: chance.Span(1, 30), Meets: func(divisor, n int) bool { return n%divisor == 0 }, MostLeft: 15, MostMore: 1,
		More: func() []int { asked++; return []int{2, 3, 8, 6} }}
	for name, c := range map[string]struct{ facts, want []int }{
		"one more is enough":          {[]int{8}, []int{8, 3}}, // 24
		"enough as they are":          {[]int{8, 12}, []int{8, 12}},
		"one can be spared":           {[]int{2, 8, 12}, nil},
		"one more makes one needless": {[]int{3, 4}, nil}, // 8 is for 4 as well
		"two more were needed":        {[]int{4}, nil},
		"too many are left":           {nil, nil},
		"none is left":                {[]int{7, 11}, nil},
	} {
		if got := s.Settled(c.facts); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v become %v, should be %v", name, c.facts, got, c.want)
		}
	}
	if asked != 3 {
		t.Errorf("asked for more %d times, and three times it was needed", asked)
	}
}

// TestWalk: four queens are placed row by row, back where there is no way, and given up beyond so many.
func TestWalk(t *testing.T) {
	for most, want := range map[int]bool{7: false, 8: true, 1000: true} {
		var queens []int
		ways := func() (ways []int, open bool) {
			for c := range 4 {
				free := true
				for r, column := range queens {
					apart := len(queens) - r
					free = free && c != column && c != column-apart && c != column+apart
				}
				if free {
					ways = append(ways, c)
				}
			}
			return ways, len(queens) < 4
		}
		put := func(c int) { queens = append(queens, c) }
		back := func(c int) {
			if queens[len(queens)-1] != c {
				t.Fatalf("%d is taken back of %v", c, queens)
			}
			queens = queens[:len(queens)-1]
		}
		if got := chance.Walk(most, ways, put, back); got != want || want && !slices.Equal(queens, []int{1, 3, 0, 2}) {
			t.Errorf("with %d queens: %v, %v", most, got, queens)
		}
	}
	if chance.Walk(1000, func() ([]int, bool) { return nil, true }, nil, nil) {
		t.Error("where there is no way, it comes to the end")
	}
}
