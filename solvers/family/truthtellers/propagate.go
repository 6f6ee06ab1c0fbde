package truthtellers

import (
	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
)

// propagate searches with the engine, which works out all that follows after
// every choice.
func (k *task) propagate() error {
	m := newModel(k.story)
	return fdsearch.Run(k.Search, fdsearch.Puzzle[Solution]{
		Model: m.Model, Tags: m.tags,
		Options: fd.Options{Choose: fd.SmallestDomain, Order: m.order, Distinct: m.asked()},
		Atom: func(a claim.Atom) (fd.Constraint, error) {
			means, _, err := k.claimed(a)
			if err != nil {
				return nil, err
			}
			return means.post(m), nil
		},
		Solution: func(x fd.Solution) Solution { return k.solution(m.world(x)) },
		Teller:   (&replay{task: k, model: m}).teller(),
	})
}
