package lab

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// seen says whether the board shows what has no part on it: a part that cannot be without it is marked, or what
// is crossed out leaves no part for it. Who has met nobody in a shop on any day has not met them in that shop.
func (h *hinter) seen(c puzzle.Claim, marks []puzzle.Claim) bool {
	positive, denied := puzzle.Positive(c)
	if h.hasPart(positive) {
		return false
	}
	so, open := false, false
	for _, v := range h.Given() {
		for mark := range view.Marks(v) {
			needs := slices.Contains(mark.Implies, positive) || mark.Status != view.Told && slices.Contains(claim.Parts(mark.Claim), positive)
			so = so || needs && slices.Contains(marks, mark.Claim)
			open = open || needs && !slices.Contains(marks, puzzle.Not(mark.Claim))
		}
	}
	switch {
	case !denied:
		return so
	case open:
		return false
	}
	crosses := slices.DeleteFunc(slices.Clone(marks), func(m puzzle.Claim) bool { _, cross := puzzle.Positive(m); return !cross })
	return h.clash(h.ctx, append(crosses, positive))
}

// hasPart says whether a part of the board shows a claim by itself, or its contrary.
func (h *hinter) hasPart(c puzzle.Claim) bool {
	path, _, entered := leafOf(h.Instance.Answer(), c)
	for _, v := range h.Given() {
		for mark := range view.Marks(v) {
			if mark.Claim == c || mark.Claim == puzzle.Not(c) || entered && mark.Leaf == schema.Pointer(path...) {
				return true
			}
		}
	}
	return false
}

// breaks ends an argument that there is no answer where the board shows it: a step concludes what has only
// crosses there, told by facts or marked where this was shown.
func (h *hinter) breaks(step *puzzle.ArguedStep, shown []puzzle.Claim) (bool, error) {
	board := slices.Concat(h.told, shown)
	at := slices.IndexFunc(step.Concludes, func(c puzzle.ClaimText) bool {
		_, denied := puzzle.Positive(c.Claim)
		return !denied && (slices.Contains(board, puzzle.Not(c.Claim)) || h.seen(puzzle.Not(c.Claim), board))
	})
	if at < 0 {
		return false, nil
	}
	before := h.marks
	defer func() { h.marks = before }()
	h.marks = append(board, step.Concludes[at].Claim)
	options := h.options
	options.Assume, options.Keep = h.marks, isAssumed
	why, err := explain.Why(h.ctx, h.Instance, "", 1, options)
	if err != nil || !why.Follows {
		return false, err
	}
	_, crosses := h.split(why.Core)
	named := map[puzzle.FactID]bool{}
	for _, id := range step.Facts {
		named[id] = true
	}
	for _, v := range h.Given() {
		for mark := range view.Marks(v) {
			if mark.Status != view.Told || !slices.Contains(crosses, mark.Claim) {
				continue
			}
			for _, id := range mark.Facts {
				named[id] = true
			}
		}
	}
	step.Facts = inOrder(h.Instance.Facts(), named)
	step.ClueCount = len(step.Facts)
	h.body.Asks = []string{step.Concludes[at].Text}
	step.Text += " But every place for it on the board is crossed out."
	step.Concludes = nil
	return true, nil
}

// crossOut gives the parts of the board that conclusions without parts of their own rule out at once: whom
// somebody met in one shop they met in no other. A part of its own says what that rules out.
func (h *hinter) crossOut() {
	step := h.body.Step
	if !h.body.Argued || slices.ContainsFunc(step.Concludes, func(c puzzle.ClaimText) bool {
		_, denied := puzzle.Positive(c.Claim)
		return denied || h.hasPart(c.Claim) // what is not so is crossed out by itself
	}) {
		return
	}
	for _, v := range h.Given() {
		for mark := range view.Marks(v) {
			ruledOut := func(c puzzle.Claim) bool { return slices.Contains(step.Also, puzzle.Not(c)) }
			if mark.Claim != "" && mark.Status != view.Told && slices.ContainsFunc(slices.Concat(claim.Parts(mark.Claim), mark.Implies), ruledOut) {
				h.body.Out = append(h.body.Out, mark.Claim)
			}
		}
	}
}
