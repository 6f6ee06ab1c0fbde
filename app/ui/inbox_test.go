package ui

import (
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/view"
)

// The comparison of boards is used by name (web/goapp).
var (
	_ interface{ Same(other any) bool } = (&picture{}).View
	_ interface{ Same(other any) bool } = (&shapes{}).Shapes
)

// What can wait is read once the page is painted, in the order of its worker; others are not held up.
func TestWhatCanWaitIsReadLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var f redrawing
		var first, second inbox
		var read []string
		take := func(in *inbox, canWait bool, what string) {
			f.take(in, canWait, func() { read = append(read, what) })
		}
		check := func(when string, want ...string) {
			t.Helper()
			synctest.Wait()
			if !slices.Equal(read, want) {
				t.Errorf("%s: %v is read, not %v", when, read, want)
			}
			read = nil
		}
		take(&first, true, "pictures")
		check("all is painted", "pictures")
		f.unpainted = 1
		take(&first, false, "verdict")
		take(&first, true, "pictures")
		take(&first, false, "end")
		take(&second, false, "ready")
		check("not yet painted", "verdict", "ready")
		f.readAll()
		check("painted", "pictures", "end")
		for n := range 3 {
			take(&second, true, fmt.Sprint(n))
		}
		time.Sleep(longestHold - time.Millisecond)
		check("before the longest hold")
		time.Sleep(2 * time.Millisecond)
		check("after it, though nothing is painted", "0", "1", "2")
	})
}

// What a press on a shape takes in around it counts as well.
func TestShapesAreComparedWithTheirSurroundings(t *testing.T) {
	all := func(around *area, x float64) placedShapes {
		return placedShapes{{Shape: view.Shape{Kind: view.Square, X: x}, around: around}}
	}
	base := all(&area{right: 1}, 0)
	for name, c := range map[string]struct {
		other placedShapes
		same  bool
	}{
		"a copy":           {all(&area{right: 1}, 0), true},
		"another area":     {all(&area{right: 2}, 0), false},
		"no area":          {all(nil, 0), false},
		"another place":    {all(&area{right: 1}, 1), false},
		"one shape fewer":  {nil, false},
		"one shape beside": {append(all(&area{right: 1}, 0), placed{}), false},
	} {
		if base.Same(c.other) != c.same {
			t.Errorf("%s: %v", name, !c.same)
		}
	}
}
