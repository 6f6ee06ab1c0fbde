package truthtellers

import (
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// propagate searches with the engine, which works out all that follows after
// every choice. A contradiction comes with its facts.
func (k *task) propagate() error {
	m := newModel(k.story)
	options := fd.Options{Choose: fd.SmallestDomain, Keep: m.tags.Keep(k.Kept)}
	if k.Deny != "" {
		claim, contrary := puzzle.Positive(k.Deny)
		claimed, err := k.claimed(claim)
		if err != nil {
			return err
		}
		assumed := m.compile(claimed)
		if !contrary {
			assumed = fd.Not(assumed)
		}
		options.Assume = []fd.Constraint{assumed}
	}
	options.Order = m.order // to which a claim may add what it counts
	replay := &replay{task: k, model: m, given: fd.Options{Keep: options.Keep, Assume: options.Assume}}
	if err := replay.begin(); err != nil {
		return err
	}
	return fdsearch.Run(k.Search, fdsearch.Puzzle{Model: m.Model, Tags: m.tags, Options: options, Hear: replay.hear, Found: func(x fd.Solution) error {
		return k.foundWorld(m.world(x), max(0, len(replay.levels)-1))
	}})
}
