package sorites

import (
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names the premises that an answer breaks.
func violations(m *model, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	for i, p := range m.Premises {
		met := false
		if p.Kind == kindIf {
			// Broken only where the "if" is so and the "then" is not.
			met = s.Terms[p.If].Is != (p.Is == holds) || s.Terms[p.Then].Is == (p.So == holds)
		} else {
			met = rows.Meets(&m.formulas[i], func(term int) bool { return s.Terms[m.Terms[term].Name].Is })
		}
		if !met {
			broken = append(broken, premiseID(i))
		}
	}
	return broken, nil
}
