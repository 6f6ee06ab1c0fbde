package cryptarithms

import (
	"fmt"

	"solvitur/solvers/chance"
	"solvitur/solvers/family/cryptarithms/drawn"
	"solvitur/solvers/puzzle"
)

// renewal offers sums of two words.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft}

func draft(d *chance.Draw, _ Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	most := 10 // letters
	if level != puzzle.Hard {
		most = 7 // hardly any sum of more is easier
	}
	a, b, total, ok := drawn.Sum(d, most)
	if !ok {
		return draft, puzzle.ErrBadDraw
	}
	sum := fmt.Sprintf("%s + %s = %s", a, b, total)
	return puzzle.Draft[Facts]{
		Facts:    Facts{Base: 10, Equations: []Equation{{Text: sum}}, Conditions: []Condition{{Kind: "different"}, {Kind: "leading"}}},
		Story:    fmt.Sprintf("In the sum %s each letter stands for a digit, and different letters for different ones. No number begins with 0.", sum),
		Question: "Which digit is which letter?",
	}, nil
}
