package runners

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdargue"
	"solvitur/solvers/puzzle"
)

// mostTerms bounds the ways in which a remark may be met that are listed.
const mostTerms = 20_000

// arguing is a race as one statement for each runner and place.
type arguing struct {
	race
	n      int
	rules  argue.Rules
	argued puzzle.Argument
}

// argued gives what arguments are made of: each runner has a place, each place a runner,
// and each remark says which places the runners that it names may have together.
func argued(f race) (puzzle.Argument, error) {
	a := &arguing{race: f, n: len(f.Runners)}
	a.argued.Clause = argue.Clause(&a.argued, clause)
	a.rules.Clause = a.argued.Clause
	var places []string
	for place := range a.n {
		places = append(places, "the "+english.Ordinal(place+1))
	}
	for i, name := range f.Runners {
		for place := range a.n {
			a.argued.Cells = append(a.argued.Cells, claim.Of(came(name, place+1)))
		}
		a.rules.Add(&a.argued, ruleOwnPlace, english.Capital(name)+" came in at one place.",
			argue.OneOf{Of: name, Kind: "place", Names: places}, func(j int) int { return i*a.n + j })
	}
	for i, place := range places {
		a.rules.Add(&a.argued, ruleOwnPlace, fmt.Sprintf("One runner came in as number %d.", i+1),
			argue.OneOf{Of: place + " place", Kind: "runner", Names: f.Runners}, func(j int) int { return j*a.n + i })
	}
	m := newModel(f)
	choice := func(x fd.Var) argue.Choice { return argue.Choice{First: int(x-m.places[0]) * a.n, Lo: 1, Hi: a.n} }
	for i, r := range f.Remarks {
		table, ok := fdargue.Of(m.Model, fd.Tag(i)).Table(choice, argue.Most{Terms: mostTerms}, apart)
		if !ok {
			return a.argued, puzzle.ErrUnargued(fmt.Sprintf("One remark speaks of too many runners at once for an argument in simple steps: “%s”", remarks.Sentence(f.Facts, r)))
		}
		a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: remarks.ID(i), Clue: true, Tables: []puzzle.CellTable{table}})
	}
	a.argued.Join, a.argued.Tell, a.argued.Sign = a.join, a.rules.Tell, "●"
	return a.argued, nil
}

// apart says whether the last of some places is none of the others.
func apart(places []int) bool {
	last := len(places) - 1
	return !slices.Contains(places[:last], places[last])
}

// join says in one clause each which places the runners do not have.
func (a *arguing) join(all []puzzle.Literal) (clauses []string) {
	out := make([][]any, a.n)
	for _, l := range all {
		if l.Is {
			clauses = append(clauses, a.argued.Clause(l.Cell, true))
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
