package paint

import (
	"fmt"

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
	case r.Verdict == puzzle.Many && r.Exact:
		return fmt.Sprintf("%s colourings fit.", english.Capital(english.Words(r.Solutions)))
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("At least %s colourings fit.", english.Words(r.Solutions))
	case r.Solutions == 1:
		return "One colouring fits. Whether it is the only one is not decided: the search was stopped before it was finished."
	}
	return fmt.Sprintf("Not decided: stopped after %s and %s.",
		english.Count(r.Stats.Nodes, "colour tried", "colours tried"), english.Count(r.Stats.DeadEnds, "dead end", "dead ends"))
}
