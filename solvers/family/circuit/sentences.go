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

// A claim is a direction and the number of an oasis, counted from 0
// ("clockwise:5"): the drive all the way round is this one. Or it is a
// direction.
func claimOf(d Direction, start int) puzzle.Claim { return string(d) + ":" + strconv.Itoa(start) }

// claims are the statements worth asking about. They speak of a drive that
// comes round; what is true of every such drive is a fact about the road: if
// none of them is the one from Allisdry clockwise, that one runs dry.
func claims(f Facts) []puzzle.Claim {
	all := []puzzle.Claim{string(Clockwise), string(Counterclockwise)}
	for _, d := range directions {
		for i := range f.Oases {
			all = append(all, puzzle.Not(claimOf(d, i)))
		}
	}
	return all
}

// holds says whether a claim is true of a drive.
func holds(f Facts, s Solution, claim puzzle.Claim) (bool, error) {
	if d := Direction(claim); d == Clockwise || d == Counterclockwise {
		return s.Direction == d, nil
	}
	d, start, err := readClaim(f, claim)
	return err == nil && s.Direction == d && s.Start == f.Oases[start].Name, err
}

// says is a claim as a sentence, or its contrary.
func says(f Facts, claim puzzle.Claim, is bool) (string, error) {
	if d := Direction(claim); d == Clockwise || d == Counterclockwise {
		if is == (d == Clockwise) {
			d = Clockwise
		} else {
			d = Counterclockwise
		}
		return fmt.Sprintf("The drive goes %s.", d), nil
	}
	d, start, err := readClaim(f, claim)
	if err != nil {
		return "", err
	}
	if !is {
		return fmt.Sprintf("The drive does not start at %s and go %s.", f.Oases[start].Name, d), nil
	}
	return fmt.Sprintf("The drive starts at %s and goes %s.", f.Oases[start].Name, d), nil
}

func readClaim(f Facts, claim puzzle.Claim) (Direction, int, error) {
	direction, number, _ := strings.Cut(claim, ":")
	start, err := strconv.Atoi(number)
	d := Direction(direction)
	if err != nil || start < 0 || start >= len(f.Oases) || d != Clockwise && d != Counterclockwise {
		return "", 0, fmt.Errorf("nothing is known about the claim %q: use a direction, alone or with the number of a start, as in %q", claim, claimOf(Clockwise, 0))
	}
	return d, start, nil
}
