// Package bylevel tells where in the tree of a search its work was done: how many choices
// were tried on each of its levels, and how many of them a test refused at once. It is for
// searches that make their choices in an order of their own; what an engine does is told
// by package fdsearch.
package bylevel

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// Work is that of one level.
type Work struct{ Tried, Refused int64 }

// Table says what the levels of a search are.
type Table struct {
	Corner         string // what a level is: "box"
	Tried, Refused string // the heads of the columns: "balls tried", "fillings refused"
	Note           string
}

// View is the table of some levels, with their names.
func (t Table) View(names []string, levels []Work) view.View {
	table := &view.Table{Corner: t.Corner, Numeric: true, Columns: view.Cells(t.Tried, t.Refused)}
	for i, l := range levels {
		table.Rows = append(table.Rows, view.Row{
			Head:  view.Cell{Text: names[i]},
			Cells: view.Cells(english.Thousands(l.Tried), english.Thousands(l.Refused)),
		})
	}
	return view.View{Name: "work", Title: "Where the work was done", Table: table, Note: t.Note}
}

// First says, for a note, when a search came to its first solution: " The first solution
// came after 12 of 34 balls tried." It is "" of a search that came to none.
func First(after, of int64, one, many string) string {
	if after == 0 {
		return ""
	}
	return fmt.Sprintf(" The first solution came after %s of %s.", english.Thousands(after), english.Count(of, one, many))
}
