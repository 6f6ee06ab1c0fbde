package state

import (
	"fmt"
	"slices"

	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// rewrite makes other notes of these, by one step of undo.
func (m *Model) rewrite(notes Notes) {
	t := &m.Trial
	t.past = latest(append(slices.Clip(t.past), t.Notes))
	t.future = nil
	t.rewritten(notes)
}

// latest are as many steps as can be taken back.
func latest(steps []Notes) []Notes { return steps[max(0, len(steps)-historyDepth):] }

// rewritten: nothing is known of the new ones yet.
func (t *Trial) rewritten(notes Notes) {
	t.drop()
	t.Notes, t.Hint, t.Checked, t.glance, t.outdated = notes, nil, nil, wire.CheckedBody{}, true
	t.End, t.Ended = "", 0 // one more try
}

// walk takes a step back or forth.
func (m *Model) walk(from, to *[]Notes) {
	n := len(*from)
	if n == 0 {
		return
	}
	target := (*from)[n-1]
	m.Trial.waiting = nil
	*from = slices.Clip((*from)[:n-1])
	*to = latest(append(slices.Clip(*to), m.Trial.Notes))
	m.Trial.rewritten(target)
}

// OnBoard is the path of a step back or forth that is asked for at the board.
const OnBoard = "board"

// back is a step back or forth: of the marks at the board, and of the facts elsewhere, unless
// it is the marks alone that have one. What is out of sight is not taken back.
func (m Model) back(d Deed, ofMarks string, ofFacts bool, event Event) Event {
	marked := len(m.Trial.past) > 0 || m.Trial.CanRemark() || d.Path == OnBoard && m.Trial.CanUnmark()
	if marked && (d.Path == OnBoard || !ofFacts) {
		return Trying{Do: ofMarks, At: d.At}
	}
	return event
}

// takeBack takes a step back.
func (m *Model) takeBack() {
	t := &m.Trial
	if len(t.past) == 0 && !t.Empty() {
		t.past = []Notes{m.unmade()}
	}
	m.walk(&t.past, &t.future)
}

// unmade are the notes without what was marked last: a step back from what was kept, or came with a link, of
// which nobody knows in which steps it was made. All that the last marks say of one place goes at once, and of
// a plan the last move.
func (m *Model) unmade() Notes {
	notes := m.Trial.Notes
	layers := slices.Clone(notes.Layers)
	last := len(layers) - 1
	if last > 0 && len(layers[last]) == 0 { // nothing is supposed yet
		notes.Layers = layers[:last]
		return notes
	}
	spot := func(mark TrialMark) string {
		leaf, _, ok := share.Entry(mark.Claim)
		if !ok || mark.How != "" && mark.Leaf == "" {
			return mark.Claim
		}
		if list, row, ok := rowOf(leaf); ok && m.Advances() {
			return fmt.Sprint(list, "/", row)
		}
		return leaf
	}
	marks := layers[last]
	n := len(marks) - 1
	for n > 0 && spot(marks[n-1]) == spot(marks[len(marks)-1]) {
		n--
	}
	layers[last] = marks[:n:n]
	notes.Layers = layers
	return notes
}

// CanUnmark and CanRemark say whether there is a step to take.
func (t Trial) CanUnmark() bool { return len(t.past) > 0 || !t.Empty() }

// CanRemark says whether a mark that was taken back can be made again.
func (t Trial) CanRemark() bool { return len(t.future) > 0 }
