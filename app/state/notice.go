package state

import "slices"

// Way is something that a notice offers to press: an event, or the address of
// another page.
type Way struct {
	Label string
	Event Event
	Link  string
}

// notify shows a message, with ways out of what it tells. Ways are taken away by
// the next change: what they would do is not what they said any more.
func (m *Model) notify(message string, ways ...Way) { m.Notice, m.Ways = message, ways }

// undoing is the way back from what has just been done.
var undoing = Way{Label: "Undo", Event: Undo{}}

// overtake takes the ways of a notice away before the next change, and what it tells as well,
// where that could be undone and is not so any more.
func (m *Model) overtake() {
	if slices.ContainsFunc(m.Ways, func(w Way) bool { return w.Event == Undo{} }) {
		m.Notice = ""
	}
	m.Ways = nil
}

// take goes a way that the notice offers.
func (m Model) take(i int) (Model, []Effect) {
	if i < 0 || i >= len(m.Ways) || m.Ways[i].Event == nil {
		return m, nil
	}
	event := m.Ways[i].Event
	m.notify("")
	return Update(m, event)
}
