package space

import (
	"context"
	"fmt"
	"math"
	"slices"
)

// none is the parent of a start.
const none = math.MaxUint32

// A node is a state that has been met, with the best way to it known so far. It
// holds no move, only which one it was: nodes are what memory is spent on, and
// those without pointers are not walked over by the garbage collector.
type node[S comparable] struct {
	state  S
	parent uint32
	nth    uint32 // of the parent's moves
	cost   int
}

// A search holds the states met, numbered in the order of meeting, and keeps
// the bounds and counts that all searches share.
type search[S comparable, A any] struct {
	ctx     context.Context
	problem Problem[S, A]
	options Options[S]
	nodes   []node[S]
	number  map[S]uint32
	Statistics
}

func newSearch[S comparable, A any](ctx context.Context, p Problem[S, A], o Options[S]) *search[S, A] {
	if o.States <= 0 {
		o.States = DefaultStates
	}
	o.States = min(o.States, none)
	return &search[S, A]{ctx: ctx, problem: p, options: o, number: make(map[S]uint32)}
}

// add meets a state that has not been met before.
func (s *search[S, A]) add(n node[S]) (uint32, error) {
	if len(s.nodes) >= s.options.States {
		return 0, fmt.Errorf("space: %d states are held: allow more, or make the problem smaller: %w", s.options.States, ErrLimit)
	}
	id := uint32(len(s.nodes))
	s.nodes = append(roomy(s.nodes), n)
	s.number[n.state] = id
	s.Distinct++
	return id, nil
}

// roomy makes room for as many again where there is none for one more. Left to append, long
// slices grow by a quarter each time, and are copied four times over.
func roomy[T any](all []T) []T {
	if len(all) == cap(all) {
		return slices.Grow(all, len(all)+1)
	}
	return all
}

// expanding counts a state whose moves are about to be looked at, and looks up
// from the work.
func (s *search[S, A]) expanding(state S, cost int) error {
	// The context is looked at often, since a problem's moves may take long.
	if s.Expanded&63 == 0 {
		if err := s.ctx.Err(); err != nil {
			return err
		}
		if s.Expanded&4095 == 0 && s.Expanded > 0 && s.options.Progress != nil {
			s.options.Progress(s.Statistics)
		}
	}
	s.Expanded++
	if s.options.Expanded != nil {
		s.options.Expanded(state, cost)
	}
	return nil
}

// plan follows the parents back from a node, and looks up the moves again.
func (s *search[S, A]) plan(id uint32) Plan[S, A] {
	plan := Plan[S, A]{Cost: s.nodes[id].cost}
	for s.nodes[id].parent != none {
		n := s.nodes[id]
		plan.Moves = append(plan.Moves, s.move(s.nodes[n.parent].state, n.nth))
		id = n.parent
	}
	plan.Start = s.nodes[id].state
	slices.Reverse(plan.Moves)
	return plan
}

// move is the nth move from a state.
func (s *search[S, A]) move(from S, nth uint32) Move[S, A] {
	for m := range s.problem.Moves(from) {
		if nth == 0 {
			return m
		}
		nth--
	}
	panic(fmt.Sprintf("space: the moves from %v are not always the same", from))
}

// estimate asks for the estimate of a state, and checks what can be checked.
func (s *search[S, A]) estimate(state S, goal bool) (int, error) {
	if s.options.Estimate == nil {
		return 0, nil
	}
	h := s.options.Estimate(state)
	switch {
	case h < 0:
		return 0, fmt.Errorf("space: the estimate of %v is %d: let it be at least 0: %w", state, h, ErrEstimate)
	case goal && h != 0:
		return 0, fmt.Errorf("space: the estimate of the goal %v is %d: let it be 0: %w", state, h, ErrEstimate)
	}
	return h, nil
}

// costTo is the cost of a way that goes on by one move.
func costTo[S comparable, A any](from int, m Move[S, A]) (int, error) {
	if m.Cost < 0 {
		return 0, fmt.Errorf("space: the move %v to %v costs %d: let it be at least 0: %w", m.Action, m.To, m.Cost, ErrCost)
	}
	return sum(from, m.Cost)
}

// sum adds two numbers that are not negative.
func sum(a, b int) (int, error) {
	if a > math.MaxInt-b {
		return 0, fmt.Errorf("space: costs add up to more than %d: %w", math.MaxInt, ErrCost)
	}
	return a + b, nil
}
