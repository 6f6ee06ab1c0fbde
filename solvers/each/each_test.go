package each_test

import (
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/each"
)

// Lists are made in their order, things are counted, and of nothing nothing is made.
func TestEach(t *testing.T) {
	if got := each.Of([]int{3, 1, 2}, strconv.Itoa); !slices.Equal(got, []string{"3", "1", "2"}) {
		t.Errorf("of three numbers: %q", got)
	}
	if got := each.To(3, func(i int) int { return i * i }); !slices.Equal(got, []int{0, 1, 4}) {
		t.Errorf("squares: %v", got)
	}
	if got := each.Count([]int{3, 1, 2}, func(n int) bool { return n > 1 }); got != 2 || each.Count(nil, func(int) bool { return true }) != 0 {
		t.Errorf("two are more than 1, not %d", got)
	}
	if got := each.Of(nil, strconv.Itoa); got != nil || each.To(0, strconv.Itoa) != nil {
		t.Errorf("of nothing: %q", got)
	}
}
