// Package table is for the test of the walk from a checker: what it shares with a search stands in a table of functions.
package table

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

var tests = map[puzzle.FactID]func(facts, solution) bool{"top": facts.allows}

func violations(f facts, x solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	for id, test := range tests {
		if !test(f, x) {
			broken = append(broken, id)
		}
	}
	return broken, nil
}

var _ = definition
