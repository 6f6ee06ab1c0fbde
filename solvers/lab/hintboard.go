package lab

import (
	"slices"
	"strings"

	"solvitur/solvers/claim"
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
	for _, part := range h.parts() {
		if part.Status != view.Told && needs(part, positive) {
			so = so || slices.Contains(marks, part.Claim)
			open = open || !slices.Contains(marks, puzzle.Not(part.Claim))
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
	contrary, leaf := puzzle.Not(c), "none"
	if path, _, entered := leafOf(h.Instance.Answer(), c); entered {
		leaf = schema.Pointer(path...)
	}
	for _, part := range h.parts() {
		if part.Claim == c || part.Claim == contrary || part.Leaf == leaf {
			return true
		}
	}
	return false
}

// needs says whether a part is not so where a claim is not.
func needs(part view.Mark, c puzzle.Claim) bool {
	return slices.Contains(part.Implies, c) || strings.Contains(part.Claim, "&") && slices.Contains(claim.Parts(part.Claim), c)
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
	crosses, _, err := h.clashOf(append(board, step.Concludes[at].Claim))
	if err != nil || crosses == nil {
		return false, err
	}
	named := map[puzzle.FactID]bool{}
	for _, id := range step.Facts {
		named[id] = true
	}
	for _, part := range h.parts() {
		if part.Status == view.Told && slices.Contains(crosses, part.Claim) {
			for _, id := range part.Facts {
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
	for _, part := range h.parts() {
		for _, also := range step.Also {
			if out, _ := puzzle.Positive(also); part.Claim != "" && part.Status != view.Told && needs(part, out) {
				h.body.Out = append(h.body.Out, part.Claim)
				break
			}
		}
	}
}
