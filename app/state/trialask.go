package state

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// Holding are the facts that hold and are no rules: those that can be read, or said to contradict
// each other.
func (m *Model) Holding() []puzzle.Fact {
	return slices.DeleteFunc(slices.Clone(m.Answer.Facts), func(f puzzle.Fact) bool { return f.Rule || m.IsOff(f.ID) })
}

// begun notes when it was begun.
func (m *Model) begun(at int64) {
	if m.Trial.Began == 0 {
		m.Trial.Began = at
	}
}

func (m *Model) ended(at int64, end string) {
	if m.Trial.Ended == 0 {
		m.Trial.Ended, m.Trial.End, m.Trial.Chosen = at, end, ""
		if m.Trial.counts {
			m.Trial.Checks--
		}
	}
	m.Trial.Accuses, m.Trial.Hint = false, nil
}

// checked counts a check: those after the end are for curiosity alone, and that which finds it was no help.
func (t *Trial) checked() {
	if t.counts = t.End == ""; t.counts {
		t.Checks++
	}
}

// check asks what the marks are worth, or whether facts contradict each other.
func (m Model) check(at int64) (Model, []Effect) {
	m.begun(at)
	t := &m.Trial
	if t.Accuses && m.Sheet.Info.Monotone && len(t.Accused) == 0 {
		t.Word = "Tick some facts first."
		return m, nil
	}
	if !t.Accuses || m.Sheet.Info.Monotone {
		t.checked()
		t.clashes = t.Accuses
		return m.ask(ForCheck)
	}
	// No few facts say it by themselves in such a puzzle.
	if t.Word = m.unsettled(); t.Word != "" {
		return m, nil
	}
	t.checked()
	t.Word = "It can be: there is an answer that fits the facts."
	if m.Answer.Done.Verdict == puzzle.None {
		m.ended(at, EndNone)
		t.Word = "Right: no answer fits the facts. You did not have to prove it; the reason is shown with the answer."
	}
	return m, nil
}

// undecided judges that the facts do not decide it.
func (m *Model) undecided(at int64) {
	t := &m.Trial
	m.begun(at)
	if t.Word = m.unsettled(); t.Word != "" {
		return
	}
	t.checked()
	t.Accuses = false // it is something else that is said
	t.Word = "Not so: the facts leave no choice."
	switch {
	case m.Answer.Asks == puzzle.AsksMore:
		t.Word = "No: what is asked for follows from the facts."
	case m.Answer.Asks == puzzle.AsksInVain && m.Answer.Done.Verdict != puzzle.None:
		m.ended(at, EndOpen)
		t.Word = "Right: what is asked for does not follow."
	case m.Answer.Done.Verdict == puzzle.None:
		t.Word = "Not so. Ask yourself whether there has to be an answer."
	case m.Answer.Done.Verdict != puzzle.Many:
	case m.Answer.Done.Settled:
		t.Word = "Not so: several answers fit the facts, and what is asked for is the same in all of them."
	case m.Sheet.Info.AnyAnswer:
		t.Word = "Right: several answers fit the facts. One of them is asked for."
	default:
		m.ended(at, EndOpen)
		t.Word = "Right: several answers fit the facts."
	}
}

// unsettled says why nothing can be said yet of what the facts lead to; "" where it can.
func (m Model) unsettled() string {
	switch {
	case len(m.Errors) > 0:
		return faultFirst
	case m.Answer.Stale:
		return "That is still being worked out: ask again in a moment."
	case m.Failed():
		return m.Answer.Done.Answer
	case m.Answer.Done.Verdict == puzzle.Unsolved:
		return "That is not known: the search for the answer came to no end."
	}
	return ""
}

const faultFirst = "There is a fault in the facts: correct it first."

// ask has the worker asked, as soon as it is known what is so.
func (m Model) ask(kind Kind) (Model, []Effect) {
	m.Trial.unasked = false
	if len(m.Errors) > 0 {
		m.Trial.Word = faultFirst
		return m, nil
	}
	m.Trial.turn++
	m.Trial.asked = kind
	return m.next(true)
}

// tries says whether somebody is at work on a puzzle whose answer is veiled: what would be
// shown with that is not worked out then, so that hints and checks come at once.
func (m Model) tries() bool { return m.Over() != Shown && m.Trial.Began > 0 && m.Trial.End == "" }

// pends says whether the worker is at work, or is to be, for a hint or a check.
func (q *question) pends() bool { return q.asked == ForHint || q.asked == ForCheck }

// Asking says whether the worker is at work, or is to be, for what a visitor has asked.
func (t Trial) Asking() bool { return t.pends() && !t.unasked }

// Unasked says whether what is known of the marks is the outcome of a check that nobody has asked for.
func (t Trial) Unasked() bool { return t.Checked != nil && t.unasked }

// trialTime is how long a check or a hint may take, in ms.
const trialTime = 5000

// underWay says whether a question is being answered that is still for these marks.
func (t Trial) underWay() bool { return t.asked != "" && t.sent == t.turn }

// trialRequest is what the worker is asked.
func (m Model) trialRequest() (Phase, any, error) {
	variant, err := m.Input.asked()
	budget := wire.Budget{Milliseconds: trialTime}
	marks := m.Trial.claims()
	if m.Trial.asked == ForHint {
		return Hinting, wire.HintRequest{Family: m.Sheet.Family, Variant: variant, Marks: marks, Tried: true, Budget: budget}, err
	}
	r := wire.CheckRequest{Family: m.Sheet.Family, Variant: variant, Budget: budget, Marks: marks, Tried: true, Brief: m.Trial.asked == ForGlance, Say: m.Trial.Brought}
	if m.Trial.clashes && m.Trial.asked == ForCheck {
		r.Marks, r.Tried, r.Clash, r.Clashes = nil, false, m.Trial.Accused, true
	}
	return Checking, r, err
}
