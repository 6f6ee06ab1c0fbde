package main

import (
	"context"
	"errors"

	"solvitur/solvers/lab"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// search solves with so many workers, which share the parts of a long search as those of the
// page do.
func (d door) search(ctx context.Context, laboratory *lab.Lab, workers int, request wire.SolveRequest, tell func(wire.Event)) error {
	if workers < 2 || request.Whole() {
		return laboratory.Solve(ctx, request, tell)
	}
	client := wire.NewClient(wire.Local{Most: workers, Handler: func() wire.Handler {
		l := lab.New(d.families)
		l.Shown = laboratory.Shown
		return l
	}})
	defer client.Close()
	ended := make(chan error, 1)
	client.Solve(request, func(e wire.Event) {
		switch {
		case e.Err != nil && len(e.Err.Fields) > 0:
			ended <- factsError{schema.Join(e.Err.Fields)}
			return
		case e.Err != nil:
			ended <- errors.New(e.Err.Message)
			return
		}
		tell(e)
		if e.Last() {
			ended <- nil
		}
	})
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}
