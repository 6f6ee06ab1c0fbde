package truthtellers

import (
	"context"
	"errors"

	"solvitur/solvers/fd"
)

// propagate searches with the engine, which works out all that follows after
// every choice. A contradiction comes with its facts.
func (k *task) propagate() error {
	m := newModel(k.story)
	keep := func(tag fd.Tag) bool { return k.Kept(m.facts[tag]) }
	options := fd.Options{Choose: fd.SmallestDomain, Keep: keep}
	if k.Deny != "" {
		claimed, err := k.claimed(k.Deny)
		if err != nil {
			return err
		}
		options.Assume = []fd.Constraint{fd.Not(m.compile(claimed))}
	}
	options.Order = m.order
	replay := &replay{task: k, model: m, given: fd.Options{Keep: keep, Assume: options.Assume}}
	if going, err := replay.begin(); err != nil || !going {
		return err
	}

	// The engine listens to the context only, so a spent budget cancels it.
	ctx, cancel := context.WithCancelCause(k.ctx)
	defer cancel(nil)
	var search *fd.Search
	options.Listener = func(step fd.Step) {
		k.count(search.Stats())
		if step.Kind == fd.Decision {
			if err := k.Check(k.ctx); err != nil {
				cancel(err)
				return
			}
		}
		if !replay.hear(step) {
			cancel(errStopped)
		}
	}
	search = m.Search(options)
	for x, err := range search.All(ctx) {
		if err != nil {
			return stopCause(ctx, err)
		}
		if ctx.Err() != nil || !k.foundWorld(m.world(x), max(0, len(replay.levels)-1)) {
			return stopCause(ctx, nil)
		}
	}
	k.count(search.Stats())
	if search.Verdict() != fd.None {
		return nil
	}
	// The search is done and its verdict stands; naming the facts is a second,
	// learning one, and not worth more than the first was.
	core, _, verdict, err := m.Refute(k.ctx, fd.Options{Order: options.Order, Choose: options.Choose, Keep: keep, Assume: options.Assume,
		MaxNodes: 10*search.Stats().Nodes + 1000})
	if err == nil && verdict == fd.None {
		k.Refuted(m.blamed(core))
	}
	return nil
}

// errStopped cancels the engine when nobody listens any more.
var errStopped = errors.New("nobody listens")

// stopCause is why the engine was cancelled: nil when Solve was told to stop.
func stopCause(ctx context.Context, err error) error {
	switch cause := context.Cause(ctx); {
	case errors.Is(cause, errStopped):
		return nil
	case cause != nil:
		return cause
	}
	return err
}

func (k *task) count(st fd.Stats) {
	k.Stats.Nodes, k.Stats.DeadEnds, k.Stats.Propagations = st.Nodes, st.Failures, st.Propagations
}
