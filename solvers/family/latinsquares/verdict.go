package latinsquares

import (
	"fmt"
	"math"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// verdict is the outcome as a sentence about these squares.
func verdict(p *parade, r puzzle.Result[Solution]) string {
	one, many := "square", "squares"
	if len(p.what) > 1 {
		one, many = "pair of squares", "pairs of squares"
	}
	order := fmt.Sprintf(" of order %d", p.n)
	one, many = one+order, many+order
	givens := ""
	if n := p.givens(r.Keep); n > 0 {
		givens = " the " + english.Count(n, "given cell", "given cells")
	}
	// fit is said of so many, with or without givens.
	fit := func(amount, noun string, single bool) string {
		switch {
		case givens == "" && single:
			return "There is " + amount + " " + noun
		case givens == "":
			return "There are " + amount + " " + noun
		case single:
			return english.Capital(amount) + " " + noun + " fits" + givens
		}
		return english.Capital(amount) + " " + noun + " fit" + givens
	}
	switch {
	case r.Verdict == puzzle.None:
		if text, _, _ := p.clash(r.Keep); text != "" {
			return "No: " + text
		}
		if givens == "" {
			return "No: there is no " + one + " like that. All ways have been gone through."
		}
		return "No " + one + " fits" + givens + "."
	case r.Verdict == puzzle.One:
		return fit("exactly one", one, true) + "."
	case r.Solutions == math.MaxInt:
		return fit("more than nine million million million", many, false) + "."
	case r.Verdict == puzzle.Many:
		return fit(r.Said(english.Words(r.Solutions)), many, false) + "."
	case r.Solutions == 1:
		return english.Capital(english.A(one)) + " like that exists. Whether it is the only one was not decided: the search was stopped before it was finished."
	}
	return r.Stopped("symbol tried", "symbols tried")
}
