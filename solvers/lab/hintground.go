package lab

import (
	"encoding/json"
	"slices"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// ground names the facts behind what is filled in, about which there is no choice.
func (h *hinter) ground(fresh []puzzle.Claim, filled json.RawMessage) error {
	ctx, cancel := h.briefly(groundEffort)
	defer cancel()
	if h.Info.Monotone {
		options := h.options
		if h.free { // it may rest on what is entered, too
			defer h.resting(h.marks)()
			options.Assume = h.marks
		}
		why, err := explain.Why(ctx, h.Instance, fresh[0], 1, options)
		if err != nil || !why.Follows {
			return err
		}
		facts, used := h.split(why.Core)
		h.body.Core, h.body.HasCore, h.body.Minimal, h.body.Beside = facts, true, why.Minimal, h.texts(used)
		return nil
	}
	if h.free {
		judged, err := h.memory.Judge(ctx, ctx, h.Instance, fresh, h.options)
		if err != nil || slices.ContainsFunc(judged.Standing, func(s puzzle.Standing) bool { return s != puzzle.Certain }) {
			h.body.Core = h.barred(filled)
			return err
		}
	}
	var err error
	h.body.Views, err = h.Instance.Reason(fresh[0], h.Keep) // that it is certain is known
	if h.body.Core = h.spoken(); len(h.body.Core) == 0 {
		h.body.Core = h.barred(filled)
	}
	if all := h.holding(); len(h.body.Core) == 0 && len(all) <= fewFacts {
		h.body.Core = inOrder(all, nil)
	}
	return err
}

// fewFacts are so few that all of them are where to look.
const fewFacts = 5

// holding are the facts that hold and are no rules.
func (h *hinter) holding() []puzzle.Fact {
	return slices.DeleteFunc(h.Instance.Facts(), func(f puzzle.Fact) bool { return f.Rule || !h.Keep(f.ID) })
}

// barred are the facts by which one does not go on otherwise in a plan: what forbids another move,
// or else that only the shortest plan is asked for. There are none where another move is left.
func (h *hinter) barred(filled json.RawMessage) []puzzle.FactID {
	raw, err := json.Marshal(h.part)
	if err != nil {
		return nil
	}
	facts := h.Instance.Facts()
	named := map[puzzle.FactID]bool{}
	for _, v := range h.Instance.Play(raw, h.Keep) {
		for part := range view.Marks(v) {
			next, list := h.put(part.Puts)
			answer, err := json.Marshal(next)
			if !list || err != nil || string(answer) == string(filled) {
				continue
			}
			broken := h.broken(answer)
			if len(broken) == 0 {
				broken = puzzle.ShortestOnly(facts, true, h.Keep)
			}
			if len(broken) == 0 {
				return nil
			}
			for _, id := range broken {
				named[id] = true
			}
		}
	}
	return inOrder(facts, named)
}

// inOrder are those of some facts that are named, nil for all.
func inOrder(facts []puzzle.Fact, named map[puzzle.FactID]bool) (ids []puzzle.FactID) {
	for _, fact := range facts {
		if named == nil || named[fact.ID] {
			ids = append(ids, fact.ID)
		}
	}
	return ids
}

// spoken are the facts that a reason in a family's own words speaks of. They are where to look;
// that they are enough is not said.
func (h *hinter) spoken() []puzzle.FactID {
	named := map[puzzle.FactID]bool{}
	for _, v := range h.body.Views {
		if v.Steps == nil {
			continue
		}
		for _, step := range v.Steps.Items {
			for _, id := range step.Facts {
				named[id] = true
			}
		}
	}
	return inOrder(h.holding(), named)
}
