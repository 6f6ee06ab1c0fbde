package unseen

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/automaton"
	"solvitur/solvers/english"
	"solvitur/solvers/space"
)

// mostTold is how many cases are told one by one.
const mostTold = 3

// Told is what may be the case, as a clause.
func (m *Machine) Told(b space.Belief) string {
	if n := b.Len(); n > mostTold {
		text := fmt.Sprintf("%s of %s cases are possible", english.Thousands(n), english.Thousands(m.of.Cases))
		if n == m.of.Cases {
			text = fmt.Sprintf("all %s cases are possible", english.Thousands(n))
		}
		if certain := m.certain(b); len(certain) > 0 {
			text += ", and in all of them " + english.List(certain, "and")
		}
		return text
	}
	var all []string
	for at := range m.beliefs.States(b) {
		all = append(all, m.Case(at))
	}
	if len(all) == 1 {
		return all[0]
	}
	return "it may be that " + strings.Join(all, ", or that ")
}

// certain are the states that are the case whatever is the case.
func (m *Machine) certain(b space.Belief) (all []string) {
	for _, t := range m.of.Things {
		if can := m.can(len(t.States), t.Of, b); strings.Count(can, "1") == 1 {
			all = append(all, t.States[strings.Index(can, "1")])
		}
	}
	return all
}

// can says of each of so many things that there are in cases, as of the states of a thing,
// whether it may be the case: "0100".
func (m *Machine) can(n int, of func(at int) int, b space.Belief) string {
	can := []byte(strings.Repeat("0", n))
	for at := range m.beliefs.States(b) {
		can[of(at)] = '1'
	}
	return string(can)
}

// shortest is the length of a state's name in a graph.
const shortest = 17

// Short is what may be the case in a few figures.
func (m *Machine) Short(b space.Belief) string {
	if b.Len() == m.of.Cases && m.of.Cases > 1 {
		return "anything"
	}
	var text strings.Builder
	for at := range m.beliefs.States(b) {
		if text.Len() > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(m.Figures(at))
		if text.Len() > shortest {
			return fmt.Sprintf("%d of %d cases", b.Len(), m.of.Cases)
		}
	}
	return text.String()
}

// Figures is a case in figures, one for each thing.
func (m *Machine) Figures(at int) string {
	text := make([]byte, len(m.of.Things))
	for i, t := range m.of.Things {
		text[i] = '0' + byte(t.Of(at))
	}
	return string(text)
}

// Case is a case as a clause.
func (m *Machine) Case(at int) string { return english.List(automaton.Words(m.of.Things, at), "and") }

// Setting is how the controls are set, as a clause.
func (m *Machine) Setting(setting int) string {
	return english.List(automaton.Words(m.of.Controls, setting), "and")
}

// mostBrief is what there is room for above a picture.
const mostBrief = 18

// Brief leaves away what goes without saying, from the last control on: first the words
// that all states of a control end with, then those that they begin with.
func (m *Machine) Brief(setting int) string {
	words := automaton.Words(m.of.Controls, setting)
	for i := range words {
		words[i] = strings.TrimPrefix(words[i], "the ")
	}
	long := func() bool { return utf8.RuneCountInString(strings.Join(words, ", ")) > mostBrief }
	for i, c := range slices.Backward(m.of.Controls) {
		if _, end := english.Common(c.States); long() && end > 0 {
			fields := strings.Fields(words[i])
			words[i] = strings.Join(fields[:len(fields)-end], " ")
		}
	}
	for i, c := range slices.Backward(m.of.Controls) {
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
