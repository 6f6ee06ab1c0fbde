package truthtellers

import (
	"fmt"

	"solvitur/solvers/puzzle"
)

// violations names every fact that the solution breaks, straight from the
// meaning of the statements: no engine, no search.
func violations(s *story, x Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	w, broken := s.world(x)
	if len(broken) > 0 {
		return broken, nil // what is not settled cannot be judged
	}
	return s.broken(w), nil
}

// broken names every fact that a settled world breaks.
func (s *story) broken(w *world) (broken []puzzle.FactID) {
	for i, kind := range s.facts.Kinds {
		for who := range s.people {
			if w.kind[who] == i && kind.Kind != answersEither && s.answers(w, who) != yes {
				broken = append(broken, kindID(i))
				break
			}
		}
	}
	row := -1
	for n, u := range s.said {
		if u.row != row && w.judge(u.what) != w.said[n] {
			broken = append(broken, u.fact())
			row = u.row // a row of many statements is one fact
		}
	}
	for i, held := range s.conditions {
		if w.judge(held) != yes {
			broken = append(broken, conditionID(i))
		}
	}
	return broken
}

// holds says whether a claim is true of a solution. Any formula of the
// language is a claim.
func holds(s *story, x Solution, claim puzzle.Claim) (bool, error) {
	claimed, err := s.claimed(claim)
	if err != nil {
		return false, err
	}
	w, broken := s.world(x)
	if len(broken) > 0 {
		return false, fmt.Errorf("the claim %q cannot be judged: this is no solution", claim)
	}
	return w.judge(claimed) == yes, nil
}

// claimed reads a claim.
func (s *story) claimed(claim puzzle.Claim) (formula, error) {
	held, err := s.read([]rune(claim), 0, -1, -1)
	if err != nil {
		return nil, fmt.Errorf("%q is no claim: %w", claim, err)
	}
	return held, nil
}

// says is a claim as a sentence, or its contrary.
func says(s *story, claim puzzle.Claim, is bool) (string, error) {
	claimed, err := s.claimed(claim)
	if err != nil {
		return "", err
	}
	return sentence(s.clause(claimed, -1, is)), nil
}
