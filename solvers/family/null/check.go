package null

import (
	"fmt"

	"solvitur/solvers/puzzle"
)

// violations names every fact that the solution breaks, straight from the
// wording of the facts: no engine, no cleverness.
func violations(f Facts, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var broken []puzzle.FactID
	if s.Number < 1 || s.Number > f.Top {
		broken = append(broken, ruleRange)
	}
	for i, r := range f.Rests {
		if s.Number%r.Divisor != r.Rest {
			broken = append(broken, restID(i))
		}
	}
	return broken, nil
}

// derived is what follows from an answer and can be claimed of it.
func derived(_ Facts, s Solution, path []string) (any, error) {
	if len(path) != 1 || path[0] != "parity" {
		return nil, fmt.Errorf("nothing is known of %q", path)
	}
	return parityOf(s.Number), nil
}

func parityOf(n int) string {
	if n%2 == 0 {
		return "even"
	}
	return "odd"
}
