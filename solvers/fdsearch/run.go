package fdsearch

import (
	"context"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// Puzzle is a puzzle as the engine sees it, and how what happens is told.
type Puzzle struct {
	Model *fd.Model
	Tags  Tags
	// Options say how to search. Their Listener is not used: Run listens itself.
	Options fd.Options
	// Hear is told every step, and Found every solution; an error ends the
	// search, as it does for puzzle.Search.
	Hear  func(fd.Step) error
	Found func(fd.Solution) error
}

// Run searches for all solutions of p on behalf of s. Every decision of the
// engine is a unit of work; the counts of s are those of a person who tries one
// value after the other (see Tries). If there is no solution, the facts of a
// contradiction are reported as well, where naming them takes no more than some
// ten times the work of the search. The error is what a way of searching returns.
func Run[S any](s *puzzle.Search[S], p Puzzle) error {
	// The engine listens to its context only, so whatever ends the search
	// cancels that.
	ctx, cancel := context.WithCancelCause(s.Context())
	defer cancel(nil)
	var search *fd.Search
	var tries Tries
	count := func() {
		s.Stats.Nodes, s.Stats.DeadEnds, s.Stats.Propagations = tries.Made, tries.Failed, search.Stats().Propagations
	}
	options := p.Options
	options.Listener = func(step fd.Step) {
		tries.hear(step)
		count()
		var err error
		if step.Kind == fd.Decision {
			err = s.Check()
		}
		if err == nil {
			err = p.Hear(step)
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
		if err := p.Found(solution); err != nil {
			return err
		}
	}
	// The engine may have come to its end before it noticed.
	if cause := context.Cause(ctx); cause != nil {
		return cause
	}
	count()
	if search.Verdict() == fd.None {
		p.refute(s.Context(), search.Stats().Nodes, s.Refuted)
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
	case fd.Failure:
		t.DeadEnd()
	case fd.Found:
		t.Solution()
	}
}

// refute names the facts of a contradiction that a search of so many nodes has
// met. That search is done and its verdict stands; this is a second, learning
// one, and not worth much more than the first was.
func (p Puzzle) refute(ctx context.Context, nodes int64, refuted func([]puzzle.FactID)) {
	options := p.Options
	options.Listener, options.MaxNodes = nil, 10*nodes+1000
	core, _, verdict, err := p.Model.Refute(ctx, options)
	if err == nil && verdict == fd.None {
		refuted(p.Tags.Facts(core))
	}
}
