package boxes

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// rulePerBox is the rule of the kind.
const rulePerBox = "rule:balls-in-each-box"

// colourID is the path of a colour, and so the ID of the fact that says how many
// balls have it.
func colourID(i int) puzzle.FactID { return fmt.Sprintf("colours/%d", i) }

// sentences states the rule, the conditions, and how many balls there are.
func sentences(f store) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: rulePerBox, Rule: true,
		Text: fmt.Sprintf("Each of the %s holds %s.", english.Count(len(f.Boxes), "box", "boxes"), english.Count(f.PerBox, "ball", "balls"))}}
	facts = append(facts, conditions.Facts(f.Facts, f.Conditions)...)
	for i, colour := range f.Colours {
		facts = append(facts, puzzle.Fact{ID: colourID(i), Text: colour.supply()})
	}
	return facts
}

// supply says how many balls of a colour there are. Not all need be used.
func (c Colour) supply() string {
	switch c.Balls {
	case 0:
		return fmt.Sprintf("There is no %s ball.", c.Name)
	case 1:
		return fmt.Sprintf("There is 1 %s ball.", c.Name)
	}
	return fmt.Sprintf("There are %d %s balls.", c.Balls, c.Name)
}

// balls is a number of balls of a colour: "a red ball", "3 red balls".
func balls(n int, colour string) string {
	switch {
	case n == 0:
		return fmt.Sprintf("no %s ball", colour)
	case n > 1:
		return fmt.Sprintf("%d %s balls", n, colour)
	}
	return english.A(colour + " ball")
}

// content is balls in words, counted by colour; none are "".
func (f Facts) content(counts []int) string {
	var parts []string
	for c, n := range counts {
		if n > 0 {
			parts = append(parts, balls(n, f.Colours[c].Name))
		}
	}
	return english.List(parts, "and")
}

// inShort is what a box holds in as few words as will do: "red + green".
func (f Facts) inShort(counts []int) string {
	var parts []string
	for c, n := range counts {
		switch {
		case n == 1:
			parts = append(parts, f.Colours[c].Name)
		case n > 1:
			parts = append(parts, fmt.Sprintf("%d %s", n, f.Colours[c].Name))
		}
	}
	return strings.Join(parts, " + ")
}

// condition says the condition that states a fact, within a sentence.
func (f Facts) condition(id puzzle.FactID) string { return conditions.SentenceOf(f, f.Conditions, id) }
