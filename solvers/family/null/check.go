package null

import (
	"fmt"

	"solvitur/solvers/puzzle"
)

// violations names every fact that the solution breaks, straight from the
// wording of the facts: no engine, no cleverness.
func violations(f Facts, s Solution) ([]puzzle.FactID, error) {
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

// holds says whether a claim is true of a solution.
func holds(_ Facts, s Solution, claim puzzle.Claim) (bool, error) {
	switch claim {
	case "even":
		return s.Number%2 == 0, nil
	case "odd":
		return s.Number%2 != 0, nil
	}
	return false, noClaim(claim)
}

func noClaim(claim puzzle.Claim) error {
	return fmt.Errorf("nothing is known about the claim %q: use even or odd", claim)
}
