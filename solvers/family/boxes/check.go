package boxes

import (
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// violations names every fact that a filling breaks, straight from the wording
// of the facts.
func violations(f Facts, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var names []puzzle.FactID
	if !fills(f, s) {
		names = append(names, rulePerBox)
	}
	for i, c := range f.Conditions {
		if !isTrue(f, s, c) {
			names = append(names, conditionID(i))
		}
	}
	for i, colour := range f.Colours {
		used := 0
		for _, inside := range s.Boxes {
			used += inside[colour.Name]
		}
		if used > colour.Balls {
			names = append(names, colourID(i))
		}
	}
	return names, nil
}

// fills says whether the boxes, and no others, hold as many balls as they
// should, of colours there are.
func fills(f Facts, s Solution) bool {
	if len(s.Boxes) != len(f.Boxes) {
		return false
	}
	for _, box := range f.Boxes {
		inside, ok := s.Boxes[box]
		sum := 0
		for name, n := range inside {
			if n < 0 || f.colour(name) < 0 {
				return false
			}
			sum += n
		}
		if !ok || sum != f.PerBox {
			return false
		}
	}
	return true
}

// isTrue reads a condition as it is worded.
func isTrue(f Facts, s Solution, c Condition) bool {
	switch inside := s.Boxes[c.Box]; c.Kind {
	case kindHolds:
		return inside[c.Colour] > 0
	case kindLacks:
		return inside[c.Colour] == 0
	case kindNumber:
		return compares(inside[c.Colour], c.Compare, *c.Number)
	case kindOnly:
		for name, n := range inside {
			if n > 0 && groupOf(f, name) != c.Group {
				return false
			}
		}
		return true
	case kindAlike:
		return twins(inside)
	case kindDifferent:
		return !twins(inside)
	case kindCommon:
		for name, n := range inside {
			if n > 0 && s.Boxes[c.Other][name] > 0 {
				return true
			}
		}
		return false
	case kindTotal:
		sum := 0
		for box, inside := range s.Boxes {
			if groupOf(f, box) == c.Group {
				sum += inside[c.Colour]
			}
		}
		return compares(sum, c.Compare, *c.Number)
	case kindBoth:
		for box, inside := range s.Boxes {
			if (c.Group == schema.Any || groupOf(f, box) == c.Group) && paired(inside, c) {
				return true
			}
		}
		return false
	}
	// The others forbid something in every box.
	with := 0
	for box, inside := range s.Boxes {
		switch c.Kind {
		case kindOwn:
			for name, n := range inside {
				if n > 0 && strings.EqualFold(name, box) {
					return false
				}
			}
		case kindAllDifferent:
			if twins(inside) {
				return false
			}
		case kindApart:
			if inside[c.Colour] > 1 {
				return false
			}
		case kindNever:
			if paired(inside, c) {
				return false
			}
		case kindWith:
			if inside[c.Colour] > 0 && inside[c.Second] == 0 {
				return false
			}
		case kindTogether:
			if inside[c.Colour] > 0 {
				with++
			}
		}
	}
	return with < 2
}

func compares(n int, compare string, bound int) bool {
	switch compare {
	case atLeast:
		return n >= bound
	case atMost:
		return n <= bound
	}
	return n == bound
}

func twins(inside map[string]int) bool {
	for _, n := range inside {
		if n > 1 {
			return true
		}
	}
	return false
}

func paired(inside map[string]int, c Condition) bool {
	if c.Colour == c.Second {
		return inside[c.Colour] > 1
	}
	return inside[c.Colour] > 0 && inside[c.Second] > 0
}

// groupOf is the group of a colour, or of a box of that colour; "" if it is
// none.
func groupOf(f Facts, name string) string {
	for _, colour := range f.Colours {
		if strings.EqualFold(colour.Name, name) {
			return colour.Group
		}
	}
	return ""
}
