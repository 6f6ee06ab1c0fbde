package truthtellers

import (
	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
)

// propagate searches with the engine, which works out all that follows after
// every choice. A contradiction comes with its facts.
func (k *task) propagate() error {
	m := newModel(k.story)
	denied, tags, err := fdsearch.Assume(k.Search, m.Model, m.tags, func(a claim.Atom) (fd.Constraint, error) {
		means, _, err := k.claimed(a)
		if err != nil {
			return nil, err
		}
		return m.compile(means), nil
	})
	if err != nil {
		return err
	}
	m.tags = tags
	options := fd.Options{Choose: fd.SmallestDomain, Keep: tags.Keep(k.Kept), Assume: denied, Distinct: m.asked()}
	options.Order = m.order // to which a claim may add what it counts
	replay := &replay{task: k, model: m, given: fd.Options{Keep: options.Keep, Assume: options.Assume}}
	if err := replay.begin(); err != nil {
		return err
	}
	return fdsearch.Run(k.Search, fdsearch.Puzzle{Model: m.Model, Tags: m.tags, Options: options, Hear: replay.hear, Found: func(x fd.Solution) error {
		return k.foundWorld(m.world(x), max(0, len(replay.levels)-1))
	}})
}
