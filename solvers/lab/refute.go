package lab

import (
	"context"
	"time"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
)

// What it may cost to say why a mark is wrong. That it is, is known by then.
const (
	mostReasons  = 12                    // minimal ones that are compared
	directNodes  = 50                    // of a search with one fact, or one mark
	fewestEffort = 80 * time.Millisecond // of which the fewest are
	refuteEffort = time.Second           // where not even one was found by then
)

// refute names facts, and right marks, that rule a mark out: one of them where one does, else
// the fewest that are found.
func (h *hinter) refute(wrong puzzle.Claim) error {
	if !h.Info.Monotone {
		ctx, cancel := withSpan(h.ctx, refuteEffort)
		defer cancel()
		return h.blame(ctx, puzzle.Not(wrong))
	}
	defer h.resting(h.right)()
	soon, cancel := withSpan(h.ctx, fewestEffort)
	defer cancel()
	core, minimal, ok := h.direct(soon, wrong)
	if !ok {
		options := h.options
		options.Assume = h.marks
		why, err := explain.Why(soon, h.Instance, puzzle.Not(wrong), mostReasons, options)
		if err == nil && !why.Minimal {
			later, cancel := withSpan(h.ctx, refuteEffort)
			defer cancel()
			why, err = explain.Why(later, h.Instance, puzzle.Not(wrong), 1, options)
		}
		if err != nil || !why.Follows {
			return err
		}
		core, minimal = why.Core, why.Minimal
		for _, other := range why.Others {
			if len(other) < len(core) {
				core = other
			}
		}
	}
	facts, right := h.split(core)
	h.body.Core, h.body.HasCore, h.body.Minimal, h.body.Beside = facts, true, minimal, h.texts(right)
	return nil
}

// cannotBe says whether it shows with little work that no solution agrees with some claims, which are
// facts as well, and the facts that are kept.
func (j *Job) cannotBe(ctx context.Context, claims []puzzle.Claim, keep func(puzzle.FactID) bool) bool {
	for event, err := range j.Instance.Solve(ctx, puzzle.Options{Bare: true, NoCore: true, Limit: 1, Nodes: directNodes, Keep: keep, Assume: claims}) {
		if err == nil && event.Done != nil {
			return event.Done.Verdict == puzzle.None
		}
	}
	return false
}

// direct is the rules alone, one fact, or one right mark, by which a mark is ruled out.
func (h *hinter) direct(ctx context.Context, wrong puzzle.Claim) (core []puzzle.FactID, minimal, ok bool) {
	alone := func(id puzzle.FactID, mark ...puzzle.Claim) bool {
		keep := func(fact puzzle.FactID) bool {
			return fact == id || len(mark) > 0 && fact == puzzle.AssumedID(1) || fact == puzzle.AssumedID(0)
		}
		return h.cannotBe(ctx, append([]puzzle.Claim{wrong}, mark...), keep)
	}
	if alone("") {
		return nil, true, true
	}
	for i, mark := range h.marks {
		if alone("", mark) {
			return []puzzle.FactID{puzzle.AssumedID(i)}, true, true
		}
	}
	for _, fact := range h.Instance.Facts() {
		if !fact.Rule && h.Keep(fact.ID) && alone(fact.ID) {
			return []puzzle.FactID{fact.ID}, true, true
		}
	}
	return nil, false, false
}
