package lab_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"solvitur/solvers/catalog"
	"solvitur/solvers/claim"
	"solvitur/solvers/family/crossings"
	"solvitur/solvers/family/jugs"
	"solvitur/solvers/family/null"
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// mostTaken is how many hints are taken where each takes a search of its own.
const mostTaken = 10

// mostPressed is up to how many are taken where the answer is a table that is filled by pressing.
const mostPressed = 60

// places are how many values the tables of an answer have.
func (p *player) places() (n int) {
	for _, field := range p.job.Instance.Answer().Fields {
		n += len(field.Names) * len(field.Cells)
	}
	return n
}

// mostProved bounds the search by which a hint is proved again.
const mostProved = 200_000

// player is somebody who takes every hint.
type player struct {
	*testing.T
	lab     *lab.Lab
	job     *lab.Job
	request wire.HintRequest
}

func newPlayer(t *testing.T, l *lab.Lab, preset puzzle.Preset) *player {
	variant := lab.VariantOf(preset)
	job, err := l.Open(preset.Family, variant)
	if err != nil {
		t.Fatal(err)
	}
	return &player{t, l, job, wire.HintRequest{Family: preset.Family, Variant: variant, Budget: wire.Budget{Milliseconds: 3000}}}
}

func (p *player) hint() *wire.HintBody {
	p.Helper()
	var got told
	if err := p.lab.Hint(p.Context(), p.request, got.tell); err != nil {
		p.Fatal(err)
	}
	last := got.events[len(got.events)-1]
	if last.Hinted == nil {
		p.Fatalf("the last event is %+v", last)
	}
	return last.Hinted
}

func (p *player) check(r wire.CheckRequest) *wire.CheckedBody {
	p.Helper()
	var got told
	r.Family, r.Variant, r.Budget = p.request.Family, p.request.Variant, p.request.Budget
	if err := p.lab.Check(p.Context(), r, got.tell); err != nil {
		p.Fatal(err)
	}
	return got.events[len(got.events)-1].Checked
}

// verdict is that of facts and assumptions alone.
func (p *player) verdict(keep []puzzle.FactID, assume []puzzle.Claim, deny puzzle.Claim) puzzle.Verdict {
	p.Helper()
	done := puzzletest.Count(p, p.job.Instance, puzzle.Options{
		Limit: 1, Bare: true, NoCore: true, Assume: assume, Deny: deny,
		Keep: func(id puzzle.FactID) bool { return slices.Contains(keep, id) || strings.HasPrefix(id, "assume:") },
	})
	return done.Verdict
}

func (p *player) facts() (ids []puzzle.FactID) {
	for _, fact := range p.job.Instance.Facts() {
		if p.job.Keep(fact.ID) {
			ids = append(ids, fact.ID)
		}
	}
	return ids
}

// drawn are the facts of which the picture shows what they say by themselves.
func (p *player) drawn() (ids []puzzle.FactID) {
	for _, v := range p.job.Instance.GivenKept(p.job.Keep) {
		for mark := range view.Marks(v) {
			if mark.Status == view.Told {
				ids = append(ids, mark.Facts...)
			}
		}
	}
	return ids
}

// told is what the picture shows of what facts say by themselves.
func (p *player) told() (claims []puzzle.Claim) {
	for _, v := range p.job.Instance.GivenKept(p.job.Keep) {
		for mark := range view.Marks(v) {
			if mark.Status == view.Told && mark.Claim != "" {
				claims = append(claims, mark.Claim)
			}
		}
	}
	return claims
}

// entered is what the answer claims as far as it is filled in.
func (p *player) entered() []puzzle.Claim {
	p.Helper()
	if len(p.request.Answer) == 0 {
		return nil
	}
	claims, err := p.job.Instance.ReadPart(p.request.Answer)
	if err != nil {
		p.Fatal(err)
	}
	return claims
}

// used are the claims that a step goes on from: marked, entered, or shown by the picture of the facts. Those
// that facts tell come to the facts of the step.
func (p *player) used(h *wire.HintBody) (used []puzzle.Claim) {
	p.Helper()
	for _, u := range h.Step.Uses {
		switch {
		case slices.Contains(p.request.Marks, u.Claim), slices.Contains(p.entered(), u.Claim):
			used = append(used, u.Claim)
		case strings.HasPrefix(u.Fact, "assume:"): // drawn as told by a fact
			used = append(used, u.Claim)
		case u.Fact != "":
			h.Step.Facts = append(h.Step.Facts, u.Fact)
		case p.verdict(p.drawn(), nil, u.Claim) == puzzle.None: // what the picture shows says it together
			used = append(used, u.Claim)
		default:
			p.Fatalf("%s uses what is not marked: %s", h.Step.Text, u.Text)
		}
	}
	return used
}

// take proves a hint, and follows it.
func (p *player) take(h *wire.HintBody) {
	p.Helper()
	if h.Step == nil {
		if h.HasCore && p.job.Instance.Question() == nil {
			assume := slices.Concat(p.request.Marks, p.entered())
			if len(h.Beside) > 0 { // these are enough
				marked := assume
				assume = nil
				for _, mark := range h.Beside {
					if assume = append(assume, mark.Claim); !slices.Contains(marked, mark.Claim) {
						p.Fatalf("%s rests on what is not marked: %s", h.Says[0].Text, mark.Text)
					}
				}
			}
			// By the family's first way, which need not be the one that saw it; it may give up.
			done := puzzletest.Count(p, p.job.Instance, puzzle.Options{Limit: 1, Bare: true, NoCore: true, Nodes: mostProved,
				Assume: slices.Concat(assume, p.told()), Deny: h.Says[0].Claim,
				Keep: func(id puzzle.FactID) bool { return slices.Contains(h.Core, id) || strings.HasPrefix(id, "assume:") }})
			if done.Verdict != puzzle.None && done.Verdict != puzzle.Unsolved {
				p.Fatalf("%q do not show that %s", h.Core, h.Says[0].Text)
			}
		}
		p.request.Answer = h.Fill
		return
	}
	used := p.used(h)
	for _, claim := range h.Step.Concludes {
		if slices.Contains(p.request.Marks, claim.Claim) {
			p.Fatalf("%s concludes what is marked: %s", h.Step.Text, claim.Text)
		}
		if p.job.Info.Monotone && p.verdict(h.Step.Facts, used, claim.Claim) != puzzle.None {
			p.Fatalf("%s does not show that %s", h.Step.Text, claim.Text)
		}
		if v := p.verdict(p.facts(), nil, claim.Claim); v != puzzle.None {
			p.Fatalf("%s is not certain: without it the verdict is %s", claim.Text, v)
		}
		p.request.Marks = append(p.request.Marks, claim.Claim)
	}
	concluded := p.request.Marks[len(p.request.Marks)-len(h.Step.Concludes):]
	for _, out := range h.Out {
		if p.verdict(nil, append(slices.Clone(concluded), out), "") != puzzle.None {
			p.Fatalf("%s does not rule out %s by itself", h.Step.Text, out)
		}
		if cross := puzzle.Not(out); !slices.Contains(p.request.Marks, cross) {
			p.request.Marks = append(p.request.Marks, cross)
		}
	}
}

// Whoever takes every hint comes to an answer, or to where it shows that there is none:
// every step is certain, and follows from the facts that it names and what is marked.
func TestHintsLeadToTheAnswer(t *testing.T) {
	l := lab.New(catalog.Families())
	for _, family := range catalog.Families() {
		for _, preset := range family.Presets() {
			t.Run(preset.Name, func(t *testing.T) {
				p := newPlayer(t, l, preset)
				var longest time.Duration
				hints, certain, most := 0, 0, mostTaken
				if n := p.places(); n <= mostPressed && p.job.Instance.Play(nil, p.job.Keep) != nil {
					most = n // it may go astray later than that
				}
				for ; ; hints++ {
					begun := time.Now()
					h := p.hint()
					longest = max(longest, time.Since(begun))
					if h.None && (h.Step == nil || len(h.Step.Concludes) == 0) {
						p.contradiction(h, preset)
						break
					}
					if h.Step == nil && h.Fill == nil {
						p.end(h, preset)
						break
					}
					if p.job.Info.Hinted() && hints > 1000 {
						t.Fatal("the hints come to no end")
					}
					if !p.job.Info.Hinted() && hints == most {
						break
					}
					if !h.Open {
						certain++
					} else if preset.Expect.Verdict == puzzle.One {
						t.Fatalf("there is one answer, and %+v is called one way of several", h.Says)
					}
					p.take(h)
				}
				t.Logf("%d hints, %d of them certain, the longest took %v", hints, certain, longest)
			})
		}
	}
}

// Hints make for the answer: in a grid of many squares they are fewer than the steps of the whole
// argument, which fills in all of them, and the first one places something.
func TestHintsMakeForTheAnswer(t *testing.T) {
	for _, name := range []string{"zebra", "night-train", "boxes-and-balls"} {
		t.Run(name, func(t *testing.T) {
			preset, _ := catalog.Preset(name)
			p := newPlayer(t, lab.New(catalog.Families()), preset)
			argued, err := p.job.Instance.Argue(t.Context(), puzzle.ArgueOptions{})
			if err != nil {
				t.Fatal(err)
			}
			hints := 0
			for h := p.hint(); h.Step != nil; h = p.hint() {
				p.take(h)
				hints++
			}
			if all := len(argued.Steps); hints == 0 || hints >= all {
				t.Errorf("%d hints, and the argument has %d steps", hints, all)
			}
		})
	}
	preset, _ := catalog.Preset("zebra")
	h := newPlayer(t, lab.New(catalog.Families()), preset).hint()
	if got := h.Step.Concludes; len(got) != 1 || got[0].Text != "House 2 goes with the blue house." {
		t.Errorf("the first hint for zebra concludes %+v", got)
	}
}

func (p *player) contradiction(h *wire.HintBody, preset puzzle.Preset) {
	p.Helper()
	if preset.Expect.Verdict != puzzle.None {
		p.Fatalf("it cannot be, says the hint, and the verdict is %s", preset.Expect.Verdict)
	}
	if h.HasCore && p.verdict(h.Core, nil, "") != puzzle.None {
		p.Fatal("the facts named do not contradict each other")
	}
	if h.Step == nil {
		return
	}
	used := p.used(h)
	if p.verdict(h.Step.Facts, used, "") != puzzle.None {
		p.Fatalf("%s is no contradiction", h.Step.Text)
	}
}

// end checks what is found in the end: all that is certain, or a whole answer that breaks
// no fact.
func (p *player) end(h *wire.HintBody, preset puzzle.Preset) {
	p.Helper()
	if !h.Found && !h.Open {
		p.Fatalf("the hints end with %+v", h)
	}
	form := p.job.Instance.Answer()
	if p.job.Instance.Question() != nil {
		if checked := p.check(wire.CheckRequest{Answer: p.request.Answer}); h.Found && (!checked.Whole || checked.Falls != "") {
			p.Fatalf("all is found, says the hint, and of %s is said: %+v", p.request.Answer, checked)
		}
		return
	}
	if len(p.request.Answer) > 0 {
		broken, err := p.job.Instance.Violations(p.request.Answer, p.job.Keep)
		if err != nil && !errors.Is(err, puzzle.ErrUndecided) || len(broken) > 0 {
			p.Fatalf("%s breaks %v, %v", p.request.Answer, broken, err)
		}
		return
	}
	if preset.Expect.Verdict != puzzle.One {
		return
	}
	if checked := p.check(wire.CheckRequest{Marks: p.request.Marks, Tried: true}); h.Found && (!checked.Whole || checked.Wrong()) {
		p.Fatalf("all is found, says the hint, and no whole answer is marked: %q", p.request.Marks)
	}
	_, found, _ := puzzletest.Search[json.RawMessage](p, p.job.Instance, puzzle.Options{Limit: 1, Bare: true, Keep: p.job.Keep})
	doc, err := schema.Decode(found[0])
	if err != nil {
		p.Fatal(err)
	}
	known := slices.Concat(p.request.Marks, p.told())
	for path, value := range schema.Leaves(form, doc) {
		part, err := json.Marshal(schema.WithLeaf(form, nil, path, value))
		if err != nil {
			p.Fatal(err)
		}
		claims, err := p.job.Instance.ReadPart(part)
		if err != nil {
			p.Fatal(err)
		}
		for _, claim := range claims {
			if p.job.Info.Hinted() && p.verdict(nil, known, claim) != puzzle.None {
				p.Fatalf("%s is not found", claim)
			}
		}
	}
}

// Where there is one answer, a wrong mark is met first, with facts and right marks that rule it out.
func TestAWrongMarkIsMetFirst(t *testing.T) {
	l := lab.New(catalog.Families())
	rng := rand.New(rand.NewPCG(16, 2))
	met := 0
	for _, family := range catalog.Families() {
		for _, preset := range family.Presets() {
			if preset.Expect.Verdict != puzzle.One {
				continue
			}
			p := newPlayer(t, l, preset)
			claims := p.job.Instance.Claims()
			if len(claims) == 0 {
				continue
			}
			_, found, _ := puzzletest.Search[json.RawMessage](p, p.job.Instance, puzzle.Options{Limit: 1, Bare: true, Keep: p.job.Keep})
			holds, err := p.job.Instance.Judge(found[0])
			if err != nil {
				t.Fatal(err)
			}
			for range 5 {
				p.request.Marks = nil
				var wrong []puzzle.Claim
				for range 4 {
					mark := claims[rng.IntN(len(claims))].Claim
					if rng.IntN(2) == 0 {
						mark = puzzle.Not(mark)
					}
					if slices.Contains(p.request.Marks, mark) {
						continue
					}
					p.request.Marks = append(p.request.Marks, mark)
					if is, err := holds(mark); err != nil {
						t.Fatal(err)
					} else if !is {
						wrong = append(wrong, mark)
					}
				}
				h := p.hint()
				var told []puzzle.Claim
				for _, w := range h.Wrong {
					told = append(told, w.Claim)
				}
				if first := wrong[:min(1, len(wrong))]; !slices.Equal(told, first) {
					t.Errorf("%s: of %q these are wrong: %q, and the hint names %q", preset.Name, p.request.Marks, wrong, told)
				}
				if len(wrong) == 0 {
					continue
				}
				together := told[:1:1]
				for _, right := range h.Beside {
					if is, err := holds(right.Claim); err != nil || !is {
						t.Errorf("%s: %s is taken for right: %v", preset.Name, right.Claim, err)
					}
					together = append(together, right.Claim)
				}
				if met++; h.HasCore && p.verdict(h.Core, together, "") != puzzle.None {
					t.Errorf("%s: %q does not rule out %q", preset.Name, h.Core, together)
				}
				if !h.HasCore && len(h.Views) == 0 {
					t.Errorf("%s: nothing is said of why %s is wrong", preset.Name, wrong[0])
				}
			}
		}
	}
	if met < 100 {
		t.Errorf("only %d wrong marks were met", met)
	}
}

// Where an argument is there to be read alone, no hint is a step of it.
func TestHintsAsideFromTheArgument(t *testing.T) {
	l := lab.New(catalog.Families())
	for _, family := range catalog.Families() {
		for _, preset := range family.Presets() {
			if preset.Name != "three-tables" {
				continue
			}
			p := newPlayer(t, l, preset)
			if info := family.Info(); !info.Argued || info.Hinted() {
				t.Errorf("argued: %v, hinted: %v", info.Argued, info.Hinted())
			}
			if h := p.hint(); h.Argued {
				t.Errorf("the hint is a step of the argument: %s", h.Step.Text)
			}
			return
		}
	}
	t.Error("there is no such puzzle")
}

// Where a single line of a figure lacks one number, the hint is that number, and that line: few facts
// at a time lead through the whole of it.
func TestHintsTakeFewFacts(t *testing.T) {
	l := lab.New(catalog.Families())
	var hexagon puzzle.Preset
	stars, _ := catalog.Family("stars")
	for _, preset := range stars.Presets() {
		if preset.Name == "magic-hexagon" {
			hexagon = preset
		}
	}
	var got told
	if err := l.Another(t.Context(), wire.AnotherRequest{Family: stars.Info().Name, Puzzle: hexagon.Name, Level: puzzle.Easy, Seed: "1"}, got.tell); err != nil {
		t.Fatal(err)
	}
	made := got.events[len(got.events)-1].Made
	hexagon.Facts = made.Variant.Facts
	p := newPlayer(t, l, hexagon)
	hints, few := 0, 0
	for h := p.hint(); h.Fill != nil; h = p.hint() {
		if p.take(h); len(h.Core) <= 2 { // a line, and its sum
			few++
		}
		hints++
	}
	if hints < 10 || few < hints/2 { // what the time allows
		t.Errorf("of %d hints, %d take few facts", hints, few)
	}
}

// Who has half of an answer is told how it goes on.
func TestHalfAnAnswerGoesOn(t *testing.T) {
	l := lab.New(catalog.Families())
	for _, family := range catalog.Families() {
		if family.Info().Hinted() {
			continue
		}
		for _, preset := range family.Presets() {
			p := newPlayer(t, l, preset)
			_, found, _ := puzzletest.Search[json.RawMessage](p, p.job.Instance, puzzle.Options{Limit: 1, Bare: true, Keep: p.job.Keep})
			if len(found) == 0 {
				continue
			}
			doc, err := schema.Decode(found[0])
			if err != nil {
				t.Fatal(err)
			}
			for path, value := range schema.Leaves(p.job.Instance.Answer(), doc) {
				p.request.Marks = append(p.request.Marks, claim.That(claim.Plain(value), path...).String())
			}
			n := len(p.request.Marks)
			if p.request.Marks = p.request.Marks[:n/2]; n < 2 {
				continue
			}
			if h := p.hint(); h.Step == nil && h.Fill == nil {
				t.Errorf("%s: of %d values half are entered, and the hint is %+v", preset.Name, n, h)
			}
		}
	}
}

// Facts that shall contradict each other are too few, one set that does, or more than it
// takes.
func TestClash(t *testing.T) {
	l := lab.New([]puzzle.Family{null.New()})
	variant := share.Variant{Facts: json.RawMessage(`{"top": 100, "rests": [
		{"divisor": 5, "rest": 3}, {"divisor": 3, "rest": 2}, {"divisor": 7, "rest": 2}, {"divisor": 6, "rest": 1}]}`)}
	check := func(clash ...puzzle.FactID) (*wire.ClashBody, error) {
		var got told
		err := l.Check(t.Context(), wire.CheckRequest{Family: null.New().Info().Name, Variant: variant, Clash: clash, Clashes: true}, got.tell)
		if err != nil {
			return nil, err
		}
		return got.events[len(got.events)-1].Checked.Clash, nil
	}
	for _, test := range []struct {
		clash []puzzle.FactID
		want  wire.ClashBody
	}{
		{nil, wire.ClashBody{Fits: true}},
		{[]puzzle.FactID{"rests/0", "rests/1"}, wire.ClashBody{Fits: true}},
		{[]puzzle.FactID{"rests/1", "rests/3"}, wire.ClashBody{Minimal: true}},
		{[]puzzle.FactID{"rests/3", "rests/0", "rests/1"}, wire.ClashBody{Spare: []puzzle.FactID{"rests/0"}}},
	} {
		if got, err := check(test.clash...); err != nil || !reflect.DeepEqual(*got, test.want) {
			t.Errorf("%q: %+v, %v", test.clash, got, err)
		}
	}
	for _, id := range []puzzle.FactID{"rests/9", "", "rule:x"} {
		if _, err := check(id); err == nil {
			t.Errorf("%q is taken for a fact", id)
		}
	}
}

// Marks are right, wrong, or cannot be known; what is none is a fault at its place.
func TestJudgedMarks(t *testing.T) {
	l := lab.New([]puzzle.Family{truthtellers.New()})
	job := newPlayer(t, l, presetOf(t, truthtellers.New(), "knights-and-knaves-5")) // 2 answers: one knight of two, and a knave
	claims := job.job.Instance.Claims()
	want := map[puzzle.Claim]puzzle.Standing{}
	var marks []puzzle.Claim
	for _, claim := range claims {
		standing := puzzle.StandingOf(job.verdict(job.facts(), []puzzle.Claim{claim.Claim}, "") != puzzle.None, job.verdict(job.facts(), nil, claim.Claim) != puzzle.None)
		want[claim.Claim] = standing
		marks = append(marks, claim.Claim)
	}
	var got told
	if err := l.Check(t.Context(), wire.CheckRequest{Family: job.request.Family, Variant: job.request.Variant, Marks: marks}, got.tell); err != nil {
		t.Fatal(err)
	}
	seen := map[puzzle.Standing]int{}
	for _, mark := range got.events[len(got.events)-1].Checked.Judged {
		if seen[mark.Standing]++; mark.Standing != want[mark.Claim] {
			t.Errorf("%s is %v, want %v", mark.Claim, mark.Standing, want[mark.Claim])
		}
	}
	if seen[puzzle.Certain] == 0 || seen[puzzle.Excluded] == 0 || seen[puzzle.Open] == 0 {
		t.Errorf("this tests too little: %v", seen)
	}
	noMark := "people/Zoe/kind = \"knave\""
	err := l.Check(t.Context(), wire.CheckRequest{Family: job.request.Family, Variant: job.request.Variant, Marks: []puzzle.Claim{marks[0], noMark, noMark}}, got.tell)
	if faults := schema.FieldErrors(err); len(faults) != 1 || faults[0].Path != "marks/1" {
		t.Errorf("got %v", err)
	}
}

// Who has marked nothing, and asks what that is worth, is told that it is nothing; where
// nothing has to be done, that it is right.
func TestNothingMarked(t *testing.T) {
	l := lab.New(catalog.Families())
	for _, family := range catalog.Families() {
		for _, preset := range family.Presets() {
			p := newPlayer(t, l, preset)
			if checked := p.check(wire.CheckRequest{Tried: true}); checked.Whole || len(checked.Judged) > 0 {
				t.Errorf("%s: %+v", preset.Name, checked)
			}
		}
	}
	p := newPlayer(t, l, presetOf(t, jugs.New(), "odd-litre"))
	p.request.Variant.Facts = json.RawMessage(`{"jugs": [{"name": "A", "holds": 3, "first": 2}], "bans": [], "goals": [{"jug": "A", "amount": 2}]}`)
	if checked := p.check(wire.CheckRequest{Tried: true}); !checked.Whole || checked.Wrong() {
		t.Errorf("nothing has to be done, and that is told: %+v", checked)
	}
}

// Who has entered an answer that a search gives, by pressing or in a form, is told that it is
// right.
func TestRightAnswersAreRight(t *testing.T) {
	l := lab.New(catalog.Families())
	for _, family := range catalog.Families() {
		for _, preset := range family.Presets() {
			p := newPlayer(t, l, preset)
			_, found, _ := puzzletest.Search[json.RawMessage](p, p.job.Instance, puzzle.Options{Limit: 1, Bare: true, Keep: p.job.Keep})
			if len(found) == 0 || len(p.job.Instance.Answer().Fields) == 0 {
				continue
			}
			form := p.job.Instance.Answer()
			if question := p.job.Instance.Question(); question != nil {
				right, ok := question.Right(p.job.Keep)
				if !ok {
					t.Errorf("%s: nothing follows that is asked for", preset.Name)
				}
				form, found[0] = question.Form, right.Answer
			}
			doc, err := schema.Decode(found[0])
			if err != nil {
				t.Fatal(err)
			}
			var marks []puzzle.Claim
			for path, value := range schema.Leaves(form, doc) {
				marks = append(marks, claim.That(claim.Plain(value), path...).String())
			}
			if checked := p.check(wire.CheckRequest{Marks: marks, Tried: true}); !checked.Whole || checked.Wrong() || checked.Undecided || checked.Falls != "" {
				t.Errorf("%s: of %s is said: whole %v, broken %q, undecided %v", preset.Name, found[0], checked.Whole, checked.Broken, checked.Undecided)
			}
		}
	}
}

// A plan that does what is forbidden is told what that is, whether it leads to the end or not.
func TestForbidden(t *testing.T) {
	p := newPlayer(t, lab.New([]puzzle.Family{crossings.New()}), presetOf(t, crossings.New(), "wolf-goat-cabbage"))
	var marks []puzzle.Claim
	for n, passenger := range []string{"the goat", "nobody", "the wolf", "nobody", "the cabbage"} {
		row := strconv.Itoa(n)
		marks = append(marks, claim.That("the farmer", "trips", row, "seat1").String(), claim.That(passenger, "trips", row, "seat2").String())
		checked := p.check(wire.CheckRequest{Marks: marks, Tried: true})
		var want []puzzle.FactID
		if n > 2 {
			want = []puzzle.FactID{"bans/0"} // the wolf and the goat are left over there
		}
		if !slices.Equal(checked.Broken, want) || checked.Wrong() != (n > 2) {
			t.Errorf("after %d crossings: %+v, want %q broken", n+1, checked, want)
		}
	}
}

func presetOf(t *testing.T, family puzzle.Family, name string) puzzle.Preset {
	t.Helper()
	for _, preset := range family.Presets() {
		if preset.Name == name {
			return preset
		}
	}
	t.Fatalf("there is no puzzle %s", name)
	return puzzle.Preset{}
}

// What is entered may settle what the facts leave open: then it goes on so, and not in one way of
// several. What is certain comes before any guess, and what the facts tell is nobody's mark.
func TestWhatIsEnteredSettlesTheRest(t *testing.T) {
	lab.Patiently(t)
	l := lab.New(catalog.Families())
	for _, c := range []struct{ preset, answer, says string }{
		{"magic-triangle", `{"circles":{"A":{"number":1},"B":{"number":5},"C":{"number":3},"D":{"number":4},"E":{"number":2}}}`, `circles/F/number = 6`},
		{"knights-and-knaves-5", `{"people":{"A":{"kind":"knight"},"C":{"kind":"knave"}}}`, `people/B/kind = "knave"`},
		{"magic-square", `{"circles":{}}`, `circles/b2/number = 5`},
	} {
		preset, _ := catalog.Preset(c.preset)
		p := newPlayer(t, l, preset)
		p.request.Answer = json.RawMessage(c.answer)
		if h := p.hint(); h.Open || h.Perhaps || len(h.Says) != 1 || h.Says[0].Claim != c.says {
			t.Errorf("%s goes on by %+v", c.preset, h)
		}
	}
	preset, _ := catalog.Preset("eight-queens")
	board := schema.BlankBoard(8, 8)
	board[0][0] = "Q" // there are four such answers, and in none the second queen stands elsewhere
	facts, err := json.Marshal(map[string]any{"size": 8, "diagonals": "plain", "knights": false, "board": board})
	if err != nil {
		t.Fatal(err)
	}
	preset.Facts = facts
	p := newPlayer(t, l, preset)
	p.request.Marks = []puzzle.Claim{`not:board/1/4 = "Q"`, `not:board/1/5 = "Q"`, `not:board/1/6 = "Q"`}
	h := p.hint()
	for _, wrong := range h.Wrong {
		if !slices.Contains(p.request.Marks, wrong.Claim) {
			t.Errorf("%q is called wrong, and nobody has marked it", wrong.Text)
		}
	}
	if len(h.Wrong) == 0 || !h.Together {
		t.Errorf("nothing is wrong with marks that leave no answer together: %+v", h)
	}
}

// Whether a statement is true that nobody heard is nobody's question: a mark about it is left aside, and not
// called wrong.
func TestWhatNobodyHeardIsNoMark(t *testing.T) {
	preset, _ := catalog.Preset("three-gods")
	p := newPlayer(t, lab.New(catalog.Families()), preset)
	p.request.Variant.Off = []puzzle.FactID{"statements/0"}
	p.request.Tried = true
	p.request.Marks = []puzzle.Claim{"statement/1 = true"}
	if h := p.hint(); len(h.Wrong) > 0 || !slices.Equal(h.Strange, p.request.Marks) {
		t.Errorf("the hint is %+v", h)
	}
	p.request.Tried = false
	if err := p.lab.Hint(t.Context(), p.request, func(wire.Event) {}); len(schema.FieldErrors(err)) != 1 {
		t.Errorf("as a mark that is meant, it gives %v", err)
	}
	ask := wire.ExplainRequest{Family: preset.Family, Variant: p.request.Variant, Claim: "statement/1 = true"}
	if err := p.lab.Explain(t.Context(), ask, func(wire.Event) {}); len(schema.FieldErrors(err)) != 1 {
		t.Errorf("asked about, it gives %v", err)
	}
}

// Of a place that has its value a hint does not say what it is not, nor that it is so in other words, and it
// does not tell what the facts give.
func TestWhatHasItsValueIsNoNews(t *testing.T) {
	lab.Patiently(t)
	l := lab.New(catalog.Families())
	for name, c := range map[string]struct{ family, facts, answer, old string }{
		"another number": {"runners", `{"runners":["Ann","Bob","Cid","Dot"],"remarks":[{"kind":"between","runner":"Cid","other":"Bob","third":"Ann","how":"not"},
			{"kind":"place","runner":"Cid","how":"not","number":1},{"kind":"place","runner":"Bob","how":"not","number":3},{"kind":"before","runner":"Ann","other":"Bob","how":"next"}]}`,
			`{"places":{"Ann":{"place":3}}}`, `places/Ann/`},
		"another colour": {"maps", `{"remarks":[{"kind":"spot","spot":"A","how":"not","colour":"blue"},{"kind":"pair","spot":"B","other":"C","how":"same"}],"colours":["red","green","blue"],
			"map":{"nodes":[{"name":"A","x":1,"y":1},{"name":"B","x":9,"y":9},{"name":"C","x":20,"y":9}],"links":[{"from":"A","to":"B"}]}}`,
			`{"spots":{"A":{"colour":"red"},"B":{"colour":"blue"}}}`, `spots/A/`},
		"that it is not so": {"truth-tellers", `{"people":["Al","Bea","Cy"],"kinds":[{"kind":"count","name":"boy","lies":1}],"traits":["did it"],"ranked":false,"things":[],"statements":[
			{"kind":"trait","speaker":"Cy","does":"yes","who":"Cy","trait":"did it"},{"kind":"trait","speaker":"Bea","does":"no","who":"Al","trait":"did it"},
			{"kind":"trait","speaker":"Bea","does":"no","who":"Bea","trait":"did it"},{"kind":"trait","speaker":"Al","does":"yes","who":"Bea","trait":"did it"}],
			"conditions":[{"kind":"traits","quantity":"exactly","n":1,"trait":"did it"}]}`,
			`{"people":{"Al":{"did it":true},"Bea":{"did it":false}}}`, `people/Bea/`},
		"a given": {"latinsquares", `{"givens":[["","","","1"],["1","","4",""],["2","","",""],["","","",""]],"others":[["","","",""],["","","",""],["","","",""],["","","",""]],
			"squares":"one","order":4,"firstRow":false,"firstColumn":false,"diagonals":"none","what":"crop","other":"letter","names":[],"otherNames":[]}`,
			``, `first/0/3`},
	} {
		p := newPlayer(t, l, puzzle.Preset{Name: name, Family: c.family, Facts: json.RawMessage(c.facts)})
		p.request.Answer = json.RawMessage(c.answer)
		h := p.hint()
		says := slices.Clone(h.Says)
		if h.Step != nil {
			says = append(says, h.Step.Concludes...)
		}
		if len(says) == 0 || slices.ContainsFunc(says, func(said puzzle.ClaimText) bool { return strings.Contains(said.Claim, c.old) }) {
			t.Errorf("%s: the hint says %+v", name, says)
		}
	}
}

// What follows from what the picture shows is told with the facts that say so, where these are few.
func TestWhatIsToBeSeenHasItsFacts(t *testing.T) {
	lab.Patiently(t)
	p := newPlayer(t, lab.New(catalog.Families()), puzzle.Preset{Name: "divided", Family: "divisions", Facts: json.RawMessage(`{"base":10,"divisor":"*","dividend":"24*","quotient":"**",
		"lines":[{"kind":"product","number":1,"digits":"*1"},{"kind":"part","number":2,"digits":"**"},{"kind":"different","of":"dividend"}]}`)})
	if h := p.hint(); !slices.Equal(h.Core, []puzzle.FactID{"dividend", "lines/0"}) || p.verdict(h.Core, nil, h.Says[0].Claim) != puzzle.None {
		t.Errorf("that %v rests on %q", h.Says, h.Core)
	}
}

// What has no place on the board, and is to be seen there all the same, is no news: no day is left on which
// Sam could have been met at the hairdresser's. That Olivia was met there is news, until a meeting is marked.
func TestWhatTheBoardShowsIsNoNews(t *testing.T) {
	lab.Patiently(t)
	preset, _ := catalog.Preset("jealous-boyfriend")
	const sam, olivia = "not:met/Sam/hairdresser's = true", "met/Olivia/hairdresser's = true"
	for marked, news := range map[puzzle.Claim]bool{
		"": true,
		`meetings/Monday/friend = "Olivia" & meetings/Monday/place = "hairdresser's"`: false,
	} {
		p := newPlayer(t, lab.New(catalog.Families()), preset)
		if marked != "" {
			p.request.Marks = []puzzle.Claim{marked}
		}
		for h := p.hint(); h.Step != nil && len(h.Step.Concludes) > 0; h = p.hint() {
			p.take(h)
		}
		if slices.Contains(p.request.Marks, sam) || slices.Contains(p.request.Marks, olivia) != news {
			t.Errorf("with %q marked these are steps: %q", marked, p.request.Marks)
		}
	}
}

// Where a conclusion has only crosses left on the board, this is what cannot be: on no day was Sam in the library.
func TestOnlyCrossesAreAContradiction(t *testing.T) {
	lab.Patiently(t)
	preset, _ := catalog.Preset("jealous-boyfriend")
	p := newPlayer(t, lab.New(catalog.Families()), preset)
	h, out := p.hint(), 0
	for ; len(h.Step.Concludes) > 0; h = p.hint() {
		if slices.ContainsFunc(h.Step.Concludes, func(c puzzle.ClaimText) bool { return c.Claim == "met/Sam/library = true" }) {
			t.Errorf("a step concludes what the board has only crosses for: %s", h.Step.Text)
		}
		out += len(h.Out)
		p.take(h)
	}
	if want := []puzzle.FactID{"remarks/0", "remarks/1", "remarks/2", "remarks/10"}; !slices.Equal(h.Step.Facts, want) {
		t.Errorf("the crosses of “%s” are of %q", h.Step.Text, h.Step.Facts)
	}
	if out == 0 {
		t.Error("no conclusion rules out anything on the board")
	}
}
