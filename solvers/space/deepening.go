package space

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
)

// IterativeDeepening finds a plan with the least cost and holds no states but
// those of the way that it is on. It tries all ways whose cost and
// Options.Estimate together stay within a bound, then again with the next
// higher bound, and so on (IDA*; with moves of cost 1 and no estimate, depth-first
// iterative deepening).
//
// It says "none" when no way was cut short by the bound: then all ways without
// a repeated state have been tried, of which there may be exponentially many.
// Options.States bounds the length of a way.
func IterativeDeepening[S comparable, A any](ctx context.Context, p Problem[S, A], o Options[S]) (Result[S, A], error) {
	var first Plan[S, A]
	result, err := AllByDeepening(ctx, p, o, func(plan Plan[S, A]) bool {
		first = plan
		return false
	})
	result.Plan = first
	return result, err
}

// AllByDeepening goes on in the round in which [IterativeDeepening] finds a plan,
// and tells every plan of the least cost, in the order of the moves, until found
// says false. The result has no plan. With moves of no cost, only plans are told
// that meet no state twice.
func AllByDeepening[S comparable, A any](ctx context.Context, p Problem[S, A], o Options[S], found func(Plan[S, A]) bool) (Result[S, A], error) {
	s := &deepening[S, A]{search: newSearch(ctx, p, o), onPath: make(map[S]bool), tell: found}
	err := s.run()
	result := Result[S, A]{Verdict: None, Statistics: s.Statistics}
	switch {
	case err != nil && !errors.Is(err, errEnough):
		return Result[S, A]{Statistics: s.Statistics}, err
	case s.met:
		result.Verdict = Found
	}
	return result, nil
}

// endless is the bound beyond which nothing has been cut short.
const endless = math.MaxInt

type deepening[S comparable, A any] struct {
	*search[S, A]
	onPath map[S]bool
	path   []level[S, A]
	bound  int
	beyond int // the least total met that is over the bound
	tell   func(Plan[S, A]) bool
	met    bool // a plan has been told
}

// A level of the path is a state and the moves from it that are still untried.
type level[S comparable, A any] struct {
	by      Move[S, A] // the move that led here; for a start, only its state
	cost    int
	untried []Move[S, A] // the next one last
}

// run raises the bound. The first round, below any cost, only finds the least
// estimate of a start, and is not counted.
func (s *deepening[S, A]) run() error {
	for s.bound = -1; ; s.bound = s.beyond {
		s.beyond = endless
		if s.bound >= 0 {
			s.Iterations++
		}
		for i, start := range s.problem.Starts {
			if slices.Contains(s.problem.Starts[:i], start) {
				continue
			}
			if err := s.try(start); err != nil {
				return err
			}
		}
		if s.met || s.beyond == endless {
			return nil
		}
	}
}

// errEnough ends a round when whoever is told of plans has enough.
var errEnough = errors.New("enough plans")

// try follows all ways from a start within the bound.
func (s *deepening[S, A]) try(start S) error {
	clear(s.onPath)
	s.path = s.path[:0]
	if err := s.enter(Move[S, A]{To: start}, 0); err != nil {
		return err
	}
	for len(s.path) > 0 {
		top := &s.path[len(s.path)-1]
		if len(top.untried) == 0 {
			delete(s.onPath, top.by.To)
			s.path = s.path[:len(s.path)-1]
			continue
		}
		move := top.untried[len(top.untried)-1]
		top.untried = top.untried[:len(top.untried)-1]
		s.Generated++
		cost, err := costTo(top.cost, move)
		if err != nil {
			return err
		}
		if s.onPath[move.To] {
			continue
		}
		if err := s.enter(move, cost); err != nil {
			return err
		}
	}
	return nil
}

// enter goes on to a state if the bound allows it; a goal is told, and left.
func (s *deepening[S, A]) enter(by Move[S, A], cost int) error {
	goal := s.problem.Goal(by.To)
	h, err := s.estimate(by.To, goal)
	if err != nil {
		return err
	}
	total, err := sum(cost, h)
	if err != nil {
		return err
	}
	if total > s.bound {
		s.beyond = min(s.beyond, total)
		return nil
	}
	if len(s.path) >= s.options.States {
		return fmt.Errorf("space: the way is %d states long: allow more: %w", len(s.path), ErrLimit)
	}
	// The room of levels given up is used again.
	s.path = slices.Grow(s.path, 1)[:len(s.path)+1]
	top := &s.path[len(s.path)-1]
	top.by, top.cost, top.untried = by, cost, top.untried[:0]
	if goal {
		s.met = true
		if !s.tell(s.plan()) {
			return errEnough
		}
		s.path = s.path[:len(s.path)-1]
		return nil
	}
	s.Distinct = max(s.Distinct, len(s.path))
	s.onPath[by.To] = true
	if err := s.expanding(by.To, cost); err != nil {
		return err
	}
	for m := range s.problem.Moves(by.To) {
		top.untried = append(top.untried, m)
	}
	slices.Reverse(top.untried)
	s.Frontier = max(s.Frontier, len(s.path))
	return nil
}

// plan is the plan that the path is.
func (s *deepening[S, A]) plan() Plan[S, A] {
	plan := Plan[S, A]{Start: s.path[0].by.To, Cost: s.path[len(s.path)-1].cost}
	for _, l := range s.path[1:] {
		plan.Moves = append(plan.Moves, l.by)
	}
	return plan
}
