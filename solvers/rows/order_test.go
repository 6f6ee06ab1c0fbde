package rows_test

import (
	"testing"

	"solvitur/solvers/rows"
)

// Both say the same of all places, and of what is none of the words, that it does not hold.
func TestOrder(t *testing.T) {
	for how, want := range map[string]string{rows.Before: "...12", rows.After: "12...", rows.RightBefore: "...1.", rows.RightAfter: ".1...",
		rows.NextTo: ".1.1.", rows.NotNextTo: "1.1.1", "": "....."} {
		for later := -2; later <= 2; later++ {
			is := want[later+2] != '.'
			if rows.Stand(3, how, 3+later) != is || rows.Ordered(how, later) != is {
				t.Errorf("%s, %d later: should be %v", how, later, is)
			}
		}
	}
}
