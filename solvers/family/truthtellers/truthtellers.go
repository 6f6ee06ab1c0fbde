package truthtellers

import (
	"embed"

	"solvitur/solvers/puzzle"
)

//go:embed presets/*.json
var presets embed.FS

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, Solution]{
		Info: puzzle.Info{
			Name:    "truth-tellers",
			Title:   "Who lies?",
			Summary: "Who tells the truth, who lies, and what follows from what they say?",
			Strategies: []puzzle.Strategy{
				{Name: propagation, Title: "Working out what follows", Teaches: "After every choice, work out all that follows, from whatever side, until nothing new follows; only then choose again."},
				{Name: caseByCase, Title: "Case by case", Teaches: "Suppose something of one person after the other, see what that makes of the statements, and drop a case as soon as it breaks a fact: how one does it on paper."},
				{Name: allWorlds, Title: "All worlds", Teaches: "Write down every way in which all could be, and cross out what breaks a fact: a truth table. Certain, and hopeless beyond some twenty questions."},
			},
			Counters: []puzzle.Counter{{Name: "nodes", Title: "cases tried"}, {Name: "tests", Title: "facts tested", Of: []string{caseByCase, allWorlds}}, {Name: "deadEnds", Title: "dead ends"}, {Name: "propagations", Title: "rules applied", Of: []string{propagation}}},
			// A statement that is switched off was made all the same, and may
			// be true or false: so dropping a fact never loses a solution.
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Validate:   validate,
		Facts:      sentences,
		Orderings:  orderings,
		Claims:     claims,
		Given:      given,
		Solve:      solve,
		Violations: violations,
		Holds:      holds,
		Show:       show,
		Answer:     answer,
		Findings:   findings,
	})
}
