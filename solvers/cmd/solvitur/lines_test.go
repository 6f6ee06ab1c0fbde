package main

import (
	"strings"
	"testing"

	"solvitur/solvers/wire"
)

// Where more solutions are counted than listed, the last line says how many
// are listed.
func TestLinesSayHowManyAreListed(t *testing.T) {
	for solutions, want := range map[int]string{1: `"solutions":1,"exact":true`, 5040: `"solutions":5040,"listed":1,"exact":true`} {
		var out strings.Builder
		l := &lines{out: &out}
		var body wire.DoneBody
		body.Solutions, body.Exact = solutions, true
		l.tell(wire.Event{Solution: &wire.SolutionBody{Solution: []byte(`{}`)}})
		l.tell(wire.Event{Done: &body})
		l.end()
		if !strings.Contains(out.String(), want) {
			t.Errorf("of %d solutions with one listed the lines are %s", solutions, out.String())
		}
	}
}
