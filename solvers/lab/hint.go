package lab

import (
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Hint answers what somebody who tries can do next: take back what is wrong, or else the
// simplest step towards the answer from what is right.
func (l *Lab) Hint(ctx context.Context, r wire.HintRequest, tell func(wire.Event)) error {
	start := time.Now()
	job, ctx, cancel, err := l.begin(ctx, r.Family, r.Variant, r.Budget)
	if err != nil {
		return err
	}
	defer cancel()
	if r.Tried {
		r.Marks, tell = job.withoutStrange(r.Marks, tell)
	}
	h := hinter{Job: job, ctx: ctx, start: start, options: job.explaining(r.Budget, start, tell), body: &wire.HintBody{}, entered: len(r.Answer) > 0}
	if question := job.Instance.Question(); question != nil {
		if err := h.conclude(question, r); err != nil {
			return err
		}
		h.body.Elapsed = since(start)
		tell(wire.Event{Hinted: h.body})
		return nil
	}
	answer, marks := r.Answer, r.Marks
	var prefilled []puzzle.Claim
	if len(answer) == 0 {
		if answer, marks, prefilled, err = job.filled(r.Marks); err != nil {
			return err
		}
		h.made, h.entries = r.Marks, slices.DeleteFunc(slices.Clone(r.Marks), func(c puzzle.Claim) bool { return slices.Contains(marks, c) })
	}
	h.told = job.drawnTold()
	marks = job.closed(slices.Concat(marks, h.told))
	h.told = append(h.told, prefilled...)
	if h.marks, err = job.marks(marks); err != nil {
		return err
	}
	if err := h.read(answer); err != nil {
		return inAnswer(err)
	}
	if err := h.hint(answer); err != nil {
		return err
	}
	if err := h.enter(); err != nil {
		return err
	}
	h.ask()
	h.crossOut()
	h.body.Elapsed = since(start)
	tell(wire.Event{Hinted: h.body})
	return nil
}

// hinter finds one hint.
type hinter struct {
	*Job
	ctx     context.Context
	start   time.Time // when it was asked for
	options explain.Options
	body    *wire.HintBody

	marks []puzzle.Claim  // with what the answer claims
	part  any             // of an answer, as far as it is filled in
	there map[string]bool // the places of the answer at which something stands
	told  []puzzle.Claim  // those of them that the pictures of the facts tell
	right []puzzle.Claim  // those that are true of all solutions
	one   bool            // there is one solution
	free  bool            // some marks are true of some solutions only

	entered bool           // the answer itself is given, and not only marks
	made    []puzzle.Claim // the marks as they were made
	entries []puzzle.Claim // those marks that fill in the answer, in the order in which they came
}

func (h *hinter) read(answer json.RawMessage) (err error) {
	claims := h.told
	if len(answer) == 0 {
		h.part = h.prefilled(h.Instance.Answer())
	} else if claims, err = h.Instance.ReadPart(answer); err == nil {
		h.part, err = schema.DecodeAnswer(answer)
	}
	if err != nil {
		return err
	}
	for _, claim := range claims {
		if !slices.Contains(h.marks, claim) {
			h.marks = append(h.marks, claim)
		}
	}
	h.there = h.places()
	return nil
}

func (h *hinter) hint(answer json.RawMessage) error {
	look, cancel := h.briefly(lookEffort)
	defer cancel()
	if h.Info.Hinted() {
		look = h.ctx // these are quick, and a mark that is right is to be known for that
	}
	found, err := h.memory.Judge(h.ctx, look, h.Instance, h.marks, h.options)
	if err != nil {
		return err
	}
	switch {
	case found.Verdict == puzzle.None:
		return h.none()
	case found.Solution == nil:
		h.body.Unsolved = true
		return nil
	}
	h.one = found.Verdict == puzzle.One
	var wrong, left []puzzle.Claim
	for i, mark := range h.marks {
		switch found.Standing[i] {
		case puzzle.Excluded:
			wrong = append(wrong, mark)
		case puzzle.Certain:
			h.right = append(h.right, mark)
		default:
			left = append(left, mark)
		}
	}
	if len(wrong) > 0 {
		return h.wrong(answer, wrong)
	}
	h.free = len(left) > 0
	solution := found.Solution
	if h.free {
		if solution, _, err = h.agreeing(h.ctx, h.marks); err != nil {
			return err
		}
		if solution == nil {
			return h.together()
		}
	}
	if stepped, err := h.argued(); stepped || err != nil {
		if h.body.Open { // the facts do not decide the rest: what is entered may, or one goes on in some way
			h.body.Open = false
			return h.fill(solution)
		}
		return err
	}
	if stepped, err := h.unargued(); stepped || err != nil {
		return err
	}
	return h.fill(solution)
}

// wrong says of claims that are wrong which is to be taken back, and what rules it out: each mark has
// its own reason, and the next hint is for the next one.
func (h *hinter) wrong(answer json.RawMessage, wrong []puzzle.Claim) error {
	h.body.Wrong = h.texts(wrong)
	entry, astray := h.astray(wrong)
	if astray {
		h.body.Wrong = h.texts([]puzzle.Claim{entry})
	}
	if h.body.Core = h.broken(answer); len(h.body.Core) > 0 {
		h.body.HasCore = true
		return nil
	}
	first := h.madeFirst(wrong)
	if !astray && !h.entered {
		h.body.Wrong = h.texts([]puzzle.Claim{first})
	}
	return h.refute(first)
}

// madeFirst is the claim that was marked first, or else the first one.
func (h *hinter) madeFirst(claims []puzzle.Claim) puzzle.Claim {
	for _, made := range h.made {
		if slices.Contains(claims, made) {
			return made
		}
	}
	return claims[0]
}

// none leads on to where it shows that there is no solution: by the argument for that, or
// else at one stroke.
func (h *hinter) none() error {
	h.body.None = true
	if h.Info.Hinted() {
		argued, err := h.Instance.Argue(h.ctx, puzzle.ArgueOptions{Keep: h.Keep, Work: h.options.Nodes})
		if err != nil && h.ctx.Err() == nil {
			return err
		}
		if clash, err := h.clashing(argued.Steps); clash || err != nil {
			return err
		}
		var known []puzzle.Claim // of what is marked, what has been shown
		for i, step := range argued.Steps {
			last, err := h.breaks(&step, known)
			if err != nil && h.ctx.Err() == nil {
				return err
			}
			last = last || i == len(argued.Steps)-1
			for _, c := range step.Concludes {
				if slices.Contains(h.marks, c.Claim) {
					known = append(known, c.Claim)
				}
			}
			step.Concludes = slices.DeleteFunc(step.Concludes, func(c puzzle.ClaimText) bool { return slices.Contains(h.marks, c.Claim) || h.seen(c.Claim, h.marks) })
			if last || len(step.Concludes) > 0 && !h.restates(step) {
				step.Frame = view.Frame{}
				h.body.Step, h.body.Argued = &step, true
				if last && h.Info.Monotone { // who has come so far may name the facts
					why, err := h.memory.Contradiction(h.ctx, h.Instance, h.options)
					if h.body.Core, h.body.HasCore = why.Core, why.Follows; err != nil && h.ctx.Err() == nil {
						return err
					}
				}
				return nil
			}
		}
	}
	if clash, err := h.clashing(nil); clash || err != nil {
		return err
	}
	return h.because(h.memory.Contradiction(h.ctx, h.Instance, h.options))
}

// restates says whether a step shows no more than a fact says in the same words.
func (h *hinter) restates(step puzzle.ArguedStep) bool {
	if len(step.Facts) != 1 || len(step.Uses) > 0 {
		return false
	}
	return slices.ContainsFunc(h.Instance.Facts(), func(f puzzle.Fact) bool { return f.ID == step.Facts[0] && f.Text == step.Text })
}

// blame names the facts behind a claim.
func (h *hinter) blame(ctx context.Context, claim puzzle.Claim) error {
	return h.because(explain.Why(ctx, h.Instance, claim, 1, h.options))
}

// because names the facts that were found, if nothing went wrong.
func (h *hinter) because(why explain.Answer, err error) error {
	if err != nil {
		return err
	}
	h.body.Core, h.body.HasCore, h.body.Minimal, h.body.Views = why.Core, why.Follows && h.Info.Monotone, why.Minimal, why.Told
	return nil
}

// agreeing is a solution that some claims are true of; nil if there is none, or, undecided,
// none was found.
func (h *hinter) agreeing(ctx context.Context, claims []puzzle.Claim) (solution json.RawMessage, undecided bool, err error) {
	for event, err := range h.Instance.Solve(ctx, puzzle.Options{Bare: true, NoCore: true, Limit: 1, Keep: h.Keep, Assume: claims, Nodes: h.options.Nodes}) {
		switch {
		case err != nil:
			return nil, false, err
		case event.Solution != nil && solution == nil:
			solution = event.Solution
		case event.Done != nil:
			undecided = event.Done.Verdict == puzzle.Unsolved
		}
	}
	return solution, undecided, nil
}

// fits says whether some claims are true of a solution.
func (h *hinter) fits(solution json.RawMessage, claims []puzzle.Claim) (bool, error) {
	holds, err := h.Instance.Judge(solution)
	if err != nil {
		return false, err
	}
	return fit(holds, claims)
}

// fit says whether some claims hold.
func fit(holds func(puzzle.Claim) (bool, error), claims []puzzle.Claim) (bool, error) {
	for _, claim := range claims {
		if is, err := holds(claim); err != nil || !is {
			return false, err
		}
	}
	return true, nil
}

// together says which marks cannot all be right, each of which could be.
func (h *hinter) together() error {
	h.body.Together = true
	h.resting(h.marks)
	options := h.options
	options.Assume = h.marks
	why, err := explain.Why(h.ctx, h.Instance, "", 1, options)
	switch {
	case err != nil:
		return err
	case !why.Decided:
		h.body.Together, h.body.Unsolved = false, true
		return nil
	case !h.Info.Monotone:
		h.body.Wrong = h.texts(h.marks)
		h.body.Views, err = h.against(h.marks)
		return err
	}
	facts, assumed := h.split(why.Core)
	h.body.Core, h.body.HasCore, h.body.Minimal, h.body.Wrong = facts, true, why.Minimal, h.texts(assumed)
	if entry, ok := h.astray(assumed); ok {
		h.body.Together, h.body.Wrong = false, h.texts([]puzzle.Claim{entry})
	}
	return nil
}

// clashing names marks that contradict each other whatever the facts say, as soon as some do; but for
// those that the argument concludes, which are there to clash at its end.
func (h *hinter) clashing(argued []puzzle.ArguedStep) (bool, error) {
	if !h.Info.Monotone || len(h.made) < 2 || !h.clash(h.ctx, h.made) {
		return false, nil
	}
	defer h.resting(h.made)()
	marks, minimal, err := h.clashOf(h.marks)
	if err != nil || marks == nil {
		return false, err
	}
	concluded := func(mark puzzle.Claim) bool {
		return slices.ContainsFunc(argued, func(step puzzle.ArguedStep) bool {
			return slices.ContainsFunc(step.Concludes, func(c puzzle.ClaimText) bool { return c.Claim == mark })
		})
	}
	if !slices.ContainsFunc(marks, func(mark puzzle.Claim) bool { return !concluded(mark) }) {
		return false, nil
	}
	h.body.None, h.body.Together, h.body.HasCore, h.body.Minimal, h.body.Wrong = false, true, true, minimal, h.texts(marks)
	return true, nil
}

// clashOf are those of some marks that contradict each other, whatever the facts say; nil where none was found to.
func (h *hinter) clashOf(marks []puzzle.Claim) (clash []puzzle.Claim, minimal bool, err error) {
	before := h.marks
	h.marks = marks // as split reads them
	defer func() { h.marks = before }()
	options := h.options
	options.Assume, options.Keep = marks, isAssumed
	why, err := explain.Why(h.ctx, h.Instance, "", 1, options)
	if err != nil || !why.Follows {
		return nil, false, err
	}
	_, clash = h.split(why.Core)
	return clash, why.Minimal, nil
}

// resting has what is found rest on some marks, but for what is told, which is none of the visitor's
// doing and rests on the facts that tell it. It gives back what has them all again.
func (h *hinter) resting(marks []puzzle.Claim) (back func()) {
	before := h.marks
	h.marks = slices.DeleteFunc(slices.Clone(marks), func(c puzzle.Claim) bool { return slices.Contains(h.told, c) })
	return func() { h.marks = before }
}

// split parts a core into facts and marks.
func (h *hinter) split(core []puzzle.FactID) (facts []puzzle.FactID, marks []puzzle.Claim) {
	for _, id := range core {
		if n, ok := strings.CutPrefix(id, "assume:"); ok {
			if i, err := strconv.Atoi(n); err == nil {
				marks = append(marks, h.marks[i])
			}
			continue
		}
		facts = append(facts, id)
	}
	return facts, marks
}

func (h *hinter) texts(claims []puzzle.Claim) (all []puzzle.ClaimText) {
	for _, claim := range claims {
		all = append(all, h.text(claim))
	}
	return all
}

func (h *hinter) text(claim puzzle.Claim) puzzle.ClaimText {
	text, err := h.Instance.Says(claim)
	if err != nil {
		text = claim
	}
	return puzzle.ClaimText{Claim: claim, Text: text}
}
