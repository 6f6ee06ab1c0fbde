package lab

import (
	"context"
	"errors"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// Argue answers with the argument: from the facts that are kept to what is certain.
func (l *Lab) Argue(ctx context.Context, r wire.ArgueRequest, tell func(wire.Event)) error {
	start := time.Now()
	job, ctx, cancel, err := l.begin(ctx, r.Family, r.Variant, r.Budget)
	if err != nil {
		return err
	}
	defer cancel()
	known, of := 0, 0
	report := func() {
		tell(wire.Event{Progress: &wire.ProgressBody{Elapsed: since(start), Known: known, Of: of}})
	}
	argued, err := job.Instance.Argue(reporting{ctx, report}, puzzle.ArgueOptions{
		Keep: job.Keep, Assume: r.Assume, Work: r.Budget.Nodes,
		Progress: func(reached, all int) { known, of = reached, all },
	})
	body := &wire.ArguedBody{Argued: argued, Elapsed: since(start)}
	switch {
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		body.Stopped = true
	case err != nil:
		return err
	}
	tell(wire.Event{Argued: body})
	return nil
}

// reporting reports whenever somebody looks whether to stop: a single step can take long, and
// who reports hears of a cancellation.
type reporting struct {
	context.Context
	report func()
}

func (r reporting) Err() error {
	r.report()
	return r.Context.Err()
}
