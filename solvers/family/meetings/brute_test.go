package meetings_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// TestVariants compares all strategies with a brute force that goes through
// every way to give each day a friend and a place.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 20_000}, meetings.New(), 1000, random, brute)
}

// random makes a small story with names that say nothing, and have signs that
// mean something in claims, often tight enough to have no way or one.
func random(rng *rand.Rand) meetings.Facts {
	n := 3 + rng.IntN(2)
	switch rng.IntN(100) {
	case 0:
		n = 5
	case 1, 2, 3, 4, 5, 6, 7, 8:
		n = 1 + rng.IntN(2)
	}
	f := meetings.Facts{Girl: "Ada", Boy: "Ben", Remarks: []meetings.Remark{},
		FriendsRepeat: n < 4 && rng.IntN(4) == 0, PlacesRepeat: n < 4 && rng.IntN(4) == 0}
	for i := range n {
		name := func(what string) string { return what + []string{" ", "/", "|", `"~`, " & "}[i] + fmt.Sprint(i+1) }
		f.Days = append(f.Days, name("day"))
		f.Friends = append(f.Friends, name("friend"))
		f.Places = append(f.Places, name("place"))
	}
	any := func(names []string, sometimes float64) string {
		if rng.Float64() < sometimes {
			return "*"
		}
		return names[rng.IntN(n)]
	}
	for range n*n*n/4 + rng.IntN(n*n*n/4+4) {
		// A remark with two wildcards rules out much, so there are few.
		r := meetings.Remark{Friend: any(f.Friends, 0.25), Place: any(f.Places, 0.25), Day: any(f.Days, 0.25)}
		if wild(r) >= 2 && rng.IntN(8) > 0 {
			r = meetings.Remark{Friend: any(f.Friends, 0), Place: any(f.Places, 0), Day: any(f.Days, 0.3)}
		}
		f.Remarks = append(f.Remarks, r)
	}
	return f
}

func wild(r meetings.Remark) int {
	n := 0
	for _, part := range []string{r.Friend, r.Place, r.Day} {
		if part == "*" {
			n++
		}
	}
	return n
}

// brute tries every sequence of friends with every sequence of places.
func brute(f meetings.Facts, keep func(puzzle.FactID) bool) []meetings.Solution {
	var remarks []meetings.Remark
	for i, r := range f.Remarks {
		if keep(fmt.Sprint("remarks/", i)) {
			remarks = append(remarks, r)
		}
	}
	var all []meetings.Solution
	for _, friends := range sequences(f.Friends, f.FriendsRepeat) {
	schedule:
		for _, places := range sequences(f.Places, f.PlacesRepeat) {
			s := meetings.Solution{Meetings: map[string]meetings.Met{}}
			for i, day := range f.Days {
				for _, r := range remarks {
					if (r.Friend == "*" || r.Friend == friends[i]) && (r.Place == "*" || r.Place == places[i]) && (r.Day == "*" || r.Day == day) {
						continue schedule
					}
				}
				s.Meetings[day] = meetings.Met{Friend: friends[i], Place: places[i]}
			}
			all = append(all, s)
		}
	}
	return all
}

// sequences lists all ways to give each day one of the names.
func sequences(names []string, repeat bool) [][]string {
	all := [][]string{{}}
	for range names {
		var longer [][]string
		for _, sequence := range all {
		next:
			for _, name := range names {
				for _, used := range sequence {
					if used == name && !repeat {
						continue next
					}
				}
				longer = append(longer, append(append([]string{}, sequence...), name))
			}
		}
		all = longer
	}
	return all
}
