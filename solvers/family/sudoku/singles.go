package sudoku

import (
	"fmt"
	"math/bits"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// lastNumber finds an open cell with one candidate (a naked single), or with
// none, which is a dead end.
func (r *reasoner) lastNumber() *finding {
	if !r.look() {
		return nil
	}
	for cell, left := range r.left {
		if r.x[cell] > 0 || left&(left-1) != 0 {
			continue
		}
		if left == 0 {
			return &finding{cell: cell, base: []int{cell}, says: func() string {
				return fmt.Sprintf("No number is left for %s.", r.place(cell))
			}}
		}
		n := bits.TrailingZeros32(left)
		return &finding{cell: cell, n: n, says: func() string {
			return fmt.Sprintf("%s is %d: no other number is left for it.", english.Capital(r.place(cell)), n)
		}}
	}
	return nil
}

// places are the open cells of a unit that have a number as a candidate, as a
// set of positions in the unit.
func (r *reasoner) placesIn(u unit, n int) (set uint32) {
	for i, cell := range u.cells {
		if r.left[cell]&bit(n) != 0 {
			set |= 1 << i
		}
	}
	return set
}

// missing is the set of numbers that no cell of a unit has yet.
func (r *reasoner) missing(u unit) uint32 {
	set := r.all()
	for _, cell := range u.cells {
		set &^= bit(r.x[cell])
	}
	return set
}

// lastPlace finds a number with one place in a unit (a hidden single), or with
// none, which is a dead end. It looks at regions first, as people do.
func (r *reasoner) lastPlace() *finding {
	for i := range r.units {
		u := r.units[(2*r.size+i)%len(r.units)]
		if !r.look() {
			return nil
		}
		for missing := r.missing(u); missing != 0; missing &= missing - 1 {
			n := bits.TrailingZeros32(missing)
			places := r.placesIn(u, n)
			if places&(places-1) != 0 {
				continue
			}
			f := &finding{units: []puzzle.FactID{u.fact}, base: r.openCells(u)}
			if places == 0 {
				f.says = func() string { return fmt.Sprintf("There is no place left for %d in %s.", n, u.name) }
				return f
			}
			f.cell, f.n = u.cells[bits.TrailingZeros32(places)], n
			f.base = slices.DeleteFunc(f.base, func(cell int) bool { return cell == f.cell })
			f.says = func() string {
				return fmt.Sprintf("In %s, %d has only one place left: %s.", u.name, n, r.place(f.cell))
			}
			return f
		}
	}
	return nil
}

func (r *reasoner) openCells(u unit) (cells []int) {
	for _, cell := range u.cells {
		if r.x[cell] == 0 {
			cells = append(cells, cell)
		}
	}
	return cells
}
