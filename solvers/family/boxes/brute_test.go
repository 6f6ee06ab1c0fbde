package boxes_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/boxes"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// TestVariants compares all strategies with a brute force that hands every
// place in every box a colour, and looks at the balls as they lie there.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 30_000}, boxes.New(), 1000, random, brute)
}

// palette has names with signs that mean something in claims.
var palette = []string{"red", "b/ue", "whi|te", `bl~ck "`, "green & in"}

// random makes a small puzzle: often the balls fill the boxes, sometimes there
// are too many or too few.
func random(rng *rand.Rand) boxes.Facts {
	f := boxes.Facts{Conditions: []boxes.Condition{}, Groups: []string{"cold", "neutral"}, PerBox: 1 + rng.IntN(3)}
	n := 2 + rng.IntN(3)
	if f.PerBox == 3 {
		n = 2 + rng.IntN(2)
	}
	f.Boxes = append(f.Boxes, palette[:n]...)
	if rng.IntN(3) == 0 {
		f.Boxes[rng.IntN(n)] = "attic" // a box without a colour
	}
	if rng.IntN(3) == 0 {
		f.Boxes[n-1] = strings.ToUpper(f.Boxes[n-1])
	}
	colours := 2 + rng.IntN(3)
	if n*f.PerBox > 7 {
		colours = 2 + rng.IntN(2)
	}
	places := n * f.PerBox
	for i := range colours {
		balls := places / colours
		if i < places%colours {
			balls++
		}
		f.Colours = append(f.Colours, boxes.Colour{Balls: balls, Name: palette[i], Group: []string{"*", "cold", "neutral"}[rng.IntN(3)]})
	}
	for range rng.IntN(3) { // one colour more, another less
		a, b := rng.IntN(colours), rng.IntN(colours)
		if f.Colours[a].Balls > 0 {
			f.Colours[a].Balls--
			f.Colours[b].Balls++
		}
	}
	if rng.IntN(6) == 0 {
		f.Colours[rng.IntN(colours)].Balls++
	}
	if rng.IntN(12) == 0 {
		f.Colours[0].Balls = max(0, f.Colours[0].Balls-1)
	}
	kinds := []string{"own", "holds", "lacks", "number", "only", "both", "total", "alike", "different", "all-different", "together", "apart", "never", "with", "common", "formula"}
	one := func(names []string) string { return names[rng.IntN(len(names))] }
	for range rng.IntN(6) {
		number := rng.IntN(f.PerBox + 1)
		c := boxes.Condition{Kind: one(kinds)}
		box, other := one(f.Boxes), one(f.Boxes)
		colour, second := f.Colours[rng.IntN(colours)].Name, f.Colours[rng.IntN(colours)].Name
		switch c.Kind {
		case "holds", "lacks":
			c.Box, c.Colour = box, colour
		case "number":
			c.Box, c.Colour, c.Compare, c.Number = box, colour, one([]string{"=", ">=", "<="}), &number
		case "only":
			c.Box, c.Group = box, one(f.Groups)
		case "both":
			c.Group, c.Colour, c.Second = one([]string{"*", "*", "cold", "neutral"}), colour, second
		case "total":
			c.Group, c.Colour, c.Compare, c.Number = one(f.Groups), colour, one([]string{"=", ">=", "<="}), &number
		case "alike", "different":
			c.Box = box
		case "together", "apart":
			c.Colour = colour
		case "never":
			c.Colour, c.Second = colour, second
		case "with":
			if colour == second {
				continue
			}
			c.Colour, c.Second = colour, second
		case "formula":
			c.Formula = joined(rng, f, 2)
		case "common":
			if box == other {
				continue
			}
			c.Box, c.Other = box, other
		}
		f.Conditions = append(f.Conditions, c)
	}
	return f
}

// joined is a random formula; what it means is kept in means.
func joined(rng *rand.Rand, f boxes.Facts, deep int) string {
	one := func(names []string) string { return names[rng.IntN(len(names))] }
	c := boxes.Condition{Box: one(f.Boxes), Colour: f.Colours[rng.IntN(len(f.Colours))].Name, Compare: "<="}
	text := ""
	var so meaning
	switch kind := rng.IntN(5 + 5*min(deep, 1)); kind {
	case 0:
		c.Kind, text = "holds", fmt.Sprintf("the “%s” box holds a “%s” ball", c.Box, c.Colour)
	case 1:
		number := 1
		c.Kind, c.Number, text = "number", &number, fmt.Sprintf("The “%s” box holds at most 1 “%s” ball", c.Box, c.Colour)
	case 2:
		c.Kind, text = "all-different", "no box holds two balls of one colour"
	case 3:
		c.Kind, c.Group, text = "only", "cold", fmt.Sprintf("the “%s” box holds only cold colours", c.Box)
	case 4:
		c.Kind, text = "together", fmt.Sprintf("all “%s” balls in boxes are in the same box", c.Colour)
	case 5:
		x := joined(rng, f, deep-1)
		text, so = "not ("+x+")", func(f boxes.Facts, in map[string][]string) bool { return !means[x](f, in) }
	default:
		x, y := joined(rng, f, deep-1), joined(rng, f, deep-1)
		word := []string{"and", "or", "implies", "iff"}[rng.IntN(4)]
		text, so = "("+x+") "+word+" ("+y+")", func(f boxes.Facts, in map[string][]string) bool {
			a, b := means[x](f, in), means[y](f, in)
			return map[string]bool{"and": a && b, "or": a || b, "implies": !a || b, "iff": a == b}[word]
		}
	}
	if so == nil {
		so = func(f boxes.Facts, in map[string][]string) bool { return says(f, c, in) }
	}
	means[text] = so
	return text
}

// meaning says whether balls that lie in boxes are as a formula says.
type meaning func(f boxes.Facts, in map[string][]string) bool

var means = map[string]meaning{}

// brute goes through all ways to put a ball into every place.
func brute(f boxes.Facts, keep func(puzzle.FactID) bool) []boxes.Solution {
	var all []boxes.Solution
	places := len(f.Boxes) * f.PerBox
	lying := make([]string, places)
	ways := 1
	for range places {
		ways *= len(f.Colours)
	}
way:
	for way := range ways {
		rest := way
		for i := range lying {
			lying[i] = f.Colours[rest%len(f.Colours)].Name
			rest /= len(f.Colours)
			// Balls in a box may lie in any order: one order stands for all.
			if i%f.PerBox > 0 && lying[i] < lying[i-1] {
				continue way
			}
		}
		for i, colour := range f.Colours {
			used := times(lying, colour.Name)
			if keep(fmt.Sprint("colours/", i)) && used > colour.Balls {
				continue way
			}
		}
		in := map[string][]string{}
		for b, box := range f.Boxes {
			in[box] = lying[b*f.PerBox : (b+1)*f.PerBox]
		}
		for i, c := range f.Conditions {
			if keep(fmt.Sprint("conditions/", i)) && !says(f, c, in) {
				continue way
			}
		}
		s := boxes.Solution{Boxes: map[string]map[string]int{}}
		for box, balls := range in {
			s.Boxes[box] = map[string]int{}
			for _, colour := range f.Colours {
				s.Boxes[box][colour.Name] = 0
			}
			for _, ball := range balls {
				s.Boxes[box][ball]++
			}
		}
		all = append(all, s)
	}
	return all
}

func times(balls []string, colour string) (n int) {
	for _, ball := range balls {
		if ball == colour {
			n++
		}
	}
	return n
}

// says judges a condition by the balls as they lie in the boxes.
func says(f boxes.Facts, c boxes.Condition, in map[string][]string) bool {
	group := func(name string) string {
		for _, colour := range f.Colours {
			if colour.Name == strings.ToLower(name) {
				return colour.Group
			}
		}
		return "none"
	}
	repeats := func(box string) bool {
		seen := map[string]bool{}
		for _, ball := range in[box] {
			if seen[ball] {
				return true
			}
			seen[ball] = true
		}
		return false
	}
	compare := func(n int) bool {
		return n == *c.Number || c.Compare == ">=" && n > *c.Number || c.Compare == "<=" && n < *c.Number
	}
	has := func(box, colour string) bool { return slices.Contains(in[box], colour) }
	pair := func(box string) bool {
		if c.Colour == c.Second {
			return times(in[box], c.Colour) > 1
		}
		return has(box, c.Colour) && has(box, c.Second)
	}
	boxesWith := func(good func(box string) bool) (n int) {
		for _, box := range f.Boxes {
			if good(box) {
				n++
			}
		}
		return n
	}
	switch c.Kind {
	case "formula":
		return means[c.Formula](f, in)
	case "own":
		return boxesWith(func(box string) bool { return has(box, strings.ToLower(box)) }) == 0
	case "holds":
		return has(c.Box, c.Colour)
	case "lacks":
		return !has(c.Box, c.Colour)
	case "number":
		return compare(times(in[c.Box], c.Colour))
	case "only":
		return !slices.ContainsFunc(in[c.Box], func(ball string) bool { return group(ball) != c.Group })
	case "both":
		return boxesWith(func(box string) bool { return (c.Group == "*" || group(box) == c.Group) && pair(box) }) > 0
	case "total":
		n := 0
		for _, box := range f.Boxes {
			if group(box) == c.Group {
				n += times(in[box], c.Colour)
			}
		}
		return compare(n)
	case "alike":
		return repeats(c.Box)
	case "different":
		return !repeats(c.Box)
	case "all-different":
		return boxesWith(repeats) == 0
	case "together":
		return boxesWith(func(box string) bool { return has(box, c.Colour) }) <= 1
	case "apart":
		return boxesWith(func(box string) bool { return times(in[box], c.Colour) > 1 }) == 0
	case "never":
		return boxesWith(pair) == 0
	case "with":
		return boxesWith(func(box string) bool { return has(box, c.Colour) && !has(box, c.Second) }) == 0
	case "common":
		return slices.ContainsFunc(in[c.Box], func(ball string) bool { return has(c.Other, ball) })
	}
	panic(c.Kind)
}
