package explain

import (
	"cmp"
	"context"
	"iter"
	"slices"

	"solvitur/solvers/puzzle"
)

// fewAtOnce is from how few facts something follows for nothing simpler to be looked for.
const fewAtOnce = 2

// AtOnce finds, among some claims, one that shows from few facts, beside all that is assumed, and
// without a choice: a search of a single node proves it. That is the first claim with a core of two
// facts at most, or else, of the few for which the searches themselves name the fewest facts, the one
// with the smallest core. That nothing of the core can be left out is seen at once, too, and so not
// said to be proved.
//
// It makes a search for each claim, and two for each fact behind one that is looked at closer: those
// that its search names or, where these are not enough at once, all. How long that takes, the context
// says.
func AtOnce(ctx context.Context, instance puzzle.Instance, claims []puzzle.Claim, few int, o Options) (best Conclusion, err error) {
	o.Nodes, o.Strategy = 1, o.Info.Quick()
	p := newProver(ctx, instance, o)
	stated := newSet(len(p.ids))
	for i := range len(p.ids) - len(o.Assume) {
		stated.add(i)
	}
	type shown struct {
		claim puzzle.Claim
		goal  *goal
		facts set
	}
	// closer thins the facts behind a claim, and says whether that is simple enough.
	closer := func(s shown) (bool, error) {
		facts, err := p.atOnce(stated, s.facts, s.goal)
		if err == nil && (best.Claim == "" || facts.len() < len(best.Core)) {
			best = Conclusion{Claim: s.claim, Core: p.names(facts)}
		}
		return len(best.Core) <= fewAtOnce, err
	}
	var later []shown
	for _, claim := range claims {
		s := shown{claim: claim, goal: p.claimed(claim)}
		f, err := p.ask(p.everything(), s.goal)
		if err := unlessUndecided(err); err != nil {
			return best, err
		}
		if !f.proved || f.core == nil {
			continue
		}
		if s.facts = f.core.and(stated); s.facts.len() > fewAtOnce+1 {
			later = append(later, s)
		} else if simple, err := closer(s); simple || err != nil {
			return best, err
		}
	}
	slices.SortStableFunc(later, func(a, b shown) int { return cmp.Compare(a.facts.len(), b.facts.len()) })
	for _, s := range later[:min(few, len(later))] {
		if simple, err := closer(s); simple || err != nil {
			return best, err
		}
	}
	return best, nil
}

// atOnce leaves out of some facts what is not needed to see a goal at once: later ones first, or
// earlier ones, whichever leaves fewer. hint is a part of them that may be enough.
func (p *prover) atOnce(facts, hint set, g *goal) (set, error) {
	assumed := p.everything().without(facts)
	shows := func(some set) (bool, error) {
		f, err := p.ask(some.or(assumed), g)
		return f.proved, unlessUndecided(err)
	}
	if enough, err := shows(hint); err != nil {
		return nil, err
	} else if enough {
		facts = hint
	}
	thinned := func(order iter.Seq2[int, int]) (set, error) {
		left := facts
		for _, i := range order {
			enough, err := shows(left.without(p.only(i)))
			if err != nil {
				return nil, err
			}
			if enough {
				left = left.without(p.only(i))
			}
		}
		return left, nil
	}
	each := slices.Collect(facts.all())
	early, err := thinned(slices.Backward(each))
	if err != nil || early.len() <= 1 {
		return early, err
	}
	late, err := thinned(slices.All(each))
	if err != nil || early.len() <= late.len() {
		return early, err
	}
	return late, nil
}
