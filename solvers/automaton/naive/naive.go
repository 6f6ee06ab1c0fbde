// Package naive follows things with states by the lines of their tables as they are written: by
// the names of states, line by line, for every thing in every case.
//
// It exists to be believed. Whoever checks a plan has to see what becomes of the things, and must
// not use what found the plan: this uses nothing of package automaton, which is given the same parts
// and lines as they are written, and whose tests compare the two.
package naive

import (
	"math/bits"
	"slices"

	"solvitur/solvers/automaton/written"
)

// MostCases is how many cases there may be.
const MostCases = 512

// Set is a set of cases: those that may be. Equal sets are equal.
type Set [MostCases / 64]uint64

// Add puts a case into a set.
func (s *Set) Add(at int) { s[at/64] |= 1 << (at % 64) }

// From is the first case of a set from one on, -1 for none.
func (s *Set) From(at int) int {
	for ; at < MostCases; at = (at/64 + 1) * 64 {
		if word := s[at/64] >> (at % 64); word != 0 {
			return at + bits.TrailingZeros64(word)
		}
	}
	return -1
}

// Machine is all things and controls, with the lines of the tables.
type Machine struct {
	Cases, Settings [][]string // each as the states of all parts

	things []written.Part
	lines  []written.Line
	free   bool
	next   [][]int // by case and setting: what may follow, as far as it has been worked out
}

// New has a thing of which no line speaks do anything, if it is free; else it stays as it is.
func New(things, controls []written.Part, lines []written.Line, free bool) *Machine {
	m := &Machine{Cases: spell(things), Settings: spell(controls), things: things, lines: lines, free: free}
	m.next = make([][]int, len(m.Cases)*len(m.Settings))
	return m
}

// spell lists all that parts can be together, the states of the last one changing quickest.
func spell(parts []written.Part) [][]string {
	all := [][]string{nil}
	for _, p := range parts {
		var longer [][]string
		for _, before := range all {
			for _, state := range p.States {
				longer = append(longer, append(slices.Clip(before), state))
			}
		}
		all = longer
	}
	return all
}

// Next are the cases that may come next, once the controls are set.
func (m *Machine) Next(now Set, setting int) (then Set) {
	for at := now.From(0); at >= 0; at = now.From(at + 1) {
		known := &m.next[at*len(m.Settings)+setting]
		if *known == nil {
			*known = m.follow(m.Cases[at], m.Settings[setting])
		}
		for _, to := range *known {
			then.Add(to)
		}
	}
	return then
}

// Ever are the cases that may come, now or later, while the controls stay set.
func (m *Machine) Ever(now Set, setting int) Set {
	for {
		ever := now
		for i, more := range m.Next(now, setting) {
			ever[i] |= more
		}
		if ever == now {
			return ever
		}
		now = ever
	}
}

// follow are the numbers of the cases that may come next: of each thing the first line that fits
// and speaks of it counts.
func (m *Machine) follow(now, set []string) []int {
	var fitting []*written.Line
	for i := range m.lines {
		l := &m.lines[i]
		if !slices.ContainsFunc(l.When, func(state string) bool { return !slices.Contains(now, state) && !slices.Contains(set, state) }) {
			fitting = append(fitting, l)
		}
	}
	all := []int{0}
	for i, t := range m.things {
		first, end := m.becomes(t, slices.Index(t.States, now[i]), fitting)
		var longer []int
		for _, number := range all {
			for state := first; state < end; state++ {
				longer = append(longer, number*len(t.States)+state)
			}
		}
		all = longer
	}
	return all
}

// becomes are the states that a thing may have next, from the first one on up to the end.
func (m *Machine) becomes(t written.Part, now int, fitting []*written.Line) (first, end int) {
	for _, l := range fitting {
		next := slices.Index(t.States, l.Next)
		if next < 0 && slices.Contains(l.Things, t.Name) {
			next = (now + l.By + len(t.States)) % len(t.States)
		}
		if next >= 0 {
			return next, next + 1
		}
	}
	if m.free {
		return 0, len(t.States)
	}
	return now, now + 1
}

// Wish is that a state is the case, or, where that is "", that one knows which state a thing has.
type Wish struct{ State, Thing string }

// Begins are the cases in which all of some states are the case: none, if a thing would have two.
func (m *Machine) Begins(told []string) (now Set) {
	for at, states := range m.Cases {
		if !slices.ContainsFunc(told, func(state string) bool { return !slices.Contains(states, state) }) {
			now.Add(at)
		}
	}
	return now
}

// Fulfils says whether all of some wishes are fulfilled, whatever of some cases is so.
func (m *Machine) Fulfils(now Set, wishes ...Wish) bool {
	return !slices.ContainsFunc(wishes, func(w Wish) bool { return !m.fulfils(now, w) })
}

// fulfils says it of one wish: one of a thing that there is not is never fulfilled.
func (m *Machine) fulfils(now Set, w Wish) bool {
	thing := slices.IndexFunc(m.things, func(t written.Part) bool { return t.Name == w.Thing })
	if w.State == "" && thing < 0 {
		return false
	}
	seen := ""
	for at := now.From(0); at >= 0; at = now.From(at + 1) {
		states := m.Cases[at]
		switch {
		case w.State != "" && !slices.Contains(states, w.State):
			return false
		case w.State == "" && seen != "" && seen != states[thing]:
			return false
		case w.State == "":
			seen = states[thing]
		}
	}
	return true
}

// Keeps says whether one setting, whatever it is, fulfils all of some wishes now and for ever.
func (m *Machine) Keeps(now Set, wishes []Wish) bool {
	for setting := range m.Settings {
		if m.Fulfils(m.Ever(now, setting), wishes...) {
			return true
		}
	}
	return false
}
