package fdsearch

import (
	"context"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// Puzzle is a puzzle as the engine sees it, and how a family tells of it.
type Puzzle[S any] struct {
	Model *fd.Model
	// Tags says which fact each tag stands for.
	Tags Tags
	// Atom makes a constraint of what an atom of a claim says.
	Atom func(claim.Atom) (fd.Constraint, error)
	// Options say how to search, beyond what a visitor asks for: the order, and what
	// else is assumed. Keep and Listener are not used.
	Options fd.Options
	// Solution reads an answer.
	Solution func(fd.Solution) S
	Teller
}

// Run searches for all solutions of p on behalf of s: of the facts that it keeps,
// with what it assumes and denies. Every decision of the engine is a unit of
// work; the counts of s are those of a person who tries one value after the other
// (see Tries). If there is no solution, the facts of a contradiction are reported
// as well, where naming them takes no more than some ten times the work of the
// search. The error is what a way of searching returns.
func Run[S any](s *puzzle.Search[S], p Puzzle[S]) error {
	t, err := newTelling(s, &p)
	if err != nil {
		return err
	}
	options := t.options
	if err := t.begin(); err != nil {
		return err
	}

	// The engine listens to its context only, so whatever ends the search
	// cancels that.
	ctx, cancel := context.WithCancelCause(s.Context())
	defer cancel(nil)
	var search *fd.Search
	var tries Tries
	count := func() {
		engine := search.Stats()
		s.Stats.Nodes, s.Stats.DeadEnds, s.Stats.Propagations = tries.Made, tries.Failed, engine.Propagations
		s.Stats.Work = engine.Learned
	}
	options.Listener = func(step fd.Step) {
		tries.hear(step)
		count()
		var err error
		if step.Kind == fd.Decision {
			err = s.Check()
		}
		if err == nil {
			err = t.hear(step)
		}
		if err != nil {
			cancel(err)
		}
	}
	search = p.Model.Search(options)
	for solution, err := range search.All(ctx) {
		if cause := context.Cause(ctx); cause != nil {
			return cause
		}
		if err != nil {
			return err
		}
		if err := t.found(solution); err != nil {
			return err
		}
		if err := s.Found(p.Solution(solution)); err != nil {
			return err
		}
	}
	// The engine may have come to its end before it noticed.
	if cause := context.Cause(ctx); cause != nil {
		return cause
	}
	count()
	if search.Verdict() == fd.None {
		t.refute(search.Stats().Nodes, s.Refuted)
	}
	return nil
}

// hear counts a step of the engine.
func (t *Tries) hear(step fd.Step) {
	switch step.Kind {
	case fd.Decision:
		t.Decide(int(step.Var))
	case fd.Refutation:
		t.TakeBack(int(step.Var))
	case fd.Learnt:
		t.Learn()
	case fd.Failure:
		t.DeadEnd()
	case fd.Found:
		t.Solution()
	}
}

// refute names the facts of a contradiction that a search of so many nodes has
// met. That search is done and its verdict stands; this is a second, learning
// one, and not worth much more than the first was.
func (t *telling) refute(nodes int64, refuted func([]puzzle.FactID)) {
	options := t.options
	options.MaxNodes = 10*nodes + 1000
	core, _, verdict, err := t.model.Refute(t.context, options)
	if err == nil && verdict == fd.None {
		refuted(t.tags.Facts(core))
	}
}
