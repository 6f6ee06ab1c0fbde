package maps

import (
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
)

// violations names every fact that a colouring breaks, straight from the wording of
// the facts.
func violations(a atlas, s paint.Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	broken = append(a.Uncoloured(s), holds.BrokenOf("remarks", coloured{s, a.Spots}, a.f.Remarks, a.formulas)...)
	for i, border := range a.f.Map.Links {
		if s.ColourOf(border.From) == s.ColourOf(border.To) {
			broken = append(broken, borderID(i))
		}
	}
	return broken, nil
}

// coloured is a colouring of countries as remarks read it.
type coloured struct {
	paint.Solution
	countries []string
}

// holds reads the remarks as they are worded.
var holds = paint.Holds(func(c coloured) []string { return c.countries })
