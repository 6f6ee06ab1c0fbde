package state

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
)

// note makes marks, and checks them if that is wanted.
func (m Model) note(at int64, marks ...TrialMark) (Model, []Effect) {
	m.begun(at)
	m.Trial.Accuses, m.Trial.Accused = false, nil // somebody plays on
	notes := m.Trial.with(marks...)
	if size := notes.size(); size > mostTrialMarks && size > m.Trial.size() {
		m.Trial.Word = "There is no room for more marks: take some away first."
		return m, nil
	}
	m.rewrite(notes)
	if m.Trial.Each && m.Answer.Asks == "" { // part of a conclusion is neither right nor wrong
		return m.ask(ForCheck)
	}
	return m, nil
}

// replaced takes back what is entered at a place of the answer.
func (m *Model) replaced(leaf string, how string) (marks []TrialMark) {
	for _, mark := range m.Trial.Placed(leaf) {
		if how == "" || how == PenTick && mark.How == PenTick {
			marks = append(marks, TrialMark{Claim: mark.Claim})
		}
	}
	return marks
}

// lastRow takes back what is entered in the last row of a list of the answer.
func (m *Model) lastRow(list string) (marks []TrialMark) {
	last := m.RowsOf(list) - 1
	for _, mark := range m.Trial.Marks() {
		if of, row, ok := rowOf(mark.Leaf); ok && of == list && row == last {
			marks = append(marks, TrialMark{Claim: mark.Claim})
		}
	}
	return marks
}

// mostText is how many bytes a text in an answer may have.
const mostText = 500

// partsTried are the parts of the board with an ID: one, unless pictures share it.
func (m *Model) partsTried(id string) iter.Seq[view.Mark] {
	return func(yield func(view.Mark) bool) {
		for _, v := range m.TriedOn() {
			for part := range view.Marks(v) {
				if part.ID == id && !yield(part) {
					return
				}
			}
		}
	}
}

// mostWaiting is how many presses wait for the board that they are for.
const mostWaiting = 10

// put enters all that a part of the board puts into the answer, or says why it puts nothing. Who presses
// faster than the board is drawn means the same part of the next one, which may do either, unless it is
// one of a list that will be another.
func (m Model) put(e Trying) (Model, []Effect) {
	if m.Trial.outdated {
		if t := &m.Trial; len(t.waiting) < mostWaiting && !m.listed(e.Path) {
			t.waiting = append(slices.Clip(t.waiting), e)
		}
		return m, nil
	}
	var marks []TrialMark
	for part := range m.partsTried(e.Path) {
		m.Trial.Word = cmp.Or(part.Refuses, m.Trial.Word)
		for _, p := range part.Puts {
			field, ok := m.FieldAt(p.Leaf)
			mark, known := m.entry(field, p.Leaf, p.Value)
			if !ok || !known {
				return m, nil
			}
			marks = append(append(marks, m.replaced(p.Leaf, PenTick)...), mark)
		}
	}
	if len(marks) == 0 {
		return m, nil // the part belongs to a board that was
	}
	return m.note(e.At, marks...)
}

// listed says whether a part of the board is one of a list of what can be done next.
func (m *Model) listed(id string) bool {
	return slices.ContainsFunc(m.TriedOn(), func(v view.View) bool {
		return v.Steps != nil && slices.ContainsFunc(v.Steps.Items, func(step view.Step) bool { return step.ID == id })
	})
}

// pressedEarly presses what has waited for the board.
func (m Model) pressedEarly() (Model, []Effect) {
	for len(m.Trial.waiting) > 0 && !m.Trial.outdated {
		e := m.Trial.waiting[0]
		m.Trial.waiting = m.Trial.waiting[1:]
		next, effects := m.trial(e)
		if effects != nil {
			return next, effects
		}
		m = next
	}
	return m.next(false)
}

// entry is the mark that a value stands at a place of the answer; ok is false where it
// cannot.
func (m *Model) entry(field schema.Field, leaf, text string) (mark TrialMark, ok bool) {
	choices := m.Choices(field)
	known := len(choices) == 0 && len(text) <= mostText
	for _, o := range choices {
		if strings.EqualFold(o.Value, text) {
			text, known = o.Value, true
		}
	}
	var value any = text
	switch field.Kind {
	case schema.Number:
		n, isNumber := Deed{Value: text}.number()
		value, known = n, known && isNumber
	case schema.Switch:
		value = text == "true"
	}
	path, err := schema.PointerTo(leaf)
	if err != nil || !known {
		return mark, false
	}
	return TrialMark{Claim: claim.Atom{Path: path, Rel: claim.Is, Value: value}.String(), How: PenTick, Leaf: leaf, Value: text}, true
}

// entered is the mark of a claim, which enters it where the board has a place for what it says as well: who
// ticks it in a table sees it there.
func (m *Model) entered(text puzzle.Claim) TrialMark {
	leaf, value, places := share.Entry(text)
	for part := range m.plays() {
		if !places || part.Leaf != leaf {
			continue
		}
		field, _ := m.FieldAt(leaf)
		if entry, ok := m.entry(field, leaf, value); ok && entry.Claim == text {
			return entry
		}
	}
	return TrialMark{Claim: text}
}

// firstSigns is what has just been typed at a place of the answer, of which more may come.
type firstSigns struct{ leaf, text string }

// typed enters a value of which one character was typed: where what stands there has just been
// typed as well, and both together can stand there, they do.
func (m Model) typed(e Trying) (Model, []Effect) {
	field, ok := m.FieldAt(e.Path)
	if !ok {
		return m, nil
	}
	fits := func(text string) bool { _, known := m.entry(field, e.Path, text); return known }
	before := m.Trial.begins
	stands := slices.ContainsFunc(m.Trial.Placed(e.Path), func(mark TrialMark) bool { return mark.How == PenTick && mark.Value == before.text })
	if longer := before.text + e.Value; stands && before.leaf == e.Path && m.Trial.Pen != PenMaybe && fits(longer) {
		e.Value = longer
	}
	if !fits(e.Value) {
		e.Value = m.begunBy(field, e.Value)
	}
	if e.Value == "0" && !fits(e.Value) {
		e.Do = "blank"
	}
	m, effects := m.fill(e)
	m.Trial.begins = firstSigns{e.Path, e.Value}
	return m, effects
}

// begunBy is the one choice that begins with what was typed, or what was typed where there is none, or several.
func (m *Model) begunBy(field schema.Field, typed string) string {
	begun := slices.DeleteFunc(slices.Clone(m.Choices(field)), func(o schema.Option) bool {
		return len(o.Value) < len(typed) || !strings.EqualFold(o.Value[:len(typed)], typed)
	})
	if len(begun) == 1 {
		return begun[0].Value
	}
	return typed
}

// fill enters a value, or notes it small. Whether it breaks a fact, only the worker can tell.
func (m Model) fill(e Trying) (Model, []Effect) {
	field, ok := m.FieldAt(e.Path)
	if !ok {
		return m, nil
	}
	text := strings.TrimSpace(e.Value)
	if text == "" || e.Do == "blank" {
		return m.note(e.At, m.replaced(e.Path, "")...)
	}
	mark, known := m.entry(field, e.Path, text)
	if !known {
		m.Trial.Word = "That cannot stand there: choose another."
		return m, nil
	}
	if m.Trial.Pen == PenMaybe {
		mark.How = PenMaybe
	}
	marks := m.replaced(e.Path, mark.How)
	if now, _ := m.Trial.How(mark.Claim); now == mark.How && field.Kind == schema.Grid {
		mark.How = "" // pressed once more
	}
	return m.note(e.At, append(marks, mark)...)
}
