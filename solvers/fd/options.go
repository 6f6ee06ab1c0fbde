package fd

import "errors"

// ErrBudget says that a search used up its nodes or failures; what it
// reported so far stands, but more may exist.
var ErrBudget = errors.New("the search stopped at its budget: more nodes or failures are needed for a verdict")

// Choose picks the variable to branch on.
type Choose uint8

const (
	// InputOrder takes variables in the order given.
	InputOrder Choose = iota
	// SmallestDomain takes one with the fewest values left.
	SmallestDomain
	// WeightedDegree takes the one with the least quotient of domain size and
	// the weight of its constraints, which grows with the failures that they meet
	// (Boussemart et al., ECAI 2004): the more so, the fewer variables and values
	// were open then (Wattez, Lecoutre, Paparrizou and Tabary, ICTAI 2019).
	WeightedDegree
	// Activity takes the one most involved in recent failures, as SAT solvers
	// do. Without Learn it is WeightedDegree.
	Activity
	// MostForcing takes one with the fewest values left, and of those the one whose
	// constraints weigh most, as for WeightedDegree, times one more than what its
	// values force: each value of another variable that an AllDifferent would take
	// away counts, the less so the more values the other has, by half for each (after
	// Jeroslow and Wang, Annals of Mathematics and Artificial Intelligence 1990). That
	// is seen of AllDifferents whose values, offsets included, span at most 64.
	MostForcing
)

// Pick chooses the value to try first.
type Pick uint8

const (
	First  Pick = iota // the least
	Last               // the greatest
	Middle             // the one nearest the middle of the domain's bounds
	Random             // any, by the seed
)

// Restart says when to begin again from the root, keeping weights and learned
// no-goods.
type Restart uint8

const (
	NoRestart Restart = iota
	// Luby restarts after 1, 1, 2, 1, 1, 2, 4, ... times RestartUnit failures.
	Luby
)

// Options say how to search. The zero value tries values in ascending order
// for the variables in order of creation.
type Options struct {
	Order       []Var // branch on these first; the others follow in order of creation
	Choose      Choose
	Pick        Pick
	Seed        uint64 // for Random; also breaks ties when not 0
	Learn       bool   // learn no-goods from failures, and jump back by them, as long as it pays
	Restart     Restart
	RestartUnit int // failures; 0 stands for 100

	MaxNodes    int64 // stop with ErrBudget after so many; 0 is no limit
	MaxFailures int64
	Limit       int64 // stop after so many solutions; 0 is no limit

	// Distinct are the variables that solutions shall differ in; empty stands for
	// all. A search does not go on where only others are left to decide, so of the
	// solutions with the same values of these few are reported; and one only where
	// Order has these alone.
	Distinct []Var

	Keep   func(Tag) bool // the facts that are switched on; nil for all. Rules stay.
	Assume []Constraint   // hold for this search only; a Core names them by index

	// Enter is asked before a decision that follows on fewer than EnterDepth others: depth is
	// how many stand with it. If it says no, the search goes on as if it had seen all that
	// follows from the decision; its error ends the search. A search that learns, restarts, or
	// weighs what has failed does not ask, nor one whose engine keeps from one branch what shows
	// in a count of the next.
	Enter      func(depth int) (bool, error)
	EnterDepth int

	Listener Listener // hears every step; nil for none
}

// divides says whether branches of the search are independent of one another, as far as the
// options go.
func (o *Options) divides() bool {
	return o.Enter != nil && !o.Learn && o.Restart == NoRestart && o.Choose <= SmallestDomain && o.Pick != Random && o.Seed == 0 && len(o.Distinct) == 0
}

// Stats counts what a search did. The counts depend on the model and the
// options alone, never on the machine or the clock.
type Stats struct {
	Nodes        int64 // decisions taken
	Failures     int64 // dead ends met
	Propagations int64 // runs of propagators
	Learned      int64 // no-goods learned
	Restarts     int64
	Solutions    int64
	Depth        int // the most decisions that stood at once
}

// Verdict is what a search established.
type Verdict uint8

const (
	// Unsolved: the search was stopped before it had an answer.
	Unsolved Verdict = iota
	// None: there is no solution. Only a complete search says so.
	None
	// One: there is exactly one solution. Only a complete search says so.
	One
	// Many: there are at least two solutions.
	Many
	// Some: there is at least one solution, and the search did not look on.
	Some
)

func (v Verdict) String() string {
	return [...]string{"unsolved", "none", "one", "many", "some"}[v]
}
