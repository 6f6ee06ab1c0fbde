// Package method is for the test of the walk from a checker: what it shares with a search is behind an interface.
package method

import (
	"embed"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

type facts struct{ Top int }

type solution struct{ Number int }

var definition = puzzle.Definition[facts, facts, solution]{
	Presets:    embed.FS{},
	Ways:       []puzzle.Way[facts, solution]{{Run: run}},
	Violations: violations,
}

func run(s *puzzle.Search[solution], f facts) error {
	m := fd.NewModel()
	_ = m.Ints("number", 1, 0, f.Top)
	if x := (solution{1}); f.allows(x) {
		return s.Found(x)
	}
	return nil
}

// allows is what the way of searching relies on.
func (f facts) allows(x solution) bool { return x.Number <= f.Top }

type limit interface{ allows(solution) bool }

func violations(f facts, x solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	if !limit(f).allows(x) {
		return []puzzle.FactID{"top"}, nil
	}
	return nil, nil
}

var _ = definition
