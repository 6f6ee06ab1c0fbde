package boxes

import (
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
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
func (x filling) solution(f store) Solution {
	s := Solution{Boxes: map[string]map[string]int{}}
	for b, box := range f.Boxes {
		s.Boxes[box] = map[string]int{}
		for c, n := range x[b] {
			s.Boxes[box][f.Colours[c].Name] = n
		}
	}
	return s
}

// newStore numbers the names of the facts, once for all searches.
func newStore(f Facts) store {
	n := store{Facts: f, boxes: map[string]int{}, colours: map[string]int{}, groups: map[string][]int{}}
	for c, colour := range f.Colours {
		n.colours[colour.Name] = c
	}
	for b, box := range f.Boxes {
		n.boxes[box] = b
		own := slices.IndexFunc(f.Colours, func(c Colour) bool { return strings.EqualFold(c.Name, box) })
		if n.own = append(n.own, own); own >= 0 {
			group := f.Colours[own].Group
			n.groups[group] = append(n.groups[group], b)
		}
	}
	return n
}

// box and colour give the positions of names.
func (f store) box(name string) int { return f.boxes[name] }

func (f store) colour(name string) int { return f.colours[name] }

// colourOf is the colour that a box has by its name, or -1. Capital letters
// make no difference.
func (f store) colourOf(box int) int { return f.own[box] }

// boxesOf lists the boxes whose colours belong to a group.
func (f store) boxesOf(group string) []int { return f.groups[group] }

func (f Facts) allBoxes() []int {
	boxes := make([]int, len(f.Boxes))
	for b := range boxes {
		boxes[b] = b
	}
	return boxes
}

// crosses says what single facts say of every box and colour.
type crosses struct {
	against [][][]puzzle.FactID // facts that keep the colour out of the box
	demand  [][]int             // how many balls are wanted there, at least
	exact   [][]bool            // and at most
	by      [][][]puzzle.FactID // and which facts want them

	fact puzzle.FactID // that is posted just now
}

func cross(f store, keep func(puzzle.FactID) bool) *crosses {
	x := &crosses{demand: newFilling(f.Facts)}
	for range f.Boxes {
		x.against, x.by = append(x.against, make([][]puzzle.FactID, len(f.Colours))), append(x.by, make([][]puzzle.FactID, len(f.Colours)))
		x.exact = append(x.exact, make([]bool, len(f.Colours)))
	}
	for i := range f.Conditions {
		if x.fact = conditions.ID(i); keep(x.fact) {
			f.post(x, i)
		}
	}
	for c, colour := range f.Colours {
		if x.fact = colourID(c); colour.Balls == 0 && keep(x.fact) {
			x.total(f.allBoxes(), c, none)
		}
	}
	return x
}

// total crosses a colour off where no ball of it can be, and asks for balls where
// there is a single box for them.
func (x *crosses) total(boxes []int, colour int, n many) {
	for _, b := range boxes {
		switch {
		case n.most == 0:
			x.against[b][colour] = append(x.against[b][colour], x.fact)
		case n.least > 0 && len(boxes) == 1:
			x.by[b][colour] = append(x.by[b][colour], x.fact)
			x.demand[b][colour] = max(x.demand[b][colour], n.least)
			x.exact[b][colour] = x.exact[b][colour] || n.least == n.most
		}
	}
}

// cases says nothing about a single box and colour, nor does joined.
func (x *crosses) cases(many, []contents) {}

func (x *crosses) joined(store, *rows.Formula[Condition]) {}
