package puzzle

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// A search tells how far it is every so many units of work: the fewer, the longer they are.
func TestLooksAreApart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, test := range []struct {
			unit time.Duration
			told []int64 // after so many units
		}{
			{0, []int64{mostUnits, 2 * mostUnits, 3 * mostUnits}},
			{time.Millisecond, []int64{32, 42, 52}},
			{100 * time.Microsecond, []int64{512, 612, 712}},
			{time.Second, []int64{2, 3, 4}},
		} {
			var told []int64
			now := time.Now()
			s := &Search[int]{ctx: t.Context(), untilTold: 1, begun: now, looked: now}
			s.yield = func(e Event, _ error) bool {
				told = append(told, s.checks)
				return true
			}
			for len(told) < len(test.told) {
				if err := s.Check(); err != nil {
					t.Fatal(err)
				}
				time.Sleep(test.unit)
			}
			if !slices.Equal(told, test.told) {
				t.Errorf("units of %v: told after %d units, want %d", test.unit, told, test.told)
			}
		}
	})
}
