package meetings

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// The rules of the kind.
const (
	ruleEachDay    = "rule:one-meeting-each-day"
	ruleEachFriend = "rule:each-friend-once"
	ruleEachPlace  = "rule:each-place-once"
)

// sentences states the rules and the remarks.
func sentences(f Facts) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: ruleEachDay, Rule: true, Text: fmt.Sprintf("On each day %s met one friend at one place.", f.Girl)}}
	if !f.FriendsRepeat {
		facts = append(facts, puzzle.Fact{ID: ruleEachFriend, Rule: true, Text: fmt.Sprintf("%s met each friend once.", f.Girl)})
	}
	if !f.PlacesRepeat {
		facts = append(facts, puzzle.Fact{ID: ruleEachPlace, Rule: true, Text: fmt.Sprintf("%s was at each place once.", f.Girl)})
	}
	for i, r := range f.Remarks {
		facts = append(facts, puzzle.Fact{ID: remarkID(i), Text: r.sentence(f.Girl), Note: r.Source})
	}
	return facts
}

// sentence says what a remark rules out.
func (r Remark) sentence(girl string) string { return english.Capital(r.clause(girl)) }

// clause is that sentence within another, composed for each use of "any".
func (r Remark) clause(girl string) string {
	anyone, anywhere, ever := r.Friend == schema.Any, r.Place == schema.Any, r.Day == schema.Any
	switch {
	case anyone && anywhere && ever:
		return fmt.Sprintf("nobody met %s anywhere on any day.", girl)
	case anyone && anywhere:
		return fmt.Sprintf("nobody met %s on %s.", girl, r.Day)
	case anyone && ever:
		return fmt.Sprintf("nobody was ever at the %s.", r.Place)
	case anyone:
		return fmt.Sprintf("nobody was at the %s on %s.", r.Place, r.Day)
	case anywhere && ever:
		return fmt.Sprintf("%s never met %s at all.", r.Friend, girl)
	case anywhere:
		return fmt.Sprintf("%s did not meet %s on %s.", r.Friend, girl, r.Day)
	case ever:
		return fmt.Sprintf("%s was never at the %s.", r.Friend, r.Place)
	}
	return fmt.Sprintf("%s was not at the %s on %s.", r.Friend, r.Place, r.Day)
}

// String is a meeting within a sentence: "Pat at the riverbank on Tuesday".
func (m meeting) String() string { return fmt.Sprintf("%s at the %s on %s", m.friend, m.place, m.day) }
