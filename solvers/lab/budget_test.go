package lab

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// asleep is a context whose timers never run, as in a browser while a program
// computes.
type asleep struct{ context.Context }

func (asleep) Done() <-chan struct{} { return nil }
func (asleep) Err() error            { return nil }

func TestClockedNeedsNoTimer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx := clocked{Context: asleep{context.Background()}, at: time.Now().Add(time.Second)}
		time.Sleep(999 * time.Millisecond)
		if err := ctx.Err(); err != nil {
			t.Errorf("too early: %v", err)
		}
		time.Sleep(time.Millisecond)
		if err := ctx.Err(); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got %v", err)
		}
	})
}

func TestWithBudget(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, c := range []struct {
			budget wire.Budget
			v      share.Variant
			want   time.Duration
		}{
			{wire.Budget{Milliseconds: 1500}, share.Variant{Seconds: 7}, 1500 * time.Millisecond},
			{wire.Budget{}, share.Variant{Seconds: 7}, 7 * time.Second},
			{wire.Budget{}, share.Variant{}, 0},
		} {
			ctx, cancel := withBudget(t.Context(), c.budget, c.v)
			if _, looks := ctx.(clocked); looks != (c.want > 0) {
				t.Errorf("%+v: looks at the clock: %v", c, looks)
			}
			at, bounded := ctx.Deadline()
			if bounded != (c.want > 0) || bounded && time.Until(at) != c.want {
				t.Errorf("%+v: %v until %v", c, bounded, time.Until(at))
			}
			cancel()
			if c.want > 0 && !errors.Is(ctx.Err(), context.Canceled) {
				t.Errorf("cancelled: %v", ctx.Err())
			}
		}
	})
}
