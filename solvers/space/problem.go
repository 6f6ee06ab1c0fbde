package space

import (
	"errors"
	"iter"
)

// A Problem asks for a way from one of the starts to a goal. States are compared
// with ==, so a state must hold all that matters for what can follow, and
// nothing else.
type Problem[S comparable, A any] struct {
	// Starts are the states in which a plan may begin; usually there is one. The
	// searches may choose among them: for a start that is not known, see
	// [Uncertain].
	Starts []S
	// Moves lists the moves from a state, always the same ones in the same
	// order: the moves of a plan are looked up again when it has been found.
	// Several moves may lead to the same state: as plans they differ.
	Moves func(from S) iter.Seq[Move[S, A]]
	// Goal says whether a plan may end in a state. A plan ends at the first goal
	// that it meets.
	Goal func(S) bool
}

// A Move leads from one state to another, by an action and at a cost. Costs are
// not negative; [BreadthFirst] and [Explore] do not look at them.
type Move[S comparable, A any] struct {
	Action A
	To     S
	Cost   int
}

// A Plan is a way from a start to a goal. Its cost is that of its moves, or
// their number for [BreadthFirst].
type Plan[S comparable, A any] struct {
	Start S
	Moves []Move[S, A]
	Cost  int
}

// Verdict is what a search has found out.
type Verdict uint8

const (
	// Unsolved: the search was stopped or met its bound. There may be a plan.
	Unsolved Verdict = iota
	// None: there is no plan. The whole space has been searched.
	None
	// Found: there is a plan, and none is better.
	Found
)

func (v Verdict) String() string {
	return [...]string{"unsolved", "none", "found"}[v]
}

// Statistics are counts of the work done: the same on every machine.
type Statistics struct {
	Generated  int // moves looked at
	Expanded   int // states whose moves were looked at, each time counted
	Distinct   int // different states met; for IterativeDeepening, the longest path held
	Frontier   int // the most states waiting at any time
	Iterations int // rounds of IterativeDeepening
}

// DefaultStates is the number of states that a search may hold when its options
// do not say.
const DefaultStates = 2_000_000

// Options are what a search may be told. The zero value is usable.
type Options[S comparable] struct {
	// States bounds the number of states held at any time, which is what memory
	// is spent on; 0 is [DefaultStates].
	States int
	// Estimate is a lower bound of the cost from a state to the nearest goal,
	// for the searches that use one. It must not be negative, must be 0 for
	// goals, and must never be too high: otherwise the plan found may not be the
	// best. Without it the estimate is 0.
	Estimate func(S) int
	// Expanded, if set, is told each state whose moves are looked at, with the
	// cost of reaching it: a replay of the search.
	Expanded func(state S, cost int)
	// Progress, if set, is called once for each 4,096 states expanded.
	Progress func(Statistics)
}

var (
	// ErrLimit: the bound on states has been met.
	ErrLimit = errors.New("the bound on states is met")
	// ErrCost: a move has a negative cost, or costs add up beyond what an int
	// holds.
	ErrCost = errors.New("cost out of range")
	// ErrEstimate: an estimate is negative, or not 0 for a goal.
	ErrEstimate = errors.New("estimate out of range")
	// ErrEndless: moves without cost lead around in a circle, so there are
	// best plans of any length.
	ErrEndless = errors.New("endlessly many plans")
)
