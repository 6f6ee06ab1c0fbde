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
