package puzzle

import (
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
