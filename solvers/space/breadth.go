package space

import "context"

// A Result is what a search for one plan has found out. The plan is set when
// the verdict is [Found].
type Result[S comparable, A any] struct {
	Verdict Verdict
	Plan    Plan[S, A]
	Statistics
}

// BreadthFirst finds a plan with the fewest moves, whatever they cost; among
// several, the one that comes first in the order of moves. It holds every state
// that can be reached in fewer moves, and most at the same distance: time and
// memory are linear in the number of moves between them.
func BreadthFirst[S comparable, A any](ctx context.Context, p Problem[S, A], o Options[S]) (Result[S, A], error) {
	s := newSearch(ctx, p, o)
	goal, err := s.breadthFirst(p.Goal)
	switch {
	case err != nil:
		return Result[S, A]{Statistics: s.Statistics}, err
	case goal == none:
		return Result[S, A]{Verdict: None, Statistics: s.Statistics}, nil
	}
	return Result[S, A]{Found, s.plan(goal), s.Statistics}, nil
}

// breadthFirst meets all states in the order of their distance, until one is
// wanted. The nodes themselves are the queue.
func (s *search[S, A]) breadthFirst(wanted func(S) bool) (uint32, error) {
	for _, start := range s.problem.Starts {
		if _, met := s.number[start]; met {
			continue
		}
		id, err := s.add(node[S]{state: start, parent: none})
		if err != nil {
			return none, err
		}
		if wanted(start) {
			return id, nil
		}
	}
	for head := 0; head < len(s.nodes); head++ {
		s.Frontier = max(s.Frontier, len(s.nodes)-head)
		from := s.nodes[head]
		if err := s.expanding(from.state, from.cost); err != nil {
			return none, err
		}
		nth := uint32(0)
		for m := range s.problem.Moves(from.state) {
			s.Generated++
			nth++
			if _, met := s.number[m.To]; met {
				continue
			}
			id, err := s.add(node[S]{m.To, uint32(head), nth - 1, from.cost + 1})
			if err != nil {
				return none, err
			}
			if wanted(m.To) {
				return id, nil
			}
		}
	}
	return none, nil
}

// A Reach is everything that can be reached from the starts of a problem.
type Reach[S comparable] struct {
	// States are the states in the order of their distance from the nearest
	// start, counted in moves.
	States []S
	// Layers are the numbers of states at distance 0, 1, 2, ...
	Layers []int
	// Goals is the number of states that are goals.
	Goals int
	Statistics
}

// Explore visits all that can be reached, beyond goals too. When it is stopped
// or meets its bound, what it returns beside the error is what it has met.
func Explore[S comparable, A any](ctx context.Context, p Problem[S, A], o Options[S]) (Reach[S], error) {
	s := newSearch(ctx, p, o)
	_, err := s.breadthFirst(func(S) bool { return false })
	r := Reach[S]{Statistics: s.Statistics}
	for _, n := range s.nodes {
		r.States = append(r.States, n.state)
		for len(r.Layers) <= n.cost {
			r.Layers = append(r.Layers, 0)
		}
		r.Layers[n.cost]++
		if p.Goal != nil && p.Goal(n.state) {
			r.Goals++
		}
	}
	return r, err
}
