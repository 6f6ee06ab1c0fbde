package state_test

import (
	"encoding/json"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// What has become of the answer is said of two answers that were both told.
func TestBecame(t *testing.T) {
	one := puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true}
	none := puzzle.Done{Verdict: puzzle.None, Exact: true}
	many := func(n int, exact bool) puzzle.Done {
		return puzzle.Done{Verdict: puzzle.Many, Solutions: n, Exact: exact}
	}
	for name, c := range map[string]struct {
		before, after puzzle.Done
		first, then   string // solution
		veiled        bool
		want          string
	}{
		"fewer":              {many(3, true), one, `1`, `1`, false, "was three, now one"},
		"contradictory":      {one, none, `1`, ``, false, "was one, now none"},
		"many":               {none, many(1000, false), ``, `1`, false, "was none, now at least 1,000"},
		"as many":            {many(20, true), many(20, true), `1`, `1`, false, "20, as before"},
		"another":            {one, one, `1`, `2`, false, "was another one"},
		"the same":           {one, one, `1`, `1`, false, "as before"},
		"none again":         {none, none, ``, ``, false, "none, as before"},
		"not decided":        {one, puzzle.Done{Verdict: puzzle.Unsolved}, `1`, ``, false, ""},
		"was not to be seen": {one, many(2, true), `1`, `1`, true, ""},
	} {
		m := start(t)
		if m.Became() != "" {
			t.Errorf("at first: %q", m.Became())
		}
		answer := func(done puzzle.Done, solution string) {
			if solution != "" {
				m, _ = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Solution: &wire.SolutionBody{Solution: json.RawMessage(solution)}}})
			}
			m, _ = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Done: &wire.DoneBody{Done: done}}})
		}
		m, _ = state.Update(m, state.Switch{Fact: "remarks/0"})
		answer(c.before, c.first)
		if c.veiled {
			m.Veil = state.Veiled
		}
		m, _ = state.Update(m, state.Switch{Fact: "remarks/1"})
		answer(c.after, c.then)
		if got := m.Became(); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	m := start(t)
	m, _ = state.Update(m, state.Open{Input: m.Original(), Shared: true})
	if m.Became() != "" {
		t.Errorf("somebody's link: %q", m.Became())
	}
}
