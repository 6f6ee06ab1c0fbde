package machines

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/automaton"
	"solvitur/solvers/each"
	"solvitur/solvers/schema"
	"solvitur/solvers/spacesearch"
)

func controlKey(i int) string { return fmt.Sprintf("c%d", i+1) }

// answerForm is a plan, step by step: how each control is set.
func answerForm(m *model) schema.Form {
	shape := schema.Shape{Sentence: strings.Join(each.To(len(m.Controls), func(i int) string { return "{" + controlKey(i) + "}" }), " and ")}
	for i, c := range m.automaton.Controls {
		shape.Fields = append(shape.Fields, schema.Field{Key: controlKey(i), Kind: schema.Choice, Label: c.Name, Options: schema.OptionsOf(c.States)})
	}
	return spacesearch.PlanForm("steps", "How the controls are set, "+m.Unit+" by "+m.Unit, m.Unit, shape)
}

// step is a setting as a step of a plan.
func (m *model) step(setting int) Step {
	step := Step{}
	for i, state := range automaton.Words(m.automaton.Controls, setting) {
		step[controlKey(i)] = state
	}
	return step
}

// set is the setting of a step.
func (m *model) set(step Step) (setting int) {
	for i, c := range m.Controls {
		states := c.written().States
		setting = setting*len(states) + max(0, slices.Index(states, step[controlKey(i)]))
	}
	return setting
}
