package latinsquares

import (
	"fmt"
	"strconv"

	"solvitur/solvers/argue"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Which symbols are together in which row is a third square, as it were: its rows are those
// of the two, its columns the symbols of the first, and a symbol of the second stands in
// each of its places. That no pair is there twice says that its columns are as its rows are.

// meeting is that two symbols are together in a row.
type meeting struct{ row, first, second int }

// kind is one of the rules for that. A rule of a place has none of the others.
type kind struct {
	of    int     // rowFirst, rowSecond, pairOnce or placed
	known meeting // what it is about
}

const (
	rowFirst  = iota // what a symbol of the first square is with in a row
	rowSecond        // and one of the second
	pairOnce         // in which row two are together
	placed           // who is at the same place is together
)

// meeting is what a statement says that is not of one square.
func (a *arguing) meeting(statement int) meeting {
	n := a.n
	statement -= a.statement(2, 0, 0)
	return meeting{statement / n / n, statement / n % n, statement % n}
}

func (a *arguing) meetingAt(m meeting) int { return a.statement(2, m.row*a.n+m.first, m.second) }

// pair takes in what holds of both squares.
func (a *arguing) pair() {
	n := a.n
	for i := range n * n * n {
		a.argued.Cells = append(a.argued.Cells, a.meets(a.meeting(a.statement(2, 0, 0)+i)))
	}
	add := func(of int, fact puzzle.FactID, known meeting, text string, each func(i int) meeting) {
		var cells []int
		for i := range n {
			cells = append(cells, a.meetingAt(each(i)))
		}
		a.kinds = append(a.kinds, kind{of, known})
		a.argued.Groups = append(a.argued.Groups, puzzle.ExactlyOne(fact, text, cells...))
	}
	for i := range n * n {
		x, y := i/n, i%n
		add(rowFirst, ruleRows, meeting{row: x, first: y}, fmt.Sprintf("In row %d %s stands with one %s.", x+1, a.called(0, y), a.what[1]),
			func(i int) meeting { return meeting{x, y, i} })
		add(rowSecond, ruleRows, meeting{row: x, second: y}, fmt.Sprintf("In row %d %s stands with one %s.", x+1, a.called(1, y), a.what[0]),
			func(i int) meeting { return meeting{x, i, y} })
		add(pairOnce, factSquares, meeting{first: x, second: y}, fmt.Sprintf("%s and %s stand together once.", english.Capital(a.called(0, x)), a.called(1, y)),
			func(i int) meeting { return meeting{i, x, y} })
	}
	for cell := range n * n {
		for i := range n * n {
			m := meeting{cell / n, i / n, i % n}
			a.kinds = append(a.kinds, kind{placed, m})
			a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: ruleRows, Text: "What stands at one place stands together.",
				Tables: []puzzle.CellTable{argue.Alike(a.statement(0, cell, m.first), a.statement(1, cell, m.second), a.meetingAt(m))}})
		}
	}
	a.argued.Board = func(func(puzzle.FactID) bool) []view.View { return []view.View{a.meetings()} }
}

// meetings is a table of what each symbol of the first square is with, row by row.
func (a *arguing) meetings() view.View {
	table := &view.Table{Corner: "row"}
	for symbol, sign := range a.signs[0] {
		table.Columns = append(table.Columns, view.Cell{Text: sign, Mark: view.Mark{Says: a.called(0, symbol)}})
	}
	for row := range a.n {
		line := view.Row{Head: view.Cell{Text: strconv.Itoa(row + 1)}}
		for first := range a.n {
			cell := view.Cell{Mark: view.Mark{Says: fmt.Sprintf("Row %d, %s.", row+1, a.called(0, first))}}
			for second, sign := range a.signs[1] {
				cell.Values = append(cell.Values, view.Value{Text: sign, Claim: a.meets(meeting{row, first, second}).String()})
			}
			line.Cells = append(line.Cells, cell)
		}
		table.Rows = append(table.Rows, line)
	}
	return view.View{Name: "meetings", Group: "given", Title: fmt.Sprintf("The %s with each %s", a.what[1], a.what[0]), Table: table}
}

// tellPaired says what is left by a rule of both squares.
func (a *arguing) tellPaired(s puzzle.Inference, k kind) (text, name string) {
	if k.of == placed || len(s.Concludes) > 1 || len(s.Concludes) == 1 && !s.Concludes[0].Is || len(s.Concludes) == 0 && len(s.From) < a.n {
		return "", ""
	}
	row, first, second := fmt.Sprintf("row %d", k.known.row+1), a.called(0, k.known.first), a.called(1, k.known.second)
	if len(s.Concludes) == 0 {
		return map[int]string{
			rowFirst:  fmt.Sprintf("But then in %s no %s is left to stand with %s.", row, a.what[1], first),
			rowSecond: fmt.Sprintf("But then in %s no %s is left to stand with %s.", row, a.what[0], second),
			pairOnce:  fmt.Sprintf("But then no row is left in which %s stands with %s.", first, second),
		}[k.of], ""
	}
	var taken, out []string
	for _, p := range s.From {
		m := a.meeting(p.Cell)
		if p.By >= 0 {
			taken = append(taken, a.met(a.meeting(p.By), true))
			continue
		}
		out = append(out, map[int]string{rowFirst: a.called(1, m.second), rowSecond: a.called(0, m.first), pairOnce: fmt.Sprintf("row %d", m.row+1)}[k.of])
	}
	if len(out) > 0 {
		taken = append(taken, english.ListAre(out)+" ruled out")
	}
	so := a.meeting(s.Concludes[0].Cell)
	switch k.of {
	case rowFirst:
		text = fmt.Sprintf("In %s %s is the only %s left to stand with %s", row, a.called(1, so.second), a.what[1], first)
	case rowSecond:
		text = fmt.Sprintf("In %s %s is the only %s left to stand with %s", row, a.called(0, so.first), a.what[0], second)
	default:
		text = fmt.Sprintf("Row %d is the only one left in which %s stands with %s", so.row+1, first, second)
	}
	return text + ": " + english.List(taken, "and") + ".", "the only one left"
}
