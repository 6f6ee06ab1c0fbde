package meetings

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// The rules of the kind.
const (
	ruleEachDay    = "rule:one-meeting-each-day"
	ruleEachFriend = "rule:each-friend-once"
	ruleEachPlace  = "rule:each-place-once"
)

// sentences states the rules and the remarks.
func sentences(f story) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: ruleEachDay, Rule: true, Text: fmt.Sprintf("On each day %s met one friend at one place.", f.Girl)}}
	if !f.FriendsRepeat {
		facts = append(facts, puzzle.Fact{ID: ruleEachFriend, Rule: true, Text: fmt.Sprintf("%s met each friend once.", f.Girl)})
	}
	if !f.PlacesRepeat {
		facts = append(facts, puzzle.Fact{ID: ruleEachPlace, Rule: true, Text: fmt.Sprintf("%s was at each place once.", f.Girl)})
	}
	told := remarks.Facts(f.Facts, f.Remarks)
	for i, r := range f.Remarks {
		told[i].Note = r.Source
	}
	return append(facts, told...)
}

// String is a meeting within a sentence: "Pat on the riverbank on Tuesday".
func (m meeting) String() string {
	return fmt.Sprintf("%s %s on %s", m.friend, english.AtThe(m.place), m.day)
}
