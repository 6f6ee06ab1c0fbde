package machines

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

func sentences(m *model) []puzzle.Fact {
	tables := "What becomes of a thing is said by the first line of its table that fits; where none fits, it stays as it is."
	if m.Otherwise == said {
		tables = "What becomes of a thing is said by the first line of its table that fits; where that is switched off and no other fits, it may be anything."
	}
	facts := []puzzle.Fact{
		{ID: ruleTables, Rule: true, Text: tables},
		{ID: ruleBlind, Rule: true, Text: "Nothing is seen on the way, and the plan works whatever was the case at the start."},
		{ID: ruleLeast, Rule: true, Chooses: true, Text: "The plan has as few " + plural[m.Unit] + " as possible."},
	}
	for i, l := range m.Lines {
		facts = append(facts, puzzle.Fact{ID: lineID(i), Text: english.Sentence(m.lineSays(l))})
	}
	for i, s := range m.Starts {
		facts = append(facts, puzzle.Fact{ID: startID(i), Text: "At the start, " + s.State + "."})
	}
	for i, g := range m.Goals {
		text := "In the end, " + g.State
		if g.Kind == known {
			text = "In the end, one knows the state of " + g.Thing
		}
		facts = append(facts, puzzle.Fact{ID: goalID(i), Text: text + "."})
	}
	if m.Stay == kept {
		text := "From then on, one setting keeps the states that are wanted as they are"
		if slices.ContainsFunc(m.Goals, func(g Goal) bool { return g.Kind == known }) {
			text += "; what one knows may be lost again"
		}
		facts = append(facts, puzzle.Fact{ID: stayID, Text: text + "."})
	}
	if m.Limit > 0 {
		facts = append(facts, puzzle.Fact{ID: limitID, Text: fmt.Sprintf("It takes %s at most.", m.cost(m.Limit))})
	}
	return facts
}

var plural = map[string]string{"minute": "minutes", "step": "steps", "press": "presses"}

func (m *model) cost(n int) string { return english.Count(n, m.Unit, plural[m.Unit]) }

// lineSays is a line as a clause: "when the window is shut, the laugher stays as it is".
func (m *model) lineSays(l Line) string {
	when, things := slices.DeleteFunc(l.conditions(), open), slices.DeleteFunc(l.turned(), open)
	then := l.Next + " next"
	switch {
	case l.Kind == turns:
		then = l.Thing + " " + map[string]string{stays: "stays as it is", on: "changes to its next state", back: "changes to the state before"}[l.How]
		if l.How != stays && len(m.things[m.automaton.Thing(l.Thing)].States) == 2 {
			then = l.Thing + " changes"
		}
	case l.Kind == allTurn && len(things) == 1:
		then = things[0] + " changes"
	case l.Kind == allTurn:
		then = english.List(things, "and") + " change"
	}
	if len(when) == 0 {
		return "in any case, " + then
	}
	return "when " + english.List(when, "and") + ", " + then
}
