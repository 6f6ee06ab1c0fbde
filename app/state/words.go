package state

import (
	"cmp"
	"slices"
	"strings"

	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// A variant may have a title, a story, a question and notes of its maker's own. They
// are undone, kept and shared as facts are, and no solver is asked about them.

// Told is a passage as the page shows it: its maker's words, else those of the
// original. A puzzle that was begun with an empty one has none but its own.
func (m Model) Told(p share.Passage) string {
	if m.Words.Blank {
		return p.Of(m.Words)
	}
	return cmp.Or(p.Of(m.Words), m.originals(p))
}

// originals is what the original says in a passage. It has no notes.
func (m Model) originals(p share.Passage) string {
	preset := m.Sheet.Preset
	return p.Of(share.Words{Title: preset.Title, Story: strings.Join(preset.Story, "\n\n"), Question: preset.Question})
}

// Title is what the puzzle is called.
func (m Model) Title() string {
	title, _ := share.PassageCalled("title")
	return cmp.Or(m.Told(title), share.Untitled)
}

// Retold says whether the puzzle is somebody's own: told in words that are not the
// original's, or begun with an empty one.
func (m Model) Retold() bool { return m.Words != share.Words{} }

// Borrowed are the names of the passages that are still the original's while the
// facts, and perhaps other passages, are not: its story, its question.
func (m Model) Borrowed() (names []string) {
	for _, p := range share.Passages {
		if p.Name != "title" && !m.Words.Blank && p.Of(m.Words) == "" && m.originals(p) != "" {
			names = append(names, p.Name)
		}
	}
	return names
}

// WordFaults are what is wrong with a passage: it is too long.
func (m Model) WordFaults(p share.Passage) []*schema.FieldError {
	if fault := p.Fault(p.Of(m.Words)); fault != nil {
		return []*schema.FieldError{fault}
	}
	return nil
}

// ownWords counts the passages that Reset would take back.
func (m Model) ownWords() (n int) {
	for _, p := range share.Passages {
		if p.Of(m.Words) != "" {
			n++
		}
	}
	return n
}

// write puts a text into a passage: one step of undo for as long as somebody writes
// there. What the original says as well is left to it.
func (m Model) write(e Write) (Model, []Effect) {
	p, ok := share.PassageCalled(e.Passage)
	if !ok {
		return m, nil
	}
	text := p.Clean(e.Text)
	if !m.Words.Blank && text == m.originals(p) {
		text = ""
	}
	if text == p.Of(m.Words) {
		return m, nil
	}
	before, typed := m.Input, attempt{}
	if e.Typing {
		typed.path = "words/" + p.Name
		if m.typing.path == typed.path && len(m.past) > 0 {
			before = m.past[len(m.past)-1]
			m.past = m.past[:len(m.past)-1]
		}
	}
	in := m.Input
	in.Words, in.Mine = p.With(in.Words, text), true
	m, effects := m.changeFrom(before, in, e.Typing)
	m.typing = typed
	return m, effects
}

// basis is what a puzzle is compared with, and goes back to: the original, or the
// empty puzzle of the kind that it was begun with.
func (m Model) basis() Input { return m.basisOf(m.Input) }

func (m Model) basisOf(in Input) Input {
	if in.Words.Blank && m.empty.Facts != nil {
		return m.empty
	}
	return m.original
}

// CanBegin says whether the page has an empty puzzle of the kind to begin with.
func (m Model) CanBegin() bool { return m.empty.Facts != nil }

// begin takes an empty puzzle of the kind.
func (m Model) begin() (Model, []Effect) {
	if !m.CanBegin() || m.Same(m.empty) && len(m.Fresh) == 0 {
		return m, nil
	}
	in := m.empty
	in.Mine = true
	m.lift()
	m, effects := m.replace(in)
	m.notify("This is an empty puzzle of this kind: add facts, and write a story for them.", undoing)
	return m, effects
}

// emptied is the empty puzzle of a kind as an input, if there is one.
func emptied(facts []byte) (Input, error) {
	if len(facts) == 0 {
		return Input{}, nil
	}
	doc, err := schema.Decode(facts)
	return Input{Facts: doc, Words: share.Words{Blank: true}}, err
}

// asksLike says whether the answer to another input is the answer to this one: they
// differ in words alone.
func (in Input) asksLike(other Input) bool {
	in.Words, other.Words = share.Words{}, share.Words{}
	return in.Same(other) && slices.Equal(in.Fresh, other.Fresh)
}

// asked is the input as the worker gets it.
func (in Input) asked() (share.Variant, error) {
	in.Words = share.Words{}
	return in.Variant()
}
