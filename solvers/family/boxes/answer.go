package boxes

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// verdict says the outcome as a sentence about these boxes.
func verdict(f store, r puzzle.Result[Solution]) string {
	switch {
	case r.Verdict == puzzle.None:
		if text, _ := shortage(f, r.Keep); text != "" {
			return "No: " + text
		}
		return "No: however the boxes are filled, one of the facts is broken."
	case r.Verdict == puzzle.One && len(f.Boxes)*f.PerBox <= 16:
		x := f.counts(r.Found[0])
		var parts []string
		for b, box := range f.Boxes {
			parts = append(parts, fmt.Sprintf("%s: %s", box, f.inShort(x[b])))
		}
		return "There is exactly one way. " + english.Capital(strings.Join(parts, "; ")) + "."
	case r.Verdict == puzzle.One:
		return "There is exactly one way to fill the boxes."
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("Nobody can tell: there are %s ways to fill the boxes.", r.Said(english.Thousands(r.Solutions)))
	case r.Solutions == 1:
		return "There is a way to fill the boxes. " + puzzle.Only
	case r.Stats.Space > 0: // fillings were listed
		return fmt.Sprintf("Not decided: stopped with %s listed and %s tested.",
			fillings(r.Stats.Space), english.Thousands(r.Stats.DeadEnds))
	}
	return fmt.Sprintf("Not decided: stopped after %s choices and %s dead ends.", english.Thousands(r.Stats.Nodes), english.Thousands(r.Stats.DeadEnds))
}
