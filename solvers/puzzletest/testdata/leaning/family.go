// Package leaning is for the test of the walk from a checker: a family whose checker
// is in another file, chosen by a build tag.
package leaning

import (
	"embed"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest/testdata/leaning/speech"
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
	if x := (solution{1}); f.allows(x) && limits["top"](f, x) && positive([]int{x.Number}) && sum([]int{x.Number}) > 0 && (speech.Limit{Top: f.Top}).Allows(x.Number) {
		return s.Found(x)
	}
	return nil
}

// allows is what the way of searching relies on.
func (f facts) allows(x solution) bool { return x.Number <= f.Top }

func sum(numbers []int) int { return numbers[0] }

// positive looks at numbers alone.
func positive(numbers []int) bool { return numbers[0] > 0 }

var limits = map[puzzle.FactID]func(facts, solution) bool{"top": func(f facts, x solution) bool { return x.Number <= f.Top }}

var _ = definition
