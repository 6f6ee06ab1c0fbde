package schoolgirls

import (
	"strconv"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// board is the table of who meets whom, with the weeks in which two can still meet; or, if
// they may meet never or twice, a table for each week.
func (a *arguing) board(keep func(puzzle.FactID) bool) (views []view.View) {
	told := func(cell int) (puzzle.FactID, bool) {
		for _, t := range a.argued.Known {
			if t.Cell == cell && t.Is && keep(t.Fact) {
				return t.Fact, true
			}
		}
		return "", false
	}
	if a.tight(1) && (keep(factMost) && a.Most == 1 || keep(factLeast) && a.Least == 1) {
		return []view.View{a.pairs("met", "In which round they meet", func(x, y int) view.Cell {
			cell := view.Cell{}
			for week := range a.Weeks {
				at := a.cell(week, x, y)
				text, claim := strconv.Itoa(week+1), a.argued.Cells[at].String()
				if fact, ok := told(at); ok {
					return view.Cell{Text: text, Mark: view.Mark{Role: view.Given, Status: view.Told, Claim: claim, Facts: []puzzle.FactID{fact}}}
				}
				cell.Values = append(cell.Values, view.Value{Text: text, Claim: claim})
			}
			return cell
		})}
	}
	for week := range a.Weeks {
		views = append(views, a.pairs("week-"+weekKey(week), "Who meets whom in round "+weekKey(week), func(x, y int) view.Cell {
			at := a.cell(week, x, y)
			mark := view.Mark{Role: view.Possible, Status: view.Open, Claim: a.argued.Cells[at].String()}
			if fact, ok := told(at); ok {
				mark.Role, mark.Status, mark.Facts = view.Given, view.Told, []puzzle.FactID{fact}
				return view.Cell{Text: "●", Mark: mark}
			}
			return view.Cell{Mark: mark}
		}))
	}
	return views
}
