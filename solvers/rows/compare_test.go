package rows_test

import (
	"testing"

	"solvitur/solvers/rows"
)

// A number below another, as large and above it compares by each sign as it is read.
func TestCompares(t *testing.T) {
	for how, want := range map[string][3]bool{
		rows.Exactly: {false, true, false}, rows.NotEqual: {true, false, true},
		rows.AtLeast: {false, true, true}, rows.AtMost: {true, true, false},
		rows.More: {false, false, true}, rows.Less: {true, false, false},
	} {
		for i, n := range []int{4, 5, 6} {
			if got := rows.Compares(n, how, 5); got != want[i] {
				t.Errorf("%d %s 5: %v", n, how, got)
			}
		}
	}
}
