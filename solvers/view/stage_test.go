package view_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"solvitur/solvers/view"
)

// board has a table and a drawing, with five parts that can change.
func board() []view.View {
	return []view.View{
		{Table: &view.Table{Columns: []view.Cell{cell("", "", "x"), cell("", "", "y")}, Rows: []view.Row{
			{Head: cell("", "", "one"), Cells: []view.Cell{cell("a", view.Possible, ""), cell("b", view.Given, "2")}},
			{Head: cell("", "", "two"), Cells: []view.Cell{cell("c", view.Possible, ""), cell("", view.Plain, "")}},
		}}},
		{Drawing: &view.Drawing{Shapes: []view.Shape{
			{Mark: mark("ball", view.Plain), Kind: view.Circle, X: 1, Y: 2},
			{Mark: mark("sign", view.Plain), Kind: view.Label, Text: "?", X: 5, Y: 5},
		}}},
	}
}

func TestStageGivesChanges(t *testing.T) {
	s := view.NewStage(board()...)
	tried := view.Looks{"b": {Role: view.Guess, Text: "3"}, "ball": {Role: view.Guess, At: &view.Point{X: 8, Y: 2}}, "sign": {Role: view.Guess, Text: "three"}}
	for i, step := range []struct {
		looks   view.Looks
		changes []view.Change
	}{
		{nil, nil}, // as at first
		{tried, []view.Change{
			{ID: "b", Role: new(view.Guess), Text: new("3")},
			{ID: "ball", Role: new(view.Guess), X: new(8.0), Y: new(2.0)},
			{ID: "sign", Role: new(view.Guess), Text: new("three")},
		}},
		{tried, nil}, // nothing has changed
		{view.Looks{"b": {Role: view.Conflict, Text: "3"}, "nowhere": {Role: view.Guess}}, []view.Change{
			{ID: "b", Role: new(view.Conflict)},
			{ID: "ball", Role: new(view.Plain), X: new(1.0), Y: new(2.0)}, // back where it was
			{ID: "sign", Role: new(view.Plain), Text: new("?")},
		}},
		{view.Looks{}, []view.Change{{ID: "b", Role: new(view.Given), Text: new("2")}}},
	} {
		frame := s.Frame(view.Frame{Caption: "step"}, step.looks)
		if diff := cmp.Diff(step.changes, frame.Changes); diff != "" || frame.Caption != "step" {
			t.Errorf("step %d (-want +got):\n%s", i, diff)
		}
	}
}

// Whatever the looks, in whatever order: after the frames the parts look so.
func TestStageOfAnyLooks(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	roles := []view.Role{view.Plain, view.Guess, view.Deduced, view.Crossed}
	for range 200 {
		s := view.NewStage(board()...)
		shown := board()
		for range 6 {
			looks := view.Looks{}
			for _, id := range []string{"a", "b", "c", "ball", "sign"} {
				if random.IntN(2) == 0 {
					continue
				}
				look := view.Look{Role: roles[random.IntN(len(roles))], Text: []string{"", "1", "2"}[random.IntN(3)]}
				if id == "ball" && random.IntN(2) == 0 {
					height := float64(random.IntN(3))
					look.Text, look.At, look.Height = "", &view.Point{X: float64(random.IntN(3)), Y: 0}, &height
				}
				looks[id] = look
			}
			shown = view.Apply(shown, []view.Frame{s.Frame(view.Frame{}, looks)})
			want := map[string]view.Look{}
			for _, id := range []string{"a", "b", "c", "ball", "sign"} {
				want[id] = s.First(id)
				if look, ok := looks[id]; ok {
					if look.At == nil {
						look.At = s.First(id).At
					}
					if look.Height == nil {
						look.Height = s.First(id).Height
					}
					want[id] = look
				}
			}
			got := map[string]view.Look{}
			for _, row := range shown[0].Table.Rows {
				for _, c := range row.Cells {
					if c.ID != "" {
						got[c.ID] = view.Look{Role: c.Role, Text: c.Text}
					}
				}
			}
			for _, shape := range shown[1].Drawing.Shapes {
				got[shape.ID] = view.Look{Role: shape.Role, Text: shape.Text, At: &view.Point{X: shape.X, Y: shape.Y}, Height: &shape.H}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("(-want +got):\n%s", diff)
			}
		}
	}
}

// A step may show what another picture of the same parts shows.
func TestAPictureAsAStep(t *testing.T) {
	water := func(y, height float64) view.View {
		return view.View{Drawing: &view.Drawing{Shapes: []view.Shape{
			{Kind: view.Rect, X: 1, Y: y, H: height, Mark: view.Mark{ID: "water"}}, {Kind: view.Label, Text: "litres", Mark: view.Mark{ID: "label"}},
		}}}
	}
	frame := view.NewStage(water(10, 0)).Picture(view.Frame{}, water(6, 4))
	x, y, height := 1.0, 6.0, 4.0
	if diff := cmp.Diff([]view.Change{{ID: "water", X: &x, Y: &y, H: &height}}, frame.Changes); diff != "" {
		t.Error(diff)
	}
}

// A step may say what changes, and leave the rest as it was in the step before.
func TestTheNextStepLeavesTheRest(t *testing.T) {
	stage := view.NewStage(view.View{Drawing: &view.Drawing{Shapes: []view.Shape{
		{Kind: view.Disc, X: 1, Y: 2, Text: "A", Mark: view.Mark{ID: "a"}},
		{Kind: view.Disc, X: 3, Y: 4, Text: "B", Mark: view.Mark{ID: "b", Role: view.Accent}},
	}}})
	first := stage.Next(view.Frame{}, view.Looks{"a": stage.As("a", view.Guess)})
	then := stage.Next(view.Frame{}, view.Looks{"b": stage.First("b").Moved(5, 4)})
	back := stage.Frame(view.Frame{}, view.Looks{"b": stage.First("b").Moved(5, 4)})
	x, y := 5.0, 4.0
	plain := view.Plain
	want := [][]view.Change{{{ID: "a", Role: new(view.Guess)}}, {{ID: "b", X: &x, Y: &y}}, {{ID: "a", Role: &plain}}}
	if diff := cmp.Diff(want, [][]view.Change{first.Changes, then.Changes, back.Changes}); diff != "" {
		t.Error(diff)
	}
}
