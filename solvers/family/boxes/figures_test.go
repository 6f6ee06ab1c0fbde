package boxes_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"solvitur/solvers/family/boxes"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

func preset(t testing.TB) puzzle.Preset {
	t.Helper()
	return boxes.New().Presets()[0]
}

// edited opens the preset with some changes.
func edited(t testing.TB, edits ...schema.Edit) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, boxes.New(), puzzletest.Facts(t, boxes.New(), preset(t).Name, edits...))
}

func solve(t testing.TB, instance puzzle.Instance, o puzzle.Options) (*puzzle.Done, []boxes.Solution, []view.Frame) {
	t.Helper()
	return puzzletest.Search[boxes.Solution](t, instance, o)
}

// The report's answer, and the only one; by every strategy.
func TestAnswer(t *testing.T) {
	instance := edited(t)
	for _, strategy := range boxes.New().Info().Strategies {
		done, solutions, _ := solve(t, instance, puzzle.Options{Strategy: strategy.Name})
		if done.Verdict != puzzle.One {
			t.Fatalf("%s says %s", strategy.Name, done.Verdict)
		}
		for box, want := range map[string][2]string{
			"white": {"red", "green"}, "red": {"white", "black"}, "green": {"white", "blue"}, "blue": {"black", "red"}, "black": {"green", "blue"},
		} {
			inside := solutions[0].Boxes[box]
			if len(inside) != 5 || inside[want[0]] != 1 || inside[want[1]] != 1 {
				t.Errorf("%s: the %s box holds %v, not %v", strategy.Name, box, inside, want)
			}
		}
		want := "There is exactly one way. Red: white + black; blue: red + black; white: red + green; black: blue + green; green: blue + white."
		if done.Answer != want {
			t.Errorf("%s answers %q", strategy.Name, done.Answer)
		}
	}
}

// Counted by an independent program: what each condition is worth.
func TestConditionsDropped(t *testing.T) {
	for i, want := range []int{3, 4, 6, 14, 11, 2} {
		done, _, _ := solve(t, edited(t), puzzle.Options{Keep: puzzletest.Without(fmt.Sprint("conditions/", i))})
		if done.Solutions != want || !done.Exact {
			t.Errorf("without condition %d there are %d ways, not %d", i+1, done.Solutions, want)
		}
	}
	// Without any condition: the matrices of order 5 whose rows and columns sum
	// to 2 (sequence A000681 of the encyclopedia of integer sequences).
	bare := edited(t, schema.Edit{Op: "set", Path: "conditions", Value: []any{}})
	for _, strategy := range boxes.New().Info().Strategies {
		if done, _, _ := solve(t, bare, puzzle.Options{Strategy: strategy.Name}); done.Solutions != 6210 {
			t.Errorf("%s finds %d ways without conditions, not 6,210", strategy.Name, done.Solutions)
		}
	}
	own := edited(t, schema.Edit{Op: "set", Path: "conditions", Value: []any{map[string]any{"kind": "own"}}})
	if done, _, _ := solve(t, own, puzzle.Options{}); done.Solutions != 870 {
		t.Errorf("with the first condition alone there are %d ways, not 870", done.Solutions)
	}
}

// Without the first condition, the two further fillings have a ball in the box
// of its own colour.
func TestVulgar(t *testing.T) {
	_, solutions, _ := solve(t, edited(t), puzzle.Options{Keep: puzzletest.Without("conditions/0")})
	matching := 0
	for _, s := range solutions {
		for box, inside := range s.Boxes {
			if inside[box] > 0 {
				matching++
				break
			}
		}
	}
	if len(solutions) != 3 || matching != 2 {
		t.Errorf("there are %d ways, %d of them with a match", len(solutions), matching)
	}
}

// E6.2 and E6.3: the same list, the same choices and tests, and n + n steps
// against n(n+1)/2.
func TestLists(t *testing.T) {
	front, _, _ := solve(t, edited(t), puzzle.Options{Strategy: "list-front"})
	end, _, _ := solve(t, edited(t), puzzle.Options{Strategy: "list-end"})
	const n = 6210
	if front.Stats.Space != n || front.Stats.Work != 2*n {
		t.Errorf("in front: %d fillings in %d steps, not %d in %d", front.Stats.Space, front.Stats.Work, n, 2*n)
	}
	if end.Stats.Space != n || end.Stats.Work != n*(n+1)/2 {
		t.Errorf("at the end: %d fillings in %d steps, not %d in %d", end.Stats.Space, end.Stats.Work, n, n*(n+1)/2)
	}
	front.Stats.Work = end.Stats.Work
	if front.Stats != end.Stats {
		t.Errorf("the two ways differ in more than steps: %+v, %+v", front.Stats, end.Stats)
	}
	if front.Stats.Tests < n || front.Stats.DeadEnds != n-1 {
		t.Errorf("of %d fillings, %d are refused in %d tests", n, front.Stats.DeadEnds, front.Stats.Tests)
	}
	for _, done := range []*puzzle.Done{front, end} {
		text := view.Texts(done.Views)
		for _, want := range []string{"6,210, all", "12,420", "19,285,155", "500,500"} {
			if !strings.Contains(text, want) {
				t.Errorf("the table of steps does not have %s:\n%s", want, text)
			}
		}
	}
}

// E6.1: the order of boxes and of balls changes the work, and the table of
// orders names a best one that is what it says.
func TestOrders(t *testing.T) {
	run := func(orders map[string][]string) *puzzle.Done {
		done, _, _ := solve(t, edited(t), puzzle.Options{Strategy: "box-by-box", Orders: orders})
		return done
	}
	plain := run(nil)
	black := run(map[string][]string{"boxes": {"black", "white", "red", "blue", "green"}})
	if black.Stats.Nodes >= plain.Stats.Nodes {
		t.Errorf("with the black box first %d balls are tried, otherwise %d", black.Stats.Nodes, plain.Stats.Nodes)
	}
	var table *view.Table
	for _, v := range plain.Views {
		if v.Name == "orders" {
			table = v.Table
		}
	}
	if table == nil || len(table.Rows) != 6 {
		t.Fatalf("there is no table of orders: %+v", table)
	}
	number := func(cell view.Cell) (n int64) {
		fmt.Sscan(strings.ReplaceAll(cell.Text, ",", ""), &n)
		return n
	}
	for i, row := range table.Rows {
		_, list, _ := strings.Cut(row.Head.Text, ": ")
		name := []string{"boxes", "colours"}[i/3]
		done := run(map[string][]string{name: strings.Split(list, ", ")})
		if number(row.Cells[1]) != done.Stats.Nodes {
			t.Errorf("%s: the table says %s balls tried, the search %d", row.Head.Text, row.Cells[1].Text, done.Stats.Nodes)
		}
		if want := fmt.Sprintf("after %s of %s balls", row.Cells[0].Text, row.Cells[1].Text); !strings.Contains(view.Texts(done.Views), want) {
			t.Errorf("%s: the search does not say that the first solution came %s", row.Head.Text, want)
		}
	}
	// Best, as they are, worst: of boxes in all, of balls to the first solution.
	for i, column := range []int{1, 0} {
		best, plain, worst := number(table.Rows[3*i].Cells[column]), number(table.Rows[3*i+1].Cells[column]), number(table.Rows[3*i+2].Cells[column])
		if !(best <= plain && plain <= worst && best < worst) {
			t.Errorf("best, plain and worst are %d, %d and %d", best, plain, worst)
		}
	}
	t.Logf("\n%s", view.Texts(plain.Views))
}

// Too few balls are told as such, with the facts that say so, and no search.
func TestSums(t *testing.T) {
	few := edited(t, schema.Edit{Op: "set", Path: "colours/2/balls", Value: 1})
	for _, strategy := range boxes.New().Info().Strategies {
		done, _, _ := solve(t, few, puzzle.Options{Strategy: strategy.Name})
		if want := "No: 5 boxes of 2 balls need 10 balls, and there are only 9."; done.Verdict != puzzle.None || done.Answer != want || len(done.Core) != 5 || done.Stats.Nodes > 0 {
			t.Errorf("a ball too few: %s, %q, core %q, %+v", done.Verdict, done.Answer, done.Core, done.Stats)
		}
	}
	// Counted by an independent program: any number of balls of one colour, in
	// the order of the facts.
	for c, want := range []int{1, 7, 5, 5, 24} {
		if done, _, _ := solve(t, edited(t), puzzle.Options{Keep: puzzletest.Without(fmt.Sprint("colours/", c))}); done.Solutions != want || !done.Exact {
			t.Errorf("with any number of balls of colour %d there are %d ways, not %d", c+1, done.Solutions, want)
		}
	}
	// Balls may be left over, and are told.
	many := edited(t, schema.Edit{Op: "set", Path: "colours/2/balls", Value: 4})
	done, solutions, _ := solve(t, many, puzzle.Options{})
	if done.Verdict == puzzle.None {
		t.Fatal("with two balls more there is no way")
	}
	for _, s := range solutions {
		raw, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if text := view.Texts(many.Show(raw, nil)); !strings.Contains(text, "Left over: ") {
			t.Errorf("what is left over is not told:\n%s", text)
		}
	}
}

// The deductions of the preset need no guess, and say why.
func TestReplay(t *testing.T) {
	done, _, frames := solve(t, edited(t), puzzle.Options{Trace: true})
	var text strings.Builder
	for _, frame := range frames {
		fmt.Fprintf(&text, "%d %s %v\n", frame.Depth, frame.Caption, frame.Facts)
	}
	for _, want := range []string{"The black box must hold", "All conditions are met"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the replay does not say %q:\n%s", want, text.String())
		}
	}
	t.Logf("%+v\n%s", done.Stats, text.String())
	for _, strategy := range []string{"box-by-box", "list-front"} {
		_, _, frames := solve(t, edited(t), puzzle.Options{Strategy: strategy, Trace: true, Steps: 25})
		for _, frame := range frames {
			t.Logf("%s: %d %s %v", strategy, frame.Depth, frame.Caption, frame.Facts)
		}
	}
}

// Every kind of bad input has its message at its place.
func TestBadInput(t *testing.T) {
	set := puzzletest.Set
	add := func(c map[string]any) schema.Edit { return schema.Edit{Op: "insert", Path: "conditions/6", Value: c} }
	refused := puzzletest.Refused(t, boxes.New(), preset(t).Name)
	refused(set("perBox", 0), "perBox", "choose a number from 1 to 12")
	refused(set("perBox", 13), "perBox", "choose a number from 1 to 12")
	refused(set("perBox", 1.5), "perBox", "round it")
	refused(set("boxes", []any{}), "boxes", "needs at least 1")
	refused(set("boxes/1", "white"), "boxes/2", "")
	refused(set("colours", []any{}), "colours", "needs at least 1")
	refused(set("colours/0/balls", -1), "colours/0/balls", "choose a number from 0 to 144")
	refused(set("colours/0/name", "blue"), "colours/1/name", "")
	refused(schema.Edit{Op: "insert", Path: "colours/5", Value: map[string]any{"balls": 1, "name": "Blue", "group": "*"}}, "colours/5/name", "capital letters")
	refused(set("colours/0/group", "warm"), "colours/0/group", "There is no group called warm")
	refused(set("conditions/1/box", "blau"), "conditions/1/box", "There is no box called blau")
	refused(set("conditions/1/colour", "bleu"), "conditions/1/colour", "There is no colour called bleu")
	refused(set("conditions/0/kind", "owns"), "conditions/0/kind", "did you mean “no ball in the box of its own colour”?")
	refused(set("conditions/3/group", "*"), "conditions/3/group", "not offered")
	refused(add(map[string]any{"kind": "number", "box": "red", "colour": "red", "compare": "="}), "conditions/6/number", "missing")
	refused(add(map[string]any{"kind": "number", "box": "red", "colour": "red", "compare": "<", "number": 1}), "conditions/6/compare", "")
	refused(add(map[string]any{"kind": "with", "colour": "red", "second": "red"}), "conditions/6/second", "choose two different colours")
	refused(add(map[string]any{"kind": "common", "box": "red", "other": "red"}), "conditions/6/other", "choose two different boxes")
	refused(set("surprise", 1), "surprise", "Nothing is called")
}

// A puzzle from scratch: one box, one ball.
func TestSmallest(t *testing.T) {
	instance, err := boxes.New().Parse([]byte(`{"conditions":[],"colours":[{"balls":1,"name":"x","group":"*"}],"boxes":["only"],"perBox":1,"groups":[]}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, strategy := range boxes.New().Info().Strategies {
		if done, _, _ := solve(t, instance, puzzle.Options{Strategy: strategy.Name}); done.Verdict != puzzle.One {
			t.Errorf("%s says %s", strategy.Name, done.Verdict)
		}
	}
}

// The largest boxes and most balls that the form takes are answered at once by
// propagation, and nothing is drawn that cannot be seen.
func TestLargest(t *testing.T) {
	instance := large(t)
	done, solutions, _ := solve(t, instance, puzzle.Options{Limit: 1})
	if len(solutions) != 1 || done.Exact {
		t.Errorf("the verdict is %s with %d found", done.Verdict, len(solutions))
	}
	if text := view.Texts(instance.Given()); !strings.Contains(text, "too many to draw") {
		t.Error("a gross of balls is drawn")
	}
	for _, strategy := range []string{"box-by-box", "list-end"} {
		done, _, _ := solve(t, instance, puzzle.Options{Strategy: strategy, Nodes: 5000})
		if done.Exact || done.Verdict == puzzle.None {
			t.Errorf("%s claims %s within 5,000 steps", strategy, done.Verdict)
		}
	}
}

// large is twelve boxes of twelve balls of twelve colours, in which every
// second colour comes only with the next.
func large(t testing.TB) puzzle.Instance {
	t.Helper()
	f := boxes.Facts{PerBox: 12, Groups: []string{}, Conditions: []boxes.Condition{{Kind: "own"}}}
	for i := range 12 {
		name := fmt.Sprint("colour ", i+1)
		f.Boxes = append(f.Boxes, name)
		f.Colours = append(f.Colours, boxes.Colour{Balls: 12, Name: name, Group: "*"})
		if i%2 == 0 {
			f.Conditions = append(f.Conditions, boxes.Condition{Kind: "with", Colour: name, Second: fmt.Sprint("colour ", i+2)})
		}
	}
	return puzzletest.Open(t, boxes.New(), f)
}
