package meetings_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// preset opens the jealous boyfriend with its facts as they are at first.
func preset(t testing.TB) (puzzle.Preset, puzzle.Instance, func(puzzle.FactID) bool) {
	t.Helper()
	p := meetings.New().Presets()[0]
	return p, open(t, p.Facts), puzzletest.Without(p.Off...)
}

func solve(t testing.TB, instance puzzle.Instance, o puzzle.Options) (*puzzle.Done, []view.Frame) {
	t.Helper()
	done, _, steps := puzzletest.Search[meetings.Solution](t, instance, o)
	return done, steps
}

// The report prints 26 possible meetings of 64: 8 on Monday, 2 on Tuesday, 8 on
// Wednesday, 8 on Thursday. With Mike on the riverbank Tuesday has none.
func TestPossibleMeetings(t *testing.T) {
	_, instance, keep := preset(t)
	counts := func(keep func(puzzle.FactID) bool) string {
		v := instance.GivenKept(keep)[0]
		text := v.Title
		for i, cell := range v.Table.Rows[0].Cells {
			text += "; " + v.Table.Columns[i].Text + ": " + cell.Text
		}
		return text
	}
	if got, want := counts(keep), "Possible meetings: 26 of 64; Monday: 8; Tuesday: 2; Wednesday: 8; Thursday: 8"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got, want := counts(nil), "Possible meetings: 24 of 64; Monday: 8; Tuesday: 0; Wednesday: 8; Thursday: 8"; got != want {
		t.Errorf("with Mike on the riverbank: got %s, want %s", got, want)
	}
}

// Every cross names the remarks behind it.
func TestCrossesHaveReasons(t *testing.T) {
	_, instance, keep := preset(t)
	for _, v := range instance.GivenKept(keep) {
		for _, row := range v.Table.Rows {
			for _, cell := range row.Cells {
				if v.Group == "crosses" && (cell.Role == view.Crossed) != (len(cell.Facts) > 0) {
					t.Errorf("%s, %s: %q rests on %q", v.Title, row.Head.Text, cell.Role, cell.Facts)
				}
			}
		}
	}
	// Sam in the library on Thursday: only because it is closed.
	thursday := instance.GivenKept(keep)[4]
	if got := thursday.Table.Rows[3].Cells[1]; !slices.Equal(got.Facts, []string{"remarks/10"}) ||
		got.Says != "Kate did not meet Sam at the library on Thursday: Nobody was at the library on Thursday." {
		t.Errorf("Sam in the library on Thursday: %+v", got)
	}
}

// The counts of generate and test can be worked out by hand: with 8, 2, 8 and 8
// possible meetings there are 8, 8·2, 8·2·8 and 8·2·8·8 choices to try, and the
// last ones are tested, after the 64 meetings have been; with Tuesday first,
// 2, 2·8 and so on.
func TestCountsOfGenerateAndTest(t *testing.T) {
	_, instance, keep := preset(t)
	for _, test := range []struct {
		days  []string
		nodes int64
	}{
		{nil, 8 + 8*2 + 8*2*8 + 8*2*8*8},
		{[]string{"Tuesday", "Monday", "Wednesday", "Thursday"}, 2 + 2*8 + 2*8*8 + 2*8*8*8},
	} {
		o := puzzle.Options{Strategy: "list", Keep: keep}
		if test.days != nil {
			o.Orders = map[string][]string{"days": test.days}
		}
		done, _ := solve(t, instance, o)
		if want := int64(64 + 1024); done.Stats.Nodes != test.nodes || done.Stats.Tests != want || done.Stats.DeadEnds != 1024 {
			t.Errorf("days %v: %+v, want %d nodes, %d tests", test.days, done.Stats, test.nodes, want)
		}
	}
}

// E1.1, E1.2, E1.4: testing early saves choices, and orders matter.
func TestOrdersChangeTheWork(t *testing.T) {
	_, instance, keep := preset(t)
	nodes := func(strategy string, orders map[string][]string) int64 {
		done, _ := solve(t, instance, puzzle.Options{Strategy: strategy, Keep: keep, Orders: orders})
		return done.Stats.Nodes
	}
	tuesday := map[string][]string{"days": {"Tuesday", "Monday", "Wednesday", "Thursday"}}
	friends := map[string][]string{"friends": {"Sam", "Rose", "Pat", "Olivia"}}
	late, early, better := nodes("list", nil), nodes("list-early", nil), nodes("list-early", tuesday)
	if !(late > early && early > better) {
		t.Errorf("choices: %d at the end, %d early, %d early with Tuesday first", late, early, better)
	}
	if nodes("step", nil) == nodes("step", tuesday) {
		t.Error("the order of days makes no difference to going step by step")
	}
	if first, other := firstSolutionNodes(t, nil), firstSolutionNodes(t, friends); first == other {
		t.Error("the order of friends makes no difference to the first way found")
	}
}

// firstSolutionNodes counts the choices up to the first way in a story that
// can be true.
func firstSolutionNodes(t *testing.T, orders map[string][]string) int64 {
	_, instance, keep := preset(t)
	done, _ := solve(t, instance, puzzle.Options{Strategy: "step", Limit: 1, Orders: orders,
		Keep: func(id puzzle.FactID) bool { return keep(id) && id != "remarks/1" }})
	return done.Stats.Nodes
}

// The facts that propagation blames are enough, and of the nine that are
// necessary (dropping any one of them lets the story be true, as brute force
// says) none is missing.
func TestCoreOfTheContradiction(t *testing.T) {
	_, instance, keep := preset(t)
	done, _ := solve(t, instance, puzzle.Options{Keep: keep})
	if !done.HasCore {
		t.Fatal("propagation does not say what contradicts Kate")
	}
	for i := range 11 {
		id := fmt.Sprint("remarks/", i)
		if necessary := i != 5 && i != 6; necessary && !slices.Contains(done.Core, id) {
			t.Errorf("the core %q leaves out %s", done.Core, id)
		}
	}
}

// A replay of a search that ends with a way ends with that way in the picture.
func TestReplayEndsInTheSolution(t *testing.T) {
	_, instance, keep := preset(t)
	for _, strategy := range meetings.New().Info().Strategies {
		o := puzzle.Options{Strategy: strategy.Name, Limit: 1, Trace: true,
			Keep: func(id puzzle.FactID) bool { return keep(id) && id != "remarks/1" }}
		var frames []view.Frame
		for event, err := range instance.Solve(t.Context(), o) {
			if err != nil {
				t.Fatal(err)
			}
			if event.Step != nil {
				frames = append(frames, *event.Step)
			}
			if event.Solution == nil {
				continue
			}
			var s meetings.Solution
			if err := json.Unmarshal(event.Solution, &s); err != nil {
				t.Fatal(err)
			}
			met := 0
			for _, v := range view.Apply(instance.GivenKept(o.Keep), frames) {
				for f, row := range v.Table.Rows {
					for p, cell := range row.Cells {
						if cell.Role != view.Answer {
							continue
						}
						met++
						m := meetings.Met{Friend: row.Head.Text, Place: v.Table.Columns[p].Text}
						if s.Meetings[strings.TrimPrefix(v.Name, "crosses-")] != m {
							t.Errorf("strategy %s shows %v (row %d), which is not in %v", strategy.Name, m, f, s.Meetings)
						}
					}
				}
			}
			if met != len(s.Meetings) {
				t.Errorf("strategy %s shows %d meetings of %v", strategy.Name, met, s.Meetings)
			}
			break
		}
	}
}

func TestRemarksAreComposedAsSentences(t *testing.T) {
	f := meetings.Facts{Girl: "Ada", Boy: "Ben", Days: []string{"Monday"}, Friends: []string{"Sam"}, Places: []string{"library"}}
	var want []string
	for _, test := range []struct{ friend, place, day, says string }{
		{"Sam", "library", "Monday", "Sam was not at the library on Monday."},
		{"Sam", "library", "*", "Sam was never at the library."},
		{"Sam", "*", "Monday", "Sam did not meet Ada on Monday."},
		{"Sam", "*", "*", "Sam never met Ada at all."},
		{"*", "library", "Monday", "Nobody was at the library on Monday."},
		{"*", "library", "*", "Nobody was ever at the library."},
		{"*", "*", "Monday", "Nobody met Ada on Monday."},
		{"*", "*", "*", "Nobody met Ada anywhere on any day."},
	} {
		f.Remarks = append(f.Remarks, meetings.Remark{Friend: test.friend, Place: test.place, Day: test.day})
		want = append(want, test.says)
	}
	raw, _ := json.Marshal(f)
	instance, err := meetings.New().Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, fact := range instance.Facts() {
		if !fact.Rule {
			got = append(got, fact.Text)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// The lists must have one length, and the message stands where it differs.
func TestListsOfUnequalLength(t *testing.T) {
	p, _, _ := preset(t)
	doc, err := schema.Decode(p.Facts)
	if err != nil {
		t.Fatal(err)
	}
	refused := func(edits ...schema.Edit) string {
		changed, err := schema.Apply(doc, edits...)
		if err != nil {
			t.Fatal(err)
		}
		raw, _ := json.Marshal(changed)
		_, err = meetings.New().Parse(raw)
		if err == nil {
			return ""
		}
		return err.Error()
	}
	uma := schema.Edit{Op: "insert", Path: "friends/4", Value: "Uma"}
	friday := schema.Edit{Op: "insert", Path: "days/4", Value: "Friday"}
	if got, want := refused(uma), "friends: There are 4 days, 5 friends and 4 places here: make the three lists equally long."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	repeat := schema.Edit{Op: "set", Path: "friendsRepeat", Value: true}
	if got, want := refused(uma, repeat), "equally long, even where a friend or a place may come more than once"; !strings.Contains(got, want) {
		t.Errorf("got %q, which should say %q", got, want)
	}
	if got, want := refused(uma, friday), "places: There are 5 days, 5 friends and 4 places here: make the three lists equally long."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := refused(uma, friday, schema.Edit{Op: "insert", Path: "places/4", Value: "zoo"}); got != "" {
		t.Errorf("five of each are refused: %s", got)
	}
}

// Claims may be wider than one meeting: "Tuesday is Pat or Rose" follows.
func TestWiderClaims(t *testing.T) {
	_, instance, keep := preset(t)
	without := func(id puzzle.FactID) bool { return keep(id) && id != "remarks/0" } // consistent
	for claim, verdict := range map[string]puzzle.Verdict{
		`meetings/Tuesday/friend in ["Pat","Rose"]`:                                                     puzzle.None,
		`meetings/Tuesday/place = "riverbank"`:                                                          puzzle.None,
		`met/Sam = true`:                                                                                puzzle.None, // at some time
		`met/Rose = true & visited/tailor's = true`:                                                     puzzle.None,
		`not:met/Sam = false`:                                                                           puzzle.None,
		`meetings/Tuesday/friend = "Pat" & meetings/Tuesday/place = "riverbank"`:                        puzzle.Many,
		`not:meetings/Tuesday/friend = "Pat" & meetings/Tuesday/place = "riverbank"`:                    puzzle.Many,
		`meetings/Tuesday/friend in ["Pat","Rose"] & meetings/Tuesday/place in ["library","riverbank"]`: puzzle.None,
		`not:meetings/Monday/friend = "Sam" & met/Pat/hairdresser's = true`:                             puzzle.None, // Rose cuts her hair
		`met/Rose/riverbank = true`:                                                                     puzzle.Many,
	} {
		for _, strategy := range []string{"propagation", "reasoning"} {
			done, _ := solve(t, instance, puzzle.Options{Strategy: strategy, Keep: without, Deny: claim})
			if (done.Verdict == puzzle.None) != (verdict == puzzle.None) {
				t.Errorf("%s: with %q denied the verdict is %q, want %q", strategy, claim, done.Verdict, verdict)
			}
		}
	}
}

// large is a story with twelve of each and forty remarks.
func large(seed uint64, tight bool) meetings.Facts {
	rng := rand.New(rand.NewPCG(seed, 12))
	f := meetings.Facts{Girl: "Kate", Boy: "Mike"}
	for i := range 12 {
		f.Days = append(f.Days, fmt.Sprint("day ", i+1))
		f.Friends = append(f.Friends, fmt.Sprint("friend ", i+1))
		f.Places = append(f.Places, fmt.Sprint("place ", i+1))
	}
	pick := func(names []string) string { return names[rng.IntN(12)] }
	for i := range 40 {
		r := meetings.Remark{Friend: pick(f.Friends), Place: pick(f.Places), Day: "*"}
		switch {
		case tight && i < 36:
			// Three friends, each kept from all days but the same two.
			r = meetings.Remark{Friend: f.Friends[i/12], Place: "*", Day: f.Days[i%12]}
			if i%12 < 2 {
				r = meetings.Remark{Friend: f.Friends[i/12], Place: f.Places[i%12], Day: f.Days[i%12]}
			}
		case i%3 == 1:
			r = meetings.Remark{Friend: "*", Place: pick(f.Places), Day: pick(f.Days)}
		case i%3 == 2:
			r = meetings.Remark{Friend: pick(f.Friends), Place: "*", Day: pick(f.Days)}
		}
		f.Remarks = append(f.Remarks, r)
	}
	return f
}

func open(t testing.TB, facts any) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, meetings.New(), facts)
}

// With twelve of each, propagation decides in a few choices what generating and
// testing never will; and the hopeless strategies say how far they got.
func TestTwelveOfEach(t *testing.T) {
	for seed := range uint64(5) {
		loose, _ := solve(t, open(t, large(seed, false)), puzzle.Options{Limit: 2})
		if loose.Verdict != puzzle.Many || loose.Stats.Nodes > 100 {
			t.Errorf("story %d: %q after %+v", seed, loose.Verdict, loose.Stats)
		}
		instance := open(t, large(seed, true))
		tight, _ := solve(t, instance, puzzle.Options{})
		if tight.Verdict != puzzle.None || !tight.HasCore || tight.Stats.Nodes > 100 {
			t.Errorf("tight story %d: %q after %+v", seed, tight.Verdict, tight.Stats)
		}
		hopeless, _ := solve(t, instance, puzzle.Options{Strategy: "list", Nodes: 50_000})
		if hopeless.Verdict != puzzle.Unsolved || !strings.HasPrefix(hopeless.Answer, "Not decided: stopped after 4") ||
			!strings.Contains(hopeless.Answer, "ways to choose a possible meeting for each day.") {
			t.Errorf("tight story %d, listed: %q, %q", seed, hopeless.Verdict, hopeless.Answer)
		}
	}
}

// A remark that refuses a meeting is told within the sentence that asks for it.
func TestRefusalsAreOneSentence(t *testing.T) {
	raw := puzzletest.Facts(t, meetings.New(), "jealous-boyfriend",
		schema.Edit{Op: "set", Path: "remarks", Value: []any{map[string]any{"friend": "*", "place": "cinema", "day": "Monday", "source": ""}}},
		schema.Edit{Op: "set", Path: "friends", Value: []any{"mother", "Rose"}},
		schema.Edit{Op: "set", Path: "places", Value: []any{"cinema", "library"}},
		schema.Edit{Op: "set", Path: "days", Value: []any{"Monday", "Tuesday"}})
	var refusals []string
	for _, strategy := range meetings.New().Info().Strategies {
		_, steps := solve(t, open(t, raw), puzzle.Options{Strategy: strategy.Name, Trace: true})
		for _, step := range steps {
			if _, why, found := strings.Cut(step.Caption, "? No: "); found {
				refusals = append(refusals, why)
			}
		}
	}
	if want := "nobody was at the cinema on Monday."; !slices.Contains(refusals, want) {
		t.Errorf("no refusal reads %q: %q", want, refusals)
	}
}
