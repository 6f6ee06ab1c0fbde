package state

import (
	"slices"
	"strings"

	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// rewrite makes other notes of these, by one step of undo.
func (m *Model) rewrite(notes Notes) {
	t := &m.Trial
	t.past = append(slices.Clip(t.past), t.Notes)
	if len(t.past) > historyDepth {
		t.past = t.past[1:]
	}
	t.future = nil
	t.rewritten(notes)
}

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
	*to = append(slices.Clip(*to), m.Trial.Notes)
	m.Trial.rewritten(target)
}

// OnBoard is the path of a step back or forth that is asked for at the board.
const OnBoard = "board"

// back is a step back or forth: of the marks at the board, and of the facts elsewhere, unless
// it is the marks alone that have one. What is out of sight is not taken back.
func (m Model) back(d Deed, ofMarks string, ofFacts bool, event Event) Event {
	marked := m.Trial.CanUnmark() || m.Trial.CanRemark()
	if marked && (d.Path == OnBoard || !ofFacts) {
		return Trying{Do: ofMarks, At: d.At}
	}
	return event
}

// unmade are the notes without what was marked last, with all of its row in a list: a step back from what
// was kept, or came with a link, of which nobody knows in which steps it was made.
func (m *Model) unmade() Notes {
	notes := m.Trial.Notes
	layers := slices.Clone(notes.Layers)
	last := len(layers) - 1
	if last > 0 && len(layers[last]) == 0 { // nothing is supposed yet
		notes.Layers = layers[:last]
		return notes
	}
	marks := layers[last]
	latest := marks[len(marks)-1]
	row := ""
	if path := schema.SplitPath(latest.Leaf); len(path) > 2 {
		if field, _ := m.Answer.Form.Field(path[0]); field.Kind == schema.Rows {
			row = schema.Pointer(path[:2]...) + "/"
		}
	}
	layers[last] = slices.DeleteFunc(slices.Clone(marks), func(mark TrialMark) bool {
		return mark.Claim == latest.Claim || row != "" && strings.HasPrefix(mark.Leaf, row)
	})
	notes.Layers = layers
	return notes
}

// CanUnmark and CanRemark say whether there is a step to take.
func (t Trial) CanUnmark() bool { return len(t.past) > 0 || !t.Empty() }

// CanRemark says whether a mark that was taken back can be made again.
func (t Trial) CanRemark() bool { return len(t.future) > 0 }
