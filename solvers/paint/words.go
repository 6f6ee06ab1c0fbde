package paint

import (
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Verdict says the outcome of a search as a sentence; none says why there is no
// colouring.
func (b Board) Verdict(r puzzle.Result[Solution], none string) string {
	switch {
	case r.Verdict == puzzle.None:
		return none
	case r.Verdict == puzzle.One:
		return "There is exactly one colouring that fits."
	case r.Verdict == puzzle.Many:
		return english.Capital(r.Said(english.Words(r.Solutions))) + " colourings fit."
	case r.Solutions == 1:
		return "One colouring fits. " + puzzle.Only
	}
	return r.Stopped("colour tried", "colours tried")
}
