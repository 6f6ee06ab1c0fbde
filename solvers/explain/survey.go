package explain

import (
	"context"

	"solvitur/solvers/puzzle"
)

// Overview says what is certain, what stays open, and what says nothing new.
type Overview struct {
	Verdict   puzzle.Verdict
	Solutions int  // gone through
	Exact     bool // there are no others

	// Of the family's claims: Certain are true in every solution, Excluded in
	// none, Open in some and not in others. Unknown could not be decided. All
	// are empty if there is no solution.
	Certain, Excluded, Open, Unknown []puzzle.ClaimText
	// Standing is the same, claim by claim; it is Undecided for others.
	Standing map[puzzle.Claim]puzzle.Standing
	// Settles are the claims each of which would leave one solution; and the
	// contraries of claims, for solutions that no claim leaves alone. It is
	// empty unless Exact.
	Settles []puzzle.ClaimText

	// Superfluous are the facts that follow from the others; Checked says that
	// all were looked at. Empty if there is no solution.
	Superfluous []Implied
	Checked     bool
	// Smallest is a set of facts with the same solutions, if HasSmallest, from
	// which none can be left out; SmallestProved says that no other such set
	// has fewer facts.
	Smallest       []puzzle.FactID
	HasSmallest    bool
	SmallestProved bool
	// NotMonotone says why nothing is said about superfluous facts.
	NotMonotone bool

	Solves int
}

// Implied is a fact that follows from others.
type Implied struct {
	Fact    puzzle.FactID
	Core    []puzzle.FactID
	Minimal bool
}

// maxSurveyed is how many solutions a survey goes through; beyond it, claims
// are decided one by one.
const maxSurveyed = 1000

// Survey looks at a puzzle as a whole. Budgets are as for Why; what could not
// be decided is said to be so.
func Survey(ctx context.Context, instance puzzle.Instance, o Options) (Overview, error) {
	p := newProver(ctx, instance, o)
	v := &Overview{NotMonotone: !o.Info.Monotone}
	err := p.survey(v)
	v.Solves = p.solves
	if err == errUndecided {
		err = nil
	}
	return *v, err
}

func (p *prover) survey(v *Overview) error {
	solutions, err := p.list(v, maxSurveyed)
	if err != nil {
		return err
	}
	if v.Verdict != puzzle.None {
		if err := p.backbone(v, solutions); err != nil {
			return err
		}
	}
	if v.NotMonotone || p.options.Brief || v.Verdict == puzzle.Unsolved {
		return nil
	}
	if p.options.Partly != nil {
		p.options.Partly(*v)
	}
	if v.Verdict == puzzle.None {
		v.Checked = true
		return p.smallest(v, contradiction())
	}
	if err := p.superfluous(v); err != nil {
		return err
	}
	return p.smallest(v, facts(p.everything()))
}

// list goes through the solutions, so many at most.
func (p *prover) list(v *Overview, most int) (solutions []*witness, err error) {
	p.solves++
	options := puzzle.Options{
		Bare:     true,
		NoCore:   true,
		Strategy: p.options.Strategy,
		Assume:   p.options.Assume,
		Limit:    most,
		Nodes:    p.options.Nodes,
		Keep:     p.options.Keep,
	}
	for event, err := range p.instance.Solve(p.ctx, options) {
		switch {
		case err != nil:
			return nil, err
		case event.Progress != nil && p.options.Progress != nil:
			p.options.Progress(*event.Progress)
		case event.Solution != nil:
			w, err := p.remember(event.Solution, p.everything())
			if err != nil {
				return nil, err
			}
			solutions = append(solutions, w)
		case event.Done != nil:
			v.Verdict = event.Done.Verdict
			v.Solutions = len(solutions)
			v.Exact = event.Done.Exact && event.Done.Why == "" && event.Done.Solutions == len(solutions)
		}
	}
	return solutions, nil
}

// backbone sorts the claims, by the solutions at hand as far as they tell, and
// else by a search for each way that a claim was not seen yet.
func (p *prover) backbone(v *Overview, solutions []*witness) error {
	claims := p.instance.ClaimsKept(p.options.Keep)
	counts := make([]tally, len(claims))
	v.Standing = make(map[puzzle.Claim]puzzle.Standing, len(claims))
	lists := map[puzzle.Standing]*[]puzzle.ClaimText{
		puzzle.Certain: &v.Certain, puzzle.Excluded: &v.Excluded, puzzle.Open: &v.Open, puzzle.Undecided: &v.Unknown,
	}
	for i, claim := range claims {
		standing, count, err := p.stands(solutions, claim.Claim, v.Exact)
		if err != nil {
			return err
		}
		counts[i] = count
		v.Standing[claim.Claim] = standing
		*lists[standing] = append(*lists[standing], claim)
	}
	if v.Exact {
		return p.settle(v, claims, counts)
	}
	return nil
}

// stands says how a claim stands, by some solutions; exact says that there are no others.
func (p *prover) stands(solutions []*witness, claim puzzle.Claim, exact bool) (puzzle.Standing, tally, error) {
	count, err := p.count(solutions, claim)
	if err == nil && !exact {
		err = p.look(claim, &count)
	}
	if err != nil {
		return puzzle.Undecided, count, unlessUndecided(err)
	}
	return puzzle.StandingOf(count.yes > 0, count.no > 0), count, nil
}

// settle finds the claims that are true of one solution only; and for a
// solution of which no claim is true alone, those that are false of it only.
func (p *prover) settle(v *Overview, claims []puzzle.ClaimText, counts []tally) error {
	reached := map[*witness]bool{}
	for i, claim := range claims {
		if counts[i].yes == 1 && counts[i].no > 0 {
			v.Settles = append(v.Settles, claim)
			reached[counts[i].lastYes] = true
		}
	}
	for i, claim := range claims {
		if counts[i].no == 1 && counts[i].yes > 0 && !reached[counts[i].lastNo] {
			contrary := puzzle.Not(claim.Claim)
			text, err := p.instance.Says(contrary)
			if err != nil {
				return err
			}
			v.Settles = append(v.Settles, puzzle.ClaimText{Claim: contrary, Text: text})
		}
	}
	return nil
}

// tally counts the solutions of which a claim is true and of which it is false.
type tally struct {
	yes, no         int
	lastYes, lastNo *witness
}

// count goes on until there are two of each: more makes no difference.
func (p *prover) count(solutions []*witness, claim puzzle.Claim) (t tally, err error) {
	for _, w := range solutions {
		holds, err := p.holds(w, claim)
		if err != nil {
			return t, err
		}
		if holds {
			t.yes++
			t.lastYes = w
		} else {
			t.no++
			t.lastNo = w
		}
		if t.yes > 1 && t.no > 1 {
			break
		}
	}
	return t, nil
}

// look searches for solutions of the kinds that were not seen yet.
func (p *prover) look(claim puzzle.Claim, t *tally) error {
	for _, side := range []struct {
		count *int
		goal  *goal
	}{{&t.no, p.claimed(claim)}, {&t.yes, p.claimed(puzzle.Not(claim))}} {
		if *side.count > 0 {
			continue
		}
		f, err := p.ask(p.everything(), side.goal)
		if err != nil {
			return err
		}
		if !f.proved {
			*side.count = 1
		}
	}
	return nil
}

// superfluous finds every fact that follows from all the others.
func (p *prover) superfluous(v *Overview) error {
	v.Checked = true
	all := p.everything()
	var implied []int
	for i := range p.ids {
		f, err := p.ask(all.without(p.only(i)), p.fact(i))
		switch {
		case err == errUndecided:
			v.Checked = false
		case err != nil:
			return err
		case f.proved:
			implied = append(implied, i)
		}
	}
	// Which they are is known now; what is left of the budget says from what
	// they follow.
	for _, i := range implied {
		core, minimal, err := p.shrink(all.without(p.only(i)), p.fact(i), nil)
		if err != nil {
			return err
		}
		v.Superfluous = append(v.Superfluous, Implied{Fact: p.ids[i], Core: p.names(core), Minimal: minimal})
	}
	return nil
}

// smallest finds a set of facts that proves the goal with as few as possible.
//
// First, facts are left out until none can be. Then sets are made that must be
// smaller, if there are such: a set proves the goal only if it has a fact in
// common with what each refuting solution breaks. The smallest set that meets
// all of those known so far either proves the goal, and is the answer, or
// brings up another solution to meet.
func (p *prover) smallest(v *Overview, g *goal) error {
	found, minimal, err := p.shrink(p.everything(), g, nil)
	if err != nil || !minimal {
		return err // what is left of all facts when the budget ends says nothing
	}
	v.Smallest, v.HasSmallest = p.names(found), true
	needed := hitting{size: len(p.ids)}
	for _, w := range p.witnesses {
		refutes, err := g.refutedBy(w)
		if err != nil {
			return err
		}
		if refutes {
			needed.require(w.broken)
		}
	}
	for {
		least, complete := needed.find(p.ctx, true)
		if !complete || least == nil {
			return nil
		}
		// More sets to meet never take fewer members.
		needed.floor = least.len()
		if needed.floor == found.len() {
			v.SmallestProved = true // not even the known solutions allow fewer
			return nil
		}
		f, err := p.ask(least, g)
		switch {
		case err != nil:
			return err
		case f.proved:
			v.Smallest, v.SmallestProved = p.names(least), true
			return nil
		case f.witness == nil:
			return nil
		}
		needed.require(f.witness.broken)
	}
}
