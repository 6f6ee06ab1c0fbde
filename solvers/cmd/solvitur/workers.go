package main

import (
	"context"
	"errors"

	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// search solves with so many workers, which share the parts of a long search as those of the
// page do. Where ctx ends, the worker that was asked says what has been found.
func (d door) search(ctx context.Context, laboratory *lab.Lab, workers int, request wire.SolveRequest, tell func(wire.Event)) error {
	if workers < 2 || request.Whole() {
		return laboratory.Solve(ctx, request, tell)
	}
	client := wire.NewClient(wire.Local{Most: workers, Handler: func() wire.Handler {
		l := lab.New(d.families)
		l.Shown = laboratory.Shown
		return interrupted{l, ctx}
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
	return <-ended
}

// interrupted is a laboratory whose searches end with a context, too, but for parts of a
// search: these end with the search that they belong to, which has no use for half of one.
type interrupted struct {
	*lab.Lab
	by context.Context
}

func (i interrupted) Solve(ctx context.Context, request wire.SolveRequest, tell func(wire.Event)) error {
	if request.Part == (puzzle.Stretch{}) {
		var stop context.CancelFunc
		ctx, stop = context.WithCancel(ctx)
		defer stop()
		defer context.AfterFunc(i.by, stop)()
	}
	return i.Lab.Solve(ctx, request, tell)
}
