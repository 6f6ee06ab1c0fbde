package spacesearch

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/view"
)

// Bounds of a search: the states held, for memory, and the plans listed where
// nobody says how many; the others are counted.
const (
	mostStates   = 400_000
	listedAtMost = 1000
)

// run is one search. The engine listens to its context only, so whatever ends the
// search cancels that.
type run[M, T any, S, A comparable] struct {
	*Kit[M, T, S, A]
	*puzzle.Search[T]
	m      M
	space  Space[S, A]
	ctx    context.Context
	cancel context.CancelCauseFunc
	stage  *view.Stage // what the replay shows; nil without a trace
}

func (k *Kit[M, T, S, A]) begin(s *puzzle.Search[T], m M) *run[M, T, S, A] {
	r := &run[M, T, S, A]{Kit: k, Search: s, m: m, space: k.limited(m, s.Kept)}
	if s.Trace {
		r.stage = view.NewStage(r.picture(r.space.Start))
	}
	r.ctx, r.cancel = context.WithCancelCause(s.Context())
	return r
}

// Nearest looks at states in the order of what it takes to reach them.
func (k *Kit[M, T, S, A]) Nearest(s *puzzle.Search[T], m M) error { return k.all(s, m, nil) }

// Guided looks first at the states that promise most by the space's bound.
func (k *Kit[M, T, S, A]) Guided(s *puzzle.Search[T], m M) error {
	sp := k.limited(m, s.Kept)
	if sp.Barred != "" {
		return barred(s, sp.Barred)
	}
	return k.all(s, m, sp.Bound)
}

// barred tells why there is no plan.
func barred[T any](s *puzzle.Search[T], why string) error {
	if err := s.Check(); err != nil {
		return err
	}
	return s.Step(func() view.Frame { return view.Frame{Caption: why, Role: view.Conflict} })
}

func (k *Kit[M, T, S, A]) all(s *puzzle.Search[T], m M, bound func(S) int) error {
	r := k.begin(s, m)
	defer r.cancel(nil)
	plans, err := space.AllOptimal(r.ctx, r.space.Problem(), r.options(bound))
	r.count(plans.Statistics)
	switch err = r.ended(err); {
	case err != nil:
		return err
	case plans.Verdict == space.None:
		return r.exhausted(plans.Distinct)
	case !r.space.allows(plans.Cost):
		return r.late(plans.Cost)
	}
	most := r.most()
	for plan := range plans.All() {
		if most == 0 {
			return r.tally(plans.Count())
		}
		most--
		if err := r.tell(plan); err != nil {
			return err
		}
	}
	return nil
}

// Deepening follows ways up to a bound that is raised until there is a plan.
func (k *Kit[M, T, S, A]) Deepening(s *puzzle.Search[T], m M) error {
	r := k.begin(s, m)
	defer r.cancel(nil)
	if r.space.Barred != "" {
		return barred(s, r.space.Barred)
	}
	late := 0
	result, err := space.AllByDeepening(r.ctx, r.space.Problem(), r.options(r.space.Bound), func(plan space.Plan[S, A]) bool {
		if !r.space.allows(plan.Cost) {
			late = plan.Cost
			return false
		}
		err := r.tell(plan)
		if err != nil {
			r.cancel(err)
		}
		return err == nil
	})
	r.count(result.Statistics)
	switch err = r.ended(err); {
	case err != nil:
		return err
	case late > 0:
		return r.late(late)
	case result.Verdict == space.None:
		return r.exhausted(0)
	}
	return nil
}

func (r *run[M, T, S, A]) options(bound func(S) int) space.Options[S] {
	return space.Options[S]{States: r.space.held(mostStates), Estimate: bound, Expanded: r.looks, Progress: r.count}
}

func (r *run[M, T, S, A]) count(s space.Statistics) {
	r.Stats.Nodes, r.Stats.Tests, r.Stats.Space, r.Stats.Work = int64(s.Expanded), int64(s.Generated), int64(s.Distinct), int64(s.Iterations)
}

// looks is told of a state whose moves are looked at.
func (r *run[M, T, S, A]) looks(state S, cost int) {
	r.Stats.Nodes++
	err := r.Check()
	if err == nil {
		err = r.Step(func() view.Frame {
			caption := fmt.Sprintf("After %s: %s.", r.Cost(r.m, cost), r.State(r.m, state))
			if state == r.space.Start {
				caption = "From the start: " + r.State(r.m, state) + "."
			}
			return r.stage.Picture(view.Frame{Caption: caption}, r.picture(state))
		})
	}
	if err != nil {
		r.cancel(err)
	}
}

// ended is why a search has come to its end, nil if it is complete.
func (r *run[M, T, S, A]) ended(err error) error {
	if cause := context.Cause(r.ctx); cause != nil {
		return cause
	}
	if errors.Is(err, space.ErrLimit) {
		return puzzle.ErrMemory
	}
	return err
}

// most is how many plans are listed before the others are only counted. Who wants
// one only asks whether there is another; what is assumed, denied or to be broken
// can be told of a plan that is listed, and of no other.
func (r *run[M, T, S, A]) most() int {
	_, denied := r.Denied()
	switch {
	case r.Limit == 1 || denied || len(r.Assumed()) > 0 || r.Break != "":
		return math.MaxInt
	case r.Limit == 0:
		return listedAtMost
	}
	return r.Limit
}

// tally counts the plans that are too many to be listed.
func (r *run[M, T, S, A]) tally(total *big.Int) error {
	if total.IsInt64() {
		r.Counted(int(total.Int64()), true)
	} else {
		r.Counted(math.MaxInt, false)
		r.Discovered(view.View{Name: "count", Title: "How many best plans there are", Number: &view.Number{Label: "the number of plans", Digits: english.Grouped(total.String())}})
	}
	return r.Step(func() view.Frame {
		return view.Frame{Caption: fmt.Sprintf("The others are counted, not listed: %s plans in all.", english.Grouped(total.String())), Role: view.Deduced}
	})
}

// tell reports a plan.
func (r *run[M, T, S, A]) tell(plan space.Plan[S, A]) error {
	if err := r.Check(); err != nil {
		return err
	}
	moves, end := make([]A, len(plan.Moves)), plan.Start
	for i, move := range plan.Moves {
		moves[i], end = move.Action, move.To
	}
	err := r.Step(func() view.Frame {
		caption := fmt.Sprintf("A plan of %s: %s.", r.Cost(r.m, plan.Cost), r.State(r.m, end))
		return r.stage.Picture(view.Frame{Caption: caption, Role: view.Answer}, r.picture(end))
	})
	if err != nil {
		return err
	}
	return r.Found(r.Plan(r.m, moves))
}

func (r *run[M, T, S, A]) exhausted(states int) error {
	return r.Step(func() view.Frame {
		caption := "Every way has been followed until it came to a state for the second time, and none led to the goal."
		if states > 0 {
			caption = fmt.Sprintf("Nothing else can be reached: %s, and none is the goal.", english.Count(states, "state", "states"))
		}
		return view.Frame{Caption: caption, Role: view.Conflict}
	})
}

// late tells that the best plan costs more than is allowed.
func (r *run[M, T, S, A]) late(cost int) error {
	return r.Step(func() view.Frame {
		return view.Frame{Caption: fmt.Sprintf("It takes %s at least, and the limit is %s.", r.Cost(r.m, cost), r.Cost(r.m, r.space.within)), Role: view.Conflict}
	})
}

// picture is the picture of the facts as one of a state.
func (r *run[M, T, S, A]) picture(state S) view.View {
	return view.View{Drawing: r.scene(r.m, state)}
}
