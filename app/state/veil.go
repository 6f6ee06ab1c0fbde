package state

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"solvitur/solvers/schema"
)

// Veil says how much of the answer is in sight. A puzzle opens unsolved; whoever
// changes a fact is in the laboratory, and sees what becomes of the answer.
type Veil string

// The veils.
const (
	Shown       Veil = "" // all is in sight
	VerdictOnly Veil = "verdict"
	Veiled      Veil = "veiled"
)

// ParseVeil is the veil that a link asks for, by its word for it. Any other word
// veils the answer.
func ParseVeil(word string) Veil {
	switch word {
	case "shown":
		return Shown
	case string(VerdictOnly):
		return VerdictOnly
	}
	return Veiled
}

// Over is the veil over the answer on hand. One that was veiled when the facts changed
// stays so until that to the new ones is there.
func (m Model) Over() Veil {
	if m.Answer.Unseen {
		return Veiled
	}
	return m.Veil
}

// lift shows what becomes of the answer from now on: of other facts, not of these.
func (m *Model) lift() {
	m.leave()
	m.cover(Shown)
}

// cover puts another veil over the answer to other facts than those on hand: what is on hand
// shows no more than before until that is there.
func (m *Model) cover(veil Veil) {
	shows := map[Veil]int{Veiled: 0, VerdictOnly: 1, Shown: 2}
	was := m.Over()
	m.Veil = veil
	m.Answer.Unseen = shows[veil] > shows[was]
}

// leave notes how much of the answer to these facts is in sight, for when somebody comes back
// to them from others.
func (m *Model) leave() {
	key := m.TrialKey()
	m.veils = maps.Clone(m.veils)
	switch {
	case m.Veil == Shown:
		delete(m.veils, key)
	case m.veils == nil:
		m.veils = map[string]Veil{key: m.Veil}
	default:
		m.veils[key] = m.Veil
	}
}

// arrive veils the answer to facts that somebody has come back to, and left before they saw
// it. What was in sight when somebody left it, and steps back to, is so again.
func (m *Model) arrive(stepped bool) {
	veil, known := m.veils[m.TrialKey()]
	switch {
	case known:
		m.cover(veil)
	case stepped:
		m.cover(Shown)
	}
}

// lifts says whether another input tells other facts, and not the same ones asked
// otherwise, or in another order.
func (m Model) lifts(in Input) bool {
	return m.Veil != Shown && !m.SameFacts(in) && !slices.Equal(m.unordered(m.Input), m.unordered(in))
}

// unordered are the members of some facts, of lists the rows, and what is off, in an order of their own.
func (m Model) unordered(in Input) (all []string) {
	for _, id := range in.Off {
		key, _, _ := strings.Cut(id, "/")
		if field, _ := m.Sheet.Form.Field(key); field.Kind != schema.Rows { // rows say it themselves
			all = append(all, id)
		}
	}
	for _, field := range m.Sheet.Form.Fields {
		if field.Kind != schema.Rows {
			value, _ := schema.Get(in.Facts, field.Key)
			all = append(all, field.Key+encode(value))
			continue
		}
		for i, row := range membersOf(in, field) {
			all = append(all, fmt.Sprint(field.Key, encode(row), slices.Contains(in.Off, fmt.Sprint(field.Key, "/", i))))
		}
	}
	slices.Sort(all)
	return all
}

// SameFacts says whether an input states the same facts, whatever else it asks for.
func (m Model) SameFacts(in Input) bool {
	before, err := m.Input.Variant()
	after, err2 := in.Variant()
	return err == nil && err2 == nil && bytes.Equal(before.Facts, after.Facts) && slices.Equal(before.Off, after.Off)
}

// Reveal shows the answer, or of what is veiled as a whole the verdict alone.
type Reveal struct{ Verdict bool }

func (Reveal) event() {}
