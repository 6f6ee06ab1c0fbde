package state

import (
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// The same facts in another order are no other facts: the answer stays veiled.
func TestAnotherOrderLiftsNoVeil(t *testing.T) {
	for _, name := range []string{"zebra", "jealous-boyfriend"} {
		p := trying(t, name)
		field := p.m.Sheet.Form.Fields[slices.IndexFunc(p.m.Sheet.Form.Fields, func(f schema.Field) bool { return f.Kind == schema.Rows })]
		p.do("move", field.Key+"/0", "1")
		if p.m.SameFacts(p.m.Original()) || p.m.Veil != Veiled {
			t.Errorf("%s: with the first of its %s moved down, the veil is %q", name, field.Key, p.m.Veil)
		}
		p.do("switch", field.Key+"/0")
		if p.m.Veil != Shown {
			t.Errorf("%s: with one of its %s off, the veil is %q", name, field.Key, p.m.Veil)
		}
	}
}

// What is switched off and is no row of a list makes other facts as well.
func TestWhatIsOffLiftsTheVeil(t *testing.T) {
	p := trying(t, "sudoku")
	if p.do("switch", "givens/0/3"); p.m.Veil != Shown {
		t.Errorf("with a given off, the veil is %q", p.m.Veil)
	}
}

// A colour may be typed by the letter that it alone begins with.
func TestALetterStandsForTheOneChoiceThatBeginsSo(t *testing.T) {
	p := trying(t, "triangle-colouring")
	var leaf string
	for part := range p.m.plays() {
		if part.Leaf != "" && len(part.Values) > 1 {
			leaf = part.Leaf
			break
		}
	}
	for typed, want := range map[string]string{"r": "red", "G": "green", "b": "blue"} {
		if p.do("type", leaf, typed); !slices.Equal(p.entered(leaf, PenTick), []string{want}) {
			t.Errorf("%q enters %q: %s", typed, p.entered(leaf, PenTick), p.m.Trial.Word)
		}
	}
	if p.do("type", leaf, "x"); p.m.Trial.Word == "" || !strings.Contains(p.m.Trial.Word, "cannot stand") {
		t.Errorf("of x it says %q", p.m.Trial.Word)
	}
}

// Who ticks something in a table sees it in the figure that shows the same.
func TestATickIsEnteredWhereTheFigureShowsIt(t *testing.T) {
	p := trying(t, "three-gods")
	ticked := 0
	for part := range p.m.plays() {
		entry := p.m.entered(part.Claim)
		if part.Leaf != "" || entry.Leaf == "" {
			continue
		}
		ticked++
		p.do("mark", part.Claim)
		if got := p.entered(entry.Leaf, PenTick); !slices.Equal(got, []string{entry.Value}) {
			t.Errorf("a tick at %s enters %q at %s", part.Claim, got, entry.Leaf)
		}
		p.do("mark", part.Claim)
		if got := p.entered(entry.Leaf, PenTick); len(got) > 0 {
			t.Errorf("a tick taken back at %s leaves %q", part.Claim, got)
		}
	}
	if ticked < 9 {
		t.Errorf("%d cells of the table are entered in the figure", ticked)
	}
}

// A plan that gets there by a detour is not praised for being short.
func TestADetourIsToldAsOne(t *testing.T) {
	p := trying(t, "wolf-goat-cabbage")
	m := &p.m
	shortest := m.shortest()
	if len(shortest) == 0 {
		t.Fatal("no rule asks for the fewest crossings")
	}
	var s Said
	s.checked(m, &wire.CheckedBody{Whole: true, Fits: true, Broken: shortest})
	if got := s.Lines[0].Text; !strings.Contains(got, "shorter way") {
		t.Errorf("of a detour it says %q", got)
	}
}

// What is mentioned stands beside the board until something else is done.
func TestWhatIsMentionedIsSaid(t *testing.T) {
	p := trying(t, "zebra")
	p.do("mark", `"table/house 1/nation" = "the Norwegian"`)
	p.m, _ = Update(p.m, Mention{"Copied."})
	if said := p.m.Said(); len(said.Lines) != 1 || said.Lines[0].Text != "Copied." {
		t.Errorf("it says %+v", said)
	}
	if p.do("unmark", ""); p.m.Trial.Word != "" {
		t.Errorf("it still says %q", p.m.Trial.Word)
	}
}

// What was kept, or came with a link, can be taken back step by step: a move as a whole, a mark, a hypothesis.
func TestWhatWasKeptCanBeTakenBack(t *testing.T) {
	forget := func(p *tryer) { p.m.Trial.past, p.m.Trial.future = nil, nil } // as after a reload
	p := trying(t, "wolf-goat-cabbage")
	var ids []string
	for part := range p.m.plays() {
		ids = append(ids, part.ID)
	}
	p.do("put", ids[0])
	first := len(p.m.Trial.Marks())
	p.do("put", slices.Collect(p.m.plays())[0].ID)
	if forget(p); len(p.m.Trial.Marks()) <= first || !p.m.Trial.CanUnmark() {
		t.Fatalf("after two moves there are %d marks, and %v", len(p.m.Trial.Marks()), p.m.Trial.CanUnmark())
	}
	if p.do("unmark", ""); len(p.m.Trial.Marks()) != first || !p.m.Trial.CanRemark() {
		t.Errorf("without the second move there are %d marks, and there were %d", len(p.m.Trial.Marks()), first)
	}
	if p.do("unmark", ""); len(p.m.Trial.Marks()) != 0 || p.m.Trial.CanUnmark() {
		t.Errorf("without any move there are %d marks", len(p.m.Trial.Marks()))
	}
	if p.do("remark", ""); len(p.m.Trial.Marks()) != first {
		t.Errorf("made again, there are %d marks", len(p.m.Trial.Marks()))
	}

	p = trying(t, "zebra")
	all := slices.Collect(p.m.plays())
	p.do("mark", all[0].Claim)
	p.do("suppose", "")
	if forget(p); len(p.m.Trial.Layers) != 2 {
		t.Fatalf("there are %d layers", len(p.m.Trial.Layers))
	}
	if p.do("unmark", ""); len(p.m.Trial.Layers) != 1 || p.how(all[0].Claim) != PenTick {
		t.Errorf("nothing is supposed any more, and the mark is %q", p.how(all[0].Claim))
	}
	if p.do("unmark", ""); p.m.Trial.CanUnmark() || p.how(all[0].Claim) != "" {
		t.Errorf("the mark is %q", p.how(all[0].Claim))
	}

	p = trying(t, "sudoku")
	var leaf string
	for part := range p.m.plays() {
		if leaf = part.Leaf; leaf != "" {
			break
		}
	}
	p.do("type", leaf, "3")
	p.do("suppose", "")
	p.do("type", leaf, "5") // in place of the 3
	forget(p)
	if p.do("unmark", ""); !slices.Equal(p.entered(leaf, PenTick), []string{"3"}) {
		t.Errorf("before the 5 it was %q", p.entered(leaf, PenTick))
	}
}

// A value with a tick of its own, which the board does not show, crosses out on it what gives its place another.
func TestATickBesideTheBoardIsSeenOnIt(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	p.m.rewrite(p.m.Trial.with(TrialMark{Claim: `meetings/Thursday/friend = "Sam"`, How: PenTick}))
	crossed := 0
	for part := range p.m.plays() {
		how, _ := p.m.Trial.Stands(part.Claim, part.Implies...)
		thursday, sam := strings.Contains(part.Claim, "meetings/Thursday/"), strings.Contains(part.Claim, `"Sam"`)
		if want := thursday && !sam; (how == PenCross) != want {
			t.Errorf("%s is marked %q", part.Claim, how)
		}
		if how == PenCross {
			crossed++
		}
	}
	p.do("pento", PenCross)
	for part := range p.m.plays() { // one that is crossed out only by what follows is marked itself then
		if how, _ := p.m.Trial.Stands(part.Claim); how == PenCross {
			p.do("mark", part.Claim)
			if p.how(part.Claim) != PenCross || !strings.HasSuffix(p.m.Trial.Word, "Marked as not so.") {
				t.Errorf("pressed, %s is marked %q: %s", part.Claim, p.how(part.Claim), p.m.Trial.Word)
			}
			break
		}
	}
	if crossed == 0 {
		t.Error("nothing of the board is crossed out")
	}
}

// Marks of another tab that take the place of one's own are a step that can be taken back.
func TestWhatIsTakenUpIsTakenBack(t *testing.T) {
	p := trying(t, "send-more-money")
	other := KeptTrial{Notes: Notes{Layers: [][]TrialMark{{{Claim: "letters/D/digit = 7", How: PenTick, Leaf: "letters/D/digit", Value: "7"}}}}}
	p.do("fill", "letters/S/digit", "9")
	own := p.m.Trial.Notes
	p.m, _ = Update(p.m, Resume{Kept: other})
	if got := p.m.Trial.Marks(); len(got) != 1 || got[0].Value != "7" || !strings.Contains(p.m.Trial.Word, "Take back") {
		t.Fatalf("taken up are %v, and it says %q", got, p.m.Trial.Word)
	}
	if p.do("unmark", ""); !slices.Equal(p.m.Trial.Marks(), own.Marks()) {
		t.Errorf("taken back, there are %v of %v", p.m.Trial.Marks(), own.Marks())
	}
}

// What is lent by a link takes the place of nothing: one's own marks are as they were left, and taking back
// does not bring them into what is not kept.
func TestWhatIsLentIsNoStep(t *testing.T) {
	p := trying(t, "send-more-money")
	p.do("fill", "letters/S/digit", "9")
	p.m, _ = Update(p.m, Resume{Lent: true, Kept: KeptTrial{Notes: Notes{Layers: [][]TrialMark{{{Claim: "letters/D/digit = 7", How: PenTick}}}, Brought: true}}})
	if p.do("unmark", ""); !p.m.Trial.Lent || slices.ContainsFunc(p.m.Trial.Marks(), func(m TrialMark) bool { return strings.Contains(m.Claim, "letters/S/") }) {
		t.Errorf("taken back, there are %v", p.m.Trial.Marks())
	}
}

// What is kept and cannot have been kept by a page is not taken up: it would be told as solved, say.
func TestWhatIsDamagedIsNotTakenUp(t *testing.T) {
	good := KeptTrial{Notes: Notes{Layers: [][]TrialMark{{{Claim: "letters/D/digit = 7", How: PenTick}}}}, Began: 10, Ended: 20, End: EndAnswer}
	p := trying(t, "send-more-money")
	if p.m, _ = Update(p.m, Resume{Kept: good}); !good.Sound() || len(p.m.Trial.Marks()) != 1 {
		t.Fatal("what a page keeps is not taken up")
	}
	for what, damage := range map[string]func(*KeptTrial){
		"an end":   func(k *KeptTrial) { k.End = "bogus" },
		"no end":   func(k *KeptTrial) { k.End = "" },
		"its time": func(k *KeptTrial) { k.Ended = 9e18 },
		"hints":    func(k *KeptTrial) { k.Hints = -3 },
		"a pen":    func(k *KeptTrial) { k.Layers = [][]TrialMark{{{Claim: "letters/D/digit = 7", How: "x"}}} },
		"a claim":  func(k *KeptTrial) { k.Layers = [][]TrialMark{{{Claim: "= = =", How: PenTick}}} },
	} {
		kept := good
		damage(&kept)
		p := trying(t, "send-more-money")
		if p.m, _ = Update(p.m, Resume{Kept: kept}); kept.Sound() || p.m.Trial.Begun() {
			t.Errorf("with %s damaged it is taken up: %v", what, p.m.Trial.Notes)
		}
	}
}

// What a hint's conclusion rules out is crossed out along with it, and taken back along with it.
func TestWhatAConclusionRulesOutIsCrossedOut(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	const olivia = "met/Olivia/hairdresser's = true"
	out := []puzzle.Claim{`meetings/Monday/friend = "Olivia" & meetings/Monday/place = "library"`, `meetings/Monday/friend = "Pat" & meetings/Monday/place = "library"`}
	p.m.rewrite(p.m.Trial.with(TrialMark{Claim: out[1], How: PenTick}))
	p.m.Trial.Hint, p.m.Trial.Rung = &wire.HintBody{Step: &puzzle.ArguedStep{Concludes: []puzzle.ClaimText{{Claim: olivia, Text: "Kate met Olivia."}}}, Out: out}, 3
	p.do("accept", "")
	if p.how(olivia) != PenTick || p.how(out[0]) != PenCross || p.how(out[1]) != PenTick {
		t.Errorf("%q, %q and %q are marked", p.how(olivia), p.how(out[0]), p.how(out[1]))
	}
	if want := "Marked: Kate met Olivia. What that rules out is crossed out on the board."; p.m.Trial.Word != want {
		t.Errorf("it says %q", p.m.Trial.Word)
	}
	if p.do("unmark", ""); p.how(olivia) != "" || p.how(out[0]) != "" {
		t.Errorf("taken back, %q and %q are marked", p.how(olivia), p.how(out[0]))
	}
}
