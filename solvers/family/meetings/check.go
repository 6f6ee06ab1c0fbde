package meetings

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// violations names every fact that a schedule breaks, straight from the wording
// of the facts.
func violations(f story, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var broken []puzzle.FactID
	eachDay := len(s.Meetings) == len(f.Days)
	friends, places := map[string]int{}, map[string]int{}
	for _, day := range f.Days {
		m := s.Meetings[day]
		eachDay = eachDay && slices.Contains(f.Friends, m.Friend) && slices.Contains(f.Places, m.Place)
		friends[m.Friend]++
		places[m.Place]++
	}
	if !eachDay {
		broken = append(broken, ruleEachDay)
	}
	if !f.FriendsRepeat && !eachOnce(f.Friends, friends) {
		broken = append(broken, ruleEachFriend)
	}
	if !f.PlacesRepeat && !eachOnce(f.Places, places) {
		broken = append(broken, ruleEachPlace)
	}
	return append(broken, holds.BrokenOf("remarks", f.schedule(s), f.Remarks, f.formulas)...), nil
}

func eachOnce(names []string, times map[string]int) bool {
	return !slices.ContainsFunc(names, func(name string) bool { return times[name] != 1 })
}

// holds reads the remarks as they are worded, of the meetings in the order of the days.
var holds = rows.Holds[[]meeting, Remark]{
	"":    func(all []meeting, r Remark) bool { return !slices.ContainsFunc(all, r.tellsOf) },
	"was": func(all []meeting, r Remark) bool { return slices.ContainsFunc(all, r.tellsOf) },
	"met": func(all []meeting, r Remark) bool {
		return turns(all, r.How, func(m meeting) bool { return m.friend == r.Friend }, func(m meeting) bool { return m.friend == r.Other })
	},
	"visited": func(all []meeting, r Remark) bool {
		return turns(all, r.How, func(m meeting) bool { return m.place == r.Place }, func(m meeting) bool { return m.place == r.Other })
	},
}

// tellsOf says whether a remark is about a meeting.
func (r Remark) tellsOf(m meeting) bool {
	return means(r.Day, m.day) && means(r.Friend, m.friend) && means(r.Place, m.place)
}

// means says whether a word of a remark is this name, or any.
func means(word, name string) bool { return word == schema.Any || word == name }

// turns says whether a meeting of one sort came before one of another, or right before
// it, or next to it.
func turns(all []meeting, how string, one, other func(meeting) bool) bool {
	for i := range all {
		for j := range all {
			if rows.Stand(i, how, j) && one(all[i]) && other(all[j]) {
				return true
			}
		}
	}
	return false
}
