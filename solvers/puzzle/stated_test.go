package puzzle_test

import (
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/puzzle"
)

// Rows state facts in their order, and those of facts that are kept are kept.
func TestStated(t *testing.T) {
	rows, id := []string{"it rains", "the sun shines"}, func(i int) puzzle.FactID { return fmt.Sprintf("weather/%d", i) }
	facts := puzzle.Stated(rows, id, func(row string) string { return "today " + row })
	if len(facts) != 2 || facts[0].ID != "weather/0" || facts[1].Text != "Today the sun shines." {
		t.Errorf("the facts are %+v", facts)
	}
	if kept := puzzle.Kept(rows, id, func(id puzzle.FactID) bool { return id != facts[0].ID }); !slices.Equal(kept, rows[1:]) {
		t.Errorf("%q are kept", kept)
	}
}
