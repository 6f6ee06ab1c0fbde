package cryptarithms

import (
	"fmt"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/puzzle"
)

// printed are the sums in print: with letters, or with digits in their place.
func (m *sums) printed(digits []int) []string {
	return each.Of(m.Equations, func(e *speech.Equation) string { return e.Print(digits) })
}

// written is an answer as its sums, with digits for letters.
func (m *sums) written(s Solution) string {
	return english.List(m.printed(s.Digits(m.Names)), "and")
}

// verdict says the outcome as a sentence about these sums.
func verdict(m *sums, r puzzle.Result[Solution]) string {
	in := ""
	if m.Base != 10 {
		in = fmt.Sprintf(" in base %d", m.Base)
	}
	switch {
	case r.Verdict == puzzle.None:
		return "There is no answer" + in + ": whatever digits the letters are, a sum is wrong or a condition broken."
	case r.Verdict == puzzle.One:
		return m.written(r.Found[0]) + in + ", and there is no other answer."
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("There are %s answers%s, one of them %s.", r.Said(english.Thousands(r.Solutions)), in, m.written(r.Found[0]))
	case r.Solutions == 1:
		return m.written(r.Found[0]) + in + " is an answer; whether there is another was not decided."
	}
	return fmt.Sprintf("Not decided: stopped after %s.", english.Count(r.Stats.Nodes, "digit tried", "digits tried"))
}
