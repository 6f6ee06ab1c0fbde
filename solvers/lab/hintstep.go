package lab

import (
	"context"
	"slices"
	"time"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// argued is a step of an argument, and says false where these facts are not argued.
func (h *hinter) argued() (bool, error) {
	if !h.Info.Hinted() {
		return false, nil
	}
	argued, err := h.nextStep()
	switch {
	case h.ctx.Err() != nil:
		h.body.Unsolved = true
		return true, nil
	case err != nil || argued.Unfit != "":
		return false, err
	}
	switch {
	case len(argued.Steps) > 0:
		h.body.Step, h.body.Argued = &argued.Steps[0], true
	case argued.Open:
		h.body.Open = true
	default:
		h.body.Found = true
	}
	return true, nil
}

// nextStep is the next step that concludes something new, without what of it is not: that is a step all
// the same, for the next one.
func (h *hinter) nextStep() (puzzle.Argued, error) {
	for {
		argued, err := h.Instance.Argue(h.ctx, puzzle.ArgueOptions{Keep: h.Keep, Assume: h.right, Next: true, Work: h.options.Nodes})
		if err != nil || len(argued.Steps) == 0 || len(argued.Steps[0].Concludes) == 0 {
			return argued, err
		}
		step, known := &argued.Steps[0], len(h.right)
		fresh := slices.DeleteFunc(slices.Clone(step.Concludes), func(c puzzle.ClaimText) bool { return !h.news(c.Claim) || h.seen(c.Claim, h.right) })
		if len(fresh) > 0 {
			step.Concludes = fresh
			return argued, nil
		}
		for _, concluded := range step.Concludes {
			if !slices.Contains(h.right, concluded.Claim) {
				h.right = append(h.right, concluded.Claim)
			}
		}
		if len(h.right) == known { // it leads no further
			return argued, nil
		}
	}
}

// news says whether a claim is not marked yet, and not only about places that have their values.
func (h *hinter) news(c puzzle.Claim) bool {
	if slices.Contains(h.marks, c) {
		return false
	}
	read, err := claim.Parse(c)
	return err != nil || slices.ContainsFunc(read.All, func(a claim.Atom) bool { return !h.there[schema.Pointer(a.Path...)] })
}

// fewTried is how many claims are compared.
const fewTried = 5

// effort is what is spent on something without which there is a hint, too: it is looked for until so
// many milliseconds after the hint was asked for, and where others have taken longer, for some at
// least. What is not found by then is not hinted at, or not called certain.
type effort struct{ by, least time.Duration }

// All in all somebody who waits takes it for at once; what one does not spend is the next one's.
var (
	lookEffort   = effort{25, 25} // for how the marks stand
	claimEffort  = effort{40, 16} // for a claim that follows
	placeEffort  = effort{55, 12} // for where in the answer it goes on
	forcedEffort = effort{65, 12} // for whether there is a choice there
	groundEffort = effort{70, 15} // for the facts behind what is filled in
	astrayEffort = effort{0, 300} // for where it went wrong
)

// patience is how often the time that there is may pass: tests of what is found have more, so that
// they find it on slow machines, too.
var patience time.Duration = 1

// briefly is the context of what is looked for only where it is found soon.
func (h *hinter) briefly(e effort) (context.Context, context.CancelFunc) {
	unit := patience * time.Millisecond
	return withSpan(h.ctx, max(e.least*unit, time.Until(h.start.Add(e.by*unit))))
}

// unargued is a claim that a picture asks about, with the facts behind it: the one with the
// fewest, of the first few. A claim that is true comes before the contrary of one.
func (h *hinter) unargued() (bool, error) {
	asked := slices.DeleteFunc(puzzle.Asked(h.Given()), func(c puzzle.Claim) bool { return !h.news(c) || !h.news(puzzle.Not(c)) })
	contraries := make([]puzzle.Claim, len(asked))
	for i, claim := range asked {
		contraries[i] = puzzle.Not(claim)
	}
	defer h.resting(h.right)()
	options := h.options
	options.Assume = h.marks
	ctx, cancel := h.briefly(claimEffort)
	defer cancel()
	for _, claims := range [][]puzzle.Claim{asked, contraries} {
		next, err := explain.Next(ctx, h.Instance, claims, fewTried, options)
		if err != nil {
			return false, err
		}
		if next.Claim == "" {
			continue
		}
		concluded := h.text(next.Claim)
		facts, used := h.split(next.Core)
		step := &puzzle.ArguedStep{Concludes: []puzzle.ClaimText{concluded}, Facts: facts, ClueCount: len(facts), Unproved: true}
		for _, mark := range used {
			step.Uses = append(step.Uses, puzzle.Used{ClaimText: h.text(mark), Step: -1})
		}
		step.Text = h.follows(concluded.Text, facts, len(used))
		h.body.Step = step
		if !h.Info.Monotone {
			h.body.Views, err = h.Instance.Reason(next.Claim, h.Keep)
			step.Facts = h.spoken()
			step.ClueCount = len(step.Facts)
		}
		return true, err
	}
	return false, nil
}

// follows says a conclusion with how much it rests on.
func (h *hinter) follows(text string, facts []puzzle.FactID, used int) string {
	switch {
	case !h.Info.Monotone:
		return text
	case len(facts) == 0:
		return "The rules of the puzzle alone say it: " + text
	case used > 0:
		return "From " + english.InWords(len(facts), "fact", "facts") + " and what is marked it follows: " + text
	}
	return "From " + english.InWords(len(facts), "fact", "facts") + " it follows: " + text
}

// fewAsked is how many conclusions are asked about before they are told.
const fewAsked = 4

// ask says what a step concludes about, and not whether it is so.
func (h *hinter) ask() {
	if h.body.Step == nil || len(h.body.Step.Concludes) > fewAsked {
		return
	}
	for _, concluded := range h.body.Step.Concludes {
		positive, _ := puzzle.Positive(concluded.Claim)
		h.body.Asks = append(h.body.Asks, h.text(positive).Text)
	}
}
