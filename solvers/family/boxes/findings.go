package boxes

import (
	"context"
	"fmt"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// findings draws, for every box and colour, how many balls there can be. If all
// fillings are known, that is read off them; otherwise it is what propagation
// leaves, which may be more than is possible. Either way a cell that the
// engine narrowed down names the facts behind it.
func findings(f Facts, r puzzle.Result[Solution]) []view.View {
	if r.Verdict == puzzle.None {
		return nil
	}
	m := newModel(f)
	deduction, err := m.Deduce(context.Background(), fd.Options{Keep: m.tags.Keep(r.Keep)})
	if err != nil || deduction.Failed() {
		return nil // the search ended without a verdict, and this is none either
	}
	exact := r.Exact && len(r.Found) == r.Solutions
	var all []filling
	for _, s := range r.Found {
		all = append(all, f.counts(s))
	}
	crossed := cross(f, r.Keep)
	table := colourTable(f, r.Keep)
	for b, box := range f.Boxes {
		row := view.Row{Head: view.Cell{Text: box}}
		for c, colour := range f.Colours {
			least, most := bound(deduction.Domain(m.holds[b][c]))
			narrowed := most < f.PerBox || least > 0
			if exact {
				numbers := make([]int, len(all))
				for i, x := range all {
					numbers[i] = x[b][c]
				}
				l, h := bound(numbers)
				narrowed = narrowed && l == least && h == most
				least, most = l, h
			}
			cell := view.Cell{Text: span(least, most), Mark: view.Mark{ID: "open-" + cellID(b, c), Status: view.Certain, Claim: claimOf(box, colour.Name, max(1, least))}}
			switch {
			case most == 0:
				cell.Text, cell.Role, cell.Claim = "", view.Crossed, puzzle.Not(cell.Claim)
			case least == most && least < f.PerBox:
				cell.Role, cell.Claim = view.Deduced, claimExactly(box, colour.Name, least)
			case least == most:
				cell.Role = view.Deduced // at least as many as there is room for
			case least > 0:
				cell.Role = view.Possible // that there are so many at least is certain
			default:
				cell.Role, cell.Status = view.Possible, view.Open
			}
			switch {
			case most == 0 && len(crossed.against[b][c]) > 0:
				cell.Facts = crossed.against[b][c][:1]
			case narrowed:
				cell.Facts = m.tags.Facts(deduction.Why(m.holds[b][c]))
			}
			row.Cells = append(row.Cells, cell)
		}
		table.Rows = append(table.Rows, row)
	}
	note := "How many balls of each colour a box holds in the ways there are; a cross stands for none in any of them."
	if !exact {
		note = "What follows from the facts by propagation alone; not all that is left need be possible."
	}
	return []view.View{{Name: "open", Title: "What is certain, and what is open", Table: table, Note: note}}
}

func bound(numbers []int) (least, most int) {
	least, most = numbers[0], numbers[0]
	for _, n := range numbers {
		least, most = min(least, n), max(most, n)
	}
	return least, most
}

// span is a range of numbers.
func span(least, most int) string {
	if least == most {
		return fmt.Sprint(least)
	}
	return fmt.Sprintf("%d–%d", least, most)
}
