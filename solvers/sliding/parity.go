package sliding

import (
	"slices"

	"solvitur/solvers/permutations"
)

// Change is what has to become of a board. Every slide swaps the gap with a tile, and is a step
// of the gap; whether steps are even or odd in number is said by where it ends, and whether swaps
// are, by what has changed places.
type Change struct {
	Steps  int     // the gap is from where it ends
	Swaps  int     // of any two bring everything to its place
	Cycles [][]int // the kinds that change places, the gap being 0: each comes to where the next one was
}

// Possible says whether parity allows it: there are as many steps as swaps.
func (c Change) Possible() bool { return c.Steps%2 == c.Swaps%2 }

// Changes are all that will do: one, or two where two things are not asked for. It is false where
// there are so many of them that parity forbids nothing: where two tiles may change places and all
// is as well as before.
func (a *Aim) Changes() (changes []Change, told bool) {
	ends, told := a.ends()
	for _, end := range ends {
		changes = append(changes, a.change(end))
	}
	return changes, told
}

// ends are the boards that will do.
func (a *Aim) ends() (ends [][]int, told bool) {
	var open, missing []int
	for cell, kind := range a.Wanted {
		if kind == 0 {
			open = append(open, cell)
		}
	}
	for kind := range most {
		are, wanted := a.Count(kind)
		if kind == 0 {
			wanted = 0
		} else if are > 1 {
			return nil, false
		}
		for range are - wanted {
			missing = append(missing, kind)
		}
	}
	if len(missing) > 2 || len(missing) != len(open) {
		return nil, false
	}
	for range missing {
		end := slices.Clone(a.Wanted)
		for i, cell := range open {
			end[cell] = missing[i]
		}
		ends = append(ends, end)
		slices.Reverse(missing)
	}
	return ends, true
}

// change is what leads to one end.
func (a *Aim) change(end []int) Change {
	goes := make([]int, len(end)) // by cell: where what is there belongs
	for cell := range end {
		goes[cell] = slices.Index(end, a.Start.At(cell))
	}
	c := Change{Steps: a.Distance(a.Start.Gap(), slices.Index(end, 0))}
	for _, cycle := range permutations.Cycles(goes) {
		if len(cycle) == 1 {
			continue
		}
		for i, cell := range cycle {
			cycle[i] = a.Start.At(cell)
		}
		c.Swaps += len(cycle) - 1
		c.Cycles = append(c.Cycles, cycle)
	}
	return c
}
