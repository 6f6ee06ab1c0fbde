package lab

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// way is one of several to go on with an answer: by one value, or by all that a press puts in.
type way struct {
	answer json.RawMessage
	claims []puzzle.Claim
	puts   int
}

// pressed are the ways to go on that a board offers, as far as a solution agrees. There are none
// where the answer is a list, which goes on in one place.
func (h *hinter) pressed(solution json.RawMessage) (ways []way, err error) {
	raw, err := json.Marshal(h.part)
	if err != nil {
		return nil, err
	}
	holds, err := h.Instance.Judge(solution)
	if err != nil {
		return nil, err
	}
	for _, v := range h.Instance.Play(raw, h.Keep) {
		for part := range view.Marks(v) {
			next, list := h.put(part.Puts)
			if len(part.Puts) == 0 || list {
				continue
			}
			answer, claims, err := h.goingOn(next)
			if err != nil {
				continue // what stands there already is in the way
			}
			if fits, err := fit(holds, claims); err != nil {
				return nil, err
			} else if fits {
				ways = append(ways, way{answer, claims, len(part.Puts)})
			}
		}
	}
	// Who goes on with much at once is done sooner.
	slices.SortStableFunc(ways, func(a, b way) int { return b.puts - a.puts })
	return ways, nil
}

// put is the answer with values put into it, and says whether they go to a row of a list.
func (h *hinter) put(puts []view.Put) (next any, list bool) {
	form := h.Instance.Answer()
	next = h.part
	for _, p := range puts {
		path := schema.SplitPath(p.Leaf)
		field, err := schema.LeafAt(form, path)
		if err != nil {
			continue
		}
		in, _ := form.Field(path[0])
		list = list || in.Kind == schema.Rows
		var value any = p.Value
		switch field.Kind {
		case schema.Number:
			value = json.Number(p.Value)
		case schema.Switch:
			value = p.Value == "true"
		}
		next = schema.WithLeaf(form, next, path, value)
	}
	return next, list
}

// open are the ways to go on in the way of a solution by one value anywhere, but for lists.
func (h *hinter) open(ctx context.Context, whole any) (ways []way) {
	form := h.Instance.Answer()
	for path, value := range schema.Leaves(form, whole) {
		if field, _ := form.Field(path[0]); field.Kind == schema.Rows || h.there[schema.Pointer(path...)] || ctx.Err() != nil {
			continue
		}
		answer, claims, err := h.goingOn(schema.WithLeaf(form, h.part, path, value))
		if err != nil {
			return nil // what stands there already is in the way
		}
		ways = append(ways, way{answer, claims, 1})
	}
	return ways
}

// simplest fills in the place of the answer at which the fewest facts leave no choice, of those
// where that shows without a search: of some ways to go on, or else of all that are open.
func (h *hinter) simplest(ways []way, whole any) (bool, error) {
	if !h.Info.Monotone { // no few facts say anything by themselves
		return false, nil
	}
	ctx, cancel := h.briefly(placeEffort)
	defer cancel()
	if ways == nil {
		ways = h.open(ctx, whole)
	}
	filled := map[puzzle.Claim]json.RawMessage{}
	var claims []puzzle.Claim
	for _, w := range ways {
		if fresh := h.unmarked(w.claims); len(fresh) == 1 {
			claims, filled[fresh[0]] = append(claims, fresh[0]), w.answer
		}
	}
	options := h.options
	entered := slices.DeleteFunc(slices.Clone(h.right), func(mark puzzle.Claim) bool { return slices.Contains(h.told, mark) })
	options.Assume = slices.Concat(h.told, entered) // as it is to be seen
	next, err := explain.AtOnce(ctx, h.Instance, claims, fewTried, options)
	if err != nil || next.Claim == "" {
		return false, err
	}
	if len(next.Core) == 0 { // what is to be seen stands in few facts, perhaps
		options.Assume = entered
		facts, err := explain.AtOnce(ctx, h.Instance, []puzzle.Claim{next.Claim}, 1, options)
		if err != nil && ctx.Err() == nil {
			return false, err
		}
		if len(facts.Core) <= fewFacts {
			next.Core = facts.Core
		}
	}
	h.body.Fill, h.body.Says = filled[next.Claim], h.texts([]puzzle.Claim{next.Claim})
	h.body.Core, h.body.HasCore = next.Core, true
	return true, nil
}

// forced is the first of some ways to go on that what is entered leaves no choice about; perhaps there
// is one, where that is not seen soon. A solution that goes on otherwise may show it of many of them.
func (h *hinter) forced(ways []way) (found *way, perhaps bool, err error) {
	ctx, cancel := h.briefly(forcedEffort)
	defer cancel()
	for len(ways) > 0 {
		first := ways[0]
		fresh := h.unmarked(first.claims)
		free := len(fresh) == 0
		for _, claim := range fresh {
			other, undecided, err := h.agreeing(ctx, append(slices.Clone(h.marks), puzzle.Not(claim)))
			switch {
			case err != nil && ctx.Err() == nil:
				return nil, false, err
			case undecided || err != nil:
				return nil, true, nil
			}
			if other == nil {
				continue
			}
			holds, err := h.Instance.Judge(other)
			if err != nil {
				return nil, false, err
			}
			free = true
			ways = slices.DeleteFunc(ways, func(w way) bool {
				fits, err := fit(holds, w.claims)
				return err == nil && !fits
			})
			break
		}
		if !free {
			return &first, false, nil
		}
		ways = slices.DeleteFunc(ways, func(w way) bool { return slices.Equal(w.claims, first.claims) })
	}
	return nil, false, nil
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
	ways, err := h.pressed(solution)
	if err != nil {
		return err
	}
	open := ways
	if open == nil && !h.one { // both that follow want them
		open = h.open(h.ctx, whole)
	}
	if found, err := h.simplest(open, whole); found || err != nil {
		return err
	}
	var claims, fresh []puzzle.Claim
	var filled json.RawMessage
	var settled *way
	var perhaps bool
	if !h.one {
		if settled, perhaps, err = h.forced(open); err != nil {
			return err
		}
	}
	switch {
	case settled != nil:
		filled, claims, fresh = settled.answer, settled.claims, h.unmarked(settled.claims)
	case len(ways) > 0:
		filled, claims, fresh = ways[0].answer, ways[0].claims, h.unmarked(ways[0].claims)
	}
	for next := h.part; filled == nil; { // what is marked in other words is no news
		var ok bool
		if next, ok = schema.Fill(h.Instance.Answer(), next, whole); !ok {
			h.body.Found = true
			return nil
		}
		if filled, claims, err = h.goingOn(next); err != nil {
			h.body.Open = true // what stands there already is in the way
			return nil
		}
		if fresh = h.unmarked(claims); len(fresh) == 0 && !h.entered { // in an answer it is to stand all the same
			filled = nil
		}
	}
	if fits, err := h.fits(solution, claims); err != nil {
		return err
	} else if !fits { // somebody has entered it in another order
		agrees, undecided, err := h.agreeing(h.ctx, claims)
		if err != nil || agrees == nil {
			h.body.Open, h.body.Unsolved = !undecided, undecided
			return err
		}
	}
	h.body.Fill, h.body.Says = filled, h.texts(fresh)
	if !h.one && len(open) == 0 { // a list goes on in one place
		if settled, perhaps, err = h.forced([]way{{filled, claims, 1}}); err != nil {
			return err
		}
	}
	h.body.Perhaps = perhaps && settled == nil
	h.body.Open = !h.one && settled == nil && !perhaps && (len(fresh) > 0 || len(ways) > 0)
	if h.body.Open || h.body.Perhaps || len(fresh) == 0 {
		return nil
	}
	return h.ground(fresh, filled)
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
	for path, value := range schema.Leaves(form, doc) {
		if leaf := schema.Pointer(path...); !h.there[leaf] {
			text := claim.Atom{Path: path, Rel: claim.Is, Value: claim.Plain(value)}.String()
			h.body.Entries = append(h.body.Entries, wire.Entry{Claim: text, Leaf: leaf, Value: fmt.Sprint(value)})
		}
	}
	return nil
}
