package runners

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdargue"
	"solvitur/solvers/puzzle"
)

// mostTerms bounds the ways in which a remark may be met that are listed.
const mostTerms = 20_000

// argued gives what arguments are made of: each runner has a place, each place a runner,
// and each remark says which places the runners that it names may have together. There is one
// statement for each runner and place.
func argued(f race) (puzzle.Argument, error) {
	n, m := len(f.Runners), newModel(f)
	made := puzzle.Argument{Sign: "●"}
	made.Clause = argue.Clause(&made, clause)
	rules := argue.Rules{Clause: made.Clause}
	places := each.To(n, func(i int) string { return "the " + english.Ordinal(i+1) })
	for i, name := range f.Runners {
		made.Cells = append(made.Cells, each.To(n, func(j int) claim.Claim { return claim.Of(came(name, j+1)) })...)
		rules.Add(&made, ruleOwnPlace, english.Capital(name)+" came in at one place.",
			argue.OneOf{Of: name, Kind: "place", Names: places}, func(j int) int { return i*n + j })
	}
	for i, place := range places {
		rules.Add(&made, ruleOwnPlace, fmt.Sprintf("One runner came in as number %d.", i+1),
			argue.OneOf{Of: place + " place", Kind: "runner", Names: f.Runners}, func(j int) int { return j*n + i })
	}
	choice := func(x fd.Var) argue.Choice { return argue.Choice{First: int(x-m.places[0]) * n, Lo: 1, Hi: n} }
	for i, r := range f.Remarks {
		table, ok := fdargue.Of(m.Model, fd.Tag(i)).Table(choice, argue.Most{Terms: mostTerms}, apart)
		if !ok {
			return made, puzzle.ErrUnargued(fmt.Sprintf("One remark speaks of too many runners at once for an argument in simple steps: “%s”", remarks.Sentence(f.Facts, r)))
		}
		made.Groups = append(made.Groups, puzzle.Group{Fact: remarks.ID(i), Clue: true, Tables: []puzzle.CellTable{table}})
	}
	made.Tell = rules.Tell
	made.Join = func(all []puzzle.Literal) []string { return joined(f, all) }
	return made, nil
}

// apart says whether the last of some places is none of the others.
func apart(places []int) bool {
	last := len(places) - 1
	return !slices.Contains(places[:last], places[last])
}

// joined says in one clause each which places the runners do not have, behind what they have.
func joined(f race, all []puzzle.Literal) (clauses []string) {
	n := len(f.Runners)
	say := func(what claim.Atom, is bool) {
		text, _ := clause(claim.Of(what).All[0], is)
		clauses = append(clauses, text)
	}
	out := make([][]any, n) // by runner
	for _, l := range all {
		if who, place := l.Cell/n, l.Cell%n+1; l.Is {
			say(came(f.Runners[who], place), true)
		} else {
			out[who] = append(out[who], place)
		}
	}
	for i, places := range out {
		if len(places) > 0 {
			say(claim.Atom{Path: came(f.Runners[i], 1).Path, Rel: claim.OneOf, Value: places}, false)
		}
	}
	return clauses
}
