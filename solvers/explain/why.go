package explain

import (
	"context"
	"encoding/json"

	"solvitur/solvers/puzzle"
)

// Answer says why a claim follows, or that it does not.
type Answer struct {
	// Decided is false if the budget ended before it was known whether the
	// claim follows. Nothing else is set then.
	Decided bool
	// Follows is false if the claim does not follow. Counterexample is then a
	// solution in which it is false, or nil if the family counts solutions
	// without listing them.
	Follows        bool
	Counterexample json.RawMessage
	// Core are facts from which it follows, in their own order; none if the
	// rules of the kind are enough.
	Core []puzzle.FactID
	// Minimal: without any one of the core, it does not follow from the rest
	// of it.
	Minimal bool
	// Contradiction: the core is known to have no solution at all.
	Contradiction bool
	// Others are further minimal cores. All: there are no others than these
	// and the first.
	Others [][]puzzle.FactID
	All    bool
	// Solves is the number of searches.
	Solves int
}

// Why finds the facts behind a claim, or behind a contradiction if the claim is
// "", and up to cores different minimal sets of them.
//
// The error is ErrNotMonotone, or a failure of the family, such as a claim that
// it does not know. A budget that ends (of the context, or of Options.Nodes)
// is no error.
func Why(ctx context.Context, instance puzzle.Instance, claim puzzle.Claim, cores int, o Options) (Answer, error) {
	if !o.Info.Monotone {
		return Answer{}, ErrNotMonotone
	}
	p := newProver(ctx, instance, o)
	answer, err := p.why(claim, cores)
	answer.Solves = p.solves
	return answer, err
}

func (p *prover) why(claim puzzle.Claim, cores int) (Answer, error) {
	g := p.claimed(claim)
	all := p.everything()
	f, err := p.ask(all, g)
	switch {
	case err == errUndecided:
		return Answer{}, nil
	case err != nil:
		return Answer{}, err
	case !f.proved:
		answer := Answer{Decided: true}
		if f.witness != nil {
			answer.Counterexample = f.witness.solution
		}
		return answer, nil
	}
	core, minimal, err := p.shrink(all, g, f.core)
	if err != nil {
		return Answer{}, err
	}
	answer := Answer{Decided: true, Follows: true, Core: p.names(core), Minimal: minimal, Contradiction: claim == ""}
	if claim != "" {
		f, err := p.ask(core, contradiction())
		if err != nil && err != errUndecided {
			return Answer{}, err
		}
		answer.Contradiction = err == nil && f.proved
	}
	if minimal && cores > 1 {
		answer.Others, answer.All, err = p.others(core, g, cores-1)
	}
	return answer, err
}

// others finds further minimal cores, MARCO's way: a map of the sets of facts
// keeps what is known, and every set that is not on it yet is either without
// proof, which rules out its parts, or holds a new core, which rules out the
// sets around that.
//
// A set is given by what it leaves out: something of every core that is known,
// but not all that a known solution breaks.
func (p *prover) others(first set, g *goal, n int) (cores [][]puzzle.FactID, all bool, err error) {
	everything := p.everything()
	unexplored := hitting{hit: []set{first}, size: len(p.ids)}
	for _, w := range p.witnesses {
		refutes, err := g.refutedBy(w)
		if err != nil {
			return nil, false, err
		}
		if refutes {
			unexplored.avoid = append(unexplored.avoid, w.broken)
		}
	}
	for {
		out, complete := unexplored.find(p.ctx, false)
		if out == nil {
			return cores, complete, nil
		}
		if len(cores) == n && p.ctx.Err() != nil {
			return cores, false, nil
		}
		unexplored.trim(out)
		seed := everything.without(out)
		f, err := p.ask(seed, g)
		if err == errUndecided {
			return cores, false, nil
		}
		if err != nil {
			return cores, false, err
		}
		if !f.proved {
			broken := out
			if f.witness != nil {
				broken = f.witness.broken
			}
			unexplored.avoid = append(unexplored.avoid, broken)
			continue
		}
		if len(cores) == n {
			return cores, false, nil // there is one more
		}
		core, minimal, err := p.shrink(seed, g, f.core)
		if err != nil {
			return cores, false, err
		}
		if !minimal {
			return cores, false, nil
		}
		cores = append(cores, p.names(core))
		unexplored.hit = append(unexplored.hit, core)
	}
}
