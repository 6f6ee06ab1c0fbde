package meetings

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// violations names every fact that a schedule breaks, straight from the wording
// of the facts.
func violations(f Facts, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var broken []puzzle.FactID
	eachDay := len(s.Meetings) == len(f.Days)
	friends, places := map[string]int{}, map[string]int{}
	for i, m := range s.Meetings {
		eachDay = eachDay && m.Day == f.Days[i] && slices.Contains(f.Friends, m.Friend) && slices.Contains(f.Places, m.Place)
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
		if slices.ContainsFunc(s.Meetings, r.rulesOut) {
			broken = append(broken, remarkID(i))
		}
	}
	return broken, nil
}

func eachOnce(names []string, times map[string]int) bool {
	return !slices.ContainsFunc(names, func(name string) bool { return times[name] != 1 })
}

// A claim is a meeting, "Tuesday|Pat|riverbank", in which each part may be "*"
// for any, or several of them joined by "||": one of them took place.
// "Tuesday|Pat|*||Tuesday|Rose|*" says that Tuesday was Pat or Rose.
const (
	partOfClaim = "|"
	orInClaim   = "||"
)

func claimOf(day, friend, place string) puzzle.Claim {
	return strings.Join([]string{day, friend, place}, partOfClaim)
}

// readClaim takes a claim apart into its alternatives.
func readClaim(f Facts, claim puzzle.Claim) ([]Meeting, error) {
	var alternatives []Meeting
	for _, text := range strings.Split(claim, orInClaim) {
		parts := strings.Split(text, partOfClaim)
		if len(parts) != 3 {
			return nil, fmt.Errorf("the claim %q is not of the form day|friend|place", text)
		}
		for i, names := range [][]string{f.Days, f.Friends, f.Places} {
			if parts[i] != schema.Any && !slices.Contains(names, parts[i]) {
				return nil, fmt.Errorf("the claim %q speaks of %q, which is no %s here", text, parts[i], []string{"day", "friend", "place"}[i])
			}
		}
		alternatives = append(alternatives, Meeting{Day: parts[0], Friend: parts[1], Place: parts[2]})
	}
	return alternatives, nil
}

// holds says whether a claim is true of a schedule.
func holds(f Facts, s Solution, claim puzzle.Claim) (bool, error) {
	alternatives, err := readClaim(f, claim)
	if err != nil {
		return false, err
	}
	for _, a := range alternatives {
		if slices.ContainsFunc(s.Meetings, Remark{Day: a.Day, Friend: a.Friend, Place: a.Place}.rulesOut) {
			return true, nil
		}
	}
	return false, nil
}

// claims are those beside single meetings: whom she met on a day, where she was
// on a day, and where she met whom.
func claims(f Facts) (all []puzzle.Claim) {
	for _, day := range f.Days {
		for _, friend := range f.Friends {
			all = append(all, claimOf(day, friend, schema.Any))
		}
		for _, place := range f.Places {
			all = append(all, claimOf(day, schema.Any, place))
		}
	}
	for _, friend := range f.Friends {
		for _, place := range f.Places {
			all = append(all, claimOf(schema.Any, friend, place))
		}
	}
	return all
}
