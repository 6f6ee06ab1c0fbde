package circuit

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/puzzle"
)

func sentences(f Facts) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleRoad, Rule: true, Text: "The car starts at an oasis, takes on what fuel each oasis has as far as the tank holds it, never runs dry between two of them, and comes back to where it started."},
		{ID: ruleUse, Rule: true, Text: fmt.Sprintf("It runs %s to a gallon.", counted(f.PerGallon, "mile"))},
	}
	for i, o := range f.Oases {
		facts = append(facts, puzzle.Fact{ID: oasisID(i), Text: fmt.Sprintf("%s has %s, and it is %s from there to %s.",
			o.Name, fuelOf(o.Gallons), counted(o.Miles, "mile"), f.Oases[(i+1)%len(f.Oases)].Name)})
	}
	if f.Tank != "" {
		facts = append(facts, puzzle.Fact{ID: tankID, Text: fmt.Sprintf("The tank holds at most %s.", counted(f.Tank, "gallon"))})
	}
	before := "The tank is empty before the start."
	if f.Fuel != "0" {
		before = fmt.Sprintf("There is already %s in the tank before the start.", counted(f.Fuel, "gallon"))
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

// A claim is "not:" and a direction and the number of an oasis, counted from
// 0 ("not:clockwise:5"): a drive all the way round is another one than this. Or
// it is a direction.
const notPrefix = "not:"

func notClaim(d Direction, start int) puzzle.Claim {
	return notPrefix + string(d) + ":" + strconv.Itoa(start)
}

// claims are the statements worth asking about. They speak of a drive that
// comes round; what is true of every such drive is a fact about the road: if
// none of them is the one from Allisdry clockwise, that one runs dry.
func claims(f Facts) []puzzle.ClaimText {
	all := []puzzle.ClaimText{
		{Claim: string(Clockwise), Text: "The drive goes clockwise."},
		{Claim: string(Counterclockwise), Text: "The drive goes counterclockwise."},
	}
	for _, d := range directions {
		for i, o := range f.Oases {
			all = append(all, puzzle.ClaimText{Claim: notClaim(d, i), Text: fmt.Sprintf("The drive is not the one from %s %s.", o.Name, d)})
		}
	}
	return all
}

// holds says whether a claim is true of a drive.
func holds(f Facts, s Solution, claim puzzle.Claim) (bool, error) {
	if Direction(claim) == Clockwise || Direction(claim) == Counterclockwise {
		return s.Direction == Direction(claim), nil
	}
	d, start, ok := readNot(f, claim)
	if !ok {
		return false, fmt.Errorf("nothing is known about the claim %q: use a direction, or %q with the direction and number of a start", claim, notPrefix)
	}
	return s.Direction != d || s.Start != f.Oases[start].Name, nil
}

func readNot(f Facts, claim puzzle.Claim) (Direction, int, bool) {
	rest, isNot := strings.CutPrefix(claim, notPrefix)
	direction, number, _ := strings.Cut(rest, ":")
	start, err := strconv.Atoi(number)
	d := Direction(direction)
	return d, start, isNot && err == nil && start >= 0 && start < len(f.Oases) && (d == Clockwise || d == Counterclockwise)
}
