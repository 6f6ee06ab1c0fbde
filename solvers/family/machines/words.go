package machines

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/automaton"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
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
		if l.How != stays && len(m.things[thing(m.things, l.Thing)].States) == 2 {
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

// mostTold is how many cases are told one by one.
const mostTold = 3

// told is what may be the case, as a clause.
func (m *model) told(b space.Belief) string {
	if n := b.Len(); n > mostTold {
		text := fmt.Sprintf("%s of %s cases are possible", english.Thousands(n), english.Thousands(m.cases))
		if n == m.cases {
			text = fmt.Sprintf("all %s cases are possible", english.Thousands(n))
		}
		if certain := m.certain(b); len(certain) > 0 {
			text += ", and in all of them " + english.List(certain, "and")
		}
		return text
	}
	var all []string
	for at := range m.beliefs.States(b) {
		all = append(all, m.caseOf(at))
	}
	if len(all) == 1 {
		return all[0]
	}
	return "it may be that " + strings.Join(all, ", or that ")
}

// certain are the states that are the case whatever is the case.
func (m *model) certain(b space.Belief) (all []string) {
	for _, t := range m.things {
		if can := m.can(len(t.States), t.Of, b); strings.Count(can, "1") == 1 {
			all = append(all, t.States[strings.Index(can, "1")])
		}
	}
	return all
}

// can says of each of so many things that there are in cases, as of the states of a thing,
// whether it may be the case: "0100".
func (m *model) can(n int, of func(at int) int, b space.Belief) string {
	can := []byte(strings.Repeat("0", n))
	for at := range m.beliefs.States(b) {
		can[of(at)] = '1'
	}
	return string(can)
}

// shortest is the length of a state's name in a graph.
const shortest = 17

// short is what may be the case in a few figures.
func (m *model) short(b space.Belief) string {
	if b.Len() == m.cases && m.cases > 1 {
		return "anything"
	}
	var text strings.Builder
	for at := range m.beliefs.States(b) {
		if text.Len() > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(m.figures(at))
		if text.Len() > shortest {
			return fmt.Sprintf("%d of %d cases", b.Len(), m.cases)
		}
	}
	return text.String()
}

func (m *model) figures(at int) string {
	text := make([]byte, len(m.things))
	for i, t := range m.things {
		text[i] = '0' + byte(t.Of(at))
	}
	return string(text)
}

// caseOf is a case as a clause.
func (m *model) caseOf(at int) string { return english.List(automaton.Words(m.things, at), "and") }

// setting is how the controls are set, as a clause.
func (m *model) setting(setting int) string {
	return english.List(automaton.Words(m.controls, setting), "and")
}

// mostBrief is what there is room for above a picture.
const mostBrief = 18

// brief leaves away what goes without saying, from the last control on: first the words
// that all states of a control end with, then those that they begin with.
func (m *model) brief(setting int) string {
	words := automaton.Words(m.controls, setting)
	for i := range words {
		words[i] = strings.TrimPrefix(words[i], "the ")
	}
	long := func() bool { return utf8.RuneCountInString(strings.Join(words, ", ")) > mostBrief }
	for i, c := range slices.Backward(m.controls) {
		if _, end := english.Common(c.States); long() && end > 0 {
			fields := strings.Fields(words[i])
			words[i] = strings.Join(fields[:len(fields)-end], " ")
		}
	}
	for i, c := range slices.Backward(m.controls) {
		if long() {
			words[i] = label(c, c.Of(setting))
		}
	}
	return strings.Join(words, ", ")
}

// label is a state without the words that all states of its part begin or end with:
// of "the window is open" and "the window is shut", "open".
func label(p automaton.Part, state int) string {
	begin, end := english.Common(p.States)
	words := strings.Fields(p.States[state])
	return strings.Join(words[begin:len(words)-end], " ")
}
