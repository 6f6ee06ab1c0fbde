package bylevel_test

import (
	"testing"

	"solvitur/solvers/bylevel"
	"solvitur/solvers/view"
)

func TestTable(t *testing.T) {
	v := bylevel.Table{Corner: "box", Tried: "balls tried", Refused: "refused", Note: "In order." + bylevel.First(7, 1200, "ball tried", "balls tried")}.
		View([]string{"red", "blue"}, []bylevel.Work{{1150, 3}, {50, 0}})
	want := view.View{Name: "work", Title: "Where the work was done", Note: "In order. The first solution came after 7 of 1,200 balls tried.",
		Table: &view.Table{Corner: "box", Numeric: true, Columns: []view.Cell{{Text: "balls tried"}, {Text: "refused"}}, Rows: []view.Row{
			{Head: view.Cell{Text: "red"}, Cells: []view.Cell{{Text: "1,150"}, {Text: "3"}}},
			{Head: view.Cell{Text: "blue"}, Cells: []view.Cell{{Text: "50"}, {Text: "0"}}},
		}}}
	if got := view.Text(v); got != view.Text(want) {
		t.Errorf("it is\n%s", got)
	}
	if note := bylevel.First(0, 1200, "ball tried", "balls tried"); note != "" {
		t.Errorf("of a search without a solution it says %q", note)
	}
}
