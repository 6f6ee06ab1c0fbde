package boxes

import (
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// violations names every fact that a filling breaks, straight from the wording
// of the facts.
func violations(f store, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var names []puzzle.FactID
	if !fills(f, s) {
		names = append(names, rulePerBox)
	}
	names = append(names, holds.BrokenOf("conditions", filled{f, s.Boxes}, f.Conditions, f.formulas)...)
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
func fills(f store, s Solution) bool {
	if len(s.Boxes) != len(f.Boxes) {
		return false
	}
	for _, box := range f.Boxes {
		inside, ok := s.Boxes[box]
		sum := 0
		for name, n := range inside {
			if _, known := f.colours[name]; n < 0 || !known {
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

// filled is an answer as conditions read it.
type filled struct {
	f     store
	boxes map[string]map[string]int
}

// holds reads the conditions as they are worded.
var holds = rows.Holds[filled, Condition]{
	"own": func(x filled, c Condition) bool {
		return x.every(func(box string, inside map[string]int) bool {
			for name, n := range inside {
				if n > 0 && strings.EqualFold(name, box) {
					return false
				}
			}
			return true
		})
	},
	"holds":  func(x filled, c Condition) bool { return x.boxes[c.Box][c.Colour] > 0 },
	"lacks":  func(x filled, c Condition) bool { return x.boxes[c.Box][c.Colour] == 0 },
	"number": func(x filled, c Condition) bool { return rows.Compares(x.boxes[c.Box][c.Colour], c.Compare, *c.Number) },
	"only": func(x filled, c Condition) bool {
		for name, n := range x.boxes[c.Box] {
			if n > 0 && groupOf(x.f, name) != c.Group {
				return false
			}
		}
		return true
	},
	"both": func(x filled, c Condition) bool {
		return !x.every(func(box string, inside map[string]int) bool {
			return c.Group != schema.Any && groupOf(x.f, box) != c.Group || !paired(inside, c)
		})
	},
	"total": func(x filled, c Condition) bool {
		sum := 0
		for box, inside := range x.boxes {
			if groupOf(x.f, box) == c.Group {
				sum += inside[c.Colour]
			}
		}
		return rows.Compares(sum, c.Compare, *c.Number)
	},
	"alike":     func(x filled, c Condition) bool { return twins(x.boxes[c.Box]) },
	"different": func(x filled, c Condition) bool { return !twins(x.boxes[c.Box]) },
	"all-different": func(x filled, c Condition) bool {
		return x.every(func(_ string, inside map[string]int) bool { return !twins(inside) })
	},
	"together": func(x filled, c Condition) bool {
		with := 0
		for _, inside := range x.boxes {
			if inside[c.Colour] > 0 {
				with++
			}
		}
		return with < 2
	},
	"apart": func(x filled, c Condition) bool {
		return x.every(func(_ string, inside map[string]int) bool { return inside[c.Colour] < 2 })
	},
	"never": func(x filled, c Condition) bool {
		return x.every(func(_ string, inside map[string]int) bool { return !paired(inside, c) })
	},
	"with": func(x filled, c Condition) bool {
		return x.every(func(_ string, inside map[string]int) bool { return inside[c.Colour] == 0 || inside[c.Second] > 0 })
	},
	"common": func(x filled, c Condition) bool {
		for name, n := range x.boxes[c.Box] {
			if n > 0 && x.boxes[c.Other][name] > 0 {
				return true
			}
		}
		return false
	},
}

// every says whether something is true of every box.
func (x filled) every(is func(box string, inside map[string]int) bool) bool {
	for box, inside := range x.boxes {
		if !is(box, inside) {
			return false
		}
	}
	return true
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
func groupOf(f store, name string) string {
	for _, colour := range f.Colours {
		if strings.EqualFold(colour.Name, name) {
			return colour.Group
		}
	}
	return ""
}
