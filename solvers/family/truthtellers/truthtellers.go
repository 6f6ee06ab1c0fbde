package truthtellers

import (
	"embed"

	"solvitur/solvers/puzzle"
)

//go:embed presets/*.json
var presets embed.FS

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *story, Solution]{
		Info: puzzle.Info{
			Name:     "truth-tellers",
			Title:    "Who lies?",
			Summary:  "Who tells the truth, who lies, and what follows from what they say?",
			Counters: []puzzle.Counter{{Name: "nodes", Title: "cases tried"}, {Name: "tests", Title: "facts tested", Of: []string{caseByCase, allWorlds}}, puzzle.DeadEnds, {Name: "propagations", Title: "rules applied", Of: []string{propagation}}},
			// A statement that is switched off was made all the same, and may
			// be true or false: so dropping a fact never loses a solution.
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		OldHolds:   holds,
		OldSays:    says,
		Show:       show,
		Verdict:    answer,
	})
}
