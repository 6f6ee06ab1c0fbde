package divisions

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// equation is an answer as it is said.
func (m *division) equation(s Solution) string {
	a := m.worked(s)
	text := fmt.Sprintf("%s ÷ %s = %s", a.written(ofDividend), a.written(ofDivisor), a.written(ofQuotient))
	if a.left() > 0 {
		text += ", with " + a.write(a.left()) + " left over"
	}
	return text
}

// verdict says the outcome as a sentence about this division.
func verdict(m *division, r puzzle.Result[Solution]) string {
	in := english.OfBase(m.Base)
	switch {
	case r.Verdict == puzzle.None:
		return "There is no such division" + in + ": whatever the wiped digits were, something else would stand there."
	case r.Verdict == puzzle.One:
		return "It was " + m.equation(r.Found[0]) + in + ", and can have been no other division."
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("Nobody can tell: %s divisions%s fit, one of them %s.", r.Said(english.Thousands(r.Solutions)), in, m.equation(r.Found[0]))
	case r.Solutions == 1:
		return "It can have been " + m.equation(r.Found[0]) + in + "; whether there is another was not decided."
	}
	return fmt.Sprintf("Not decided: stopped after %s.", english.Count(r.Stats.Nodes, "digit or number tried", "digits and numbers tried"))
}

// findings list the divisions, where several fit.
func findings(m *division, r puzzle.Result[Solution]) []view.View {
	if len(r.Found) < 2 {
		return nil
	}
	t := &view.Table{Corner: "division", Numeric: true, Columns: view.Cells(ofDividend, ofDivisor, ofQuotient, "left over")}
	return []view.View{r.List(50, "divisions", " that fit", t, func(s Solution) []string {
		a := m.worked(s)
		return []string{a.written(ofDividend), a.written(ofDivisor), a.written(ofQuotient), a.write(a.left())}
	})}
}
