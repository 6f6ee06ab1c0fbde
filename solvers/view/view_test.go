package view_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"solvitur/solvers/view"
)

func mark(id string, role view.Role) view.Mark { return view.Mark{ID: id, Role: role} }

func cell(id string, role view.Role, text string) view.Cell {
	return view.Cell{Mark: mark(id, role), Text: text}
}

// pictures has one view of every kind, with the text that it gives.
var pictures = []struct {
	name string
	view view.View
	text string
}{
	{"table", view.View{Title: "Monday: 2 possible", Note: "Crosses are Mike's.", Table: &view.Table{
		Corner:  "friend",
		Columns: []view.Cell{cell("", "", "library"), cell("", "", "café")},
		Rows: []view.Row{
			{Head: cell("", "", "Zoë"), Cells: []view.Cell{cell("a", view.Crossed, ""), cell("b", view.Possible, "")}},
			{Head: cell("", view.Muted, "Pat"), Cells: []view.Cell{cell("c", view.Guess, "Pat"), cell("d", view.Answer, "yes")}},
		},
	}}, `Monday: 2 possible
friend  library  café
Zoë     x        .
Pat -   Pat ?    yes
Crosses are Mike's.
`},
	{"numeric table", view.View{Table: &view.Table{Numeric: true,
		Columns: []view.Cell{cell("", "", "tries")},
		Rows: []view.Row{
			{Head: cell("", "", "a"), Cells: []view.Cell{cell("", "", "7")}},
			{Head: cell("", "", "b"), Cells: []view.Cell{cell("", "", "1000")}},
		},
	}}, `   tries
a      7
b   1000
`},
	{"grid", view.View{Grid: &view.Grid{Columns: 2, Cells: []view.Cell{
		cell("a", view.Given, "1"), cell("b", "", ""), cell("c", view.Conflict, "12"), cell("d", view.Deduced, "2"),
	}}}, "   1\n12 !    2\n"},
	{"grid with regions", view.View{Grid: &view.Grid{Columns: 3, Regions: []int{0, 0, 1, 0, 1, 1}, Cells: []view.Cell{
		cell("", "", "1"), cell("", "", "2"), cell("", "", "3"), cell("", "", "4"), cell("", "", "5"), cell("", "", "6"),
	}}}, `1 2|3
  -
4|5 6
`},
	{"graph", view.View{Graph: &view.Graph{
		Nodes: []view.Node{{Label: "North", Mark: mark("n", "")}, {Label: "South", Mark: mark("s", view.Conflict)}},
		Edges: []view.Edge{{Label: "Smith's bridge", From: 0, To: 1, Mark: mark("e", view.Crossed)}, {From: 1, To: 1, Directed: true}},
	}}, `North, South !
North -- South  (Smith's bridge x)
South -> South
`},
	{"steps", view.View{Steps: &view.Steps{Items: []view.Step{
		{Text: "Suppose Pat."}, {Text: "Then nobody.", Depth: 1, Mark: mark("", view.Conflict)},
	}}}, `1. Suppose Pat.
2.   Then nobody. !
`},
	{"number", view.View{Number: &view.Number{Label: "4444^4444", Digits: "718…104", Length: 16211}}, "4444^4444: 718…104 (16211 digits)\n"},
	{"drawing", view.View{Drawing: &view.Drawing{Width: 10, Height: 10, Says: "A road.", Shapes: []view.Shape{
		{Kind: view.Circle, R: 3},
		{Kind: view.Label, Text: "Oasis"},
		{Kind: view.Label, Text: "O", Silent: true},
		{Kind: view.Rect, W: 2, H: 5, Mark: mark("tank", "")},
		{Kind: view.Vehicle, Mark: view.Mark{ID: "car", Says: "The car.", Role: view.Accent}},
	}}}, `A road.
- Oasis
- The car.
`},
	{"frames", view.View{Title: "Replay", Steps: &view.Steps{}, Frames: []view.Frame{
		{Caption: "Try Pat.", Role: view.Guess}, {Caption: "Dead end.", Depth: 1, Role: view.Conflict},
	}}, `Replay
[1] Try Pat. ?
[2]   Dead end. !
`},
}

func TestText(t *testing.T) {
	for _, picture := range pictures {
		if diff := cmp.Diff(picture.text, view.Text(picture.view)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", picture.name, diff)
		}
	}
}

func TestTextOfAnythingDoesNotPanic(t *testing.T) {
	for _, v := range []view.View{
		{}, {Grid: &view.Grid{Cells: make([]view.Cell, 3)}}, {Grid: &view.Grid{Columns: 2, Cells: make([]view.Cell, 3), Regions: []int{1}}},
		{Graph: &view.Graph{Edges: []view.Edge{{From: 7, To: -1}}}}, {Table: &view.Table{Rows: []view.Row{{Cells: make([]view.Cell, 3)}}}},
	} {
		_ = view.Text(v)
	}
}

// What rests on facts that are switched off, and on no other, is muted.
func TestMute(t *testing.T) {
	part := func(role view.Role, facts ...string) view.Cell {
		return view.Cell{Mark: view.Mark{Role: role, Facts: facts}, Text: "x"}
	}
	views := []view.View{{Name: "board", Grid: &view.Grid{Columns: 4, Cells: []view.Cell{
		part(view.Conflict, "off"), part(view.Deduced, "off", "on"), part(view.Answer), part(view.Given, "on"),
	}}}}
	muted := view.Mute(views, func(fact string) bool { return fact == "on" })
	for i, want := range []view.Role{view.Muted, view.Deduced, view.Answer, view.Given} {
		if got := muted[0].Grid.Cells[i].Role; got != want {
			t.Errorf("cell %d is %q, want %q", i, got, want)
		}
	}
	if views[0].Grid.Cells[0].Role != view.Conflict {
		t.Error("the original was changed")
	}
}

// Whatever a frame changes, the views before it stay as they were.
func TestApplyChangesACopy(t *testing.T) {
	views := make([]view.View, len(pictures))
	for i, picture := range pictures {
		views[i] = picture.view
	}
	before, err := json.Marshal(views)
	if err != nil {
		t.Fatal(err)
	}
	changed := view.Apply(views, []view.Frame{
		{Changes: []view.Change{{ID: "a", Role: new(view.Guess), Text: new("Zoë")}, {ID: "n", Role: new(view.Accent)}, {ID: "nowhere", Role: new(view.Guess)}}},
		{Changes: []view.Change{{ID: "a", Role: new(view.Conflict)}, {ID: "car", X: new(3.0), Y: new(4.0)}, {ID: "tank", H: new(2.5)}}},
		{Changes: []view.Change{{ID: "tank", Role: new(view.Accent)}}},
	})
	if after, _ := json.Marshal(views); string(after) != string(before) {
		t.Error("the original was changed")
	}
	if got := changed[0].Table.Rows[0].Cells[0]; got.Role != view.Conflict || got.Text != "Zoë" {
		t.Errorf("the later frame should change the role and leave the text: %+v", got)
	}
	if got := changed[2].Grid.Cells[0]; got.Role != view.Conflict || got.Text != "Zoë" {
		t.Errorf("a frame speaks to every view: %+v", got)
	}
	if got := changed[4].Graph.Nodes[0].Role; got != view.Accent {
		t.Errorf("the node is %q", got)
	}
	if car := changed[7].Drawing.Shapes[4]; car.X != 3 || car.Y != 4 || car.Role != view.Accent {
		t.Errorf("the car stands at %v, %v as %q", car.X, car.Y, car.Role)
	}
	if tank := changed[7].Drawing.Shapes[3]; tank.H != 2.5 || tank.W != 2 || tank.Role != view.Accent {
		t.Errorf("the tank is filled to %v as %q", tank.H, tank.Role)
	}
}

// A sentence that is said stands behind the others, with the facts that it follows from.
func TestSay(t *testing.T) {
	s := view.Steps{Items: []view.Step{{Text: "First."}}}
	s.Say([]string{"row/1"}, "%d of them.", 2)
	if said := s.Items[len(s.Items)-1]; len(s.Items) != 2 || said.Text != "2 of them." || !slices.Equal(said.Facts, []string{"row/1"}) {
		t.Errorf("said are %v", s.Items)
	}
}
