package boxes

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// rulePerBox is the rule of the kind.
const rulePerBox = "rule:balls-in-each-box"

// conditionID is the path of a condition, and so the ID of the fact that it
// states; colourID that of the number of balls of a colour.
func conditionID(i int) puzzle.FactID { return fmt.Sprintf("conditions/%d", i) }
func colourID(i int) puzzle.FactID    { return fmt.Sprintf("colours/%d", i) }

// sentences states the rule, the conditions, and how many balls there are.
func sentences(f Facts) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: rulePerBox, Rule: true,
		Text: fmt.Sprintf("Each of the %s holds %s.", english.Count(len(f.Boxes), "box", "boxes"), english.Count(f.PerBox, "ball", "balls"))}}
	for i, c := range f.Conditions {
		facts = append(facts, puzzle.Fact{ID: conditionID(i), Text: english.Capital(c.sentence())})
	}
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

// sentence says a condition, in lower case where a name does not begin it.
func (c Condition) sentence() string {
	switch c.Kind {
	case kindOwn:
		return "no ball is in the box of its own colour."
	case kindHolds:
		return fmt.Sprintf("the %s box holds %s.", c.Box, balls(1, c.Colour))
	case kindLacks:
		return fmt.Sprintf("the %s box holds no %s ball.", c.Box, c.Colour)
	case kindNumber:
		return fmt.Sprintf("the %s box holds %s %s.", c.Box, comparisonWords[c.Compare], english.Count(*c.Number, c.Colour+" ball", c.Colour+" balls"))
	case kindOnly:
		return fmt.Sprintf("the %s box holds only %s colours.", c.Box, c.Group)
	case kindBoth:
		some := "some box holds"
		if c.Group != schema.Any {
			some = fmt.Sprintf("some %s box holds", c.Group)
		}
		return some + " " + c.pair() + "."
	case kindTotal:
		return fmt.Sprintf("the %s boxes together hold %s %s.", c.Group, comparisonWords[c.Compare], english.Count(*c.Number, c.Colour+" ball", c.Colour+" balls"))
	case kindAlike:
		return fmt.Sprintf("the %s box holds two balls of one colour.", c.Box)
	case kindDifferent:
		return fmt.Sprintf("the %s box holds no two balls of one colour.", c.Box)
	case kindAllDifferent:
		return "no box holds two balls of one colour."
	case kindTogether:
		return fmt.Sprintf("all %s balls in boxes are in the same box.", c.Colour)
	case kindApart:
		return fmt.Sprintf("no two %s balls are in the same box.", c.Colour)
	case kindNever:
		return "no box holds " + c.pair() + "."
	case kindWith:
		return fmt.Sprintf("every box with %s holds %s too.", balls(1, c.Colour), balls(1, c.Second))
	case kindCommon:
		return fmt.Sprintf("the %s box and the %s box have a colour in common.", c.Box, c.Other)
	}
	return ""
}

var comparisonWords = map[string]string{exactly: "exactly", atLeast: "at least", atMost: "at most"}

// pair is the two balls that a condition speaks of.
func (c Condition) pair() string {
	if c.Colour == c.Second {
		return fmt.Sprintf("two %s balls", c.Colour)
	}
	return fmt.Sprintf("%s and %s", balls(1, c.Colour), balls(1, c.Second))
}

// balls is a number of balls of a colour: "a red ball", "3 red balls".
func balls(n int, colour string) string {
	switch {
	case n == 0:
		return fmt.Sprintf("no %s ball", colour)
	case n > 1:
		return fmt.Sprintf("%d %s balls", n, colour)
	case strings.ContainsAny(strings.ToLower(colour)[:1], "aeiou"):
		return fmt.Sprintf("an %s ball", colour)
	}
	return fmt.Sprintf("a %s ball", colour)
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
func (f Facts) condition(id puzzle.FactID) string {
	for i, c := range f.Conditions {
		if conditionID(i) == id {
			return c.sentence()
		}
	}
	return ""
}
