package dialogues

import (
	"slices"
	"testing"

	"solvitur/solvers/puzzle"
)

// The checker's own readers say the same as those that the ways of searching go by,
// of all lists of up to four numbers.
func TestTwoReaders(t *testing.T) {
	var lists [][]int
	var list func(numbers []int)
	list = func(numbers []int) {
		if len(numbers) > 0 {
			lists = append(lists, slices.Clone(numbers))
		}
		for n := 0; n < 12 && len(numbers) < 4; n++ {
			if len(numbers) == 0 || n >= numbers[len(numbers)-1] {
				list(append(numbers, n))
			}
		}
	}
	list(nil)
	for _, numbers := range lists {
		for _, what := range quantities {
			for _, by := range []int{0, 2, 7} {
				q := quantity{what.name, by}
				if got, want := q.read(numbers), q.of(numbers); got != want {
					t.Errorf("%s of %v is read as %d, and as %d", q, numbers, got, want)
				}
			}
		}
		for _, p := range properties {
			if got, want := fits(p.name, numbers), has(p.name, numbers); got != want {
				t.Errorf("%q is said of %v: %v, and %v", p.text, numbers, got, want)
			}
		}
	}
}

// Whoever sees the greatest common divisor of two of many numbers tells them from few
// others: to judge that is to read it of half a million pairs.
func TestCommonDivisorsOfManyPairs(t *testing.T) {
	low, high := 1, 1000
	f := Facts{Count: 2, Low: low, High: high,
		People:       []Person{{Kind: "value", Name: "Gil", What: string(common)}},
		Conversation: []Line{{Kind: lineState, Who: "Gil", Does: does}}}
	if _, errs := read(&f); len(errs) > 0 {
		t.Fatal(errs)
	}
	for _, test := range []struct {
		numbers []int
		broken  []puzzle.FactID
	}{
		{[]int{500, 1000}, nil}, // the only two with 500
		{[]int{6, 9}, []puzzle.FactID{"conversation/0"}},
	} {
		j := newJudge(newScript(f, puzzle.KeepAll))
		if broken, err := j.broken(test.numbers); err != nil || !slices.Equal(broken, test.broken) {
			t.Errorf("%v: %q, %v", test.numbers, broken, err)
		}
	}
}
