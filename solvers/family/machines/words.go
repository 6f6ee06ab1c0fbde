package machines

import (
	"cmp"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

func sentences(m *model) []puzzle.Fact {
	otherwise := "where none fits, it stays as it is."
	if m.Otherwise == said {
		otherwise = "where that is switched off and no other fits, it may be anything."
	}
	facts := slices.Concat([]puzzle.Fact{
		{ID: "rule:tables", Rule: true, Text: "What becomes of a thing is said by the first line of its table that fits; " + otherwise},
		{ID: "rule:blind", Rule: true, Text: "Nothing is seen on the way, and the plan works whatever was the case at the start."},
		{ID: "rule:least", Rule: true, Chooses: true, Text: "The plan has as few " + plural[m.Unit] + " as possible."},
	},
		puzzle.Stated(m.Lines, lineID, m.lineSays),
		puzzle.Stated(m.Starts, startID, func(s Start) string { return "at the start, " + s.State }),
		puzzle.Stated(m.Goals, goalID, func(g Goal) string { return "in the end, " + cmp.Or(g.State, "one knows the state of "+g.Thing) }))
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
	says := l.written()
	then := l.Next + " next"
	switch {
	case l.Kind == turns && l.How != stays && len(m.automaton.Things[m.automaton.Thing(l.Thing)].States) == 2, l.Kind == allTurn && len(says.Things) == 1:
		then = says.Things[0] + " changes"
	case l.Kind == turns:
		then = l.Thing + " " + hows[l.How]
	case l.Kind == allTurn:
		then = english.List(says.Things, "and") + " change"
	}
	if len(says.When) == 0 {
		return "in any case, " + then
	}
	return "when " + english.List(says.When, "and") + ", " + then
}
