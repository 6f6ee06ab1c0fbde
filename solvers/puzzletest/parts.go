package puzzletest

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
)

// mostParts bounds how many parts a check looks at.
const mostParts = 60

// Parts compares a search with the same one of which others have done some parts: all
// solutions that are listed, in their order, and all that is told at the end must be the same,
// the counts included. The search must come to an end. It returns how many parts it looked at.
func Parts(t *testing.T, instance puzzle.Instance, o puzzle.Options, rng *rand.Rand) (parts int) {
	t.Helper()
	checked, errs := instance.Check(o)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	whole := told(t, instance, o)
	for depth := 1; depth <= puzzle.Deepest; depth++ {
		n := instance.Parts(t.Context(), checked, depth, mostParts)
		if n == 0 {
			continue
		}
		if n > mostParts {
			break
		}
		parts += n
		others := &shared{depth: depth, reports: map[int]*puzzle.Report{}}
		// Half of the time all of them, so that the first solutions are among them.
		for from := 1 + rng.IntN(2)*rng.IntN(n); from <= n; {
			part := o
			part.Part = puzzle.Stretch{Depth: depth, From: from, To: min(n, from+rng.IntN(3))}
			part.Listed = []int{0, o.Limit + 1000}[rng.IntN(2)]
			others.reports[from] = reported(t, instance, part)
			from = part.Part.To + 1
		}
		shared := o
		shared.Others = others
		if got := told(t, instance, shared); got != whole {
			t.Errorf("strategy %q, limit %d: where others do parts of depth %d from %d of %d on:\n%s\ninstead of:\n%s", o.Strategy, o.Limit, depth, others.first, n, got, whole)
		}
	}
	return parts
}

// shared are reports that are there already, by the first part of each.
type shared struct {
	depth, first int
	reports      map[int]*puzzle.Report
}

func (s *shared) At(depth, part int) (*puzzle.Report, <-chan struct{}) {
	if depth != s.depth {
		return nil, nil
	}
	if s.first == 0 && s.reports[part] != nil {
		s.first = part
	}
	return s.reports[part], nil
}

// reported is what is told of a stretch, as it is sent.
func reported(t *testing.T, instance puzzle.Instance, o puzzle.Options) *puzzle.Report {
	t.Helper()
	var report puzzle.Report
	for event, err := range instance.Solve(context.Background(), o) {
		if err != nil {
			t.Fatalf("strategy %q, %+v: %v", o.Strategy, o.Part, err)
		}
		if event.Report == nil {
			continue
		}
		raw, err := json.Marshal(event.Report)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(raw, &report); err != nil {
			t.Fatal(err)
		}
	}
	return &report
}

// told is all that a search tells of solutions, and at its end.
func told(t *testing.T, instance puzzle.Instance, o puzzle.Options) string {
	t.Helper()
	var text strings.Builder // of ten thousand solutions
	for event, err := range instance.Solve(context.Background(), o) {
		switch {
		case err != nil:
			t.Fatalf("strategy %q: %v", o.Strategy, err)
		case event.Solution != nil:
			text.Write(event.Solution)
			text.WriteString("\n")
		case event.Done != nil:
			raw, err := json.MarshalIndent(event.Done, "", " ")
			if err != nil {
				t.Fatal(err)
			}
			text.Write(raw)
			text.WriteString("\n")
		}
	}
	return text.String()
}
