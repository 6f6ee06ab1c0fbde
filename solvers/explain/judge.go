package explain

import (
	"context"
	"encoding/json"

	"solvitur/solvers/puzzle"
)

// Judgement is how some claims stand in all solutions.
type Judgement struct {
	Verdict  puzzle.Verdict
	Standing []puzzle.Standing // by claim; all undecided without a solution
	// Solution is one of them; nil if there is none, or none was found.
	Solution json.RawMessage
}

// maxJudged is how many solutions are gone through before claims are looked at one by
// one: few puzzles that have several have no more.
const maxJudged = 8

// Judge says how claims stand. Budgets are as for [Why]; what the first solutions do not say
// is looked for as long as look lasts.
func Judge(ctx, look context.Context, instance puzzle.Instance, claims []puzzle.Claim, o Options) (Judgement, error) {
	p := newProver(ctx, instance, o)
	var v Overview
	solutions, err := p.list(&v, maxJudged)
	if err != nil {
		return Judgement{}, err
	}
	j := Judgement{Verdict: v.Verdict, Standing: make([]puzzle.Standing, len(claims))}
	if len(solutions) == 0 {
		return j, nil
	}
	j.Solution, p.ctx = solutions[0].solution, look
	for i, claim := range claims {
		if j.Standing[i], _, err = p.stands(solutions, claim, v.Exact); err != nil {
			return j, err
		}
	}
	return j, nil
}

// Conclusion is a claim that follows, and from what.
type Conclusion struct {
	Claim puzzle.Claim // "" if none was found
	Core  []puzzle.FactID
	// Minimal: nothing of the core can be left out.
	Minimal bool
}

// Next finds, among some claims, one that follows from the facts and the assumptions and
// not from the rules and the assumptions alone: that with the smallest core, of the first
// few that do.
func Next(ctx context.Context, instance puzzle.Instance, claims []puzzle.Claim, few int, o Options) (best Conclusion, err error) {
	p := newProver(ctx, instance, o)
	assumed := newSet(len(p.ids))
	for i := range o.Assume {
		assumed.add(p.index[puzzle.AssumedID(i)])
	}
	all := p.everything()
	for _, claim := range claims {
		if ctx.Err() != nil {
			break
		}
		g := p.claimed(claim)
		f, err := p.ask(all, g)
		if err != nil || !f.proved {
			if err = unlessUndecided(err); err != nil {
				return best, err
			}
			continue
		}
		if known, err := p.ask(assumed, g); err != nil || known.proved {
			if err = unlessUndecided(err); err != nil {
				return best, err
			}
			continue
		}
		if !o.Info.Monotone {
			return Conclusion{Claim: claim}, nil
		}
		e := explorer{prover: p, goal: g}
		if err := unlessUndecided(e.first(all, f.core)); err != nil {
			return best, err
		}
		if len(e.cores) > 0 && (best.Claim == "" || e.cores[0].len() < len(best.Core)) {
			best = Conclusion{claim, p.names(e.cores[0]), e.minimal}
		}
		if few--; few == 0 || best.Claim != "" && len(best.Core) <= 1 {
			break
		}
	}
	return best, nil
}
