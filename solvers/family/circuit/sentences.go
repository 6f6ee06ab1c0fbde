package circuit

import (
	"encoding/json"
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
)

func sentences(r ring) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleRoad, Rule: true, Text: "The car starts at an oasis, takes on what fuel each oasis has as far as the tank holds it, never runs dry between two of them, and comes back to where it started."},
		{ID: ruleUse, Rule: true, Text: fmt.Sprintf("It runs %s to a gallon.", counted(r.PerGallon, "mile"))},
	}
	for i, o := range r.Oases {
		facts = append(facts, puzzle.Fact{ID: oasisID(i), Text: fmt.Sprintf("%s has %s, and it is %s from there to %s.",
			o.Name, fuelOf(o.Gallons), counted(o.Miles, "mile"), r.Oases[(i+1)%len(r.Oases)].Name)})
	}
	if r.Tank != "" {
		facts = append(facts, puzzle.Fact{ID: tankID, Text: fmt.Sprintf("The tank holds at most %s.", counted(r.Tank, "gallon"))})
	}
	before := "The tank is empty before the start."
	if r.Fuel != "0" {
		before = fmt.Sprintf("The tank already has %s in it before the start.", counted(r.Fuel, "gallon"))
	}
	return append(facts, puzzle.Fact{ID: fuelID, Text: before})
}

func counted(n json.Number, unit string) string {
	if n == "1" {
		return "1 " + unit
	}
	return n.String() + " " + unit + "s"
}

func fuelOf(n json.Number) string {
	if n == "0" {
		return "no fuel"
	}
	return counted(n, "gallon")
}

// claimOf is that the drive all the way round is this one.
func claimOf(r ring, start int, d Direction) claim.Claim {
	return claim.That(r.Oases[start].Name, "start").And(goes(d))
}

func goes(d Direction) claim.Claim { return claim.That(string(d), "direction") }

// claims are the statements worth asking about. They speak of a drive that
// comes round; what is true of every such drive is a fact about the road: if
// none of them is the one from Allisdry clockwise, that one runs dry.
func claims(r ring) []claim.Claim {
	all := []claim.Claim{goes(Clockwise), goes(Counterclockwise)}
	for _, d := range directions {
		for i := range r.Oases {
			all = append(all, claim.Not(claimOf(r, i, d)))
		}
	}
	return all
}

// says is a claim as a sentence: of the start, of the direction, or of both.
func says(r ring, c claim.Claim) (string, error) {
	var s Solution
	for _, atom := range c.All {
		value, _ := atom.Value.(string)
		switch {
		case atom.Rel == claim.Is && atom.Path[0] == "start" && s.Start == "":
			s.Start = value
		case atom.Rel == claim.Is && atom.Path[0] == "direction" && s.Direction == "":
			s.Direction = Direction(value)
		default:
			return "", fmt.Errorf("nothing is known about the claim %q: use a direction, a start, or both, as in %s", c, claimOf(r, 0, Clockwise))
		}
	}
	switch {
	case s.Direction == "" && c.Not:
		return fmt.Sprintf("The drive does not start at %s.", s.Start), nil
	case s.Direction == "":
		return fmt.Sprintf("The drive starts at %s.", s.Start), nil
	case s.Start == "" && c.Not:
		return fmt.Sprintf("The drive goes %s.", s.Direction.other()), nil
	case s.Start == "":
		return fmt.Sprintf("The drive goes %s.", s.Direction), nil
	case c.Not:
		return fmt.Sprintf("The drive does not start at %s and go %s.", s.Start, s.Direction), nil
	}
	return fmt.Sprintf("The drive starts at %s and goes %s.", s.Start, s.Direction), nil
}
