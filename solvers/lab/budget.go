package lab

import (
	"cmp"
	"context"
	"time"

	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// withBudget bounds a context by the time that a request allows, or else its
// variant.
func withBudget(ctx context.Context, budget wire.Budget, v share.Variant) (context.Context, context.CancelFunc) {
	span := time.Duration(cmp.Or(budget.Milliseconds, int64(v.Seconds)*1000)) * time.Millisecond
	if span <= 0 {
		return ctx, func() {}
	}
	return withSpan(ctx, span)
}

// withSpan bounds a context by a span of time.
func withSpan(ctx context.Context, span time.Duration) (context.Context, context.CancelFunc) {
	at := time.Now().Add(span)
	ctx, cancel := context.WithDeadline(ctx, at)
	return clocked{Context: ctx, at: at}, cancel
}

// clocked looks at the clock whenever it is asked. In a browser a program that
// computes never gets round to running its timers, so that an ordinary
// deadline would pass unnoticed until it is done.
type clocked struct {
	context.Context
	at time.Time
}

func (c clocked) Err() error {
	if err := c.Context.Err(); err != nil {
		return err
	}
	if !time.Now().Before(c.at) {
		return context.DeadlineExceeded
	}
	return nil
}

// since gives a span of time in the milliseconds of the wire.
func since(start time.Time) float64 {
	return float64(time.Since(start).Microseconds()) / 1000
}
