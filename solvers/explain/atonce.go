package explain

import (
	"cmp"
	"context"
	"iter"
	"slices"

	"solvitur/solvers/puzzle"
)

// AtOnce finds, among some claims, one that shows without a choice to follow from the facts and the
// assumptions: what a search of a single node proves. Of the few claims for which the searches
// themselves name the fewest facts it takes the one with the smallest core. That nothing of a core
// can be left out is seen at once, too, and so not said to be proved.
//
// It makes a search for each claim, and two for each fact that the search for one of the few names.
func AtOnce(ctx context.Context, instance puzzle.Instance, claims []puzzle.Claim, few int, o Options) (best Conclusion, err error) {
	o.Nodes, o.Strategy = 1, o.Info.Quick()
	p := newProver(ctx, instance, o)
	type shown struct {
		claim puzzle.Claim
		goal  *goal
		core  set
	}
	var follow []shown
	for _, claim := range claims {
		g := p.claimed(claim)
		f, err := p.ask(p.everything(), g)
		if err := unlessUndecided(err); err != nil {
			return best, err
		}
		if f.proved && f.core != nil {
			follow = append(follow, shown{claim, g, f.core})
		}
	}
	slices.SortStableFunc(follow, func(a, b shown) int { return cmp.Compare(a.core.len(), b.core.len()) })
	for _, s := range follow[:min(few, len(follow))] {
		core, err := p.atOnce(p.everything(), s.core, s.goal)
		if err != nil {
			return best, err
		}
		if best.Claim == "" || core.len() < len(best.Core) {
			best = Conclusion{Claim: s.claim, Core: p.names(core)}
		}
	}
	return best, nil
}

// atOnce leaves out of a set what is not needed to see a goal at once: later facts first, or earlier
// ones, whichever leaves fewer. hint is a part of it that may be enough.
func (p *prover) atOnce(s, hint set, g *goal) (set, error) {
	shows := func(some set) (bool, error) {
		f, err := p.ask(some, g)
		return f.proved, unlessUndecided(err)
	}
	if enough, err := shows(hint); err != nil {
		return nil, err
	} else if enough {
		s = hint
	}
	thinned := func(facts iter.Seq2[int, int]) (set, error) {
		s := s
		for _, i := range facts {
			enough, err := shows(s.without(p.only(i)))
			if err != nil {
				return nil, err
			}
			if enough {
				s = s.without(p.only(i))
			}
		}
		return s, nil
	}
	facts := slices.Collect(s.all())
	early, err := thinned(slices.Backward(facts))
	if err != nil {
		return nil, err
	}
	late, err := thinned(slices.All(facts))
	if err != nil || early.len() <= late.len() {
		return early, err
	}
	return late, nil
}
