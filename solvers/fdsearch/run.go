package fdsearch

import (
	"context"
	"errors"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// Puzzle is a puzzle as the engine sees it, and how what happens is told.
type Puzzle struct {
	Model *fd.Model
	Tags  Tags
	// Options say how to search. Their Listener is not used: Run listens itself.
	Options fd.Options
	// Hear is told every step, and says false when the search shall stop, as
	// puzzle.Search.Step does.
	Hear func(fd.Step) bool
	// Found is told every solution, and says false when the search shall stop,
	// as puzzle.Search.Found does.
	Found func(fd.Solution) bool
}

// Run searches for all solutions of p on behalf of s. Every decision of the
// engine is a unit of work; the counts of s follow those of the engine. If
// there is no solution, the facts of a contradiction are reported as well,
// where naming them takes no more than some ten times the work of the search.
// The error is what a puzzle's Solve returns.
func Run[S any](ctx context.Context, s *puzzle.Search[S], p Puzzle) error {
	// The engine listens to the context only, so a spent budget cancels it.
	engineCtx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var search *fd.Search
	count := func() {
		done := search.Stats()
		s.Stats.Nodes, s.Stats.DeadEnds, s.Stats.Propagations = done.Nodes, done.Failures, done.Propagations
	}
	options := p.Options
	options.Listener = func(step fd.Step) {
		count()
		if step.Kind == fd.Decision {
			if err := s.Check(ctx); err != nil {
				cancel(err)
				return
			}
		}
		if !p.Hear(step) {
			cancel(errStopped)
		}
	}
	search = p.Model.Search(options)
	for solution, err := range search.All(engineCtx) {
		if err != nil || engineCtx.Err() != nil {
			return whyStopped(engineCtx, err)
		}
		if !p.Found(solution) {
			return nil
		}
	}
	count()
	if search.Verdict() == fd.None {
		p.refute(ctx, search.Stats().Nodes, s.Refuted)
	}
	return nil
}

// errStopped cancels the engine when the search shall stop.
var errStopped = errors.New("the search was told to stop")

// whyStopped is why the engine was cancelled, or else its own error; nil when
// the search was told to stop.
func whyStopped(ctx context.Context, err error) error {
	switch cause := context.Cause(ctx); {
	case errors.Is(cause, errStopped):
		return nil
	case cause != nil:
		return cause
	}
	return err
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
