package circuit

import (
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
func (h *task) leap(d Direction) error {
	doomed := make([]bool, h.ring.n)
	for start := range h.ring.n {
		h.Stats.Nodes++
		if err := h.Check(); err != nil {
			return err
		}
		if doomed[start] {
			continue
		}
		if err := h.Step(func() view.Frame { return h.setsOut(start, d) }); err != nil {
			return err
		}
		var passed []int
		round, err := h.try(start, d, func(s stage) {
			if s.left >= h.ring.start {
				passed = append(passed, s.to)
			}
		})
		if err != nil {
			return err
		}
		if round {
			if err := h.goes(start, d); err != nil {
				return err
			}
			continue
		}
		h.Stats.DeadEnds++
		for _, i := range passed {
			doomed[i] = true
		}
		if len(passed) == 0 {
			continue
		}
		if err := h.Step(func() view.Frame { return h.ruledOut(start, d, passed) }); err != nil {
			return err
		}
	}
	return nil
}

func (h *task) ruledOut(start int, d Direction, passed []int) view.Frame {
	looks, names := view.Looks{}, make([]string, len(passed))
	for k, i := range passed {
		looks[discID(i)], names[k] = h.Stage().As(discID(i), view.Crossed), h.name(i)
	}
	return h.Stage().Next(view.Frame{
		Caption: fmt.Sprintf("So %s need not be tried %s: the car from %s passed there with no less in the tank.", english.List(names, "and"), d, h.name(start)),
		Role:    view.Deduced,
	}, looks)
}
