package machines

import (
	"slices"

	"solvitur/solvers/automaton"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
)

var kit = spacesearch.Kit[*model, Solution, space.Belief, int]{
	Space: func(m *model, keep func(puzzle.FactID) bool) spacesearch.Space[space.Belief, int] {
		x := newMachine(m, keep)
		return x.space(x.begins(keep))
	},
	Within: func(m *model) (puzzle.FactID, int) { return limitID, m.Limit },
	Facts:  sentences,
	Plan: func(m *model, settings []int) (s Solution) {
		for _, setting := range settings {
			step := Step{}
			for i, state := range automaton.Words(m.controls, setting) {
				step[controlKey(i)] = state
			}
			s.Steps = append(s.Steps, step)
		}
		return s
	},
	Moves: func(m *model, s Solution) (settings []int) {
		for _, step := range s.Steps {
			settings = append(settings, m.set(step))
		}
		return settings
	},
	State:    (*model).told,
	Short:    (*model).short,
	Legend:   "Every case that may be is written in figures, one for each thing: the place of its state in the list of its states, counted from 0.",
	Move:     (*model).setting,
	Brief:    (*model).brief,
	Because:  (*model).because,
	Picture:  picture,
	Press:    (*model).pressed,
	Pressing: (*model).pressing,
	Cost:     (*model).cost,
	Never:    "No plan works for certain.",
	Phrases: map[string]spacesearch.Phrase{
		"c": {Is: "in step {n} the choice is “{value}”", Not: "in step {n} the choice is not “{value}”"},
	},
}

// heavy is how many cases that follow a belief make it twice as heavy as it was.
const heavy = 256

// space is what may be the case, step by step, from any of some cases on.
func (x *machine) space(begins []int) spacesearch.Space[space.Belief, int] {
	most := x.cases // that may be the case together
	if !x.run.Free {
		most = len(begins)
	}
	sp := spacesearch.Space[space.Belief, int]{Weight: 1 + most*x.settings/heavy}
	u := space.Uncertain[int, int]{States: upTo(x.cases), Starts: begins, Outcomes: x.run.After}
	for setting := range x.settings {
		u.Actions = append(u.Actions, space.Action[int]{Do: setting, Cost: 1})
	}
	problem, beliefs, err := space.Conformant(u)
	if err != nil {
		panic(err) // rows about the start never contradict each other
	}
	sp.Start, sp.Moves = problem.Starts[0], problem.Moves
	sp.Goal = func(b space.Belief) bool { return x.wanted(slices.Collect(beliefs.States(b))) }
	sp.Bound = func(space.Belief) int { return 0 }
	if x.run.Free {
		return sp
	}
	var steps []int
	sp.Bound = func(b space.Belief) (least int) {
		if steps == nil {
			steps = x.distances()
		}
		for at := range beliefs.States(b) {
			least = max(least, steps[at]) // there is no less than that for all of them
		}
		return least
	}
	return sp
}

// because are the lines that speak of the controls as they are set.
func (m *model) because(setting int) (facts []puzzle.FactID) {
	set := m.automaton.Set(setting)
	for i, l := range m.automaton.Lines {
		if set>>i&1 != 0 && slices.ContainsFunc(l.When, func(f automaton.Fixed) bool { return f.Control }) {
			facts = append(facts, lineID(i))
		}
	}
	return facts
}
