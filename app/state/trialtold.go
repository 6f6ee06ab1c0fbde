package state

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// toldTrial takes in what a hint or a check comes to that was asked in a turn.
func (m Model) toldTrial(kind Kind, turn string, said wire.Event) (Model, []Effect) {
	t := &m.Trial
	switch {
	case turn != strconv.Itoa(t.sent):
		return m, nil // another one is under way
	case t.asked != kind || t.sent != t.turn: // something else is wanted by now
		if said.Last() {
			return m.next(false)
		}
		return m, nil
	}
	if said.Checked != nil && said.Checked.Played != nil {
		t.Played = said.Checked.Played
	}
	if said.Checked != nil && kind == ForGlance {
		t.glance = *said.Checked
		t.Notes = t.Notes.saying(inWords(said.Checked.Judged))
	}
	if strange := strangeIn(said); len(strange) > 0 {
		t.Notes, t.strange = t.Notes.without(strange), len(strange)
	}
	switch {
	case kind == ForGlance && !said.Last():
		return m, nil
	case kind == ForGlance && (t.glance.Right() || len(t.glance.Answers) > 0) && t.End == "" && t.At > 0:
		// Nothing is left to do, or not of what is asked for: it is found out whether the other marks are right, too.
		t.outdated = false
		m, effects := m.ask(ForCheck)
		m.Trial.unasked = true
		return m, effects
	case kind == ForGlance: // where it cannot be drawn, the one before stays
	case said.Hinted != nil:
		t.Hint, t.Rung = said.Hinted, 1
		m.choosePointed()
		if m.judgedWrong(said.Hinted.Wrong) && m.More() {
			t.Rung++ // which are wrong, the check has said
		}
		m.readHinted()
		t.Checked = nil // its marks stay, and what it said of them is an old story by now
	case said.Checked != nil:
		m.checked(said.Checked)
	case said.Err != nil:
		t.Word = fieldErrors(said.Err)[0].Message
	default:
		return m, nil
	}
	t.asked, t.clashes, t.outdated = "", false, t.outdated && kind == ForHint
	return m.pressedEarly()
}

// choosePointed has the keys, if they are for a place, be for the one that a hint speaks of.
func (m *Model) choosePointed() {
	entries := m.Trial.Hint.Entries
	if m.Trial.Chosen != "" && len(entries) == 1 && entries[0].Leaf != "" {
		m.Trial.Chosen = entries[0].Leaf
	}
}

// judgedWrong says whether the last check has said of all these marks that they are wrong.
func (m *Model) judgedWrong(marks []puzzle.ClaimText) bool {
	return len(marks) > 0 && !slices.ContainsFunc(marks, func(c puzzle.ClaimText) bool { return m.Trial.Judged[c.Claim] != puzzle.Excluded })
}

// strangeIn are the marks that say nothing about the puzzle, by what a hint or a check says.
func strangeIn(said wire.Event) []puzzle.Claim {
	switch {
	case said.Checked != nil:
		return said.Checked.Strange
	case said.Hinted != nil:
		return said.Hinted.Strange
	}
	return nil
}

// fewAccused is how many facts may contradict each other with one too many among them: whoever
// names more has not said yet where the contradiction is, as who names all of them has not.
const fewAccused = 3

func (m *Model) checked(body *wire.CheckedBody) {
	t := &m.Trial
	if clash := body.Clash; clash != nil {
		switch {
		case clash.Undecided:
			t.Word = "Whether these facts contradict each other was not found out in the time allowed."
		case clash.Fits && len(t.Accused) == len(m.Holding()):
			t.Word = "These are all the facts, and they do not contradict each other."
		case clash.Fits:
			t.Word = "These facts do not contradict each other: it takes others, or more of them."
		case len(t.Accused) > fewAccused && len(clash.Spare) > 0 && len(clash.Spare) < len(t.Accused):
			t.Word = fmt.Sprintf("They contradict each other, but not all of them are needed: %s will do. Leave out what has no part in it, and check again.",
				english.InWords(len(t.Accused)-len(clash.Spare), "fact", "facts"))
		default:
			m.ended(t.At, EndNone)
			t.Word = "Right: these facts cannot all be true."
			if len(clash.Spare) > 0 {
				t.Word += " Fewer of them would do."
			}
			if answered := m.Answered(); answered != "" { // the end may be far below
				t.Word += " " + answered
			}
		}
		return
	}
	if t.unasked && !body.Right() { // which of the marks is wrong nobody wants to know yet
		t.glance.Judged, t.glance.Answers = body.Judged, body.Answers
		return
	}
	t.Checked, t.Judged = body, map[puzzle.Claim]puzzle.Standing{}
	for _, mark := range body.Judged {
		t.Judged[mark.Claim] = mark.Standing
	}
	t.Notes = t.Notes.saying(inWords(body.Judged))
	if body.Right() {
		t.Word = "" // this is said now
		m.ended(t.At, EndAnswer)
	}
}

// inWords is what marks say.
func inWords(marks []wire.JudgedMark) map[puzzle.Claim]string {
	says := map[puzzle.Claim]string{}
	for _, mark := range marks {
		says[mark.Claim] = mark.Text
	}
	return says
}

// More says whether the hint has more to tell: it tells where to look, then at which facts,
// then what follows.
func (m *Model) More() bool {
	h, rungs := m.Trial.Hint, 1
	switch {
	case h == nil:
		return false
	case h.Step != nil || h.Fill != nil && len(h.Core) > 0 || ownWords(h) && beginning(h.Views) != nil:
		rungs = 3
	case len(h.Wrong) > 0 && (h.HasCore || len(h.Views) > 0 && !m.Advances()), h.None, h.Fill != nil:
		rungs = 2
	}
	return m.Trial.Rung < rungs
}

// unfounded says whether a step rests on nothing that could be told before what follows.
func unfounded(step *puzzle.ArguedStep) bool {
	return step != nil && len(step.Facts)+len(step.Rules)+len(step.Uses) == 0
}

// Acceptable says whether what the hint shows can be marked: once it is told.
func (m *Model) Acceptable() bool {
	h := m.Trial.Hint
	return h != nil && !m.More() && (m.Refuted() || h.Step != nil && len(h.Step.Concludes) > 0 || h.Fill != nil || m.marksAny(h.Wrong))
}

// Refuted says whether the hint has told, to the end, that there is no answer.
func (m *Model) Refuted() bool {
	h := m.Trial.Hint
	return h != nil && h.None && !m.More() && m.Trial.End == "" && (h.Step == nil || len(h.Step.Concludes) == 0)
}

// marksAny says whether somebody has marked one of some claims, or its contrary: what a whole answer
// claims beside its values cannot be taken back by itself.
func (m *Model) marksAny(claims []puzzle.ClaimText) bool {
	return slices.ContainsFunc(m.Trial.Marks(), func(mark TrialMark) bool {
		return slices.ContainsFunc(claims, func(c puzzle.ClaimText) bool {
			positive, _ := puzzle.Positive(c.Claim)
			return mark.Claim == positive || mark.Claim == c.Claim
		})
	})
}

// accept marks what the hint shows, or takes back what it says is wrong.
func (m Model) accept(at int64) (Model, []Effect) {
	if !m.Acceptable() {
		return m, nil
	}
	h := m.Trial.Hint
	if m.Refuted() {
		m.Trial.drop()
		m.Trial.Accuses, m.Trial.Accused, m.Trial.Hint = true, h.Core, nil
		if len(h.Core) == 0 && m.Sheet.Info.Monotone { // which facts, is for the visitor to say
			return m, nil
		}
		m, effects := m.check(at)
		if m.Trial.End == EndNone { // nobody has to be told that the reason is to be had
			m.Trial.Word = "Right: no answer fits the facts."
		}
		return m, effects
	}
	done := m.doing(h)
	var marks []TrialMark
	if from := m.wrongRow(h); from >= 0 { // a plan has no holes
		for _, mark := range m.Trial.Marks() {
			if _, row, ok := rowOf(mark.Leaf); ok && row >= from {
				marks = append(marks, TrialMark{Claim: mark.Claim})
			}
		}
	}
	for _, wrong := range h.Wrong {
		marks = append(marks, TrialMark{Claim: wrong.Claim}, TrialMark{Claim: puzzle.Not(wrong.Claim)})
	}
	if h.Step != nil {
		for _, c := range h.Step.Concludes {
			positive, denied := puzzle.Positive(c.Claim)
			mark := TrialMark{Claim: positive, How: PenTick, Text: c.Text}
			if denied {
				mark.How = PenCross
			}
			marks = append(marks, TrialMark{Claim: puzzle.Not(positive)}, mark)
		}
	}
	for _, e := range h.Entries {
		how := PenCross
		if !e.Not {
			how, marks = PenTick, append(marks, m.replaced(e.Leaf, PenTick)...)
		}
		marks = append(marks, TrialMark{Claim: e.Claim, How: how, Leaf: e.Leaf, Value: e.Value})
	}
	ruled := m.ruledOut(h, marks)
	m, effects := m.note(at, append(marks, ruled...)...)
	m.Trial.Word = cmp.Or(m.Trial.Word, done)
	if m.Trial.Word == "" { // no picture shows it
		var told []string
		for _, mark := range marks {
			if mark.How != "" && mark.Text != "" {
				told = append(told, mark.Text)
			}
		}
		switch n := len(told); {
		case n > mostMarked:
			m.Trial.Word = english.InWords(n, "mark was made.", "marks were made.")
		case n > 0:
			m.Trial.Word = "Marked: " + strings.Join(told, " ")
		}
	}
	if len(ruled) > 0 {
		m.Trial.Word = strings.TrimSpace(m.Trial.Word + " What that rules out is crossed out on the board.")
	}
	return m, effects
}

// ruledOut crosses out what a hint's conclusion rules out, where the board does not show it by itself once
// that is marked.
func (m *Model) ruledOut(h *wire.HintBody, marks []TrialMark) (crosses []TrialMark) {
	notes := m.Trial.with(marks...)
	for part := range m.plays() {
		if !slices.Contains(h.Out, part.Claim) {
			continue
		}
		if how, _ := notes.Stands(part.Claim, part.Implies...); how == "" || how == PenMaybe {
			crosses = append(crosses, TrialMark{Claim: part.Claim, How: PenCross})
		}
	}
	return crosses
}

// mostMarked is how many of the marks that are made at once are told in full.
const mostMarked = 4

// doing says what a hint does to what was tried where no part of the board says it: it makes a move, or
// takes back what is wrong.
func (m *Model) doing(h *wire.HintBody) (says string) {
	var claims []puzzle.ClaimText
	switch {
	case m.Advances() && h.Fill != nil:
		says, claims = "Done:", m.shortly(h)
	case m.wrongRow(h) < 0 && len(h.Wrong) > 0:
		says, claims = "Taken back:", h.Wrong
	}
	for _, c := range claims {
		says += " " + c.Text
	}
	return says
}
