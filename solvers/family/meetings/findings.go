package meetings

import (
	"context"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// findings draws, day by day, what is certain, open and out of the question.
// If all schedules are known, that is read off them; otherwise it is what
// propagation leaves, which may be more than is possible. Either way a cell
// that the engine crossed off names the facts behind it.
func findings(f Facts, r puzzle.Result[Solution]) []view.View {
	if r.Verdict == puzzle.None {
		return nil
	}
	c := cross(f, r.Keep)
	order := make([]int, c.n)
	for i := range order {
		order[i] = i
	}
	m := newModel(f, order, order)
	deduction, err := m.Deduce(context.Background(), fd.Options{Keep: tags.Keep(r.Keep)})
	if err != nil || deduction.Failed() {
		return nil // the search ended without a verdict, and this is none either
	}
	exact := r.Exact && len(r.Found) == r.Solutions
	times := map[Meeting]int{}
	for _, s := range r.Found {
		for _, meeting := range s.Meetings {
			times[meeting]++
		}
	}
	views := make([]view.View, c.n)
	for day := range f.Days {
		views[day] = c.table(day, "open", func(t triple) view.Cell {
			meeting := c.meeting(t)
			claim := claimOf(meeting.Day, meeting.Friend, meeting.Place)
			mark := view.Mark{ID: "open-" + cellID(t)}
			left := deduction.Has(m.pair[t.day], m.value(t))
			switch value, fixed := deduction.Value(m.pair[t.day]); {
			case exact && times[meeting] == r.Solutions, !exact && fixed && value == m.value(t):
				mark.Role, mark.Status, mark.Claim = view.Deduced, view.Certain, claim
				if fixed {
					mark.Facts = tags.Facts(deduction.Why(m.pair[t.day]))
				}
			case exact && times[meeting] > 0, !exact && left:
				mark.Role, mark.Status, mark.Claim = view.Possible, view.Open, claim
			default:
				mark.Role, mark.Status, mark.Claim = view.Crossed, view.Certain, puzzle.Not(claim)
				mark.Facts = c.against(t)
				if len(mark.Facts) == 0 && !left {
					mark.Facts = tags.Facts(deduction.Why(m.pair[t.day], m.value(t)))
				}
			}
			return view.Cell{Mark: mark}
		})
	}
	note := "What no way of telling the story allows is crossed off."
	if !exact {
		note = "What follows from the facts by propagation alone is crossed off; not all that is left need be possible."
	}
	views[0].Note = note
	return views
}
