package puzzle

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// A search tells how far it is every so many units of work, and for the first time early on, if
// these are long.
func TestLongUnitsAreToldEarly(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, test := range []struct {
			unit time.Duration
			told []int64 // after so many units
		}{
			{0, []int64{checkEvery, 2 * checkEvery}},
			{time.Millisecond, []int64{32, 32 + checkEvery}},
			{time.Second, []int64{16, 16 + checkEvery}},
		} {
			var told []int64
			s := &Search[int]{ctx: t.Context(), untilTold: firstUnits, units: firstUnits, begun: time.Now()}
			s.yield = func(e Event, _ error) bool {
				told = append(told, s.checks)
				return true
			}
			for range 2*checkEvery + 1 {
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
