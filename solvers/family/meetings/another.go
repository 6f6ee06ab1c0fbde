package meetings

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// renewal offers other remarks on the same friends, days and places: all that is so, of which any
// may go.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: "remarks"}

// exact is how many remarks are drawn that rule one meeting out, and no more.
const exact = 30

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	f := like
	f.FriendsRepeat, f.PlacesRepeat, f.Remarks = false, false, nil
	n := len(f.Days)
	if n < 3 {
		return draft, puzzle.ErrNoOthers
	}
	friends, places := chance.Some(d, f.Friends, n), chance.Some(d, f.Places, n) // by day
	for i, day := range f.Days {
		for j := range n {
			if i == j {
				continue
			}
			f.Remarks = append(f.Remarks,
				Remark{Friend: friends[j], Place: schema.Any, Day: day},
				Remark{Friend: schema.Any, Place: places[j], Day: day},
				Remark{Friend: friends[i], Place: places[j], Day: schema.Any})
		}
	}
	for range exact {
		r := Remark{Friend: chance.Of(d, friends), Place: chance.Of(d, places), Day: chance.Of(d, f.Days)}
		day := slices.Index(f.Days, r.Day)
		if (friends[day] != r.Friend || places[day] != r.Place) && !slices.Contains(f.Remarks, r) {
			f.Remarks = append(f.Remarks, r)
		}
	}
	chance.Shuffle(d, f.Remarks)
	return puzzle.Draft[Facts]{
		Facts: f,
		Story: fmt.Sprintf("%s met a friend on each of these days: %s. They were %s, and each time it was somewhere else: %s. %s knows a few things that were not so, and that is enough.",
			f.Girl, english.List(f.Days, "and"), english.List(f.Friends, "and"), english.List(f.Places, "and"), f.Boy),
		Question: fmt.Sprintf("Whom did %s meet on each day, and where?", f.Girl),
	}, nil
}
