package state

import (
	"cmp"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Trying is something that a visitor does who tries; Do says what, and At when, in ms of
// Unix time.
//
//	mark            the part with the claim Path is marked as the pen says, or no more
//	place           the place Path of the answer is chosen
//	put             the part with the ID Path puts into the answer what it says
//	refuse          the part with the ID Path says why a press on it does nothing
//	fill, blank     Value is entered at the place Path, or taken back
//	unrow           the last row of the list Path is taken back
//	pento           Path is what a press means
//	unmark, remark  a step back or forth
//	suppose         begins a hypothesis; keep takes it over, discard throws it away
//	forget          all marks are taken away
//	check           asks what the marks are worth; eachmark, at each of them
//	help            asks for a hint, or for more of it; accept marks what it shows, unhelp
//	                puts it away
//	impossible      it cannot be: accuse names the facts that contradict each other
//	undecided       the facts do not decide it
//	unfold          the board is wanted where the answer is in sight
//	read            the next fact is read beside the board, or by Value "-1" the one before
type Trying struct {
	Do, Path, Value string
	On              bool
	At              int64
}

// Resume takes up what is kept on this machine, or came with a link.
type Resume struct {
	Kept KeptTrial
	Lent bool
}

func (Trying) event() {}
func (Resume) event() {}

func init() {
	for do := range strings.FieldsSeq("mark place put refuse fill blank unrow pento unmark remark suppose keep discard forget check eachmark help accept unhelp impossible accuse undecided unfold read") {
		deeds[do] = func(_ Model, d Deed) Event { return Trying{d.Do, d.Path, cmp.Or(d.Value, d.Text), d.On, d.At} }
	}
}

// KeptTrial is what is kept on a visitor's machine of a trial.
type KeptTrial struct {
	Notes
	Hints  int    `json:"hints,omitempty"`
	Checks int    `json:"checks,omitempty"`
	Began  int64  `json:"began,omitempty"`
	Ended  int64  `json:"ended,omitempty"`
	End    string `json:"end,omitempty"`
}

// Kept is what is to be kept of it; nothing is where nothing was done.
func (t Trial) Kept() (kept KeptTrial, any bool) {
	return KeptTrial{t.Notes, t.Hints, t.Checks, t.Began, t.Ended, t.End}, len(t.Layers) > 0 || t.Began > 0
}

// Begun says whether anything was tried.
func (t Trial) Begun() bool { _, any := t.Kept(); return any }

// resume takes up what is kept, if it is not more than could be marked.
func (m *Model) resume(kept KeptTrial, lent bool) {
	if kept.size() > mostTrialMarks || len(kept.Layers) > mostLayers+1 {
		return
	}
	t := m.Trial.anew()
	t.Notes, t.Lent, t.outdated, t.Played = kept.Notes, lent, true, m.Trial.Played
	if t.Brought { // what they say is told by the worker, and not by the link
		t.Notes = t.unsaid()
	}
	t.Hints, t.Checks, t.Began, t.Ended, t.End = kept.Hints, kept.Checks, kept.Began, kept.Ended, kept.End
	m.Trial = t
}

// isTrial says whether an event belongs to trying.
func isTrial(event Event) bool {
	_, trying := event.(Trying)
	_, resume := event.(Resume)
	return trying || resume
}

// trial takes a step of somebody who tries.
func (m Model) trial(event Event) (Model, []Effect) {
	var effects []Effect
	switch e := event.(type) {
	case Resume:
		m.resume(e.Kept, e.Lent)
	case Trying:
		m, effects = m.tried(e)
	}
	if effects == nil && m.glances() && !m.Trial.underWay() {
		return m.next(true)
	}
	return m, effects
}

func (m Model) tried(e Trying) (Model, []Effect) {
	t := &m.Trial
	t.Word, t.strange, t.At = "", 0, e.At
	n := len(t.Layers)
	switch e.Do {
	case "mark":
		how := cmp.Or(t.Pen, PenTick)
		if now, _ := t.Stands(e.Path); now == how {
			how = ""
		}
		if !t.Each {
			t.Word = m.marked(e.Path, how)
		}
		return m.note(e.At, TrialMark{Claim: puzzle.Not(e.Path)}, TrialMark{Claim: e.Path, How: how})
	case "place":
		t.Chosen = e.Path
	case "put":
		return m.put(e)
	case "refuse":
		for _, v := range m.TriedOn() {
			for part := range view.Marks(v) {
				if part.ID == e.Path && part.Refuses != "" {
					t.Word = part.Refuses
				}
			}
		}
	case "fill", "blank":
		return m.fill(e)
	case "unrow":
		last := m.RowsOf(e.Path) - 1
		var marks []TrialMark
		for _, mark := range t.Marks() {
			if list, row, ok := rowOf(mark.Leaf); ok && list == e.Path && row == last {
				marks = append(marks, TrialMark{Claim: mark.Claim})
			}
		}
		return m.note(e.At, marks...)
	case "pento":
		if e.Path == PenTick || e.Path == PenCross || e.Path == PenMaybe {
			t.Pen = e.Path
		}
	case "unmark":
		m.walk(&t.past, &t.future)
	case "remark":
		m.walk(&t.future, &t.past)
	case "suppose":
		t.Word = "No more can be supposed on top of each other."
		if n <= mostLayers {
			t.Word = "What you mark from now on is supposed, and stands in parentheses, until you keep it or throw it away."
			layers := slices.Clone(t.Layers)
			if n == 0 {
				layers = append(layers, nil)
			}
			m.rewrite(Notes{append(layers, nil), t.Brought})
		}
	case "keep", "discard":
		if n < 2 {
			break
		}
		below := Notes{slices.Clone(t.Layers[:n-1]), t.Brought}
		if e.Do == "keep" {
			below = below.with(t.Layers[n-1]...)
		}
		m.rewrite(below)
	case "forget":
		m.rewrite(Notes{}) // even that can be taken back: what help there was, and how long it has been, counts on
	case "check":
		return m.check(e.At)
	case "eachmark":
		t.Each = e.On
	case "help":
		m.begun(e.At)
		switch {
		case m.More():
			if t.Rung++; t.Rung == 2 && unfounded(t.Hint.Step) {
				t.Rung++
			}
		case t.Hint == nil:
			t.Hints++
			return m.ask(ForHint)
		}
	case "accept":
		return m.accept(e.At)
	case "unhelp":
		t.Hint = nil
	case "impossible":
		t.drop()
		t.Accuses, t.Accused = !t.Accuses, nil
		if t.Accuses {
			t.Hint = nil // the facts to choose from stand where it stood
			if all := m.Holding(); len(all) == 1 {
				t.Accused = []puzzle.FactID{all[0].ID} // there is nothing to choose
			}
		}
	case "accuse":
		t.drop()
		t.Accused = slices.Clone(t.Accused)
		if at := slices.Index(t.Accused, e.Path); at >= 0 {
			t.Accused = slices.Delete(t.Accused, at, at+1)
		} else if _, can := factOf(m.Holding(), e.Path); can {
			t.Accused = append(t.Accused, e.Path)
		}
	case "undecided":
		m.begun(e.At)
		if t.Word = m.unsettled(); t.Word != "" {
			break
		}
		t.Checks++
		t.Word = "Not so: the facts leave no choice."
		switch {
		case m.Answer.Asks == puzzle.AsksMore:
			t.Word = "No: what is asked for follows from the facts."
		case m.Answer.Asks == puzzle.AsksInVain && m.Answer.Done.Verdict != puzzle.None:
			m.ended(e.At, EndOpen)
			t.Word = "Right: what is asked for does not follow."
		case m.Answer.Done.Verdict == puzzle.None:
			t.Word = "Not so. Ask yourself whether there has to be an answer."
		case m.Answer.Done.Verdict != puzzle.Many:
		case m.Sheet.Info.AnyAnswer:
			t.Word = "Right: several answers fit the facts. One of them is asked for."
		default:
			m.ended(e.At, EndOpen)
			t.Word = "Right: several answers fit the facts."
		}
	case "unfold":
		t.Unfolded = true
	case "read":
		_, at, _ := m.FactRead()
		t.Reading = at + map[string]int{"1": 1, "-1": -1}[e.Value]
	}
	return m, nil
}

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
		m.Trial.Ended, m.Trial.End = at, end
	}
	m.Trial.Accuses, m.Trial.Hint = false, nil
}

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

// CanUnmark and CanRemark say whether there is a step to take.
func (t Trial) CanUnmark() bool { return len(t.past) > 0 }

// CanRemark says whether a mark that was taken back can be made again.
func (t Trial) CanRemark() bool { return len(t.future) > 0 }

// note makes marks, and checks them if that is wanted.
func (m Model) note(at int64, marks ...TrialMark) (Model, []Effect) {
	m.begun(at)
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

// mostText is how many bytes a text in an answer may have.
const mostText = 500

// put enters all that a part of the board puts into the answer.
func (m Model) put(e Trying) (Model, []Effect) {
	var marks []TrialMark
	for _, v := range m.TriedOn() {
		for part := range view.Marks(v) {
			if part.ID != e.Path {
				continue
			}
			for _, p := range part.Puts {
				field, ok := m.FieldAt(p.Leaf)
				mark, known := m.entry(field, p.Leaf, p.Value)
				if !ok || !known {
					return m, nil
				}
				marks = append(append(marks, m.replaced(p.Leaf, PenTick)...), mark)
			}
		}
	}
	if m.Trial.outdated || len(marks) == 0 {
		return m, nil // the part belongs to a board that was
	}
	return m.note(e.At, marks...)
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

// check asks what the marks are worth, or whether facts contradict each other.
func (m Model) check(at int64) (Model, []Effect) {
	m.begun(at)
	t := &m.Trial
	if !t.Accuses || m.Sheet.Info.Monotone {
		t.Checks++
		t.clashes = t.Accuses
		return m.ask(ForCheck)
	}
	// No few facts say it by themselves in such a puzzle.
	if t.Word = m.unsettled(); t.Word != "" {
		return m, nil
	}
	t.Checks++
	t.Word = "It can be."
	if m.Answer.Done.Verdict == puzzle.None {
		m.ended(at, EndNone)
		t.Word = "Right: no answer fits the facts. You did not have to prove it; the reason is shown with the answer."
	}
	return m, nil
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

// Asking says whether the worker is at work for the trial, or is to be.
func (t Trial) Asking() bool { return t.asked == ForHint || t.asked == ForCheck }

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

// TrialKey tells variants apart by their facts.
func (m Model) TrialKey() string { return m.Input.key() }

// key tells inputs apart by their facts.
func (in Input) key() string {
	variant, err := in.Variant()
	if err != nil {
		return ""
	}
	return string(variant.Facts) + strings.Join(variant.Off, " ")
}
