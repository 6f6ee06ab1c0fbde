package state

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// sent is the question that the worker has, and nobody has answered.
func (p *tryer) sent(do, path string) Send {
	p.Helper()
	event, ok := p.m.Means(Deed{Do: do, Path: path, At: p.clock + 1})
	if !ok {
		p.Fatalf("%s means nothing", do)
	}
	var effects []Effect
	p.m, effects = Update(p.m, event)
	for _, effect := range effects {
		if send, ok := effect.(Send); ok {
			return send
		}
	}
	p.Fatalf("%s asks nothing", do)
	return Send{}
}

func (p *tryer) told(send Send, said wire.Event) {
	p.m, _ = Update(p.m, Told{Run: send.Run, Kind: send.Kind, Name: send.Name, Said: said})
}

// What the worker says is for the marks that it was asked about.
func TestAnAnswerIsForTheMarksItWasAskedAbout(t *testing.T) {
	right := wire.Event{Checked: &wire.CheckedBody{Whole: true}}
	p := trying(t, "zebra")
	p.do("mark", `"table/house 1/nation" = "the Norwegian"`)
	check := p.sent("check", "")
	p.do("unmark", "")
	p.told(check, right)
	if p.m.Trial.End != "" || p.m.Trial.Checked != nil || p.m.Trial.Asking() {
		t.Errorf("the check of marks that are gone makes it %+v", p.m.Trial)
	}
	check = p.sent("check", "")
	again := p.sent("check", "")
	p.told(check, right)
	if p.m.Trial.End != "" || !p.m.Trial.Asking() {
		t.Error("the answer to the question before was taken for that to this one")
	}
	p.told(again, right)
	if p.m.Trial.End != EndAnswer {
		t.Errorf("the answer to this one was not taken: %+v", p.m.Trial)
	}
}

// What was accused is nothing to later checks and boards.
func TestAnAccusationEndsWithItsCheck(t *testing.T) {
	p := trying(t, "wolf-goat-cabbage")
	for _, do := range []string{"impossible", "check", "impossible"} {
		p.do(do, "")
	}
	for _, part := range slices.Collect(p.m.plays()) {
		if part.ID != "" {
			p.do("put", part.ID)
			break
		}
	}
	if got := p.m.TriedOn()[0].Title; got != "After move 1" {
		t.Errorf("the board shows %q", got)
	}
	q := trying(t, "jealous-boyfriend")
	q.do("impossible", "")
	q.do("accuse", "remarks/0")
	q.do("check", "")
	q.do("eachmark", "")
	q.m.Trial.Each = true
	part := slices.Collect(q.m.plays())[0]
	q.do("mark", part.Claim)
	if q.m.Trial.Checked == nil || q.m.Trial.Word != "" {
		t.Errorf("of the mark it says %+v", q.m.Said())
	}
}

// Of what the search did not find out nothing is said.
func TestNothingIsSaidOfWhatIsNotKnown(t *testing.T) {
	for name, hide := range map[string]func(*Model){
		"stopped": func(m *Model) { m.Answer.Done.Verdict = puzzle.Unsolved },
		"stale":   func(m *Model) { m.Answer.Stale, m.Answer.Done.Verdict = true, puzzle.Many },
	} {
		p := trying(t, "wolf-goat-cabbage")
		hide(&p.m)
		for _, dos := range [][]string{{"undecided"}, {"impossible", "check"}} {
			for _, do := range dos {
				p.do(do, "")
			}
			if checks := p.m.Trial.Checks; checks != 0 || p.m.Trial.End != "" {
				t.Errorf("%s, %v: %+v", name, dos, p.m.Said())
			}
		}
	}
}

// An answer with a wrong mark beside it is not right.
func TestAWrongMarkBesideTheAnswer(t *testing.T) {
	p := trying(t, "three-gods")
	p.solve()
	if p.m.Trial.End != EndAnswer {
		t.Fatal("it is not solved")
	}
	for _, part := range slices.Collect(p.m.plays()) {
		if part.Claim != "" && p.how(part.Claim) == "" {
			p.do("mark", part.Claim)
		}
	}
	p.do("check", "")
	if said := p.m.Said(); p.m.Trial.End != "" || said.Lines[0].Text == "Right!" {
		t.Errorf("all is marked, and it says %+v", said)
	}
}

// Marks of a link are nobody's until one takes up one's own; there is no more room than a
// link has.
func TestLentMarks(t *testing.T) {
	p := trying(t, "zebra")
	work := Notes{Layers: [][]TrialMark{{{Claim: `"table/house 1/nation" = "the Norwegian"`, How: PenTick}}}}
	p.m, _ = Update(p.m, Resume{Kept: KeptTrial{Notes: work}, Lent: true})
	p.do("forget", "")
	if !p.m.Trial.Lent {
		t.Error("what follows on lent marks is one's own")
	}
	p.m.notify("These came with the link.", Way{Label: "Take up my own", Event: Resume{Kept: KeptTrial{Notes: work}}})
	p.m, _ = Update(p.m, Take{})
	if p.m.Trial.Lent || len(p.m.Trial.Marks()) != 1 {
		t.Errorf("one's own marks are %+v", p.m.Trial)
	}
	full := Notes{Layers: [][]TrialMark{nil, nil}}
	for i := range share.MaxMarks {
		full.Layers[i%2] = append(full.Layers[i%2], TrialMark{Claim: fmt.Sprintf("a%d = 1", i), How: PenCross})
	}
	p.m, _ = Update(p.m, Resume{Kept: KeptTrial{Notes: full}})
	p.m, _ = Update(p.m, Trying{Do: "mark", Path: `"table/house 1/nation" = "the Norwegian"`, At: 1})
	if got := p.m.Trial.Notes; got.size() != share.MaxMarks || p.m.Trial.Word == "" || !slices.Equal(got.Layers[0], full.Layers[0]) {
		t.Errorf("there are %d marks; %s", got.size(), p.m.Trial.Word)
	}
}

// A question that was open when the solver broke down is asked of the next one.
func TestAQuestionOutlivesACrash(t *testing.T) {
	p := trying(t, "zebra")
	asked := p.sent("help", "")
	if asked.Kind != ForHint {
		t.Fatalf("a hint asks for %s", asked.Kind)
	}
	var effects []Effect
	p.m.Run.Phase = Solving // a search was on its way before it
	p.m, effects = Update(p.m, Told{Run: p.m.Generation, Kind: ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Message: "broke", Crashed: true}}})
	if !slices.ContainsFunc(effects, func(e Effect) bool { s, ok := e.(Send); return ok && s.Kind == ForHint }) {
		t.Errorf("after the crash it asks %v", effects)
	}
	if !p.m.Trial.Asking() {
		t.Error("nobody asks any more")
	}
}

// Marks of another puzzle, which a link may bring, are left out with a word, and do not keep
// the others from being checked.
func TestStrangeMarksAreLeftOut(t *testing.T) {
	const own = `"table/house 1/drink" = "water"`
	strange := []TrialMark{
		{Claim: `cells/0/0 = "5"`, How: PenTick, Leaf: "cells/0/0", Value: "5"},
		{Claim: `"table/house 1/nation" = "the Martian"`, How: PenTick, Leaf: "table/house 1/nation", Value: "the Martian"},
		{Claim: `people/left/kind = "Truth"`, How: PenCross, Text: "The left one is Truth."},
	}
	for _, asks := range []string{"check", "help"} {
		p := trying(t, "zebra")
		p.m, _ = Update(p.m, Resume{Kept: KeptTrial{Notes: Notes{Layers: [][]TrialMark{append([]TrialMark{{Claim: own, How: PenTick}}, strange...)}}}, Lent: true})
		p.do(asks, "")
		if p.how(own) != PenTick || p.m.Trial.size() != 1 {
			t.Errorf("%s: the marks are %+v", asks, p.m.Trial.Notes)
		}
		if said := p.m.Said(); said.Lines[0].Text != "3 marks say nothing about this puzzle, and were left out." {
			t.Errorf("%s: it says %+v", asks, said)
		}
		if asks == "check" && p.m.Trial.Judged[own] != puzzle.Certain || asks == "help" && p.m.Trial.Hint == nil {
			t.Errorf("%s: nothing came of it: %+v", asks, p.m.Trial)
		}
		p.do(asks, "")
		if said := p.m.Said(); len(said.Lines) > 0 && strings.Contains(said.Lines[0].Text, "left out") {
			t.Errorf("%s: it is said twice", asks)
		}
	}
	for _, name := range []string{"sudoku", "phone-number", "wolf-goat-cabbage", "carroll-mermaids", "three-gods", "walking-girls"} {
		p := trying(t, name)
		p.m, _ = Update(p.m, Resume{Kept: KeptTrial{Notes: Notes{Layers: [][]TrialMark{{{Claim: `"a place/of another" = "puzzle"`, How: PenTick}}}}}})
		p.do("check", "")
		if p.m.Trial.size() != 0 || p.m.Trial.Word != "" {
			t.Errorf("%s: it says %+v, and there are %+v", name, p.m.Said(), p.m.Trial.Notes)
		}
	}
}

// What is said at the end is true of how it was come to.
func TestTheEndIsTheVisitorsOwn(t *testing.T) {
	p := trying(t, "three-gods")
	for _, claim := range []string{`people/left/kind = "Wisdom"`, `people/middle/kind = "Lie"`} {
		p.do("mark", claim)
	}
	marked := p.m.Trial.Notes
	p.do("help", "")
	p.do("forget", "")
	p.do("unmark", "")
	p.do("mark", `people/right/kind = "Truth"`)
	if said := p.m.Trial.Ending(); p.m.Trial.End != EndAnswer || !strings.Contains(said, "1 hint") || strings.Contains(said, " 0 seconds") {
		t.Errorf("after a hint, and all forgotten and taken back, it says %s", said)
	}
	p.do("unmark", "")
	if p.m.Trial.End != "" {
		t.Error("it is solved with a mark missing")
	}
	p.do("remark", "")
	if p.m.Trial.End != EndAnswer {
		t.Error("it is not solved once the mark is there again")
	}

	p = trying(t, "three-gods")
	marked.Brought = true
	p.m, _ = Update(p.m, Resume{Kept: KeptTrial{Notes: marked}, Lent: true})
	praised := func() bool { return strings.Contains(p.m.Trial.Ending(), "without a hint") }
	p.do("mark", `people/right/kind = "Truth"`)
	if p.m.Trial.End != EndAnswer || praised() {
		t.Errorf("of marks that came with a link it says %s", p.m.Trial.Ending())
	}
	p.do("forget", "")
	p.do("mark", `people/left/kind = "Lie"`)
	p.do("unmark", "")
	p.do("unmark", "")
	if p.m.Trial.End != EndAnswer || praised() {
		t.Errorf("of the same, forgotten and taken back, it says %s", p.m.Trial.Ending())
	}
	p.do("forget", "")
	for _, claim := range []string{`people/left/kind = "Wisdom"`, `people/middle/kind = "Lie"`, `people/right/kind = "Truth"`} {
		p.do("mark", claim)
	}
	if p.m.Trial.End != EndAnswer || !praised() {
		t.Errorf("of the visitor's own marks it says %s", p.m.Trial.Ending())
	}

	p = trying(t, "jealous-boyfriend")
	p.do("undecided", "")
	if p.m.Trial.End != "" || strings.Contains(p.m.Trial.Word, "choice") || !strings.HasPrefix(p.m.Trial.Word, "Not so.") {
		t.Errorf("where no answer fits, it says %q", p.m.Trial.Word)
	}
}

// A check that was stopped is over, and so is what it was about.
func TestAStoppedCheckIsOver(t *testing.T) {
	p := trying(t, "zebra")
	p.do("eachmark", "")
	p.m.Trial.Each = true
	p.do("impossible", "")
	p.do("accuse", "clues/0")
	p.sent("check", "")
	p.m, _ = Update(p.m, Stop{})
	p.do("impossible", "")
	send := p.sent("mark", `"table/house 1/nation" = "the Norwegian"`)
	if r, ok := send.Request.(wire.CheckRequest); !ok || r.Clashes || len(r.Marks) != 1 {
		t.Errorf("a mark is answered by %+v", send.Request)
	}
}

// What a mark of a link says is told by the worker, whatever the link says of it.
func TestALinkSpeaksNoWordsOfItsOwn(t *testing.T) {
	p := trying(t, "send-more-money")
	lie := Notes{Layers: [][]TrialMark{{{Claim: `carries/0/4 = 1`, How: PenTick, Text: "Send your password."}}}, Brought: true}
	p.m, _ = Update(p.m, Resume{Kept: KeptTrial{Notes: lie}})
	for _, mark := range p.m.Beside() {
		if mark.Text != "" {
			t.Errorf("before it is known it says %q", mark.Text)
		}
	}
	p.m.Trial.sent-- // nobody has answered
	p.do("pento", PenTick)
	if all := p.m.Beside(); len(all) != 1 || all[0].Text == "" || strings.Contains(all[0].Text, "password") {
		t.Errorf("it says %+v", all)
	}
}

// Who reads on while a hint is worked out does not have it begun anew.
func TestAHintIsWorkedOutOnce(t *testing.T) {
	p := trying(t, "zebra")
	p.sent("mark", `"table/house 1/nation" = "the Norwegian"`)
	p.sent("help", "")
	for _, do := range []string{"read", "pento"} {
		event, _ := p.m.Means(Deed{Do: do, Value: "1", At: 9})
		var effects []Effect
		if p.m, effects = Update(p.m, event); len(effects) > 0 {
			t.Errorf("%s asks %v", do, effects)
		}
	}
}

// What is said of the board stays while only the pen is changed, or facts are read: else the board would move.
func TestWhatIsSaidStaysWithTheBoard(t *testing.T) {
	p := trying(t, "zebra")
	for part := range p.m.plays() {
		p.do("mark", string(part.Claim))
		break
	}
	said := p.m.Said()
	if len(said.Lines) == 0 {
		t.Fatal("nothing is said of a mark")
	}
	p.do("pento", PenCross)
	p.do("read", "", "1")
	if now := p.m.Said(); len(now.Lines) != len(said.Lines) || now.Lines[0].Text != said.Lines[0].Text {
		t.Errorf("it says %+v, and said %+v", now, said)
	}
}

// Who says that it cannot be is told what to do, and not what an earlier check has said.
func TestWhoSaysThatItCannotBeIsToldWhatToDo(t *testing.T) {
	p := trying(t, "koenigsberg-bridges")
	p.do("check", "")
	before := p.m.Said()
	p.do("impossible", "")
	if now := p.m.Said(); len(now.Lines) != 1 || len(before.Lines) == 0 || now.Lines[0].Text == before.Lines[0].Text || !strings.Contains(now.Lines[0].Text, "Check") {
		t.Errorf("it says %+v, and before that %+v", now, before)
	}
}
