package state

import "strings"

// attempt is what is being typed: one step of undo for each text that was tried,
// not one for each letter, and not one for all of them.
type attempt struct {
	path string // of the field; "" if nobody types
	// tried is the last input of this typing that had a verdict, and text what
	// the field held then. Letters added to it, or taken from its end, belong to
	// the same step; anything else begins another.
	tried *Input
	text  string
}

// leaves says whether a text is another try than the one that had a verdict.
func (t attempt) leaves(text string) bool {
	return t.tried != nil && !strings.HasPrefix(text, t.text) && !strings.HasPrefix(t.text, text)
}

// judged notes that the facts as they are have a verdict.
func (m *Model) judged() {
	if m.typing.path == "" {
		return
	}
	text := plainAt(m.Facts, m.typing.path)
	if m.typing.tried == nil || strings.HasPrefix(text, m.typing.text) {
		now := m.Input
		m.typing.tried, m.typing.text = &now, text
	}
}

// rested ends a step of typing if its verdict has been in sight for a while.
func (m *Model) rested() {
	if len(m.Errors) == 0 && !m.Answer.Stale && m.Run.Phase != Solving {
		m.typing = attempt{}
	}
}
