package spacesearch_test

import (
	"encoding/json"
	"fmt"
	"iter"
	"math/big"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
	"solvitur/solvers/view"
)

// town is a puzzle for the tests: from the corner of a town of so many blocks to
// the opposite one, with some crossings closed. The ways are binomial numbers.
type town struct {
	East   int      `json:"east"`
	North  int      `json:"north"`
	Closed []corner `json:"closed"`
}

type corner struct {
	X int `json:"x"`
	Y int `json:"y"`
}

type walk struct {
	Steps []string `json:"steps,omitempty"`
}

func closedID(i int) string { return fmt.Sprintf("closed/%d", i) }

func facts(m *town) (all []puzzle.Fact) {
	for i, c := range m.Closed {
		all = append(all, puzzle.Fact{ID: closedID(i), Text: fmt.Sprintf("Crossing %d,%d is closed.", c.X, c.Y)})
	}
	return all
}

var directions = []struct {
	name   string
	dx, dy int
}{{"east", 1, 0}, {"north", 0, 1}, {"west", -1, 0}, {"south", 0, -1}}

var kit = spacesearch.Kit[*town, walk, corner, string]{
	Space: func(m *town, keep func(string) bool) spacesearch.Space[corner, string] {
		return spacesearch.Space[corner, string]{
			Moves: func(c corner) iter.Seq[space.Move[corner, string]] {
				return func(yield func(space.Move[corner, string]) bool) {
					for _, w := range directions {
						to := corner{c.X + w.dx, c.Y + w.dy}
						at := slices.Index(m.Closed, to)
						if min(to.X, to.Y) < 0 || to.X > m.East || to.Y > m.North || at >= 0 && keep(closedID(at)) {
							continue
						}
						if !yield(space.Move[corner, string]{Action: w.name, To: to, Cost: 1}) {
							return
						}
					}
				}
			},
			Goal:  func(c corner) bool { return c == corner{m.East, m.North} },
			Bound: func(c corner) int { return m.East - c.X + m.North - c.Y },
		}
	},
	Facts:   facts,
	Plan:    func(_ *town, steps []string) walk { return walk{steps} },
	Moves:   func(_ *town, w walk) []string { return w.Steps },
	State:   func(_ *town, c corner) string { return fmt.Sprintf("you are at %d,%d", c.X, c.Y) },
	Short:   func(_ *town, c corner) string { return fmt.Sprintf("%d,%d", c.X, c.Y) },
	Legend:  "Blocks to the east and to the north.",
	Move:    func(_ *town, step string) string { return "go " + step },
	Brief:   func(_ *town, step string) string { return step },
	Because: func(*town, string) []string { return nil },
	Picture: func(m *town, c corner) spacesearch.Picture {
		return spacesearch.Picture{Height: 20, Shapes: []view.Shape{{Kind: view.Disc, R: 2, X: 2 + float64(c.X), Y: 18 - float64(c.Y), Text: "i", Mark: view.Mark{ID: "walker"}}}}
	},
	Cost:  func(_ *town, n int) string { return english.Count(n, "block", "blocks") },
	Never: "There is no way.",
}

var form = schema.Form{Fields: []schema.Field{
	{Key: "east", Kind: schema.Number, Label: "east", Min: "0", Max: "2000"}, {Key: "north", Kind: schema.Number, Label: "north", Min: "0", Max: "2000"},
	{Key: "closed", Kind: schema.Rows, Label: "Closed", Item: "crossing", Optional: true, Shapes: []schema.Shape{{Sentence: "{x},{y}", Fields: []schema.Field{
		{Key: "x", Kind: schema.Number, Label: "x", Min: "0", Max: "2000"}, {Key: "y", Kind: schema.Number, Label: "y", Min: "0", Max: "2000"},
	}}}},
}}

var family = spacesearch.Define(&kit, puzzle.Definition[town, *town, walk]{
	Info:       puzzle.Info{Name: "town"},
	Form:       form,
	Read:       func(f *town) (*town, []*schema.FieldError) { return f, nil },
	Ways:       kit.Ways(),
	Violations: func(*town, walk, func(string) bool) ([]string, error) { return nil, nil },
})

func open(t *testing.T, east, north int, closed ...corner) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, family, town{east, north, append([]corner{}, closed...)})
}

// Every way of searching lists all best plans, or counts them where they are many.
func TestAllBestPlans(t *testing.T) {
	for _, way := range family.Info().Strategies {
		for _, test := range []struct{ east, north, limit, listed, solutions int }{
			{2, 2, 0, 6, 6}, {3, 4, 0, 35, 35}, {0, 0, 0, 1, 1}, {3, 3, 5, 5, 20}, {3, 3, 1, 1, 2},
		} {
			done, found, _ := puzzletest.Search[walk](t, open(t, test.east, test.north), puzzle.Options{Strategy: way.Name, Limit: test.limit})
			// What is only counted, a search without memory cannot count.
			exact := test.limit == 0 || test.limit > 1 && way.Name != "deepening"
			if len(found) != test.listed || done.Exact != exact || exact && done.Solutions != test.solutions {
				t.Errorf("%s, %+v: %d listed, %d in all, exact: %v", way.Name, test, len(found), done.Solutions, done.Exact)
			}
			for _, w := range found {
				if len(w.Steps) != test.east+test.north {
					t.Errorf("%s, %+v: the plan %q is not the shortest", way.Name, test, w.Steps)
				}
			}
		}
	}
	// 40 over 20 is 137,846,528,820, and 140 over 70 is beyond any int.
	for blocks, want := range map[int]int{20: 137_846_528_820, 70: 0} {
		done, found, _ := puzzletest.Search[walk](t, open(t, blocks, blocks), puzzle.Options{})
		if len(found) != 1000 || want > 0 && (done.Solutions != want || !done.Exact) || want == 0 && done.Exact {
			t.Errorf("%d blocks: %d listed of %d, exact: %v", blocks, len(found), done.Solutions, done.Exact)
		}
		said := view.Texts(done.Views)
		if number := english.Grouped(new(big.Int).Binomial(140, 70).String()); want == 0 && !strings.Contains(said, number) {
			t.Errorf("the number of ways, %s, is not told:\n%s", number, said)
		}
	}
}

// A search stops when it is told to, and when memory or work is used up.
func TestBounds(t *testing.T) {
	far := open(t, 2000, 2000)
	for _, way := range family.Info().Strategies {
		done, _, _ := puzzletest.Search[walk](t, far, puzzle.Options{Strategy: way.Name, Nodes: 500, Limit: 3})
		if done.Why != "work" || done.Verdict != puzzle.Unsolved {
			t.Errorf("%s: %s, %s", way.Name, done.Verdict, done.Why)
		}
		if done.Stats.Nodes < 500 || done.Stats.Nodes > 700 {
			t.Errorf("%s: %d states are looked at where 500 are allowed", way.Name, done.Stats.Nodes)
		}
	}
	if done, _, _ := puzzletest.Search[walk](t, far, puzzle.Options{Strategy: "nearest"}); done.Why != "memory" || done.Verdict != puzzle.Unsolved {
		t.Errorf("with too many states: %s, %s", done.Verdict, done.Why)
	}
}

// The steps of a replay turn the picture of the start into one of each state.
func TestReplayTurnsThePicture(t *testing.T) {
	instance := open(t, 1, 1)
	_, _, steps := puzzletest.Search[walk](t, instance, puzzle.Options{Trace: true})
	var places []string
	for i := range steps {
		walker := view.Apply(instance.Given(), steps[:i+1])[0].Drawing.Shapes[0]
		places = append(places, fmt.Sprintf("%v,%v", walker.X-2, 18-walker.Y))
	}
	if got, want := strings.Join(places, " "), "0,0 1,0 0,1 1,1 1,1"; got != want {
		t.Errorf("the walker is at %s, want %s", got, want)
	}
}

// What one fact fewer would change is told in the order of the facts, and what can
// be reached layer by layer.
func TestReasons(t *testing.T) {
	done, _, _ := puzzletest.Search[walk](t, open(t, 2, 0, corner{1, 0}, corner{9, 9}), puzzle.Options{})
	if done.Verdict != puzzle.None || done.Answer != "There is no way." {
		t.Errorf("%s: %s", done.Verdict, done.Answer)
	}
	want := `Why: what can be reached
1. At the start: 0,0.
2. Nothing can be reached but the start, and that is not the goal. !
Blocks to the east and to the north.

What can be reached
0,0
Blocks to the east and to the north. To every state one shortest way is drawn.

One fact fewer
1. Without “Crossing 1,0 is closed”, it can be done, in 2 blocks.
2. Without any one of the others nothing changes.
`
	if got := view.Texts(done.Views); got != want {
		t.Errorf("it says\n%s\nand not\n%s", got, want)
	}
	told, err := open(t, 2, 0, corner{1, 0}, corner{9, 9}).Reason("", nil)
	if got := view.Texts(told); err != nil || !strings.HasPrefix(want, got) || got == "" {
		t.Errorf("it says\n%s\nand not\n%s (%v)", got, want, err)
	}
	done, _, _ = puzzletest.Search[walk](t, open(t, 2, 1, corner{1, 0}, corner{1, 1}, corner{2, 0}), puzzle.Options{})
	if !strings.Contains(view.Texts(done.Views), "Whichever single fact is dropped, nothing changes by that.\n") && done.Verdict != puzzle.None {
		t.Errorf("it says\n%s", view.Texts(done.Views))
	}
}

// That all the best plans have been gone through is said only where there are plans.
func TestReasonOfAClaim(t *testing.T) {
	keep := func(string) bool { return true }
	west := claim.Claim{All: []claim.Atom{{Path: []string{"steps", "0"}, Value: `"west"`}}}
	for _, test := range []struct {
		name  string
		model *town
		last  string
	}{
		{"plans", &town{East: 2, North: 1}, "Whoever does otherwise takes more than that: all ways that take no more have been gone through."},
		{"one step", &town{East: 1}, "Whoever does otherwise takes more than that: all ways that take no more have been gone through."},
		{"shut in", &town{East: 2, Closed: []corner{{1, 0}}}, "Nothing can be reached but the start, and that is not the goal."},
		{"no plan", &town{East: 3, Closed: []corner{{2, 0}}}, "Nothing else can be reached: 2 states, and none of them is the goal."},
	} {
		items := kit.Reason(test.model, west, keep)[0].Steps.Items
		if got := items[len(items)-1].Text; got != test.last {
			t.Errorf("%s: it ends with %q", test.name, got)
		}
	}
	items := kit.Reason(&town{East: 1}, claim.Claim{}, keep)[0].Steps.Items
	if got, want := items[len(items)-1].Text, "After 1 block the goal is reached. The start is not the goal."; got != want {
		t.Errorf("it says %q and not %q", got, want)
	}
	strict := kit
	strict.Within = func(*town) (string, int) { return "limit", 1 }
	items = strict.Reason(&town{East: 2}, west, keep)[0].Steps.Items
	if got, want := items[len(items)-1].Text, "After 2 blocks the goal is reached, not before, and the limit is 1 block."; got != want {
		t.Errorf("it says %q and not %q", got, want)
	}
}

// A claim is said by the phrase of its gap, in the order of the rows.
func TestSays(t *testing.T) {
	boats := kit
	boats.Phrases = map[string]spacesearch.Phrase{
		"seat": {Is: "in trip {n} seat {i} is taken by {value}", Not: "in trip {n} seat {i} is not taken by {value}"},
		"to":   {Is: "trip {n} leads to {value}", Not: "trip {n} does not lead to {value}"},
	}
	for said, c := range map[string]claim.Claim{
		"In trip 2 seat 12 is taken by Ann.":                             claim.That("Ann", "trips", "1", "seat12"),
		"In trip 1 seat 1 is not taken by Ann.":                          claim.Not(claim.That("Ann", "trips", "0", "seat1")),
		"Trip 3 leads to Rome and in trip 11 seat 2 is taken by nobody.": claim.That("nobody", "trips", "10", "seat2").And(claim.That("Rome", "trips", "2", "to")),
	} {
		if got, err := boats.Says(nil, c); err != nil || got != said {
			t.Errorf("%s is said as %q, %v", c, got, err)
		}
	}
	for _, c := range []claim.Claim{claim.That("Ann", "trips", "0", "who"), claim.That("Ann", "trips", "first", "seat1"), claim.That("Ann", "trips", "0", "seat1", "more")} {
		if got, err := boats.Says(nil, c); err == nil {
			t.Errorf("%s is said as %q", c, got)
		}
	}
}

// Whatever the form of a plan offers in its first row can be claimed, where the family does not say
// what can.
func TestClaimsOfTheFirstMove(t *testing.T) {
	k := kit
	k.Phrases = map[string]spacesearch.Phrase{"go": {Is: "step {n} goes {value}"}, "how": {Is: "step {n} is {value}"}}
	d := puzzle.Definition[town, *town, walk]{Info: puzzle.Info{Name: "walks"}, Form: form, Ways: k.Ways(),
		Read:       func(f *town) (*town, []*schema.FieldError) { return f, nil },
		Violations: func(*town, walk, func(string) bool) ([]string, error) { return nil, nil },
		Answer: func(*town) schema.Form {
			return spacesearch.PlanForm("steps", "The steps", "step", schema.Shape{Sentence: "{go} {how}", Fields: []schema.Field{
				{Key: "go", Kind: schema.Choice, Label: "where", Options: schema.OptionsOf([]string{"east", "north"})},
				{Key: "how", Kind: schema.Choice, Label: "how", Options: schema.OptionsOf([]string{"slow"})},
			}})
		}}
	claimed := func() (texts []string) {
		for _, c := range puzzletest.Open(t, spacesearch.Define(&k, d), town{2, 2, []corner{}}).Claims() {
			texts = append(texts, c.Text)
		}
		return texts
	}
	if got, want := claimed(), []string{"Step 1 goes east.", "Step 1 goes north.", "Step 1 is slow."}; !slices.Equal(got, want) {
		t.Errorf("what can be claimed is %q", got)
	}
	d.Claims = func(*town) []claim.Claim { return []claim.Claim{claim.That("slow", "steps", "1", "how")} }
	if got, want := claimed(), []string{"Step 2 is slow."}; !slices.Equal(got, want) {
		t.Errorf("what can be claimed is %q", got)
	}
}

// Pictures stay of a size that can be looked at, and say what they leave out.
func TestLongPlans(t *testing.T) {
	instance := open(t, 80, 10)
	_, found, _ := puzzletest.Search[walk](t, instance, puzzle.Options{Limit: 2})
	raw, err := json.Marshal(found[0])
	views := instance.Show(raw, nil)
	if err != nil || len(views) != 1 || !strings.Contains(views[0].Note, "31 more are not drawn") {
		t.Fatalf("a plan of 90 steps is shown as\n%s\n%v", view.Texts(views), err)
	}
	instance = open(t, 12, 12)
	_, found, _ = puzzletest.Search[walk](t, instance, puzzle.Options{Limit: 2})
	raw, _ = json.Marshal(found[0])
	graph := instance.Show(raw, nil)[1]
	if n := len(graph.Graph.Nodes); n > 60 || !strings.Contains(graph.Note, fmt.Sprintf("%d other states are not drawn", 169-n)) {
		t.Errorf("of 169 states %d are drawn: %s", n, graph.Note)
	}
	if walked := len(graph.Frames); walked != 25 {
		t.Errorf("the walk has %d frames", walked)
	}
	if views := instance.Show(json.RawMessage(`{"steps":["west"]}`), nil); views != nil {
		t.Error("a walk that cannot be is drawn")
	}
}
