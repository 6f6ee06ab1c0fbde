package machines

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/schema"
	"solvitur/solvers/spacesearch"
)

func controlKey(i int) string { return fmt.Sprintf("c%d", i+1) }

// answerForm is a plan, step by step: how each control is set.
func answerForm(m *model) schema.Form {
	shape, gaps := schema.Shape{}, make([]string, len(m.controls))
	for i, c := range m.controls {
		gaps[i] = "{" + controlKey(i) + "}"
		shape.Fields = append(shape.Fields, schema.Field{Key: controlKey(i), Kind: schema.Choice, Label: c.Name, Options: schema.OptionsOf(c.States)})
	}
	shape.Sentence = strings.Join(gaps, " and ")
	return spacesearch.PlanForm("steps", "How the controls are set, "+m.Unit+" by "+m.Unit, m.Unit, shape)
}

// set is the setting of a step.
func (m *model) set(step Step) (setting int) {
	for i, c := range m.Controls {
		states := c.states()
		setting = setting*len(states) + max(0, slices.Index(states, step[controlKey(i)]))
	}
	return setting
}
