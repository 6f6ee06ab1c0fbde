package state

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Experiment is one of the things to try with the puzzle.
func (m Model) Experiment(e Try) (puzzle.Experiment, bool) {
	all := m.Sheet.Preset.Experiments
	if e.Experiment < 0 || e.Experiment >= len(all) {
		return puzzle.Experiment{}, false
	}
	return all[e.Experiment], true
}

// ToLookAt says what to look at in an experiment.
func ToLookAt(x puzzle.Experiment) string { return english.Sentence(x.Title) + " " + x.Look }

// try sets the puzzle up for an experiment.
func (m Model) try(e Try) (Model, []Effect) {
	x, known := m.Experiment(e)
	if !known {
		return m, nil
	}
	input := m.original
	doc, err := schema.Apply(input.Facts, x.Edits...)
	if err != nil {
		m.notify(fmt.Sprintf("This experiment could not be set up: %s.", err))
		return m, nil
	}
	input.Facts = doc
	start := x.Start(puzzle.Start{Off: input.Off, Strategy: input.Strategy, Orders: input.Orders})
	input.Off, input.Strategy, input.Orders = start.Off, start.Strategy, start.Orders
	apart := m.Answer.apart
	m, effects := Update(m, Open{Input: input, Notice: ToLookAt(x)})
	m.Answer.apart = apart // it is a change of these facts
	return m, effects
}
