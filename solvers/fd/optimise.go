package fd

import "context"

// bestBound keeps a branch-and-bound search below (or above) the best value
// found so far.
type bestBound struct {
	x     Var
	sense int // +1 to minimise, -1 to maximise
	bound int
	on    bool
}

func (p *bestBound) propagate(s *engine) bool {
	switch {
	case !p.on:
		return true
	case p.sense > 0:
		return s.atMost(p.x, p.bound-1, 0)
	default:
		return s.atLeast(p.x, p.bound+1, 0)
	}
}

// explain: that something better is wanted needs no premise.
func (p *bestBound) explain(*reason, int32, uint64, int32) {}

// Minimise finds a solution with the least value of objective. The verdict is
// Some with a best solution when that is proved, None if there is no solution.
// With an error, the solution (if not nil) is the best met so far.
func (m *Model) Minimise(ctx context.Context, o Options, objective Var) (Solution, Verdict, Stats, error) {
	return m.optimise(ctx, o, objective, 1)
}

// Maximise is Minimise for the greatest value.
func (m *Model) Maximise(ctx context.Context, o Options, objective Var) (Solution, Verdict, Stats, error) {
	return m.optimise(ctx, o, objective, -1)
}

func (m *Model) optimise(ctx context.Context, o Options, objective Var, sense int) (Solution, Verdict, Stats, error) {
	o.Limit = 0
	s := m.Search(o)
	if s.err == nil {
		s.err = m.checkVars(objective)
	}
	if s.err != nil {
		return nil, Unsolved, s.Stats(), s.err
	}
	p := &bestBound{x: objective, sense: sense}
	s.always = s.add(p, urgent, -1)
	var best Solution
	for {
		ok, err := s.Next(ctx)
		if err != nil {
			return best, Unsolved, s.Stats(), err
		}
		if !ok {
			if best == nil {
				return nil, None, s.Stats(), nil
			}
			return best, Some, s.Stats(), nil
		}
		best = s.solution()
		p.bound, p.on = best.Value(objective), true
	}
}
