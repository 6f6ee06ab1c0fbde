package fd

import (
	"context"
	"slices"
)

// Solve looks for one solution. The verdict is Some with it, None if there is
// none, and Unsolved together with an error.
func (m *Model) Solve(ctx context.Context, o Options) (Solution, Verdict, error) {
	s := m.Search(o)
	switch ok, err := s.Next(ctx); {
	case err != nil:
		return nil, Unsolved, err
	case !ok:
		return nil, s.Verdict(), nil
	default:
		return s.solution(), Some, nil
	}
}

// Probe asks one model again and again whether it has a solution with some values: it is
// compiled, and what follows without them worked out, once. It is not safe for concurrent use.
type Probe struct {
	search *Search
	ready  bool // what follows without values is known,
	none   bool // and is that there is no solution
}

// Probe prepares a probe of what the options keep and assume; it learns and counts nothing.
func (m *Model) Probe(o Options) *Probe {
	return &Probe{search: m.Search(Options{Keep: o.Keep, Assume: o.Assume})}
}

// Solve is as that of a model: it looks for a solution in which some variables have the
// values that are given by variable.
func (p *Probe) Solve(ctx context.Context, vars []Var, values []int) (Solution, Verdict, error) {
	s := p.search
	if s.err != nil {
		return nil, Unsolved, s.err
	}
	if !s.begun {
		s.begin()
	}
	s.budget = newBudget(ctx)
	if !p.ready {
		p.none = !s.propagate()
		if s.budget.err != nil {
			return nil, Unsolved, s.budget.err
		}
		p.ready = true
	}
	if p.none {
		return nil, None, nil
	}
	s.goBack(0)
	s.complete, s.at = false, false
	s.push()
	s.stack = append(s.stack, decision{flipped: true}) // which leaves nothing else to try
	s.by = byDecision
	for _, x := range vars {
		if !s.assign(x, values[x], 0) {
			return nil, None, nil
		}
	}
	switch ok, err := s.run(); {
	case err != nil:
		return nil, Unsolved, err
	case !ok:
		return nil, None, nil
	default:
		return s.solution(), Some, nil
	}
}

// Count counts the solutions, up to Options.Limit if that is set. With an
// error, the number is what had been found by then.
func (m *Model) Count(ctx context.Context, o Options) (int64, Stats, error) {
	s := m.Search(o)
	for {
		if ok, err := s.Next(ctx); !ok {
			return s.Stats().Solutions, s.Stats(), err
		}
	}
}

// Core is a set of facts (and assumptions) that already contradict the rules
// and each other. It comes from one refutation and need not be minimal.
type Core struct {
	Tags    []Tag // in ascending order; Rule is never among them
	Assumed []int // indices into Options.Assume
}

func (s *Search) setCore(facts tagSet) {
	for i := range int32(len(s.tagNames) + len(s.options.Assume)) {
		switch {
		case !facts.has(i):
		case int(i) < len(s.tagNames):
			s.core.Tags = append(s.core.Tags, s.tagNames[i])
		default:
			s.core.Assumed = append(s.core.Assumed, int(i)-len(s.tagNames))
		}
	}
	slices.Sort(s.core.Tags)
}

// Refute asks whether the facts kept, together with the assumptions, have no
// solution. If so the verdict is None and the core names what the refutation
// used; otherwise it is Some, with a solution. It always learns no-goods, for
// the core is read off them.
func (m *Model) Refute(ctx context.Context, o Options) (Core, Solution, Verdict, error) {
	o.Learn = true
	s := m.newSearch(o, true)
	switch ok, err := s.Next(ctx); {
	case err != nil:
		return Core{}, nil, Unsolved, err
	case ok:
		return Core{}, s.solution(), Some, nil
	default:
		return s.core, nil, None, nil
	}
}
