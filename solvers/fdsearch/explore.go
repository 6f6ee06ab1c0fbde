package fdsearch

import (
	"context"
	"errors"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// explore runs the engine to the end, or until hear, enter or found returns an error;
// enter is fd.Options.Enter, and may be nil. The
// engine listens to its context only, so whatever ends the search cancels that.
func explore(ctx context.Context, m *fd.Model, o fd.Options, hear func(*fd.Search, fd.Step) error, enter func(*fd.Search, int) (bool, error), found func(fd.Solution) error) (*fd.Search, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var search *fd.Search
	o.Listener = func(step fd.Step) {
		if err := hear(search, step); err != nil {
			cancel(err)
		}
	}
	if enter != nil {
		o.EnterDepth = puzzle.Deepest
		o.Enter = func(depth int) (bool, error) { return enter(search, depth) }
	}
	search = m.Search(o)
	for solution, err := range search.All(ctx) {
		if cause := context.Cause(ctx); cause != nil {
			return search, cause
		}
		if err != nil {
			return search, err
		}
		if err := found(solution); err != nil {
			return search, err
		}
	}
	// The engine may have come to its end before it noticed.
	return search, context.Cause(ctx)
}

// errEnough ends a search that has found what it was to find.
var errEnough = errors.New("the first solution is there")

// First searches for the first solution of p as [Run] would, for those who compare
// ways of searching: its counts are added to those of s, and it tells no steps and
// reports no solution. It returns how many tries it took, to the end where there
// is none.
func First[S any](s *puzzle.Search[S], p Puzzle[S]) (tries int64, err error) {
	t, err := newTelling(s, &p)
	if err != nil {
		return 0, err
	}
	before := s.Stats
	var count Tries
	_, err = explore(s.Context(), p.Model, t.options, func(search *fd.Search, step fd.Step) error {
		count.hear(step)
		s.Stats = count.added(before, search.Stats())
		if step.Kind == fd.Decision {
			return s.Check()
		}
		return nil
	}, nil, func(fd.Solution) error { return errEnough })
	if errors.Is(err, errEnough) {
		err = nil
	}
	return count.Made, err
}

// added are the counts of a search, with those from before it.
func (t *Tries) added(before puzzle.Stats, engine fd.Stats) puzzle.Stats {
	before.Nodes += t.Made
	before.DeadEnds += t.Failed
	before.Propagations += engine.Propagations
	before.Work += engine.Learned
	return before
}

// taken are counts without those of a search.
func (t *Tries) taken(from puzzle.Stats, engine fd.Stats) puzzle.Stats {
	from.Nodes -= t.Made
	from.DeadEnds -= t.Failed
	from.Propagations -= engine.Propagations
	from.Work -= engine.Learned
	return from
}
