package state

import (
	"cmp"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
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

// Mention says something beside the board: that a link was copied, say.
type Mention struct{ Message string }

func (Trying) event()  {}
func (Resume) event()  {}
func (Mention) event() {}

func init() {
	for do := range strings.FieldsSeq("mark place put refuse fill type blank unrow pento unmark remark suppose keep discard forget check eachmark help accept unhelp impossible accuse undecided unfold read") {
		deeds[do] = func(_ Model, d Deed) Event { return Trying{d.Do, d.Path, cmp.Or(d.Value, d.Text), d.On, d.At} }
	}
}

// isTrial says whether an event belongs to trying.
func isTrial(event Event) bool {
	_, trying := event.(Trying)
	_, resume := event.(Resume)
	_, mention := event.(Mention)
	return trying || resume || mention
}

// trial takes a step of somebody who tries.
func (m Model) trial(event Event) (Model, []Effect) {
	var effects []Effect
	switch e := event.(type) {
	case Resume:
		m.resume(e.Kept, e.Lent)
	case Mention:
		m.Trial.Word = e.Message
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
	if t.At = e.At; e.Do != "pento" && e.Do != "read" { // what is said of the board stays as long as that does
		t.Word, t.Settled, t.strange = "", "", 0
	}
	if e.Do != "type" {
		t.begins = firstSigns{}
	}
	n := len(t.Layers)
	switch e.Do {
	case "mark":
		how := cmp.Or(t.Pen, PenTick)
		if now, _ := t.own(e.Path); now == how {
			how = ""
		}
		if !t.Each {
			t.Word = m.marked(e.Path, how)
		}
		mark := m.entered(e.Path)
		mark.How = how
		return m.note(e.At, TrialMark{Claim: puzzle.Not(e.Path)}, mark)
	case "place":
		t.Chosen = e.Path
	case "put", "refuse":
		return m.put(e)
	case "fill", "blank":
		return m.fill(e)
	case "type":
		return m.typed(e)
	case "unrow":
		return m.note(e.At, m.lastRow(e.Path)...)
	case "pento":
		if e.Path == PenTick || e.Path == PenCross || e.Path == PenMaybe {
			t.Pen = e.Path
		}
	case "unmark":
		m.takeBack()
	case "remark":
		m.walk(&t.future, &t.past)
	case "suppose":
		if n > mostLayers {
			t.Word = "No more can be supposed on top of each other."
			break
		}
		layers := slices.Clone(t.Layers)
		if n == 0 {
			layers = append(layers, nil)
		}
		m.rewrite(Notes{append(layers, nil), t.Brought})
	case "keep", "discard":
		if n < 2 {
			break
		}
		below := Notes{slices.Clone(t.Layers[:n-1]), t.Brought}
		t.Settled = "It is thrown away. “Take back” brings it back."
		if e.Do == "keep" {
			below, t.Settled = below.with(t.Layers[n-1]...), "It is kept, and no longer supposed."
			if n > 2 {
				t.Settled = "It is kept, as a part of what was supposed before."
			}
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
			m.readHinted()
		case t.Hint == nil && t.End == "": // solved, there is nothing left to be led to
			t.Hints++
			return m.ask(ForHint)
		}
	case "accept":
		return m.accept(e.At)
	case "unhelp":
		t.Hint = nil
	case "impossible":
		m.begun(e.At)
		t.drop()
		t.Accuses, t.Accused = !t.Accuses, nil
		if t.Accuses {
			t.Hint, t.Checked = nil, nil // the facts to choose from, or what to do, stand where it stood
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
		m.undecided(e.At)
	case "unfold":
		t.Unfolded = true
	case "read":
		_, at, _ := m.FactRead()
		t.Reading = at + map[string]int{"1": 1, "-1": -1}[e.Value]
	}
	return m, nil
}
