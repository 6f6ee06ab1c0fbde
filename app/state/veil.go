package state

import (
	"bytes"
	"slices"
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

// hidden are facts whose answer was veiled when they were changed.
type hidden struct {
	facts Input
	veil  Veil
}

// lift shows what becomes of the answer from now on: of other facts, not of these.
func (m *Model) lift() {
	if m.Veil != Shown {
		m.hidden = hidden{m.Input, m.Veil}
		m.Veil, m.Answer.Unseen = Shown, true
	}
}

// veilAgain veils the answer to facts that somebody has come back to, and never saw it.
func (m *Model) veilAgain() {
	if m.hidden.veil != Shown && m.SameFacts(m.hidden.facts) {
		m.Veil, m.Answer.Unseen = m.hidden.veil, false
	}
}

// lifts says whether another input tells other facts, and not the same ones asked
// otherwise.
func (m Model) lifts(in Input) bool { return m.Veil != Shown && !m.SameFacts(in) }

// SameFacts says whether an input states the same facts, whatever else it asks for.
func (m Model) SameFacts(in Input) bool {
	before, err := m.Input.Variant()
	after, err2 := in.Variant()
	return err == nil && err2 == nil && bytes.Equal(before.Facts, after.Facts) && slices.Equal(before.Off, after.Off)
}

// Reveal shows the answer, or of what is veiled as a whole the verdict alone.
type Reveal struct{ Verdict bool }

func (Reveal) event() {}
