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
	argued, err := job.Instance.Argue(ctx, puzzle.ArgueOptions{
		Keep: job.Keep, Assume: r.Assume, Work: r.Budget.Nodes,
		Progress: func(known, of int) {
			tell(wire.Event{Progress: &wire.ProgressBody{Elapsed: since(start), Known: known, Of: of}})
		},
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
