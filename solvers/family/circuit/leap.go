package circuit

import (
	"context"
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// leap is every, but for what a failure teaches: a car that comes past an
// oasis with at least as much in its tank as a car that starts there is at
// every later oasis no worse off, whatever the tank holds. Where it runs dry,
// the other does so too, or did before. Without fuel in the tank at the start
// this rules out all that was passed: then no leg is driven more than twice
// if no start succeeds. What a success teaches is less, and is not used.
func (h *hunt) leap(ctx context.Context, d Direction) (found int, more bool, err error) {
	doomed := make([]bool, h.ring.n)
	var marked []int
	for start := range h.ring.n {
		h.Stats.Nodes++
		if err := h.Check(ctx); err != nil {
			return found, false, err
		}
		if doomed[start] {
			continue
		}
		if !h.Step(func() view.Frame { return h.setsOut(start, d, marked) }) {
			return found, false, nil
		}
		marked = append(marked[:0], start)
		var passed []int
		round, more, err := h.try(ctx, start, d, func(s stage) {
			marked = append(marked, s.to)
			if s.left >= h.ring.start {
				passed = append(passed, s.to)
			}
		})
		if err != nil || !more {
			return found, false, err
		}
		if round {
			found++
			if !h.goes(start, d) {
				return found, false, nil
			}
			continue
		}
		h.Stats.DeadEnds++
		for _, i := range passed {
			doomed[i] = true
		}
		if len(passed) > 0 && !h.Step(func() view.Frame { return h.ruledOut(start, d, passed) }) {
			return found, false, nil
		}
	}
	return found, true, nil
}

func (h *hunt) ruledOut(start int, d Direction, passed []int) view.Frame {
	changes := make([]view.Change, 0, len(passed))
	names := make([]string, len(passed))
	for k, i := range passed {
		changes, names[k] = append(changes, view.Recast(discID(i), view.Crossed)), h.name(i)
	}
	return view.Frame{
		Caption: fmt.Sprintf("So %s need not be tried %s: the car from %s passed there with no less in the tank.", english.List(names, "and"), d, h.name(start)),
		Role:    view.Deduced, Changes: changes,
	}
}
