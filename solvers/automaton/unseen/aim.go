package unseen

import (
	"slices"

	"solvitur/solvers/automaton"
	"solvitur/solvers/each"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
)

// Machine is an automaton of which lines have been told.
type Machine struct {
	of      *automaton.Machine
	beliefs *space.Beliefs[int, int] // reads any belief; no search uses it
}

// Of is for a machine that has been told its lines.
func Of(machine *automaton.Machine) *Machine {
	m := &Machine{of: machine}
	_, m.beliefs, _ = space.Conformant(space.Uncertain[int, int]{States: m.cases(), Starts: m.cases()}) // there are cases
	return m
}

// cases are all of them, by their numbers.
func (m *Machine) cases() []int {
	return each.To(m.of.Cases, func(at int) int { return at })
}

// Begins are the cases that may be where some states are told of things. Those that would
// leave no case are passed over.
func (m *Machine) Begins(told []automaton.Fixed) []int {
	all := m.cases()
	for _, f := range told {
		var left []int
		for _, at := range all {
			if m.of.Things[f.Part].Of(at) == f.State {
				left = append(left, at)
			}
		}
		if len(left) > 0 {
			all = left
		}
	}
	return all
}

// Aim is what is wanted of a machine by some of its lines.
type Aim struct {
	*Machine
	Run   *automaton.Run // what follows what
	Good  []bool         // by case: all states that are wanted are there
	Known []int          // the things of which it is to be known how they are
	Stay  bool           // one setting is to keep all good from then on

	holds [][]bool // see Keeps
}

// Aim wants nothing yet.
func (m *Machine) Aim(run *automaton.Run) *Aim {
	return &Aim{Machine: m, Run: run, Good: slices.Repeat([]bool{true}, m.of.Cases)}
}

// Want wants a thing to have a state.
func (a *Aim) Want(thing automaton.Fixed) {
	for at := range a.Good {
		a.Good[at] = a.Good[at] && a.of.Things[thing.Part].Of(at) == thing.State
	}
}

// Keeps says by setting and case whether nothing but what is wanted follows for ever.
func (a *Aim) Keeps() [][]bool {
	for setting := len(a.holds); setting < a.of.Settings; setting++ {
		a.holds = append(a.holds, a.Run.Keeps(a.Good, setting))
	}
	return a.holds
}

// reached says whether a plan may end where these cases may be.
func (a *Aim) reached(cases []int) bool {
	all := func(fits func(at int) bool) bool {
		return !slices.ContainsFunc(cases, func(at int) bool { return !fits(at) })
	}
	if !all(func(at int) bool { return a.Good[at] }) {
		return false
	}
	for _, i := range a.Known {
		if t := &a.of.Things[i]; !all(func(at int) bool { return t.Of(at) == t.Of(cases[0]) }) {
			return false
		}
	}
	return !a.Stay || slices.ContainsFunc(a.Keeps(), func(holds []bool) bool {
		return all(func(at int) bool { return holds[at] })
	})
}

// heavy is how many cases that follow a belief make it twice as heavy as it was.
const heavy = 256

// Space is what may be the case, step by step, from any of some cases on.
func (a *Aim) Space(begins []int) spacesearch.Space[space.Belief, int] {
	most := a.of.Cases // that may be the case together
	if !a.Run.Free {
		most = len(begins)
	}
	sp := spacesearch.Space[space.Belief, int]{Weight: 1 + most*a.of.Settings/heavy}
	u := space.Uncertain[int, int]{States: a.cases(), Starts: begins, Outcomes: a.Run.After}
	u.Actions = each.To(a.of.Settings, func(setting int) space.Action[int] { return space.Action[int]{Do: setting, Cost: 1} })
	problem, beliefs, err := space.Conformant(u)
	if err != nil {
		panic(err) // something is the case at the start
	}
	sp.Start, sp.Moves = problem.Starts[0], problem.Moves
	sp.Goal = func(b space.Belief) bool { return a.reached(slices.Collect(beliefs.States(b))) }
	sp.Bound = func(space.Belief) int { return 0 }
	if a.Run.Free {
		return sp
	}
	var steps []int // from each case, by whoever sees where he is
	sp.Bound = func(b space.Belief) (least int) {
		if steps == nil {
			steps = a.Run.Distances(func(at int) bool { return a.reached([]int{at}) })
		}
		for at := range beliefs.States(b) {
			least = max(least, steps[at]) // there is no less than that for all of them
		}
		return least
	}
	return sp
}
