package explain

import (
	"context"
	"encoding/json"
	"sync"

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

// Memory keeps what was found out of the solutions of some facts, with nothing assumed, and
// of claims about them: of somebody who tries, the same marks are judged again and again. The
// zero Memory knows nothing. It is for one instance and one choice of its facts.
type Memory struct {
	mu        sync.Mutex
	overview  Overview
	solutions []*witness
	standing  map[puzzle.Claim]puzzle.Standing // that is decided
	clash     *Answer                          // why there is no solution, once that is known
}

// Judge says how claims stand, and looks only for what is not known yet. Budgets are as for
// [Why]; what the first solutions do not say is looked for as long as look lasts.
func (m *Memory) Judge(ctx, look context.Context, instance puzzle.Instance, claims []puzzle.Claim, o Options) (Judgement, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := newProver(ctx, instance, o)
	if v := m.overview.Verdict; v == "" || v == puzzle.Unsolved {
		m.overview, m.standing = Overview{}, map[puzzle.Claim]puzzle.Standing{}
		var err error
		if m.solutions, err = p.list(&m.overview, maxJudged); err != nil {
			return Judgement{}, err
		}
	}
	j := Judgement{Verdict: m.overview.Verdict, Standing: make([]puzzle.Standing, len(claims))}
	if len(m.solutions) == 0 {
		return j, nil
	}
	j.Solution, p.ctx = m.solutions[0].solution, look
	for i, claim := range claims {
		known, ok := m.standing[claim]
		if !ok {
			var err error
			if known, _, err = p.stands(m.solutions, claim, m.overview.Exact); err != nil {
				return j, err
			}
			if known != puzzle.Undecided {
				m.standing[claim] = known
			}
		}
		j.Standing[i] = known
	}
	return j, nil
}

// Contradiction is the answer of [Why] to why there is no solution, with one set of facts. It is kept
// once it is whole: where the budget has cut it short, the next one who asks has it looked for again.
func (m *Memory) Contradiction(ctx context.Context, instance puzzle.Instance, o Options) (Answer, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.clash != nil {
		return *m.clash, nil
	}
	answer, err := Why(ctx, instance, "", 1, o)
	if err == nil && answer.Follows && (answer.Minimal || !o.Info.Monotone) {
		m.clash = &answer
	}
	return answer, err
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
