package wire

import (
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// A picture drawn while a search runs is not lost when progress is told less
// often than it is reported: it goes with the next report that is told.
func TestASketchGoesWithTheNextProgress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var told []*ProgressBody
		o := newOutlet(func(e Event) { told = append(told, e.Progress) }, func() {})
		report := func(nodes int64, views ...view.View) {
			o.tell(Event{Progress: &ProgressBody{Progress: puzzle.Progress{Stats: puzzle.Stats{Nodes: nodes}, Views: views}}})
		}
		report(1, view.View{Name: "first"}) // too early to be told
		time.Sleep(progressEvery)
		report(2)
		report(3, view.View{Name: "second"})
		time.Sleep(progressEvery)
		report(4, view.View{Name: "third"})
		time.Sleep(progressEvery)
		report(5)
		want := []struct {
			nodes int64
			name  string
		}{{2, "first"}, {4, "third"}, {5, ""}}
		if len(told) != len(want) {
			t.Fatalf("%d reports were told", len(told))
		}
		for i, w := range want {
			name := ""
			if len(told[i].Views) > 0 {
				name = told[i].Views[0].Name
			}
			if told[i].Stats.Nodes != w.nodes || name != w.name {
				t.Errorf("report %d is %d with %q, not %d with %q", i, told[i].Stats.Nodes, name, w.nodes, w.name)
			}
		}
	})
}
