package circuit

import (
	"context"

	"solvitur/solvers/view"
)

// every tries each start and drives until the car is round or dry. It takes at
// most n legs for each of n starts.
func (h *hunt) every(ctx context.Context, d Direction) (found int, more bool, err error) {
	var marked []int
	for start := range h.ring.n {
		h.Stats.Nodes++
		if !h.Step(func() view.Frame { return h.setsOut(start, d, marked) }) {
			return found, false, nil
		}
		marked = append(marked[:0], start)
		round, more, err := h.try(ctx, start, d, func(s stage) { marked = append(marked, s.to) })
		if err != nil || !more {
			return found, false, err
		}
		if !round {
			h.Stats.DeadEnds++
			continue
		}
		found++
		if !h.goes(start, d) {
			return found, false, nil
		}
	}
	return found, true, nil
}

// try drives from one start, and tells visit of every leg.
func (h *hunt) try(ctx context.Context, start int, d Direction, visit func(stage)) (round, more bool, err error) {
	more = true
	round = h.ring.drive(start, d, func(s stage) bool {
		if err = h.Check(ctx); err != nil {
			more = false
			return false
		}
		h.Stats.Tests++
		visit(s)
		more = h.Step(func() view.Frame { return h.driven(s) })
		return more
	})
	return round, more, err
}
