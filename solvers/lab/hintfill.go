package lab

import (
	"encoding/json"
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// simplest fills in the place of the answer at which the fewest facts leave no choice, of those
// where that shows without a search. The rows of a list come one after the other, whatever they
// rest on.
func (h *hinter) simplest(whole any) (bool, error) {
	if !h.Info.Monotone { // no few facts say anything by themselves
		return false, nil
	}
	form := h.Instance.Answer()
	filled := map[puzzle.Claim]json.RawMessage{}
	var claims []puzzle.Claim
	ctx, cancel := h.briefly(placeEffort)
	defer cancel()
	there := h.places()
	for path, value := range schema.Leaves(form, whole) {
		if field, _ := form.Field(path[0]); field.Kind == schema.Rows || there[schema.Pointer(path...)] || ctx.Err() != nil {
			continue
		}
		answer, said, err := h.goingOn(schema.WithLeaf(form, h.part, path, value))
		if err != nil {
			return false, nil // what stands there already is in the way
		}
		if fresh := h.unmarked(said); len(fresh) == 1 {
			claims, filled[fresh[0]] = append(claims, fresh[0]), answer
		}
	}
	options := h.options
	options.Assume = slices.Clone(h.told) // as it is to be seen
	for _, mark := range h.right {
		if !slices.Contains(h.told, mark) {
			options.Assume = append(options.Assume, mark)
		}
	}
	next, err := explain.AtOnce(ctx, h.Instance, claims, fewTried, options)
	if err != nil || next.Claim == "" {
		return false, err
	}
	h.body.Fill, h.body.Says = filled[next.Claim], h.texts([]puzzle.Claim{next.Claim})
	h.body.Core, _ = h.split(next.Core)
	h.body.HasCore = true
	return true, nil
}

// goingOn is an answer that somebody goes on with, and what it claims.
func (h *hinter) goingOn(next any) (answer json.RawMessage, claims []puzzle.Claim, err error) {
	if answer, err = json.Marshal(next); err != nil {
		return nil, nil, err
	}
	claims, err = h.Instance.ReadPart(answer)
	return answer, claims, err
}

func (h *hinter) unmarked(claims []puzzle.Claim) []puzzle.Claim {
	return slices.DeleteFunc(slices.Clone(claims), func(c puzzle.Claim) bool { return slices.Contains(h.marks, c) })
}

// places are those of the answer at which something stands.
func (h *hinter) places() map[string]bool {
	there := map[string]bool{}
	for path := range schema.Leaves(h.Instance.Answer(), h.part) {
		there[schema.Pointer(path...)] = true
	}
	return there
}

// fill goes on with the answer as a solution does.
func (h *hinter) fill(solution json.RawMessage) error {
	whole, err := schema.Decode(solution)
	if err != nil {
		return err
	}
	if found, err := h.simplest(whole); found || err != nil {
		return err
	}
	var claims, fresh []puzzle.Claim
	var filled json.RawMessage
	for next := h.part; len(fresh) == 0; { // what is marked in other words is no news
		var ok bool
		if next, ok = schema.Fill(h.Instance.Answer(), next, whole); !ok {
			h.body.Found = true
			return nil
		}
		if filled, claims, err = h.goingOn(next); err != nil {
			h.body.Open = true // what stands there already is in the way
			return nil
		}
		fresh = h.unmarked(claims)
		if h.entered {
			break // in an answer it is to stand all the same
		}
	}
	if fits, err := h.fits(solution, claims); err != nil {
		return err
	} else if !fits { // somebody has entered it in another order
		agrees, undecided, err := h.agreeing(claims)
		if err != nil || agrees == nil {
			h.body.Open, h.body.Unsolved = !undecided, undecided
			return err
		}
	}
	ctx, cancel := h.briefly(blameEffort)
	defer cancel()
	var judged explain.Judgement
	if !h.one {
		if judged, err = h.memory.Judge(ctx, ctx, h.Instance, fresh, h.options); err != nil {
			return err
		}
	}
	h.body.Fill, h.body.Says = filled, h.texts(fresh)
	if !h.one {
		h.body.Open = slices.Contains(judged.Standing, puzzle.Open)
		h.body.Perhaps = !h.body.Open && slices.Contains(judged.Standing, puzzle.Undecided)
	}
	if h.body.Open || h.body.Perhaps || len(fresh) == 0 {
		return nil
	}
	if h.Info.Monotone {
		return h.blame(ctx, fresh[0])
	}
	h.body.Views, err = h.Instance.Reason(fresh[0], h.Keep) // that it is certain is known
	h.body.Core = h.spoken()
	return err
}

// spoken are the facts that a reason in a family's own words speaks of. They are where to look;
// that they are enough is not said.
func (h *hinter) spoken() (ids []puzzle.FactID) {
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
	for _, fact := range h.Instance.Facts() {
		if named[fact.ID] && !fact.Rule && h.Keep(fact.ID) {
			ids = append(ids, fact.ID)
		}
	}
	return ids
}

// enter says where in the answer it stands what a hint shows.
func (h *hinter) enter() error {
	form := h.Instance.Answer()
	if step := h.body.Step; step != nil {
		for _, c := range step.Concludes {
			positive, denied := puzzle.Positive(c.Claim)
			if path, value, ok := leafOf(form, positive); ok {
				h.body.Entries = append(h.body.Entries, wire.Entry{Claim: positive, Not: denied, Leaf: schema.Pointer(path...), Value: fmt.Sprint(value)})
			}
		}
	}
	if len(h.body.Fill) == 0 {
		return nil
	}
	doc, err := schema.DecodeAnswer(h.body.Fill)
	if err != nil {
		return err
	}
	there := h.places()
	for path, value := range schema.Leaves(form, doc) {
		if leaf := schema.Pointer(path...); !there[leaf] {
			text := claim.Atom{Path: path, Rel: claim.Is, Value: claim.Plain(value)}.String()
			h.body.Entries = append(h.body.Entries, wire.Entry{Claim: text, Leaf: leaf, Value: fmt.Sprint(value)})
		}
	}
	return nil
}
