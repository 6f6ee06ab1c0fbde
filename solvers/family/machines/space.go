package machines

import (
	"math/bits"

	"solvitur/solvers/automaton"
	"solvitur/solvers/automaton/unseen"
	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
)

var kit = spacesearch.Kit[*model, Solution, space.Belief, int]{
	Space: func(m *model, keep func(puzzle.FactID) bool) spacesearch.Space[space.Belief, int] {
		return m.aim(keep).Space(m.begins(keep))
	},
	Within:   func(m *model) (puzzle.FactID, int) { return limitID, m.Limit },
	Facts:    sentences,
	Plan:     func(m *model, settings []int) Solution { return Solution{each.Of(settings, m.step)} },
	Moves:    func(m *model, s Solution) []int { return each.Of(s.Steps, m.set) },
	State:    func(m *model, b space.Belief) string { return m.unseen.Told(b) },
	Short:    func(m *model, b space.Belief) string { return m.unseen.Short(b) },
	Legend:   "Every case that may be is written in figures, one for each thing: the place of its state in the list of its states, counted from 0.",
	Move:     func(m *model, setting int) string { return m.unseen.Setting(setting) },
	Brief:    func(m *model, setting int) string { return m.unseen.Brief(setting) },
	Because:  func(m *model, setting int) []puzzle.FactID { return m.linesOf(m.automaton.Set(setting)) },
	Picture:  func(m *model, b space.Belief) spacesearch.Picture { return m.unseen.Picture(b) },
	Press:    func(m *model, b space.Belief, setting int) string { return m.unseen.Pressed(b, setting) },
	Pressing: func(m *model) string { return m.unseen.Pressing() },
	Cost:     (*model).cost,
	Never:    "No plan works for certain.",
	Phrases: map[string]spacesearch.Phrase{
		"c": {Is: "in step {n} the choice is “{value}”", Not: "in step {n} the choice is not “{value}”"},
	},
}

// aim is what is wanted by the facts that are kept. Where lines are off, nobody knows what
// happens in their place.
func (m *model) aim(keep func(puzzle.FactID) bool) *unseen.Aim {
	lines := m.kept(keep)
	a := m.unseen.Aim(m.automaton.Run(lines, m.Otherwise == said && bits.OnesCount64(lines) < len(m.Lines)))
	a.Stay = m.Stay == kept && keep(stayID)
	for _, g := range puzzle.Kept(m.Goals, goalID, keep) {
		if g.Kind == known {
			a.Known = append(a.Known, m.automaton.Thing(g.Thing))
		} else {
			a.Want(m.automaton.Find(g.State))
		}
	}
	return a
}

// begins are the cases that may be at the start. What contradicts what is told before, see
// clashes, is drawn without that, and not searched.
func (m *model) begins(keep func(puzzle.FactID) bool) []int {
	return m.unseen.Begins(each.Of(puzzle.Kept(m.Starts, startID, keep), func(s Start) automaton.Fixed { return m.automaton.Find(s.State) }))
}

// linesOf are the facts that some lines are, a bit for each.
func (m *model) linesOf(lines uint64) (facts []puzzle.FactID) {
	for i := range m.Lines {
		if lines>>i&1 != 0 {
			facts = append(facts, lineID(i))
		}
	}
	return facts
}
