package digits

import (
	"fmt"
	"strings"

	"solvitur/solvers/puzzle"
)

// violations names every fact that the solution breaks: each condition is read
// with the digits put in.
func violations(m *model, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	if len(s.Digits) != len(m.letters) {
		return []puzzle.FactID{ruleDigits}, nil
	}
	for _, d := range s.Digits {
		if d < 0 || d >= m.base {
			return []puzzle.FactID{ruleDigits}, nil
		}
	}
	var broken []puzzle.FactID
	var r reading
	for i := range m.conditions {
		c := &m.conditions[i]
		if !r.statementHolds(&c.formula, m.base, s.Digits) {
			broken = append(broken, c.fact)
		}
	}
	return broken, nil
}

// claimIs is the claim that a letter stands for a digit.
func claimIs(m *model, letter, digit int) puzzle.Claim {
	return fmt.Sprintf("%c=%s", m.letters[letter], digitName(digit))
}

// readClaim takes a claim apart.
func readClaim(m *model, claim puzzle.Claim) (letter, digit int, err error) {
	name, value, ok := strings.Cut(claim, "=")
	if ok {
		for letter, r := range m.letters {
			for digit := range m.base {
				if string(r) == name && digitName(digit) == value {
					return letter, digit, nil
				}
			}
		}
	}
	return 0, 0, fmt.Errorf("the claim %q is not known: write a letter, = and a digit, as in %s", claim, claimIs(m, 0, 1))
}

// holds says whether a claim is true of a solution.
func holds(m *model, s Solution, claim puzzle.Claim) (bool, error) {
	letter, digit, err := readClaim(m, claim)
	if err != nil {
		return false, err
	}
	if letter >= len(s.Digits) {
		return false, fmt.Errorf("this solution has only %d digits", len(s.Digits))
	}
	return s.Digits[letter] == digit, nil
}
