package ui

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// Figures stand to the right, so that their digits lie below each other, words
// to the left, marks in the middle.
func TestColumnsAreAligned(t *testing.T) {
	column := func(numeric bool, cells ...view.Cell) *view.Table {
		table := &view.Table{Columns: []view.Cell{{Text: "head"}}, Numeric: numeric}
		for _, c := range cells {
			table.Rows = append(table.Rows, view.Row{Cells: []view.Cell{c}})
		}
		return table
	}
	text := func(s string) view.Cell { return view.Cell{Text: s} }
	mark := func(s string, r view.Role) view.Cell { return view.Cell{Mark: view.Mark{Role: r}, Text: s} }
	for _, c := range []struct {
		name, want string
		table      *view.Table
	}{
		{"counts", "figures", column(false, text("4,753"), text("113"), text("1"))},
		{"counts with a word among them", "figures", column(false, text("17"), text("4,400"), text("none"))},
		{"single digits that are no marks", "figures", column(false, text("3"), text("5"))},
		{"figures by what the table says", "figures", column(true, text("3"), text("a few"))},
		{"words in a table of figures", "words", column(true, text("from A to B"), text("from B to C"), text("3"))},
		{"figures not all of which are known yet", "figures", column(false, mark("4,753", view.Possible), text("?"), text("?"))},
		{"sentences", "words", column(false, text("none of the above"), text("all below"))},
		{"lists of numbers", "words", column(false, text("11 17 23"), text("17"), text("5"))},
		{"crosses", "marks", column(false, mark("", view.Crossed), mark("", view.Possible))},
		{"numbers of balls", "marks", column(false, mark("1", view.Answer), mark("", view.Crossed))},
		{"yes and no", "marks", column(false, text("yes"), text("no"))},
		{"nothing", "marks", column(false)},
	} {
		if got := alignment(c.table, 0); got != c.want {
			t.Errorf("%s: aligned as %s, not as %s", c.name, got, c.want)
		}
	}
	// A row that is too short does no harm.
	if got := alignment(&view.Table{Rows: []view.Row{{}}}, 0); got != "marks" {
		t.Errorf("no cells are aligned as %s", got)
	}
}

// Whoever walks over a board by keyboard hears on which cell they stand, whatever the
// cell holds.
func TestCellsHaveNames(t *testing.T) {
	source := app.HTMLString(grid(view.Grid{Columns: 2, Cells: []view.Cell{
		{}, {Text: "7"}, {Mark: view.Mark{Role: view.Answer}}, {Mark: view.Mark{Says: "A hole."}},
	}}, ""))
	for _, want := range []string{`aria-label="Row 1, column 1: empty"`, `aria-label="Row 1, column 2: 7"`, `aria-label="Row 2, column 1: ●"`, `title="A hole."`} {
		if !strings.Contains(source, want) {
			t.Errorf("there is no %s in\n%s", want, source)
		}
	}
	if strings.Contains(source, "Row 2, column 2") {
		t.Error("a cell that has a name of its own gets another")
	}
}
