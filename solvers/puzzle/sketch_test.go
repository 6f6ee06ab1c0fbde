package puzzle

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/view"
)

// A sketch is drawn now and then, not with every report, and never for
// searches that nobody reads.
func TestSketchesAreDrawnNowAndThen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, bare := range []bool{false, true} {
			drawn, told := 0, 0
			s := &Search[int]{ctx: t.Context(), label: func(views []view.View) []view.View { return views }, Options: Options{Bare: bare}, yield: func(e Event, _ error) bool {
				if e.Progress.Views != nil {
					told++
				}
				return true
			}}
			s.Sketch(func() []view.View { drawn++; return []view.View{{Name: "plot"}} })
			for range 10 {
				if err := s.Breathe(); err != nil {
					t.Fatal(err)
				}
				time.Sleep(sketchPause / 4)
			}
			want := 3 // at once, and after each whole pause
			if bare {
				want = 0
			}
			if drawn != want || told != want {
				t.Errorf("bare %v: drawn %d, told %d times, not %d", bare, drawn, told, want)
			}
		}
	})
}

// What could be said if a search were stopped is worked out now and then, and
// told with every report: the number and the sentence belong together.
func TestASearchSaysWhatCouldBeSaidSoFar(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, bare := range []bool{false, true} {
			said, told := 0, []Bound{}
			s := &Search[int]{ctx: t.Context(), Options: Options{Bare: bare}, yield: func(e Event, _ error) bool {
				if e.Progress.Bound != nil {
					told = append(told, *e.Progress.Bound)
				}
				return true
			}}
			s.stopped = func() string { said++; return fmt.Sprint("at least ", s.solutions) }
			for range 10 {
				s.solutions++
				if err := s.Breathe(); err != nil {
					t.Fatal(err)
				}
				time.Sleep(sketchPause / 4)
			}
			want, reports := 3, 9 // from the second solution on: at 2, 6 and 10
			if bare {
				want, reports = 0, 0
			}
			if said != want || len(told) != reports {
				t.Errorf("bare %v: worked out %d times, told %d times", bare, said, len(told))
			}
			for _, b := range told {
				if b.Answer != fmt.Sprint("at least ", b.Solutions) {
					t.Errorf("%d solutions are told as %q", b.Solutions, b.Answer)
				}
			}
		}
	})
}
