package fdsearch

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Grid is a table of what can still be: a row for each of some variables, a column
// for each value. What is ruled out is crossed off, what is known has a tick.
type Grid struct {
	Name, Title, Corner string
	Rows, Columns       []string
	Vars                []fd.Var // by row
	First               int      // the value of the first column
	// Claim is that the variable of a row has a value.
	Claim func(row, value int) claim.Claim
}

// View is the grid with a cell for every row and value.
func (g Grid) View(cell func(row, value int) view.Cell) view.View {
	return view.View{Name: g.Name, Title: g.Title, Table: view.TableOf(g.Corner, g.Rows, g.Columns, func(row, column int) view.Cell { return cell(row, g.First+column) })}
}

// Given is the grid before anybody searches: what single facts rule out (see
// [Against]) is crossed off, all else is open.
func (g Grid) Given(against func(fd.Var, int) []puzzle.FactID) view.View {
	return g.View(func(row, value int) view.Cell {
		mark := view.Mark{ID: g.id(row, value), Role: view.Possible, Status: view.Open, Claim: g.Claim(row, value).String()}
		if facts := against(g.Vars[row], value); len(facts) > 0 {
			mark.Role, mark.Status, mark.Claim, mark.Facts = view.Crossed, view.Told, puzzle.Not(mark.Claim), facts
		}
		return view.Cell{Mark: mark}
	})
}

// HowOften is the grid with the number of times that each row has each value in the solutions that
// were found, and a note with a gap for how many these are; none unless they are several, and all
// there are.
func HowOften[S any](g Grid, r puzzle.Result[S], note string, of func(s S, row int) (value int)) []view.View {
	if !r.Exact || r.Solutions < 2 || len(r.Found) < r.Solutions {
		return nil
	}
	v := g.View(func(row, value int) view.Cell {
		return view.Cell{Text: strconv.Itoa(each.Count(r.Found, func(s S) bool { return of(s, row) == value }))}
	})
	v.Table.Numeric, v.Note = true, fmt.Sprintf(note, r.Solutions)
	return []view.View{v}
}

// Looks is how the grid looks at a moment of a search.
func (g Grid) Looks(m *Moment) view.Looks {
	looks := view.Looks{}
	for row, x := range g.Vars {
		left := m.Left(x)
		for column := range g.Columns {
			if value := g.First + column; !slices.Contains(left, value) {
				looks[g.id(row, value)] = view.Look{Role: view.Crossed}
			}
		}
		if value, known := m.Value(x); known {
			looks[g.id(row, value)] = view.Look{Role: m.Role, Text: "✓"}
		}
	}
	return looks
}

func (g Grid) id(row, value int) string {
	return g.Name + "-" + strconv.Itoa(row) + "-" + strconv.Itoa(value)
}
