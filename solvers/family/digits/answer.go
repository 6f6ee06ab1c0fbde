package digits

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// verdict is the outcome as a sentence about this puzzle: one wording for none,
// one for exactly one, one for several.
func verdict(m *model, r puzzle.Result[Solution]) string {
	is, exists, told := " is ", " cannot exist", " cannot be told"
	if len(m.numbers) > 1 {
		is = " are "
	}
	subject := m.facts.Subject
	switch r.Verdict {
	case puzzle.None:
		return fmt.Sprintf("%s%s: no choice of digits meets all the conditions.", subject, exists)
	case puzzle.One:
		return fmt.Sprintf("%s%s%s, and nothing else.", subject, is, m.written(m.digits(r.Found[0])))
	case puzzle.Many:
		var some []string
		const most = 3
		for _, s := range r.Found[:min(most, len(r.Found))] {
			some = append(some, m.written(m.digits(s)))
		}
		between := listed(some, "and")
		switch more := r.Solutions > most; {
		case len(m.numbers) > 1 && more: // an answer has an "and" of its own
			between = strings.Join(some, "; ") + "; and so on"
		case len(m.numbers) > 1:
			between = strings.Join(some, "; ")
		case more:
			between = strings.Join(some, ", ") + " and so on"
		}
		return fmt.Sprintf("%s%s from this: %s possibilities meet the conditions: %s.", subject, told, r.Said(english.Thousands(r.Solutions)), between)
	}
	if r.Solutions == 1 {
		return fmt.Sprintf("%s may be %s; whether anything else fits was not decided.", subject, m.written(m.digits(r.Found[0])))
	}
	return fmt.Sprintf("Not decided: the search was stopped before %s had been found or excluded.", lowerFirst(subject))
}

// lowerFirst makes a name fit for the middle of a sentence if it begins with
// an article.
func lowerFirst(s string) string {
	for _, article := range []string{"The ", "A ", "An ", "This ", "These "} {
		if len(s) > len(article) && s[:len(article)] == article {
			return string(s[0]+'a'-'A') + s[1:]
		}
	}
	return s
}
