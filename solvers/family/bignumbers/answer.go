package bignumbers

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// verdict is the outcome as a sentence about this puzzle.
func verdict(m *model, r puzzle.Result[Solution]) string {
	p := m.product(m.kept(r.Keep))
	switch {
	case r.Verdict == puzzle.One:
	case r.Verdict == puzzle.None:
		return "What was supposed is wrong: the digits say otherwise."
	default:
		return fmt.Sprintf("Not decided: the search was stopped after %s and %s on digits. %s has about %s digits.",
			english.Count(r.Stats.Nodes, "multiplication", "multiplications"), english.Count(r.Stats.Work, "operation", "operations"), p.print(), english.Thousands(p.size()))
	}
	var says []string
	for i, q := range m.questions {
		if !r.Keep(questionID(i)) {
			continue
		}
		value := *r.Found[0].Answers[q.of()].Value
		if q.Kind == kindSums {
			says = append(says, fmt.Sprintf("%s is %s", q.of(), english.Thousands(value)))
			continue
		}
		lines := (value + int64(q.Columns) - 1) / int64(q.Columns)
		switch {
		case value == 0:
			says = append(says, fmt.Sprintf("%s does not end in a zero at all, so the page stays empty", p.print()))
		case lines <= int64(q.Lines):
			says = append(says, fmt.Sprintf("yes, the %s at the end of %s fit: they take %s of the page’s %s", english.Count(value, "zero", "zeros"), p.print(), english.Count(lines, "line", "lines"), english.Thousands(q.Lines)))
		default:
			says = append(says, fmt.Sprintf("no, the %s at the end of %s do not fit: the page has %s places", english.Count(value, "zero", "zeros"), p.print(), english.Thousands(int64(q.Lines)*int64(q.Columns))))
		}
	}
	if len(says) == 0 {
		return "Nothing is asked about the number."
	}
	return english.Capital(strings.Join(says, "; ")) + "."
}

// undecided says what nines leave open.
func (p product) undecided(m *model, keep func(puzzle.FactID) bool) string {
	var says []string
	for i, q := range m.questions {
		if q.Kind != kindSums || !keep(questionID(i)) {
			continue
		}
		reasons := p.reasonAbout(q.Times)
		name := sumName(q.Times - 1)
		switch n := len(reasons.fitting); {
		case n == 1:
		case n >= mostFitting:
			says = append(says, fmt.Sprintf("%s leaves %d, and is one of many numbers up to %s", name, reasons.rest, english.Thousands(reasons.bounds[q.Times-1])))
		default:
			var values []string
			for _, v := range reasons.fitting {
				values = append(values, english.Thousands(v))
			}
			says = append(says, name+" may be "+english.List(values, "or"))
		}
	}
	return strings.Join(says, "; ")
}
