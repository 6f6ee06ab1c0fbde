package state

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// tryer is somebody who tries, with a worker beside.
type tryer struct {
	*testing.T
	m     Model
	clock int64
}

func trying(t *testing.T, name string) *tryer {
	t.Helper()
	for _, preset := range catalog.Presets() {
		if preset.Name == name {
			sheet, err := lab.New(catalog.Families()).Sheet(t.Context(), preset)
			if err != nil {
				t.Fatal(err)
			}
			m, err := New(sheet)
			if err != nil {
				t.Fatal(err)
			}
			m.Veil = Veiled
			return &tryer{t, m, 1000}
		}
	}
	t.Fatalf("there is no puzzle %s", name)
	return nil
}

func (p *tryer) how(claim puzzle.Claim) string {
	how, _ := p.m.Trial.How(claim)
	return how
}

func (p *tryer) supposed(claim puzzle.Claim) bool {
	_, supposed := p.m.Trial.How(claim)
	return supposed
}

// entered is what stands at a place of the answer, or is noted small.
func (p *tryer) entered(leaf, how string) (values []string) {
	for _, mark := range p.m.Trial.Placed(leaf) {
		if mark.How == how {
			values = append(values, mark.Value)
		}
	}
	return values
}

// do does something, and hands what the worker says of it.
func (p *tryer) do(do, path string, value ...string) {
	p.Helper()
	p.answer(p.press(do, path, value...))
}

// press does something, and gives what the worker is to be asked.
func (p *tryer) press(do, path string, value ...string) (todo []Effect) {
	p.Helper()
	p.clock += 1000
	d := Deed{Do: do, Path: path, At: p.clock}
	if len(value) > 0 {
		d.Value = value[0]
	}
	event, ok := p.m.Means(d)
	if !ok {
		p.Fatalf("%s means nothing", do)
	}
	p.m, todo = Update(p.m, event)
	return todo
}

func (p *tryer) answer(todo []Effect) {
	p.Helper()
	for len(todo) > 0 {
		send, ok := todo[0].(Send)
		todo = todo[1:]
		if !ok || send.Kind != ForHint && send.Kind != ForCheck && send.Kind != ForGlance {
			continue
		}
		l := lab.New(catalog.Families())
		tell := func(e wire.Event) {
			var more []Effect
			p.m, more = Update(p.m, Told{Run: send.Run, Kind: send.Kind, Name: send.Name, Said: e})
			todo = append(todo, more...)
		}
		var err error
		switch r := send.Request.(type) {
		case wire.HintRequest:
			r.Budget.Milliseconds *= 30 // on a machine that has much else to do
			err = l.Hint(p.Context(), r, tell)
		case wire.CheckRequest:
			r.Budget.Milliseconds *= 30
			err = l.Check(p.Context(), r, tell)
		}
		if err != nil {
			p.Fatal(err)
		}
	}
}

// solve takes hints until there are no more, and checks. Each names the places that it
// speaks of.
func (p *tryer) solve() {
	p.Helper()
	for range 400 {
		p.do("help", "")
		for p.m.More() {
			p.do("help", "")
		}
		for _, line := range p.m.Hinted().Lines {
			if strings.Contains(line.Text, "“”") || strings.Contains(line.Text, "“, ") {
				p.Errorf("a hint reads %q", line.Text)
			}
		}
		if !p.m.Acceptable() {
			break
		}
		p.do("accept", "")
	}
	p.do("unhelp", "")
	p.do("check", "")
}

// Each press on "Say more" tells something more: of a kind that gives its reasons in words
// of its own, too, where it is, then by which facts, then what follows.
func TestTellMeMoreTellsMore(t *testing.T) {
	for name, rungs := range map[string]int{"ancestors": 3, "sum-and-product": 3, "send-more-money": 3, "carroll-mermaids": 3} {
		p := trying(t, name)
		p.do("help", "")
		said, told := []Said{p.m.Hinted()}, false
		for p.m.More() {
			p.do("help", "")
			said = append(said, p.m.Hinted())
		}
		for i, s := range said {
			if i > 0 && reflect.DeepEqual(s, said[i-1]) {
				t.Errorf("%s: press %d tells nothing: %+v", name, i, s)
			}
			for _, line := range s.Lines {
				told = told || i == 1 && len(line.Facts) > 0
			}
		}
		if len(said) != rungs || !told {
			t.Errorf("%s: there are %d rungs, and the second names facts: %v; %+v", name, len(said), told, said)
		}
	}
}

// Of marks that are neither right nor wrong nothing is told, nor that there is no answer.
func TestMarksWithoutAnAnswer(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	p.m.Answer.Done.Verdict = puzzle.Many // of facts of before
	p.do("mark", slices.Collect(p.m.plays())[0].Claim)
	p.do("check", "")
	if said := p.m.Said(); len(said.Lines) != 1 || !strings.Contains(said.Lines[0].Text, "No single mark can be called right or wrong") {
		t.Errorf("it says %+v", said)
	}
}

// Of marks that contradict each other by the rules alone that is told, though no answer fits either way.
func TestMarksThatClashWithoutAnAnswer(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	p.m.Answer.Done.Verdict = puzzle.None
	var monday []puzzle.Claim
	for part := range p.m.plays() {
		if strings.Contains(part.Claim, "Monday") && strings.Contains(part.Claim, "riverbank") {
			monday = append(monday, part.Claim)
		}
	}
	p.do("mark", monday[0])
	p.do("check", "")
	if said := fmt.Sprint(p.m.Said()); !strings.Contains(said, "No single mark") {
		t.Errorf("of one mark it says %s", said)
	}
	p.do("mark", monday[1])
	p.do("check", "")
	if said := fmt.Sprint(p.m.Said()); !strings.Contains(said, "cannot all be right") {
		t.Errorf("of two friends on a day it says %s", said)
	}
}

// A hint looks at cells where the board has cells, and at places where it has none.
func TestAHintNamesCellsAndPlaces(t *testing.T) {
	for name, want := range map[string]string{"zebra": "Look at the cell", "sudoku": "Look at the cell", "three-gods": "Look at the place"} {
		p := trying(t, name)
		p.do("help", "")
		if lines := p.m.Hinted().Lines; len(lines) == 0 || !strings.HasPrefix(lines[0].Text, want) {
			t.Errorf("%s: %+v", name, lines)
		}
	}
}

// Puzzles are solved by hints alone, on pictures and in forms.
func TestSolvedByHints(t *testing.T) {
	for name, end := range map[string]string{"zebra": EndAnswer, "sudoku": EndAnswer, "three-gods": EndAnswer, "wolf-goat-cabbage": EndAnswer, "send-more-money": EndAnswer, "cans-of-beer": EndAnswer, "carroll-mermaids": EndAnswer,
		"walking-girls": EndAnswer, "smallest-plane": EndAnswer, "saturday-league": EndAnswer, "three-tables": EndAnswer,
		"jealous-boyfriend": EndNone, "koenigsberg-bridges": EndNone} {
		answer, told := map[string]string{
			"zebra": "The Norwegian goes with water and the Japanese goes with the zebra.", "jealous-boyfriend": "No. Kate’s story contradicts itself.",
			"wolf-goat-cabbage": "There is no better plan.", // that there is another one is still veiled
		}[name]
		t.Run(name, func(t *testing.T) {
			p := trying(t, name)
			p.solve()
			if p.m.Trial.End != end {
				t.Fatalf("it ends with %q: %+v, %d marks; %s", p.m.Trial.End, p.m.Said(), len(p.m.Trial.Marks()), p.m.Trial.Word)
			}
			if p.m.Trial.Hints == 0 || p.m.Trial.Ended <= p.m.Trial.Began {
				t.Errorf("%d hints, from %d to %d", p.m.Trial.Hints, p.m.Trial.Began, p.m.Trial.Ended)
			}
			if got := p.m.Answered(); told && got != answer {
				t.Errorf("the end answers the question by %q, and it is %q", got, answer)
			}
			before := p.m.Trial.Hints
			if p.do("help", ""); p.m.Trial.Hints != before || p.m.Trial.Hint != nil {
				t.Errorf("of what is solved a hint is given: %+v", p.m.Trial.Hint)
			}
		})
	}
}

// Whoever presses faster than the board is drawn loses nothing: what is pressed waits for the board,
// Who walks faster than the map is drawn presses bridges that refuse, where the walk was: they wait, too.
func TestFastStepsWait(t *testing.T) {
	p := trying(t, "koenigsberg-bridges")
	var land string
	bridges := map[string]string{}
	for _, v := range p.m.TriedOn() {
		for part := range view.Marks(v) {
			switch {
			case len(part.Puts) > 0 && land == "":
				land = part.ID
			case part.Refuses != "":
				bridges[part.ID] = part.Refuses
			}
		}
	}
	todo := p.press("put", land)
	if !p.m.Lags() {
		t.Error("the board is said to show a step that the worker has not drawn")
	}
	for _, bridge := range []string{"play-bridge-0", "play-bridge-1"} { // there and back
		if bridges[bridge] == "" {
			t.Fatalf("before the walk has begun, %s does not refuse: %v", bridge, bridges)
		}
		todo = append(todo, p.press("refuse", bridge)...)
	}
	p.answer(todo)
	if p.m.Lags() {
		t.Error("the board is drawn, and said to lag behind")
	}
	if got := len(p.m.Trial.Marks()); got < 3 || p.m.Trial.Word != "" {
		t.Errorf("%d marks are made, and it is said: %q", got, p.m.Trial.Word)
	}
}

// and counts as a step of its own. One step back, and nothing waits any more.
func TestPressesWaitForTheBoard(t *testing.T) {
	p := trying(t, "saturday-league")
	var names []string
	for _, v := range p.m.TriedOn() {
		for part := range view.Marks(v) {
			if len(part.Puts) > 0 {
				names = append(names, part.ID)
			}
		}
	}
	fast := func() (todo []Effect) {
		for _, name := range names[:3] {
			todo = append(todo, p.press("put", name)...)
		}
		return todo
	}
	groups := func() (in []string) {
		for _, name := range []string{"Anvils", "Badgers", "Comets"} {
			in = append(in, p.entered("rows/"+name+"/1", PenTick)...)
		}
		return in
	}
	p.answer(fast())
	if got := groups(); !slices.Equal(got, []string{"1", "1", "2"}) {
		t.Fatalf("pressed fast, they are in %q", got)
	}
	for range 3 {
		p.do("unmark", "")
	}
	if got := groups(); got != nil {
		t.Fatalf("after three steps back they are in %q", got)
	}
	p.answer(append(fast(), p.press("unmark", "")...))
	if got := groups(); got != nil {
		t.Errorf("pressed fast and taken back, they are in %q", got)
	}
}

// A hint on what is filled in wrongly names the place where it went astray, and takes that back.
func TestAstrayIsTakenBack(t *testing.T) {
	p := trying(t, "walking-girls")
	for _, in := range [][3]string{{"Ada", "1", "1"}, {"Dora", "1", "1"}, {"Gwen", "1", "1"}, {"Ada", "2", "1"}, {"Bea", "2", "1"}, {"Dora", "2", "1"}} {
		p.do("fill", "rows/"+in[0]+"/"+in[1], in[2])
	}
	for p.m.Trial.Hint == nil || p.m.More() {
		p.do("help", "")
	}
	if p.m.Trial.Hint.Wrong == nil || !p.m.Acceptable() {
		t.Fatalf("the hint is %+v", p.m.Trial.Hint)
	}
	before := len(p.m.Trial.Marks())
	if p.do("accept", ""); len(p.m.Trial.Marks()) != before-1 {
		t.Errorf("%d marks are left of %d", len(p.m.Trial.Marks()), before)
	}
}

// Nobody has to ask whether it is solved: a whole answer is seen, and counts as no check. One
// that is wrong is said to be, and why only when that is asked.
func TestAWholeAnswerIsSeen(t *testing.T) {
	p := trying(t, "three-gods")
	sits := func(god, kind string) { p.do("mark", `people/`+god+`/kind = "`+kind+`"`) }
	sits("left", "Truth")
	sits("middle", "Lie")
	if p.m.Trial.Complete() {
		t.Error("two of three are a whole answer")
	}
	sits("right", "Wisdom")
	said := p.m.Said()
	if !p.m.Trial.Complete() || p.m.Trial.End != "" || !strings.Contains(fmt.Sprint(said), notYet) {
		t.Errorf("of a whole wrong answer is said %+v", said)
	}
	for _, line := range said.Lines {
		if len(line.Facts) > 0 {
			t.Errorf("it tells unasked what is broken: %v", line)
		}
	}
	p.do("check", "")
	if said := fmt.Sprint(p.m.Said()); strings.Contains(said, notYet) || !strings.Contains(said, "breaks") {
		t.Errorf("asked for, it says %s", said)
	}
	for _, wrong := range [][2]string{{"left", "Truth"}, {"right", "Wisdom"}} {
		sits(wrong[0], wrong[1]) // no more
	}
	sits("left", "Wisdom")
	sits("right", "Truth")
	if p.m.Trial.End != EndAnswer || p.m.Trial.Checks != 1 || p.m.Trial.Complete() {
		t.Errorf("it ends with %q after %d checks", p.m.Trial.End, p.m.Trial.Checks)
	}
	if ending := p.m.Trial.Ending(); !strings.Contains(ending, "with 1 check") {
		t.Errorf("the check that helped is not told: %s", ending)
	}
	if p.m.Trial.Ended != p.clock {
		t.Errorf("it ended at %d, and the last mark was made at %d", p.m.Trial.Ended, p.clock)
	}
	if p.do("check", ""); p.m.Trial.Checks != 1 {
		t.Errorf("a check of what is solved counts: %d", p.m.Trial.Checks)
	}

	// A right answer beside a wrong mark is not the end: what is wrong is told.
	p = trying(t, "three-gods")
	for _, tick := range [][2]string{{"left", "Wisdom"}, {"middle", "Lie"}, {"left", "Truth"}, {"right", "Truth"}} {
		sits(tick[0], tick[1])
	}
	if p.m.Trial.End != "" || !p.m.Trial.Complete() {
		t.Errorf("it ends with a wrong mark: %+v", p.m.Trial.Checked)
	}
	if p.m.Trial.Judged != nil {
		t.Errorf("which mark is wrong is told unasked: %v", p.m.Trial.Judged)
	}

	// A plan is whole when it is right, and not at each of its moves.
	p = trying(t, "wolf-goat-cabbage")
	for i, with := range []string{"the goat", "nobody", "the wolf", "the goat", "the cabbage", "nobody", "the goat"} {
		if p.m.Trial.Complete() || p.m.Trial.End != "" {
			t.Fatalf("after %d moves it is taken for whole: %+v", i, p.m.Trial)
		}
		p.do("fill", fmt.Sprintf("trips/%d/seat1", i), "the farmer")
		p.do("fill", fmt.Sprintf("trips/%d/seat2", i), with)
	}
	if p.m.Trial.End != EndAnswer || p.m.Trial.Checks != 0 {
		t.Errorf("all are across, and it ends with %q after %d checks", p.m.Trial.End, p.m.Trial.Checks)
	}
}

// Facts are read one at a time, round and round; what a picture tells is not among them.
func TestFactsAreReadInTurn(t *testing.T) {
	p := trying(t, "zebra")
	for i, by := range []string{"-1", "-1", "1", "1", "1"} {
		p.do("read", "", by)
		fact, at, all := p.m.FactRead()
		if want := []int{13, 12, 13, 0, 1}[i]; all != 14 || at != want || fact.ID != fmt.Sprintf("clues/%d", want) {
			t.Errorf("of %d is read number %d: %v", all, at, fact)
		}
	}
	if _, _, all := trying(t, "escape-from-zurg").m.FactRead(); all != 5 {
		t.Errorf("of five facts %d are read", all)
	}
	if _, _, all := trying(t, "sudoku").m.FactRead(); all != 0 {
		t.Errorf("%d givens of a sudoku are read beside the board that shows them", all)
	}
}

// The fact that is read beside the board is one of those that a hint speaks of.
func TestTheFactOfAHintIsRead(t *testing.T) {
	p := trying(t, "zebra")
	p.do("help", "")
	p.do("help", "")
	if said := p.m.Hinted(); len(said.Lines) < 2 || len(said.Lines[1].Facts) == 0 {
		t.Fatalf("the second rung names no fact: %+v", said)
	} else if fact, _, _ := p.m.FactRead(); fact.ID != said.Lines[1].Facts[0] {
		t.Errorf("%q is read, and the hint speaks of %v", fact.Text, said.Lines[1].Facts)
	}
}

// A question that asks for what follows is answered in a form of its own, read in either
// direction; what does not follow, or is not all of it, is told as that.
func TestAConclusionIsEntered(t *testing.T) {
	p := trying(t, "carroll-mermaids")
	enter := func(ifTerm, is, then, so string) string {
		p.do("fill", "conclusion/if/term", ifTerm)
		p.do("fill", "conclusion/if/truth", is)
		p.do("fill", "conclusion/then/term", then)
		p.do("fill", "conclusion/then/truth", so)
		p.do("check", "")
		if said := p.m.Said(); len(said.Lines) > 0 {
			return said.Lines[0].Text
		}
		return ""
	}
	if !p.m.HasForm() || p.m.HasBoard() {
		t.Error("there is no form to enter it in, or a board beside it")
	}
	for _, wrong := range [][5]string{
		{"mermaid", "yes", "seen", "yes", "does not follow"},
		{"seen", "no", "mermaid", "yes", "does not follow"},
		{"mermaid", "yes", "log", "yes", "is not the whole of it"},
		{"mermaid", "yes", "mermaid", "yes", "the same term"},
	} {
		if said := enter(wrong[0], wrong[1], wrong[2], wrong[3]); !strings.Contains(said, wrong[4]) || p.m.Trial.End != "" {
			t.Errorf("of %q is said: %s; it ends with %q", wrong, said, p.m.Trial.End)
		}
	}
	for _, right := range [][4]string{{"mermaid", "yes", "seen", "no"}, {"seen", "yes", "mermaid", "no"}} {
		if said := enter(right[0], right[1], right[2], right[3]); said != "Right!" || p.m.Trial.End != EndAnswer {
			t.Errorf("of %q is said: %s; it ends with %q", right, said, p.m.Trial.End)
		}
	}
	p = trying(t, "carroll-mermaids")
	p.do("undecided", "")
	if p.m.Trial.End != "" || !strings.HasPrefix(p.m.Trial.Word, "No: what is asked for follows") {
		t.Errorf("a conclusion follows, and it ends with %q: %s", p.m.Trial.End, p.m.Trial.Word)
	}
}

// A wrong mark is met with as little as there is: with the mark beside it, or the given.
func TestAWrongMarkIsMetWithLittle(t *testing.T) {
	p := trying(t, "sudoku")
	var solution struct{ Grid [][]any }
	if err := json.Unmarshal(p.m.Answer.Solutions[0], &solution); err != nil {
		t.Fatal(err)
	}
	var open []string // cells of the first row
	for _, part := range slices.Collect(p.m.plays()) {
		if strings.HasPrefix(part.Leaf, "grid/0/") {
			open = append(open, part.Leaf)
		}
	}
	value := func(leaf string) string {
		var column int
		fmt.Sscanf(leaf, "grid/0/%d", &column)
		return fmt.Sprint(solution.Grid[0][column])
	}
	p.do("fill", open[0], value(open[0]))
	p.do("fill", open[1], value(open[0]))
	p.do("help", "")
	p.do("help", "")
	if h := p.m.Trial.Hint; len(h.Wrong) != 1 || len(h.Core)+len(h.Beside) != 1 {
		t.Errorf("twice %s in a row: %d facts and %d marks are named: %+v", value(open[0]), len(h.Core), len(h.Beside), p.m.Hinted())
	}
	p.do("forget", "")
	p.do("fill", "grid/2/4", "6")
	p.do("help", "")
	p.do("help", "")
	if said := p.m.Hinted(); len(said.Lines) < 2 || len(said.Lines[1].Facts) > FewFacts && !strings.Contains(said.Lines[1].Text, "facts together") {
		t.Errorf("it says %+v", said)
	}
}

// Which mark is wrong, a check has said: the hint after it says why at once.
func TestAHintAfterACheckSaysWhy(t *testing.T) {
	p := trying(t, "three-gods")
	p.do("mark", `people/left/kind = "Truth"`)
	p.do("help", "")
	if p.m.Trial.Rung != 1 || len(p.m.Trial.Hint.Wrong) != 1 {
		t.Fatalf("unasked, rung %d of the hint is told: %+v", p.m.Trial.Rung, p.m.Trial.Hint)
	}
	p.do("unhelp", "")
	p.do("check", "")
	p.do("help", "")
	if said := p.m.Hinted(); p.m.Trial.Rung != 2 || len(said.Lines) < 2 {
		t.Errorf("after a check rung %d is told: %+v", p.m.Trial.Rung, said)
	}
}

// Of several wrong marks the first that was made is explained, and then the next; what is supposed fails as
// a whole.
func TestWrongMarksAreMetOneByOne(t *testing.T) {
	p := trying(t, "three-gods")
	p.do("suppose", "")
	p.do("mark", `people/right/kind = "Lie"`)
	p.do("mark", `people/left/kind = "Truth"`)
	for _, wrong := range []string{"Right is Lie.", "Left is Truth."} {
		p.do("help", "")
		p.do("help", "")
		if h := p.m.Trial.Hint; len(h.Wrong) != 1 || h.Wrong[0].Text != wrong {
			t.Fatalf("wrong are %+v", h.Wrong)
		}
		if text := fmt.Sprint(p.m.Hinted()); !strings.Contains(text, "what you suppose cannot be") || !strings.Contains(text, "That contradicts") {
			t.Errorf("it says %s", text)
		}
		p.do("accept", "")
		if want := "Taken back: " + wrong; p.m.Trial.Word != want {
			t.Errorf("it says %q, want %q", p.m.Trial.Word, want)
		}
	}
	p.do("discard", "")
	p.do("mark", `people/left/kind = "Truth"`)
	p.do("help", "")
	p.do("help", "")
	if text := fmt.Sprint(p.m.Hinted()); strings.Contains(text, "suppose") {
		t.Errorf("of a mark that is not supposed it says %s", text)
	}
}

// Marks that clash whatever the facts say are named where no answer fits the facts, too, with what is
// behind it.
func TestClashingMarksAreNamedWithoutAnAnswer(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	marks := []string{`meetings/Monday/friend = "Olivia" & meetings/Monday/place = "hairdresser's"`, `meetings/Monday/friend = "Pat" & meetings/Monday/place = "riverbank"`}
	for _, mark := range marks {
		p.do("mark", mark)
	}
	p.do("help", "")
	p.do("help", "")
	if h := p.m.Trial.Hint; !h.Together || len(h.Wrong) != 2 || !strings.Contains(fmt.Sprint(p.m.Hinted()), "That contradicts the rules of the puzzle.") {
		t.Errorf("the hint is %+v, and says %+v", h, p.m.Hinted())
	}
	p.do("accept", "")
	if left := p.m.Trial.Marks(); len(left) > 0 {
		t.Errorf("left are %v", left)
	}
}

// The second of two quick presses, the first of which has solved it, is for nothing that came with that.
func TestAHastyPressIsNotTaken(t *testing.T) {
	p := trying(t, "three-gods")
	p.solve()
	solved := p.m.Trial.Ended
	for at, hasty := range map[int64]bool{solved + 200: true, solved + 1000: false, solved - 5000: false} {
		for _, do := range []string{"renew", "reveal"} {
			if p.m.Hasty(Deed{Do: do, Again: true, At: at}) != hasty {
				t.Errorf("%s %d ms after the end is taken, or not", do, at-solved)
			}
		}
	}
	if p.m.Hasty(Deed{Do: "unmark", Again: true, At: solved + 200}) || p.m.Hasty(Deed{Do: "renew", At: solved + 200}) {
		t.Error("what was there before may be pressed, and what is elsewhere")
	}
}

// Where only the shortest plans are asked for, a longer one is not called impossible.
func TestALongerPlanIsCalledLonger(t *testing.T) {
	p := trying(t, "four-litres")
	p.do("fill", "pours/0/from", "tap")
	p.do("fill", "pours/0/to", "Tim")
	p.do("check", "")
	if said := fmt.Sprint(p.m.Said()); !strings.Contains(said, "no shortest plan begins like this") {
		t.Errorf("it says %s", said)
	}
	p.do("help", "")
	if said := fmt.Sprint(p.m.Hinted()); !strings.Contains(said, "no shortest plan goes on from there") {
		t.Errorf("a hint says %s", said)
	}
}

// Where it is asked whether some people are some others, no one of them is to be named.
func TestAComparisonIsAnswered(t *testing.T) {
	for name, right := range map[string][2]string{"ancestors": {"some", "4"}, "don-carlos": {"all", "6"}, "uncles-wedding": {"some", "2"}} {
		p := trying(t, name)
		if !p.m.HasForm() || p.m.HasBoard() {
			t.Errorf("%s: there is no form to enter it in, or a board beside it", name)
		}
		p.do("fill", "are", "none")
		p.do("check", "")
		if said := p.m.Said(); p.m.Trial.End != "" || !strings.Contains(fmt.Sprint(said), "is both") {
			t.Errorf("%s: of a wrong answer is said %+v", name, said)
		}
		p.do("help", "")
		if said := p.m.Hinted().Lines[0].Text; !strings.HasPrefix(said, "Your answer is not right yet. ") || !strings.HasSuffix(said, " is both.") {
			t.Errorf("%s: of a wrong answer a hint says %q", name, said)
		}
		p.do("blank", "are")
		p.do("help", "")
		if said := p.m.Hinted().Lines[0].Text; !strings.HasPrefix(said, "Compare the patterns") {
			t.Errorf("%s: where nothing is entered a hint says %q", name, said)
		}
		for p.m.More() {
			p.do("help", "")
		}
		if said := p.m.Hinted().Lines[0].Text; !strings.HasPrefix(said, "So the answer is this. ") {
			t.Errorf("%s: at last a hint says %q", name, said)
		}
		p.do("unhelp", "")
		p.do("fill", "both", "3")
		p.do("fill", "are", right[0])
		if p.m.Trial.End != "" {
			t.Errorf("%s: a wrong number ends it", name)
		}
		p.do("blank", "both")
		if p.m.Trial.End != EndAnswer {
			t.Errorf("%s: it ends with %q; %+v", name, p.m.Trial.End, p.m.Said())
		}
		p.do("fill", "both", right[1])
		if p.m.Trial.End != EndAnswer {
			t.Errorf("%s: with the number it ends with %q; %+v", name, p.m.Trial.End, p.m.Said())
		}
	}
	if p := trying(t, "nameless-portrait"); !p.m.HasBoard() {
		t.Error("somebody is looked for, and cannot be named")
	}
}

// That there is no answer is shown by facts that contradict each other, and by no others.
func TestItCannotBe(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	p.do("impossible", "")
	if said := fmt.Sprint(p.m.Said()); !strings.Contains(said, "Tick the facts below") {
		t.Errorf("what is to be done is not said: %s", said)
	}
	p.do("check", "")
	if p.m.Trial.End != "" || p.m.Trial.Word != "Tick some facts first." {
		t.Fatalf("no facts contradict each other, and it says %q", p.m.Trial.Word)
	}
	for _, fact := range p.m.Holding() {
		p.do("accuse", fact.ID)
	}
	p.do("check", "")
	if p.m.Trial.End != "" || !strings.Contains(p.m.Trial.Word, "not all of them are needed") {
		t.Errorf("to tick all proves nothing, and it ends with %q: %s", p.m.Trial.End, p.m.Trial.Word)
	}
	for _, fact := range p.m.Holding() { // what can be spared is left out
		if p.m.Trial.End != "" {
			break
		}
		p.do("accuse", fact.ID)
		if p.do("check", ""); strings.Contains(p.m.Trial.Word, "do not contradict") {
			p.do("accuse", fact.ID)
		}
	}
	if p.m.Trial.End != EndNone {
		t.Errorf("it ends with %q: %s; %v", p.m.Trial.End, p.m.Trial.Word, p.m.Trial.Accused)
	}
	p = trying(t, "koenigsberg-bridges") // of which no few facts say it
	p.do("impossible", "")
	p.do("check", "")
	if p.m.Trial.End != EndNone || !strings.Contains(p.m.Trial.Word, "did not have to prove") {
		t.Errorf("it ends with %q: %s", p.m.Trial.End, p.m.Trial.Word)
	}
	if ending := p.m.Trial.Ending(); strings.Contains(ending, "check") {
		t.Errorf("the check that found it counts as help: %s", ending)
	}
	p = trying(t, "koenigsberg-bridges") // why it is so is a hint
	p.do("help", "")
	p.do("help", "") // of its sentences, the first is a help, and the others tell all
	if said := p.m.Hinted(); len(said.Views) != 1 || len(said.Views[0].Steps.Items) != 1 || !p.m.More() {
		t.Errorf("the second word of the hint is %+v", said)
	}
	for p.m.More() {
		p.do("help", "")
	}
	if said := p.m.Hinted(); len(said.Lines) != 1 || said.Lines[0].Text != "So it cannot be, and this is why." || len(said.Views) == 0 {
		t.Errorf("the last word of the hint is %+v", said)
	}
	p = trying(t, "greyhound-race")
	p.do("undecided", "")
	if p.m.Trial.End != EndOpen || p.m.Answered() == "" {
		t.Errorf("it ends with %q: %s; %q", p.m.Trial.End, p.m.Trial.Word, p.m.Answered())
	}
	p = trying(t, "knights-and-knaves-5") // what C is, is decided
	p.do("undecided", "")
	if p.m.Trial.End != "" || !strings.Contains(p.m.Trial.Word, "the same in all of them") {
		t.Errorf("it ends with %q: %s", p.m.Trial.End, p.m.Trial.Word)
	}
	p.do("mark", `people/C/kind = "knave"`)
	if p.m.Trial.End != EndAnswer {
		t.Errorf("C is a knave, and it ends with %q: %s", p.m.Trial.End, p.m.Trial.Word)
	}
	p = trying(t, "zebra")
	p.do("undecided", "")
	if p.m.Trial.End != "" {
		t.Errorf("it ends with %q", p.m.Trial.End)
	}
}

// The step back that keys ask for is one of the marks at the board, and one of the facts
// elsewhere, where they have one.
func TestKeysTakeBackWhatIsInSight(t *testing.T) {
	p := trying(t, "zebra")
	mark := `"table/house 1/nation" = "the Norwegian"`
	fact := p.m.Answer.Facts[len(p.m.Answer.Facts)-1].ID
	key := func(do, at string) {
		t.Helper()
		event, ok := p.m.Means(Deed{Do: do, Path: at})
		if !ok {
			t.Fatalf("%s means nothing", do)
		}
		p.m, _ = Update(p.m, event)
	}
	p.do("switch", fact)
	p.do("mark", mark)
	for _, step := range []struct {
		do, at string
		how    string
		off    bool
	}{
		{"undo", OnBoard, "", true},
		{"undo", OnBoard, "", true}, // no fact is changed from there
		{"redo", OnBoard, PenTick, true},
		{"undo", "", "", false},
	} {
		key(step.do, step.at)
		if got := p.how(mark); got != step.how || p.m.IsOff(fact) != step.off {
			t.Errorf("%s at %q: the mark is %q, and the fact off: %v", step.do, step.at, got, p.m.IsOff(fact))
		}
	}
	other := trying(t, "zebra")
	other.do("mark", mark)
	p = other
	if key("undo", ""); p.how(mark) != "" {
		t.Error("where only marks can be taken back, they are not")
	}
	if key("redo", ""); p.how(mark) != PenTick {
		t.Error("and not made again")
	}
}

// No hint has to be taken for what a fact says in these very words.
func TestAHintIsNoFact(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	for range 30 {
		p.do("help", "")
		for p.m.More() {
			p.do("help", "")
		}
		step := p.m.Trial.Hint.Step
		if step == nil || len(step.Concludes) == 0 {
			break
		}
		for _, fact := range p.m.Answer.Facts {
			if fact.Text == step.Text {
				t.Errorf("the hint repeats that %s", fact.Text)
			}
		}
		p.do("accept", "")
	}
	if h := p.m.Trial.Hint; h == nil || !h.None || h.Step == nil {
		t.Errorf("the hints end with %+v", h)
	}
}

// What is asked next takes the place of what was told before.
func TestNothingStaleIsSaid(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	p.do("check", "")
	if len(p.m.Said().Lines) == 0 {
		t.Error("nothing is said of no marks")
	}
	p.do("help", "")
	if said := p.m.Said(); len(said.Lines) > 0 || p.m.Trial.Hint == nil {
		t.Errorf("beside a hint it still says %+v", said)
	}
	p.do("impossible", "")
	if p.m.Trial.Hint != nil || !p.m.Trial.Accuses {
		t.Error("the facts to choose from stand below a hint")
	}
}

// A wrong mark is met first, and taken back; hypotheses are kept or thrown away; every mark
// can be undone.
func TestMarks(t *testing.T) {
	p := trying(t, "zebra")
	if p.do("help", ""); !p.m.Trial.Empty() {
		t.Error("with a hint and no mark there is something to forget")
	}
	p.do("unhelp", "")
	wrong, right := `"table/house 1/nation" = "the Englishman"`, `"table/house 1/nation" = "the Norwegian"`
	p.do("mark", wrong)
	p.do("check", "")
	if got := p.m.Trial.Worth(wrong, PenTick); got != puzzle.Excluded {
		t.Errorf("the mark is %v", got)
	}
	p.do("help", "")
	if h := p.m.Trial.Hint; h == nil || len(h.Wrong) != 1 || h.Wrong[0].Claim != wrong {
		t.Fatalf("the hint is %+v", p.m.Trial.Hint)
	}
	p.do("help", "")
	p.do("accept", "")
	if p.how(wrong) != "" {
		t.Error("it is not taken back")
	}
	p.do("unmark", "")
	if p.how(wrong) != PenTick {
		t.Error("that it was taken back cannot be undone")
	}
	p.do("suppose", "")
	p.do("mark", wrong) // no more, as long as it is supposed
	p.do("mark", right)
	if p.how(wrong) != "" || p.how(right) != PenTick || !p.supposed(right) {
		t.Errorf("supposed: %+v", p.m.Trial.Notes)
	}
	p.do("discard", "")
	if p.how(wrong) != PenTick || p.how(right) != "" || !strings.Contains(p.m.Trial.Settled, "thrown away") {
		t.Errorf("thrown away: %+v; %q", p.m.Trial.Notes, p.m.Trial.Settled)
	}
	p.do("unmark", "")
	if p.m.Trial.Settled != "" {
		t.Errorf("taken back, it is still said: %q", p.m.Trial.Settled)
	}
	p.do("keep", "")
	if p.how(wrong) != "" || p.how(right) != PenTick || p.supposed(right) || !strings.Contains(p.m.Trial.Settled, "kept") {
		t.Errorf("kept: %+v; %q", p.m.Trial.Notes, p.m.Trial.Settled)
	}
	kept, ok := p.m.Trial.Kept()
	other := trying(t, "zebra")
	other.m, _ = Update(other.m, Resume{Kept: kept})
	if again, _ := other.m.Trial.Kept(); !ok || !reflect.DeepEqual(again, kept) {
		t.Errorf("taken up: %+v, and kept was %+v", again, kept)
	}
	for p.m.Trial.CanUnmark() {
		p.do("unmark", "")
	}
	if len(p.m.Trial.Marks()) > 0 {
		t.Errorf("all undone: %+v", p.m.Trial.Notes)
	}
	// Other facts are another puzzle.
	fact := p.m.Answer.Facts[len(p.m.Answer.Facts)-1].ID
	other.do("switch", fact)
	if len(other.m.Trial.Marks()) > 0 {
		t.Error("the marks are about other facts")
	}
}

// A number of two figures is typed figure by figure, and an undone one is not gone on with.
func TestTyped(t *testing.T) {
	p := trying(t, "magic-hexagon")
	parts := slices.Collect(p.m.plays())
	if len(parts) < 2 {
		t.Fatalf("%d places", len(parts))
	}
	a, b := parts[0].Leaf, parts[1].Leaf
	for _, step := range []struct{ leaf, key, want string }{
		{a, "1", "1"}, {a, "6", "16"}, {a, "2", "2"}, // 162 is none of the numbers
		{b, "1", "1"}, {b, "0", "10"}, {b, "0", ""}, // nor are 100, and 0
		{a, "9", "9"}, {a, "1", "1"}, {b, "8", "8"}, {a, "2", "2"},
	} {
		p.do("type", step.leaf, step.key)
		if got := strings.Join(p.entered(step.leaf, PenTick), " "); got != step.want {
			t.Errorf("%s typed at %s: there stands %q, want %q", step.key, step.leaf, got, step.want)
		}
	}
	p.do("blank", a)
	p.do("type", a, "1")
	p.do("fill", a, "3")
	p.do("type", a, "4")
	if got := p.entered(a, PenTick); !slices.Equal(got, []string{"4"}) {
		t.Errorf("after a number that was pressed there stands %v", got)
	}
}

// What stands in an answer is entered, noted small and taken back in its place.
func TestFilled(t *testing.T) {
	p := trying(t, "sudoku")
	parts := slices.Collect(p.m.plays())
	if len(parts) == 0 || p.m.HasForm() {
		t.Fatalf("%d places on the board, and a form: %v", len(parts), p.m.HasForm())
	}
	leaf := parts[0].Leaf
	p.do("fill", leaf, "5")
	p.do("fill", leaf, "7")
	if got := p.entered(leaf, PenTick); !slices.Equal(got, []string{"7"}) {
		t.Errorf("there stands %v", got)
	}
	p.do("fill", leaf, "x")
	if got := p.entered(leaf, PenTick); !slices.Equal(got, []string{"7"}) || p.m.Trial.Word == "" {
		t.Errorf("there stands %v", got)
	}
	p.do("blank", leaf)
	p.do("pento", PenMaybe)
	p.do("fill", leaf, "3")
	p.do("fill", leaf, "4")
	p.do("fill", leaf, "4")
	if got := p.entered(leaf, PenMaybe); len(p.entered(leaf, PenTick)) > 0 || !slices.Equal(got, []string{"3"}) {
		t.Errorf("perhaps %v", got)
	}
	w := trying(t, "wolf-goat-cabbage")
	w.do("fill", "trips/0/seat1", "the goat")
	w.do("fill", "trips/0/seat2", "the farmer")
	w.do("fill", "trips/1/seat1", "the farmer")
	if got := w.m.RowsOf("trips"); got != 2 {
		t.Errorf("%d rows", got)
	}
	w.do("unrow", "trips")
	w.do("check", "")
	if w.m.RowsOf("trips") != 1 || w.m.Trial.Checked == nil || w.m.Trial.Checked.Whole && len(w.m.Trial.Checked.Broken) == 0 || w.m.Trial.End != "" {
		t.Errorf("checked: %+v", w.m.Trial.Checked)
	}
}

// Where the board draws what is entered, it cannot show what of it is supposed: that is listed.
func TestWhatIsSupposedIsListed(t *testing.T) {
	p := trying(t, "koenigsberg-bridges")
	press := func() {
		for part := range p.m.plays() {
			p.do("put", part.ID)
			return
		}
		t.Fatal("nothing can be pressed")
	}
	press() // where the walk begins
	press()
	p.do("suppose", "")
	press()
	got := p.m.Supposed()
	if len(got) != 1 || !strings.HasPrefix(p.m.MarkText(got[0]), "bridge 2, bridge: ") {
		t.Errorf("supposed are %v", got)
	}
	p.do("keep", "")
	if got := p.m.Supposed(); len(got) > 0 {
		t.Errorf("what is kept is no longer supposed: %v", got)
	}
}

// A plan is made by pressing, a step is taken back with all that follows it, and what was
// forgotten can be had again.
func TestAPlanIsPressed(t *testing.T) {
	p := trying(t, "wolf-goat-cabbage")
	press := func(says string) {
		t.Helper()
		for _, part := range slices.Collect(p.m.plays()) {
			if strings.HasPrefix(part.Says, says) {
				p.do("put", part.ID)
				return
			}
		}
		t.Fatalf("nothing says %q", says)
	}
	press("The farmer and the wolf")
	if got := p.m.TriedOn()[0].Title; got != "After move 1" {
		t.Fatalf("the board shows %q", got)
	}
	press("The farmer cross")
	p.do("check", "")
	if said := p.m.Said(); !strings.HasPrefix(said.Lines[0].Text, "Not so") || len(said.Lines[0].Facts) == 0 {
		t.Errorf("the goat is alone with the cabbage, and the check says %+v", said)
	}
	p.do("help", "")
	if said := p.m.Hinted(); !strings.Contains(said.Lines[0].Text, "move 1") || len(said.Views) > 0 {
		t.Errorf("the hint is %+v", said)
	}
	for p.m.More() {
		p.do("help", "")
	}
	p.do("accept", "")
	if marks := p.m.Trial.Marks(); len(marks) > 0 || p.m.TriedOn()[0].Title != "At the start" {
		t.Errorf("left are %v, on the board %q", marks, p.m.TriedOn()[0].Title)
	}
	for p.m.Trial.Hint == nil || p.m.More() {
		p.do("help", "")
	}
	p.do("accept", "")
	if said := p.m.Said(); len(said.Lines) != 1 || said.Lines[0].Text != "Done: The farmer and the goat cross." {
		t.Errorf("of a move that a hint makes is said %+v", said)
	}
	p.do("unmark", "")
	p.do("undecided", "")
	if p.m.Trial.End != "" {
		t.Error("that there are two plans is no plan")
	}
	press("The farmer and the goat")
	p.do("forget", "")
	p.do("unmark", "")
	if len(p.m.Trial.Marks()) == 0 {
		t.Error("what was forgotten is gone for good")
	}
}

// Marks belong to the facts for which they were made, which is told where they go.
func TestMarksStayWithTheirFacts(t *testing.T) {
	p := trying(t, "zebra")
	p.do("mark", `"table/house 1/nation" = "the Norwegian"`)
	p.do("switch", "clues/0")
	if said := p.m.Said(); p.m.Trial.Begun() || len(said.Lines) == 0 {
		t.Errorf("of the marks %d are left, and it is said: %+v", len(p.m.Trial.Marks()), said)
	}
	p.do("switch", "clues/1")
	if said := p.m.Said(); len(said.Lines) > 0 {
		t.Errorf("it is said again: %+v", said)
	}
}

// What the question asks for is enough; that something else is asked for as well, or all of it,
// is not.
func TestWhatIsAskedForIsEnough(t *testing.T) {
	p := trying(t, "zebra")
	p.do("mark", `"table/house 1/nation" = "the Norwegian"`)
	p.do("mark", `"table/house 1/drink" = "water"`)
	if p.m.Trial.End != "" {
		t.Fatal("one of two questions is answered, and that ends it")
	}
	p.do("mark", `"with/the Spaniard/pet" = "the zebra"`)
	if p.m.Trial.End != "" || p.m.Trial.Judged != nil {
		t.Fatalf("a wrong answer ends it: %q; or it is told unasked: %v", p.m.Trial.End, p.m.Trial.Judged)
	}
	if !p.m.Trial.Complete() {
		t.Error("all that is asked for is answered, not all of it right, and nothing is said")
	}
	p.do("unmark", "")
	p.do("mark", `"with/the Japanese/pet" = "the zebra"`)
	if p.m.Trial.End != EndAnswer || p.m.Trial.Checks != 0 {
		t.Errorf("both are answered, and it ends with %q after %d checks", p.m.Trial.End, p.m.Trial.Checks)
	}
	if p.do("check", ""); !strings.Contains(fmt.Sprint(p.m.Said()), "all that is asked for") {
		t.Errorf("it says %+v", p.m.Said())
	}

	p = trying(t, "flea-market") // what goes with what is asked, too
	p.do("mark", `"table/Bela/thing" = "the mirror"`)
	if p.m.Trial.End != "" {
		t.Error("it is taken for solved by the mirror alone")
	}
}

// Marks that can be right each by itself, and not together, are not called open.
func TestMarksThatClash(t *testing.T) {
	p := trying(t, "magic-star")
	p.do("fill", "circles/B/number", "2")
	p.do("fill", "circles/C/number", "2")
	p.do("check", "")
	if said := fmt.Sprint(p.m.Said()); !strings.Contains(said, "cannot all be right") {
		t.Errorf("it says %s; marks %v", said, p.m.Trial.Marks())
	}
	p.do("fill", "circles/C/number", "3")
	p.do("check", "")
	if said := fmt.Sprint(p.m.Said()); !strings.Contains(said, "neither right nor wrong") {
		t.Errorf("it says %s; marks %v", said, p.m.Trial.Marks())
	}
}

// A forbidden move can be made, and is told to be forbidden where it is made, with the rule
// that it breaks; one that is allowed is not.
func TestAForbiddenMoveIsToldAtOnce(t *testing.T) {
	p := trying(t, "wolf-goat-cabbage")
	cross := func(trip int, with string) (note string) {
		p.do("fill", fmt.Sprintf("trips/%d/seat1", trip), "the farmer")
		p.do("fill", fmt.Sprintf("trips/%d/seat2", trip), with)
		return p.m.TriedOn()[0].Note
	}
	if note := cross(0, "the goat"); strings.Contains(note, "not allowed") {
		t.Errorf("the goat may cross, and it says %s", note)
	}
	p.do("forget", "")
	if note := cross(0, "the wolf"); !strings.HasPrefix(note, "Move 1 is not allowed: ") || !strings.Contains(note, "cabbage") {
		t.Errorf("the goat is alone with the cabbage, and it says %s", note)
	}
	if note := cross(1, "nobody"); !strings.HasPrefix(note, "Move 1 is not allowed: ") {
		t.Errorf("a move later it says %s", note)
	}
	p.do("unmark", "")
	p.do("unmark", "")
	p.do("unmark", "")
	p.do("unmark", "")
	if note := p.m.TriedOn()[0].Note; strings.Contains(note, "not allowed") {
		t.Errorf("it is taken back, and it says %s", note)
	}
	if p.m.Trial.Checks != 0 {
		t.Error("that counts as a check")
	}
}
