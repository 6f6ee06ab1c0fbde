package explain

import (
	"context"
	"encoding/json"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Answer says why a claim follows, or that it does not.
type Answer struct {
	// Decided is false if the budget ended before it was known whether the
	// claim follows. Nothing else is set then.
	Decided bool
	// Contradiction: the facts contradict each other, so that everything would
	// follow from them together. A claim is then said to follow only from
	// facts that can be true together.
	Contradiction bool
	// Follows is false if the claim does not follow. Counterexample is then a
	// solution in which it is false, or nil if there is a contradiction, or if
	// the family counts solutions without listing them.
	Follows        bool
	Counterexample json.RawMessage
	// Core are facts from which it follows, in their own order; none if the
	// rules of the kind are enough.
	Core []puzzle.FactID
	// Minimal: without any one of the core, it does not follow from the rest
	// of it.
	Minimal bool
	// Others are further minimal cores. All: there are no others than these
	// and the first.
	Others [][]puzzle.FactID
	All    bool
	// Told is the reason in the own words of a family in which dropping a fact can
	// lose solutions: no set of facts is minimal there in any useful sense, and
	// Core is empty.
	Told []view.View
	// Solves is the number of searches.
	Solves int
}

// Why finds the facts behind a claim, or behind a contradiction if the claim is
// "", and up to cores different minimal sets of them.
//
// The error is a failure of the family, such as a claim that it does not know. A
// budget that ends (of the context, or of Options.Nodes)
// is no error.
func Why(ctx context.Context, instance puzzle.Instance, claim puzzle.Claim, cores int, o Options) (Answer, error) {
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
	e := explorer{prover: p, goal: g}
	if claim != "" {
		clash, err := p.ask(all, contradiction())
		if err != nil {
			return Answer{}, unlessUndecided(err)
		}
		e.clash = clash.proved
	}
	if !p.options.Info.Monotone {
		answer := Answer{Decided: true, Contradiction: claim == "" || e.clash, Follows: true}
		if answer.Contradiction {
			claim = ""
		}
		answer.Told, err = p.instance.Reason(claim, p.options.Keep)
		return answer, err
	}
	if err := e.first(all, f.core); err != nil {
		return Answer{}, unlessUndecided(err)
	}
	answer := Answer{Decided: true, Contradiction: claim == "" || e.clash, Minimal: e.minimal}
	if len(e.cores) > 0 && e.minimal && cores > 1 {
		answer.All, err = e.explore(cores)
	}
	if err != nil {
		return Answer{}, err
	}
	for i, core := range e.cores {
		if i == 0 {
			answer.Follows, answer.Core = true, p.names(core)
		} else {
			answer.Others = append(answer.Others, p.names(core))
		}
	}
	return answer, nil
}

func unlessUndecided(err error) error {
	if err == errUndecided {
		return nil
	}
	return err
}
