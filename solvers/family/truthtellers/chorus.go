package truthtellers

import (
	"fmt"

	"solvitur/solvers/fd"
)

// chorus: so many of these statements are true, or are false. Scope is how
// English refers to them.
type chorus struct {
	quantity
	of    []int
	value bool
	scope scope
}

// scope is which statements a chorus is about.
type scope string

const (
	scopeAll    scope = "of these statements"
	scopeAbove  scope = "of the statements above"
	scopeBelow  scope = "of the statements below"
	scopeOthers scope = "of the other statements"
	scopeListed scope = "" // named one by one
)

// speaks says of which statements it speaks: of all of them by the number of those
// that are false.
func (f chorus) speaks(*story) (all []unknown) {
	if f.scope == scopeAll {
		return []unknown{{ofLies, 0}}
	}
	for _, n := range f.of {
		all = append(all, unknown{ofTruth, n})
	}
	return all
}

func (f chorus) judge(w *world) truth {
	var called [2]int
	if lies := w.value[ofLies][0]; f.scope != scopeAll {
		for _, n := range f.of {
			if t := w.said(n); t != open {
				called[t]++
			}
		}
	} else if called = w.called; lies >= 0 {
		called = [...]int{no: lies, yes: len(f.of) - lies}
	}
	as := truthOf(f.value)
	return within(f.quantity, called[as], len(f.of)-called[as.not()], len(f.of))
}

// post counts statements. All those that speak of the number of false statements
// among all share one variable for it, so that what each of two hundred says of two
// hundred costs no more than a glance.
func (f chorus) post(m *model) fd.Constraint {
	if f.scope == scopeAll {
		all := len(m.vars[ofTruth])
		if m.vars[ofLies] == nil {
			lies := m.Int("lies", 0, all)
			m.vars[ofLies] = []fd.Var{lies}
			m.order = append(m.order, lies)
			m.Post(fd.Rule, fd.CountVar{Vars: m.vars[ofTruth], Values: []int{0}, Op: fd.EQ, N: lies})
		}
		low, high := f.bounds(all)
		if f.value {
			low, high = all-high, all-low
		}
		return m.within(m.vars[ofLies][0], low, high, 0, all)
	}
	parts := make([]fd.Constraint, len(f.of))
	for i, n := range f.of {
		parts[i] = fd.Eq(m.vars[ofTruth][n], int(truthOf(f.value)))
	}
	return counted(f.quantity, parts)
}

func (f chorus) says(s *story, _ int, plain bool) string {
	if !plain {
		return ""
	}
	if s.spelt.statements && f.scope == scopeOthers && len(f.of) > 0 {
		f.scope = scopeListed
	}
	return f.inWords()
}

func (f chorus) inWords() string {
	verb := " are "
	if f.word != "all" && f.word != "none" && f.n == 1 {
		verb = " is "
	}
	switch {
	case f.scope != scopeListed:
		return f.quantity.String() + " " + string(f.scope) + verb + fmt.Sprint(f.value)
	case f.word == "all" && len(f.of) == 1:
		return "statement " + numbersInWords(f.of) + " is " + fmt.Sprint(f.value)
	case f.word == "all":
		return "statements " + numbersInWords(f.of) + " are " + fmt.Sprint(f.value)
	}
	return f.quantity.String() + " of the statements " + numbersInWords(f.of) + verb + fmt.Sprint(f.value)
}

// numbersInWords lists statements by number: "2, 5 to 7 and 9".
func numbersInWords(of []int) string {
	var parts []string
	for i := 0; i < len(of); {
		j := i
		for j+1 < len(of) && of[j+1] == of[j]+1 {
			j++
		}
		switch {
		case j > i+1:
			parts = append(parts, fmt.Sprintf("%d to %d", of[i]+1, of[j]+1))
		default:
			j = i
			parts = append(parts, fmt.Sprint(of[i]+1))
		}
		i = j + 1
	}
	return listed(parts, "and")
}

// mentionsStatements says whether the truth of a formula depends on that of
// statements.
func mentionsStatements(f formula) bool {
	for part := range allParts(f) {
		switch part := part.(type) {
		case is:
			if part.sort == ofTruth {
				return true
			}
		case chorus:
			return true
		}
	}
	return false
}

// theirNumber stands among the statements that a formula speaks of for how many of
// all are false.
const theirNumber = -1

// statementsOf lists the statements that a formula speaks of.
func (s *story) statementsOf(f formula) (of []int) {
	for _, u := range s.speaksOf(f) {
		switch u.sort {
		case ofTruth:
			of = append(of, u.at)
		case ofLies:
			of = append(of, theirNumber)
		}
	}
	return of
}
