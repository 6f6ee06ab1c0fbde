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
	choices := argue.Choices{
		Subject: func(of argue.Choice) string { return f.Runners[of.First/n] },
		Write:   func(_ argue.Choice, place int) string { return english.Ordinal(place) },
		Clause:  argue.Clause(&made, clause),
		SoFirst: true, OneByOne: true,
	}
	choices.Tell(&made)
	rules := argue.Rules{Clause: made.Clause}
	made.Tell = rules.Tell
	places := each.To(n, func(i int) string { return "the " + english.Ordinal(i+1) })
	for _, name := range f.Runners {
		place := choices.Make(&made, 1, n, func(place int) claim.Claim { return claim.Of(came(name, place)) })
		rules.Add(&made, ruleOwnPlace, english.Capital(name)+" came in at one place.",
			argue.OneOf{Of: name, Kind: "place", Names: places}, func(i int) int { return place.First + i })
	}
	for i, place := range places {
		rules.Add(&made, ruleOwnPlace, fmt.Sprintf("One runner came in as number %d.", i+1),
			argue.OneOf{Of: place + " place", Kind: "runner", Names: f.Runners}, func(j int) int { return choices.All[j].First + i })
	}
	choice := func(x fd.Var) argue.Choice { return choices.All[slices.Index(m.places, x)] }
	for i, r := range f.Remarks {
		table, ok := fdargue.Of(m.Model, fd.Tag(i)).Table(choice, argue.Most{Terms: mostTerms}, argue.Differ)
		if !ok {
			return made, puzzle.ErrUnargued(fmt.Sprintf("One remark speaks of too many runners at once for an argument in simple steps: “%s”", remarks.Sentence(f.Facts, r)))
		}
		made.Groups = append(made.Groups, puzzle.Group{Fact: remarks.ID(i), Clue: true, Tables: []puzzle.CellTable{table}})
	}
	return made, nil
}
