package meetings

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// violations names every fact that a schedule breaks, straight from the wording
// of the facts.
func violations(f Facts, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
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
	for i, r := range f.Remarks {
		for day, m := range s.Meetings {
			if means(r.Day, day) && means(r.Friend, m.Friend) && means(r.Place, m.Place) {
				broken = append(broken, remarkID(i))
				break
			}
		}
	}
	return broken, nil
}

// means says whether a word of a remark is this name, or any.
func means(word, name string) bool { return word == schema.Any || word == name }

func eachOnce(names []string, times map[string]int) bool {
	return !slices.ContainsFunc(names, func(name string) bool { return times[name] != 1 })
}
