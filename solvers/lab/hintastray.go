package lab

import (
	"slices"

	"solvitur/solvers/puzzle"
)

// astray is the first value filled in with which no solution agrees any more, where what is wrong is
// no mark by itself, but what several values claim: who is with whom, say. It says false where that is
// not seen soon.
func (h *hinter) astray(wrong []puzzle.Claim) (puzzle.Claim, bool) {
	if slices.ContainsFunc(wrong, func(c puzzle.Claim) bool { return slices.Contains(h.made, c) }) {
		return "", false
	}
	ctx, cancel := h.briefly(astrayEffort)
	defer cancel()
	low, high := 0, len(h.entries) // with so many some solution agrees, and with so many none
	for high-low > 1 {
		middle := (low + high) / 2
		answer, _, _, err := h.filled(h.entries[:middle])
		if err != nil {
			return "", false
		}
		claims, err := h.Instance.ReadPart(answer)
		if err != nil {
			return "", false
		}
		solution, undecided, err := h.agreeing(ctx, claims)
		switch {
		case err != nil || undecided:
			return "", false
		case solution == nil:
			high = middle
		default:
			low = middle
		}
	}
	if high == 0 {
		return "", false
	}
	return h.entries[high-1], true
}
