package truthtellers

import (
	"embed"

	"solvitur/solvers/argue"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
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
			// An answer does not say which of the statements are true: what is said
			// and what liars say may fit it each by itself, and not together.
			Joint: true,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     func(s *story) schema.Form { return s.answer },
		Enter:      enter,
		Sought:     sought,
		Derived:    derived,
		Says:       says,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Key:        key,
		Show:       show,
		Renewal:    &renewal,
		Argue:      argue.With(argued),
		Verdict:    answer,
	})
}
