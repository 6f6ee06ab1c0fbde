package lab

import (
	"cmp"
	"context"
	"errors"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Solve answers what follows from a variant. The request's strategy, limit and
// budget come before those of the variant; a quiet request takes only its own
// limit, so that it can count beyond the one that is shown.
func (l *Lab) Solve(ctx context.Context, r wire.SolveRequest, tell func(wire.Event)) error {
	start := time.Now()
	job, err := l.Open(r.Family, r.Variant)
	if err != nil {
		return err
	}
	ctx, cancel := withBudget(ctx, r.Budget, r.Variant)
	defer cancel()
	if !r.Quiet {
		tell(wire.Event{Facts: &wire.FactsBody{
			Facts:     job.Instance.Facts(),
			Orderings: job.Instance.Orderings(),
			Given:     job.Instance.GivenKept(job.Keep),
			Remarks:   job.Instance.Remarks(),
		}})
	}
	options := job.options(r)
	shown := 0
	for event, err := range job.Instance.Solve(ctx, options) {
		switch {
		case err != nil:
			return err
		case event.Progress != nil:
			tell(wire.Event{Progress: &wire.ProgressBody{Progress: *event.Progress, Elapsed: since(start)}})
		case event.Step != nil:
			tell(wire.Event{Steps: &wire.StepsBody{Frames: []view.Frame{*event.Step}}})
		case event.Done != nil:
			tell(wire.Event{Done: &wire.DoneBody{Done: *event.Done, Strategy: options.Strategy, Elapsed: since(start)}})
		case event.Solution != nil && !r.Quiet && shown < l.Shown:
			shown++
			tell(wire.Event{Solution: &wire.SolutionBody{Solution: event.Solution, Views: job.Show(event.Solution)}})
		}
	}
	return nil
}

// options are those of one search.
func (j *Job) options(r wire.SolveRequest) puzzle.Options {
	limit := r.Limit
	if limit == 0 && !r.Quiet {
		limit = j.Variant.Limit
	}
	return puzzle.Options{
		Strategy: cmp.Or(r.Strategy, j.Variant.Strategy, j.strategies()[0]),
		Limit:    limit,
		Orders:   j.Variant.Orders,
		Trace:    r.Trace > 0,
		Steps:    r.Trace + 1, // one more tells that there are more
		Bare:     r.Quiet,
		Keep:     j.Keep,
		Nodes:    r.Budget.Nodes,
	}
}

// Check answers which facts a solution breaks, as far as that can be told.
// Facts that are switched off cannot be broken.
func (l *Lab) Check(_ context.Context, r wire.CheckRequest, tell func(wire.Event)) error {
	job, err := l.Open(r.Family, r.Variant)
	if err != nil {
		return err
	}
	broken, err := job.Instance.Violations(r.Solution)
	undecided := errors.Is(err, puzzle.ErrUndecided)
	if err != nil && !undecided {
		return err
	}
	kept := []string{}
	for _, id := range broken {
		if job.Keep(id) {
			kept = append(kept, id)
		}
	}
	tell(wire.Event{Checked: &wire.CheckedBody{Broken: kept, Undecided: undecided}})
	return nil
}
