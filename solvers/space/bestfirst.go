package space

import "context"

// UniformCost finds a plan with the least cost, by Dijkstra's algorithm: states
// are expanded in the order of the cost of reaching them. Options.Estimate is
// not used.
func UniformCost[S comparable, A any](ctx context.Context, p Problem[S, A], o Options[S]) (Result[S, A], error) {
	o.Estimate = nil
	return AStar(ctx, p, o)
}

// AStar finds a plan with the least cost, and expands first what looks best by
// the cost so far and Options.Estimate together. An estimate that is never too
// high gives a best plan, even where it is not consistent (a state may then be
// expanded again when a better way to it is found).
func AStar[S comparable, A any](ctx context.Context, p Problem[S, A], o Options[S]) (Result[S, A], error) {
	s := newBestFirst(newSearch(ctx, p, o))
	goal, err := s.first()
	switch {
	case err != nil:
		return Result[S, A]{Statistics: s.Statistics}, err
	case goal == none:
		return Result[S, A]{Verdict: None, Statistics: s.Statistics}, nil
	}
	return Result[S, A]{Found, s.plan(goal), s.Statistics}, nil
}

// bestFirst is a search with a frontier. What is known of a node beyond the
// node itself is kept beside it.
type bestFirst[S comparable, A any] struct {
	*search[S, A]
	open      frontier
	estimates []int
	goals     []bool

	keeps bool // the moves that were looked at are kept, so that they can be gone over again
	moves []edge
	spans []span // by node: its moves, among all

	// The state whose moves are looked at, and what is done with each of these: that is no
	// loop's body, since such a body is made anew for every state.
	id     uint32
	from   node[S]
	nth    uint32
	failed error
	each   func(Move[S, A]) bool
}

func newBestFirst[S comparable, A any](search *search[S, A]) *bestFirst[S, A] {
	s := &bestFirst[S, A]{search: search}
	s.each = s.look
	return s
}

// edge is where a move leads, and what it costs.
type edge struct {
	to   uint32
	cost int
}

// span is a stretch of edges.
type span struct{ from, to int }

// edges are the moves from a node that has been expanded.
func (s *bestFirst[S, A]) edges(id uint32) []edge {
	at := s.spans[id]
	return s.moves[at.from:at.to]
}

// first expands states until a goal comes out of the frontier.
func (s *bestFirst[S, A]) first() (uint32, error) {
	if err := s.begin(); err != nil {
		return none, err
	}
	for len(s.open) > 0 {
		top := s.open.pop()
		if top.cost != s.nodes[top.id].cost {
			continue // a better way has been found since
		}
		if s.goals[top.id] {
			return top.id, nil
		}
		if err := s.expand(top.id); err != nil {
			return none, err
		}
	}
	return none, nil
}

func (s *bestFirst[S, A]) begin() error {
	for _, start := range s.problem.Starts {
		if _, met := s.number[start]; met {
			continue
		}
		if err := s.meet(node[S]{state: start, parent: none}); err != nil {
			return err
		}
	}
	return nil
}

// meet puts a new state into the frontier.
func (s *bestFirst[S, A]) meet(n node[S]) error {
	goal := s.problem.Goal(n.state)
	h, err := s.estimate(n.state, goal)
	if err != nil {
		return err
	}
	id, err := s.add(n)
	if err != nil {
		return err
	}
	s.estimates = append(roomy(s.estimates), h)
	s.goals = append(roomy(s.goals), goal)
	if s.keeps {
		s.spans = append(roomy(s.spans), span{})
	}
	return s.enqueue(id)
}

func (s *bestFirst[S, A]) enqueue(id uint32) error {
	cost := s.nodes[id].cost
	total, err := sum(cost, s.estimates[id])
	if err != nil {
		return err
	}
	s.open.push(open{total, cost, id})
	s.Frontier = max(s.Frontier, len(s.open))
	return nil
}

func (s *bestFirst[S, A]) expand(id uint32) error {
	s.id, s.from, s.nth, s.failed = id, s.nodes[id], 0, nil
	if err := s.expanding(s.from.state, s.from.cost); err != nil {
		return err
	}
	begin := len(s.moves)
	s.problem.Moves(s.from.state)(s.each)
	if s.keeps {
		s.spans[id] = span{begin, len(s.moves)}
	}
	return s.failed
}

// look looks at a move from the state that is expanded, and says whether to go on.
func (s *bestFirst[S, A]) look(m Move[S, A]) bool {
	s.Generated++
	nth := s.nth
	s.nth++
	cost, err := costTo(s.from.cost, m)
	if err != nil {
		s.failed = err
		return false
	}
	to, met := s.number[m.To]
	if !met {
		to = uint32(len(s.nodes))
	}
	if s.keeps {
		s.moves = append(roomy(s.moves), edge{to, m.Cost})
	}
	if !met {
		s.failed = s.meet(node[S]{m.To, s.id, nth, cost})
	} else if n := &s.nodes[to]; cost < n.cost {
		n.parent, n.nth, n.cost = s.id, nth, cost
		s.failed = s.enqueue(to)
	}
	return s.failed == nil
}
