package null

import (
	"fmt"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// cellID names the cell of a remainder, for frames.
func cellID(i int) string { return fmt.Sprintf("rest-%d", i) }

// given draws the facts, with an empty place for the number, and what can be asked
// about it: of a part that may have several values the page tells which are left.
func given(f Facts, _ func(puzzle.FactID) bool) []view.View {
	var either []view.Value
	for _, of := range []string{"even", "odd"} {
		either = append(either, view.Value{Text: of, Claim: parity(of).String()})
	}
	return []view.View{table(f, "?", view.Plain, view.Cell{Mark: view.Mark{ID: "parity", Values: either}}, func(r Rest) string { return "leaves " + nothingOr(r.Rest) })}
}

// show draws a solution: every division worked out.
func show(f Facts, s Solution, _ func(puzzle.FactID) bool) []view.View {
	of := parityOf(s.Number)
	is := view.Cell{Mark: view.Mark{ID: "parity", Role: view.Answer, Claim: parity(of).String()}, Text: of}
	return []view.View{table(f, fmt.Sprint(s.Number), view.Answer, is, func(r Rest) string {
		return fmt.Sprintf("%d × %d + %d", s.Number/r.Divisor, r.Divisor, s.Number%r.Divisor)
	})}
}

func table(f Facts, number string, role view.Role, parity view.Cell, cell func(Rest) string) view.View {
	rows := []view.Row{{Head: view.Cell{Text: "even or odd"}, Cells: []view.Cell{parity}}}
	for i, r := range f.Rests {
		rows = append(rows, view.Row{
			Head: view.Cell{Text: fmt.Sprintf("divided by %d", r.Divisor)},
			Cells: []view.Cell{{
				Mark: view.Mark{ID: cellID(i), Role: view.Given, Facts: []string{restID(i)}, Says: fmt.Sprintf("Divided by %d it leaves %s.", r.Divisor, nothingOr(r.Rest))},
				Text: cell(r),
			}},
		})
	}
	return view.View{Name: "rests", Table: &view.Table{
		Corner:  "the number",
		Columns: []view.Cell{{Mark: view.Mark{ID: "number", Role: role}, Text: number}},
		Rows:    rows,
	}}
}

// verdict says the outcome as a sentence about this puzzle.
func verdict(f Facts, r puzzle.Result[Solution]) string {
	switch r.Verdict {
	case puzzle.None:
		return fmt.Sprintf("No number up to %d leaves these remainders.", f.Top)
	case puzzle.One:
		return fmt.Sprintf("The number is %d.", r.Found[0].Number)
	case puzzle.Many:
		return fmt.Sprintf("It may be any of %s numbers, from %d up.", r.Said(fmt.Sprint(r.Solutions)), r.Found[0].Number)
	}
	if r.Solutions == 1 {
		return fmt.Sprintf("%d is one such number; whether there are more was not decided.", r.Found[0].Number)
	}
	return "Not decided: the search was stopped before it found a number."
}
