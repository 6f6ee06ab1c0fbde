package circuit

import (
	"solvitur/solvers/view"
)

// every tries each start and drives until the car is round or dry. It takes at
// most n legs for each of n starts.
func (h *task) every(d Direction) error {
	for start := range h.ring.n {
		h.Stats.Nodes++
		if err := h.Step(func() view.Frame { return h.setsOut(start, d) }); err != nil {
			return err
		}
		round, err := h.try(start, d, func(stage) {})
		if err != nil {
			return err
		}
		if !round {
			h.Stats.DeadEnds++
			continue
		}
		if err := h.goes(start, d); err != nil {
			return err
		}
	}
	return nil
}

// try drives from one start, and tells visit of every leg.
func (h *task) try(start int, d Direction, visit func(stage)) (round bool, err error) {
	round = h.ring.drive(start, d, func(s stage) bool {
		if err = h.Check(); err != nil {
			return false
		}
		h.Stats.Tests++
		visit(s)
		err = h.Step(func() view.Frame { return h.driven(s) })
		return err == nil
	})
	return round, err
}
