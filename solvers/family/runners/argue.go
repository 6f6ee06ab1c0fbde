package runners

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// mostTerms bounds the ways in which a remark may be met that are listed.
const mostTerms = 20_000

// arguing is a race as one statement for each runner and place.
type arguing struct {
	race
	n      int
	argued puzzle.Argument
}

// argued gives what arguments are made of: each runner has a place, each place a runner,
// and each remark says which places the runners that it names may have together.
func argued(f race) (puzzle.Argument, error) {
	a := &arguing{race: f, n: len(f.Runners)}
	for _, name := range f.Runners {
		for place := range a.n {
			a.argued.Cells = append(a.argued.Cells, claim.Of(came(name, place+1)))
		}
	}
	rule := func(text string, cell func(i int) int) {
		var cells []int
		for i := range a.n {
			cells = append(cells, cell(i))
		}
		a.argued.Groups = append(a.argued.Groups, puzzle.ExactlyOne(ruleOwnPlace, text, cells...))
	}
	for i, name := range f.Runners {
		rule(english.Capital(name)+" came in at one place.", func(j int) int { return i*a.n + j })
	}
	for i := range a.n {
		rule(fmt.Sprintf("One runner came in as number %d.", i+1), func(j int) int { return j*a.n + i })
	}
	for i, r := range f.Remarks {
		table, ok := a.table(i, r)
		if !ok {
			return a.argued, puzzle.ErrUnargued(fmt.Sprintf("One remark speaks of too many runners at once for an argument in simple steps: “%s”", remarks.Sentence(f.Facts, r)))
		}
		a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: remarks.ID(i), Clue: true, Tables: []puzzle.CellTable{table}})
	}
	a.argued.Clause, a.argued.Join, a.argued.Tell, a.argued.Sign = a.clause, a.join, a.tell, "●"
	return a.argued, nil
}

func (a *arguing) clause(cell int, is bool) string {
	text, _ := clause(a.argued.Cells[cell].All[0], is)
	return text
}

// join says in one clause each which places the runners do not have.
func (a *arguing) join(all []puzzle.Literal) (clauses []string) {
	out := make([][]any, a.n)
	for _, l := range all {
		if l.Is {
			clauses = append(clauses, a.clause(l.Cell, true))
		} else {
			out[l.Cell/a.n] = append(out[l.Cell/a.n], l.Cell%a.n+1)
		}
	}
	for i, places := range out {
		atom := claim.Atom{Path: came(a.Runners[i], 1).Path, Rel: claim.OneOf, Value: places}
		if len(places) > 0 {
			text, _ := clause(claim.Of(atom).All[0], false)
			clauses = append(clauses, text)
		}
	}
	return clauses
}

// table lists the places that the runners of a remark may have together; false if these
// are too many.
func (a *arguing) table(i int, r Remark) (puzzle.CellTable, bool) {
	var who []int // by number
	reads := func(r Remark) {
		names := []string{r.Runner, r.Other, r.Third}
		if r.Guess != "" {
			names = a.Runners
		}
		for _, name := range names {
			if at := slices.Index(a.Runners, name); at >= 0 && !slices.Contains(who, at) {
				who = append(who, at)
			}
		}
	}
	joined := a.formulas[i]
	if joined == nil {
		reads(r)
	} else {
		for _, n := range joined.Nodes {
			reads(n.Atom)
		}
	}
	var of []argue.Choice
	for _, runner := range who {
		of = append(of, argue.Choice{First: runner * a.n, Lo: 1, Hi: a.n})
	}
	free := func(places []int) bool {
		last := len(places) - 1
		return !slices.Contains(places[:last], places[last])
	}
	places := make([]int, a.n) // by runner, from 1; 0 where it is open
	return argue.Listed(of, argue.Most{Terms: mostTerms}, free, func(values []int) bool {
		for i, runner := range who {
			places[runner] = values[i]
		}
		return a.met(r, joined, places)
	})
}

// met says whether a remark is met by the places of its runners.
func (a *arguing) met(r Remark, joined *formula.Formula[Remark], places []int) bool {
	if joined == nil {
		return a.meets(r, places)
	}
	return rows.Meets(joined, func(r Remark) bool { return a.meets(r, places) })
}

func (a *arguing) meets(r Remark, places []int) bool {
	place := func(name string) int { return places[slices.Index(a.Runners, name)] }
	compare := func(n int) bool { return rows.Within(n, r.How, *r.Number) }
	guess := a.guessed[r.Guess]
	switch r.Kind {
	case "end":
		return map[string]bool{first: place(r.Runner) == 1, notFirst: place(r.Runner) != 1, last: place(r.Runner) == a.n, notLast: place(r.Runner) != a.n}[r.How]
	case "place":
		return (place(r.Runner) == *r.Number) == (r.How == rows.So)
	case "before":
		later := place(r.Other) - place(r.Runner)
		return map[string]bool{before: later > 0, after: later < 0, rightBefore: later == 1, rightAfter: later == -1,
			nextTo: later*later == 1, notNextTo: later*later != 1}[r.How]
	case "between":
		x, y, z := place(r.Runner), place(r.Other), place(r.Third)
		return (y < x && x < z || z < x && x < y) == (r.How == rows.So)
	case "apart":
		far := place(r.Other) - place(r.Runner)
		return compare(max(far, -far))
	case "right", "pairs":
		right := 0
		for i, name := range guess {
			if r.Kind == "right" && place(name) == i+1 || r.Kind == "pairs" && i > 0 && place(name) == place(guess[i-1])+1 {
				right++
			}
		}
		return compare(right)
	case "far":
		for i, name := range guess {
			if far := place(name) - i - 1; max(far, -far) <= *r.Number {
				return false
			}
		}
		return true
	}
	balance := 0 // more did better than guessed than did worse
	for i, name := range guess {
		switch p := place(name); {
		case p < i+1:
			balance++
		case p > i+1:
			balance--
		}
	}
	return balance > 0
}

// tell says what the rules force.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Groups) != 1 || s.Groups[0] >= 2*a.n {
		return "", ""
	}
	g := s.Groups[0]
	label := func(cell int) string { // among the others of the rule
		if g < a.n {
			return "the " + english.Ordinal(cell%a.n+1)
		}
		return a.Runners[cell/a.n]
	}
	of, kind := a.Runners[g%a.n], "place"
	if g >= a.n {
		of, kind = "the "+english.Ordinal(g-a.n+1)+" place", "runner"
	}
	switch {
	case len(s.Concludes) == 0:
		return fmt.Sprintf("But then no %s is left for %s.", kind, of), ""
	case len(s.Concludes) > 1 || !s.Concludes[0].Is:
		return "", ""
	}
	var taken, out []string
	for _, p := range s.From {
		if p.By >= 0 {
			taken = append(taken, a.clause(p.By, true))
		} else {
			out = append(out, label(p.Cell))
		}
	}
	so := english.Capital(a.clause(s.Concludes[0].Cell, true))
	return argue.Left(fmt.Sprintf("%s, the only %s left for %s", so, kind, of), english.List(taken, "and"), out)
}
