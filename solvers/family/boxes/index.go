package boxes

import (
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
)

// filling is how many balls of each colour each box holds, by the positions
// of box and colour in the facts.
type filling [][]int

func newFilling(f Facts) filling {
	x := make(filling, len(f.Boxes))
	for b := range x {
		x[b] = make([]int, len(f.Colours))
	}
	return x
}

// solution names what a filling says.
func (x filling) solution(f Facts) Solution {
	s := Solution{Boxes: map[string]map[string]int{}}
	for b, box := range f.Boxes {
		s.Boxes[box] = map[string]int{}
		for c, n := range x[b] {
			s.Boxes[box][f.Colours[c].Name] = n
		}
	}
	return s
}

// box and colour give the positions of names; -1 if there is no such name.
func (f Facts) box(name string) int { return slices.Index(f.Boxes, name) }

func (f Facts) colour(name string) int {
	return slices.IndexFunc(f.Colours, func(c Colour) bool { return c.Name == name })
}

// colourOf is the colour that a box has by its name, or -1. Capital letters
// make no difference.
func (f Facts) colourOf(box int) int {
	return slices.IndexFunc(f.Colours, func(c Colour) bool { return strings.EqualFold(c.Name, f.Boxes[box]) })
}

// boxesOf lists the boxes whose colours belong to a group.
func (f Facts) boxesOf(group string) []int {
	var boxes []int
	for b := range f.Boxes {
		if c := f.colourOf(b); c >= 0 && f.Colours[c].Group == group {
			boxes = append(boxes, b)
		}
	}
	return boxes
}

func (f Facts) allBoxes() []int {
	boxes := make([]int, len(f.Boxes))
	for b := range boxes {
		boxes[b] = b
	}
	return boxes
}

// rulesOut says whether a condition alone keeps every ball of a colour out of a
// box.
func (f Facts) rulesOut(condition Condition, box, colour int) bool {
	name, here := f.Colours[colour].Name, f.Boxes[box] == condition.Box
	switch condition.Kind {
	case kindOwn:
		return f.colourOf(box) == colour
	case kindLacks:
		return here && name == condition.Colour
	case kindOnly:
		return here && f.Colours[colour].Group != condition.Group
	case kindNumber:
		return here && name == condition.Colour && *condition.Number == 0 && condition.Compare != atLeast
	case kindTotal:
		return name == condition.Colour && *condition.Number == 0 && condition.Compare != atLeast && slices.Contains(f.boxesOf(condition.Group), box)
	}
	return false
}

// demands is how many balls of a colour a condition alone wants in a box, at
// least.
func (c Condition) demands(box, colour string) int {
	if c.Box != box || c.Colour != colour {
		return 0
	}
	switch {
	case c.Kind == kindHolds:
		return 1
	case c.Kind == kindNumber && c.Compare != atMost:
		return *c.Number
	}
	return 0
}

// crosses says what single facts say of every box and colour.
type crosses struct {
	against [][][]puzzle.FactID // facts that keep the colour out of the box
	demand  [][]int             // how many balls are wanted there, at least
	exact   [][]bool            // and at most
	by      [][][]puzzle.FactID // and which facts want them
}

func cross(f Facts, keep func(puzzle.FactID) bool) *crosses {
	x := &crosses{demand: newFilling(f)}
	for b, box := range f.Boxes {
		against, by := make([][]puzzle.FactID, len(f.Colours)), make([][]puzzle.FactID, len(f.Colours))
		exact := make([]bool, len(f.Colours))
		for c, colour := range f.Colours {
			for i, condition := range f.Conditions {
				id := conditionID(i)
				if !keep(id) {
					continue
				}
				if f.rulesOut(condition, b, c) {
					against[c] = append(against[c], id)
				}
				if n := condition.demands(box, colour.Name); n > 0 {
					by[c] = append(by[c], id)
					x.demand[b][c] = max(x.demand[b][c], n)
					exact[c] = exact[c] || condition.Kind == kindNumber && condition.Compare == exactly
				}
			}
			if id := colourID(c); colour.Balls == 0 && keep(id) {
				against[c] = append(against[c], id)
			}
		}
		x.against, x.by, x.exact = append(x.against, against), append(x.by, by), append(x.exact, exact)
	}
	return x
}
