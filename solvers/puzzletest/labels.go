package puzzletest

import (
	"encoding/json"
	"slices"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// checkLabel: a part that can be asked about asks what it shows. Its label is
// made of the claim's own sentence and its status; a cross asks the contrary of
// what the place stands for; and what is said to be certain is true of every
// solution.
func (c *puzzleCase) checkLabel(t *testing.T, where string, mark view.Mark) {
	t.Helper()
	if mark.Claim == "" {
		if mark.Status != view.Drawn {
			t.Errorf("%s: %q has a status and no claim", where, mark.Says)
		}
		return
	}
	says, err := c.instance.Says(mark.Claim)
	if err != nil {
		t.Errorf("%s: %q is offered as a claim: %v", where, mark.Claim, err)
		return
	}
	contrary, err := c.instance.Says(puzzle.Not(mark.Claim))
	if err != nil || contrary == says || !isSentence(says) || !isSentence(contrary) {
		t.Errorf("%s: the claim %q is told as %q, and its contrary as %q: %v", where, mark.Claim, says, contrary, err)
	}
	if label := puzzle.Label(mark.Status, says, c.sentences(mark.Facts)); mark.Says != label {
		t.Errorf("%s: the part that asks about %q is called %q, and should be %q", where, mark.Claim, mark.Says, label)
	}
	// The contrary of several atoms need not be a cross: it may say that one of them
	// follows from others.
	asked, err := claim.Parse(mark.Claim)
	crossed := mark.Role == view.Crossed
	if err != nil || crossed && !asked.Not || !crossed && asked.Not && len(asked.All) == 1 {
		t.Errorf("%s: a part in the role %q asks about %q", where, mark.Role, mark.Claim)
	}
	if mark.Status != view.Certain || c.base.done == nil || !c.base.complete() {
		return
	}
	for _, solution := range c.base.listed {
		if holds, err := Holds(c.instance, json.RawMessage(solution), mark.Claim); err != nil || !holds {
			t.Errorf("%s: %q is not true of the solution %s (%v)", where, mark.Says, solution, err)
			return
		}
	}
}

func (c *puzzleCase) sentences(ids []puzzle.FactID) (all []string) {
	for _, fact := range c.instance.Facts() {
		if slices.Contains(ids, fact.ID) {
			all = append(all, fact.Text)
		}
	}
	return all
}

// checkReasons: what the parts of a picture say can be proved. What the facts
// of a part tell follows from these alone; what is drawn of a solution is true
// of it; and whoever asks why is answered with facts that force just that, and
// can be true together even where all of them contradict each other.
func (c *puzzleCase) checkReasons(t *testing.T) {
	for _, solution := range spread(c.base.listed, 5) {
		for _, mark := range claimed(c.show(solution)) {
			if holds, err := Holds(c.instance, json.RawMessage(solution), mark.Claim); err != nil || !holds || mark.Status != view.Drawn {
				t.Errorf("%q (%s) is drawn of the solution %s: %v", mark.Says, mark.Status, solution, err)
			}
		}
	}
	if !c.family.Info().Monotone {
		c.checkOwnReasons(t)
		return
	}
	asked := claimed(slices.Concat(c.given(), c.base.done.Standings, c.base.done.Views))
	for _, mark := range spread(asked, 2*c.quick()) {
		if mark.Status == view.Told && c.forces(t, mark.Facts, mark.Claim) == puzzle.Many {
			t.Errorf("%q does not follow from %q alone", mark.Says, mark.Facts)
		}
	}
	for _, mark := range spread(asked, c.quick()) {
		why, err := explain.Why(t.Context(), c.instance, mark.Claim, 1, explain.Options{
			Info: c.family.Info(), Nodes: c.nodes(), Prefer: mark.Facts, Keep: func(id puzzle.FactID) bool { return !c.off[id] },
		})
		switch {
		case err != nil:
			t.Errorf("why %q: %v", mark.Says, err)
		case !why.Decided:
		case !why.Follows && mark.Status == view.Told && c.forces(t, mark.Facts, "") != puzzle.None, !why.Follows && mark.Status == view.Certain && c.base.complete() && !why.Contradiction:
			t.Errorf("%q, and it does not follow", mark.Says)
		case !why.Follows && !why.Contradiction && why.Counterexample != nil:
			if holds, err := Holds(c.instance, why.Counterexample, mark.Claim); err != nil || holds {
				t.Errorf("%q is said not to follow, and is true of %s: %v", mark.Says, why.Counterexample, err)
			}
		case why.Follows:
			if c.forces(t, why.Core, mark.Claim) == puzzle.Many {
				t.Errorf("%q does not follow from %q", mark.Says, why.Core)
			}
			if c.forces(t, why.Core, puzzle.Not(mark.Claim)) == puzzle.None {
				t.Errorf("why %q: from %q the contrary follows just as well", mark.Says, why.Core)
			}
			if mark.Status == view.Told && !within(why.Core, mark.Facts) && c.forces(t, mark.Facts, "") != puzzle.None {
				t.Errorf("why %q: the reason is %q", mark.Says, why.Core)
			}
		}
	}
}

// checkOwnReasons: where no smallest set of facts gives the reason, the family gives
// one of its own for all that follows, and for there being no solution; what does
// not follow is shown to be otherwise.
func (c *puzzleCase) checkOwnReasons(t *testing.T) {
	var asked []puzzle.Claim
	for _, says := range spread(c.instance.Claims(), c.quick()) {
		asked = append(asked, says.Claim, puzzle.Not(says.Claim))
	}
	for _, solution := range spread(c.base.listed, 1) {
		parts, err := c.instance.ReadPart(json.RawMessage(solution))
		if err != nil {
			t.Fatal(err)
		}
		for _, says := range spread(parts, 3) {
			asked = append(asked, says, puzzle.Not(says))
		}
	}
	if c.base.done.Verdict == puzzle.None {
		asked = []puzzle.Claim{""}
	}
	for _, says := range asked {
		why, err := explain.Why(t.Context(), c.instance, says, 1, explain.Options{Info: c.family.Info(), Nodes: c.nodes(), Keep: func(id puzzle.FactID) bool { return !c.off[id] }})
		switch {
		case err != nil:
			t.Errorf("why %q: %v", says, err)
		case why.Follows && len(why.Told) == 0:
			t.Errorf("%q follows, and the family does not say why", says)
		case why.Follows && says == "" && c.base.done.Solutions > 0, why.Follows && says != "" && !why.Contradiction && c.base.complete() && slices.ContainsFunc(c.truths(t), func(judge judge) bool {
			holds, err := judge(says)
			return err != nil || !holds
		}):
			t.Errorf("%q is said to follow, and a solution shows that it does not", says)
		}
		c.checkViews(t, "the reason for "+says, why.Told, why.Follows)
	}
}

func within(ids, all []puzzle.FactID) bool {
	return !slices.ContainsFunc(ids, func(id puzzle.FactID) bool { return !slices.Contains(all, id) })
}

// forces says whether some facts alone have a solution of which a claim is
// false, or any if there is no claim: None if they have not, Many if they have, Unsolved if that takes too
// long.
func (c *puzzleCase) forces(t *testing.T, facts []puzzle.FactID, claim puzzle.Claim) puzzle.Verdict {
	t.Helper()
	r := c.search(t, puzzle.Options{Deny: claim, Limit: 1, Bare: true, NoCore: true, Nodes: c.nodes(), Keep: func(id puzzle.FactID) bool { return slices.Contains(facts, id) }})
	if r.done.Verdict == puzzle.One {
		return puzzle.Many
	}
	return r.done.Verdict
}

// claimed are the parts that can be asked about.
func claimed(views []view.View) (all []view.Mark) {
	for _, v := range views {
		for mark := range view.Marks(v) {
			if mark.Claim != "" {
				all = append(all, mark)
			}
		}
	}
	return all
}
