package machines

import (
	"math/bits"
	"slices"

	"solvitur/solvers/automaton"
	"solvitur/solvers/puzzle"
)

// machine is what a search knows of the facts that are kept.
type machine struct {
	*model
	run   *automaton.Run // what follows what: where lines are off, nobody knows what happens in their place
	good  []bool         // by case: all states that are wanted are there
	known []int          // the things of which it is to be known how they are
	stay  bool
	holds [][]bool // see keeps
}

func newMachine(m *model, keep func(puzzle.FactID) bool) *machine {
	lines := m.kept(keep)
	off := m.Otherwise == said && bits.OnesCount64(lines) < len(m.Lines)
	x := &machine{model: m, run: m.automaton.Run(lines, off), good: make([]bool, m.cases), stay: m.Stay == kept && keep(stayID)}
	for at := range x.good {
		x.good[at] = true
	}
	for i, g := range m.goals {
		switch {
		case !keep(goalID(i)):
		case g.State < 0:
			x.known = append(x.known, g.Part)
		default:
			for at := range x.good {
				x.good[at] = x.good[at] && m.things[g.Part].Of(at) == g.State
			}
		}
	}
	return x
}

// begins are the cases that may be at the start.
func (x *machine) begins(keep func(puzzle.FactID) bool) []int {
	all := upTo(x.cases)
	for i, s := range x.starts {
		if !keep(startID(i)) {
			continue
		}
		left := slices.DeleteFunc(slices.Clone(all), func(at int) bool { return x.things[s.Part].Of(at) != s.State })
		if len(left) > 0 { // else see clashes: it is drawn without this, and not searched
			all = left
		}
	}
	return all
}

// keeps says by setting and case whether nothing but what is wanted follows for ever.
func (x *machine) keeps() [][]bool {
	for setting := len(x.holds); setting < x.settings; setting++ {
		x.holds = append(x.holds, x.run.Keeps(x.good, setting))
	}
	return x.holds
}

// wanted says whether a plan may end where these cases may be.
func (x *machine) wanted(cases []int) bool {
	all := func(fits func(at int) bool) bool {
		return !slices.ContainsFunc(cases, func(at int) bool { return !fits(at) })
	}
	if !all(func(at int) bool { return x.good[at] }) {
		return false
	}
	for _, i := range x.known {
		if t := x.things[i]; !all(func(at int) bool { return t.Of(at) == t.Of(cases[0]) }) {
			return false
		}
	}
	return !x.stay || slices.ContainsFunc(x.keeps(), func(holds []bool) bool {
		return all(func(at int) bool { return holds[at] })
	})
}

// distances are how many steps it takes at least from each case to one that is wanted,
// by whoever sees where he is; -1 from where there is no way at all.
func (x *machine) distances() []int {
	return x.run.Distances(func(at int) bool { return x.wanted([]int{at}) })
}
