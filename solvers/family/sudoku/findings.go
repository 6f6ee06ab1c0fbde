package sudoku

import (
	"context"
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// findings draws, if several grids fit, where they differ, and what a further
// given would settle; if not all are known, what is certain by propagation.
func findings(b *board, r puzzle.Result[Solution]) []view.View {
	switch {
	case r.Verdict == puzzle.None || r.Verdict == puzzle.One:
		return nil
	case r.Exact && len(r.Found) == r.Solutions:
		return []view.View{b.differences(r)}
	}
	m := newModel(b)
	deduction, err := m.Deduce(context.Background(), fd.Options{Keep: m.tags.Keep(r.Keep)})
	if err != nil || deduction.Failed() {
		return nil // the search ended without a verdict, and this is none either
	}
	settled := 0
	v := b.open(r.Keep, "What is certain", func(cell int) (uint32, []puzzle.FactID) {
		var left uint32
		for _, n := range deduction.Domain(m.cells[cell]) {
			left |= bit(n)
		}
		if left&(left-1) != 0 {
			return left, nil
		}
		settled++
		return left, m.tags.Facts(deduction.Why(m.cells[cell]))
	})
	if settled == 0 {
		return nil
	}
	v.Note = "What follows by propagation alone. A number can be certain beyond that."
	return []view.View{v}
}

// differences draws the cells in which the grids that fit differ.
func (b *board) differences(r puzzle.Result[Solution]) view.View {
	seen := b.seen(r.Found)
	v := b.open(r.Keep, fmt.Sprintf("Where the %s grids differ", english.Words(r.Solutions)), func(cell int) (set uint32, _ []puzzle.FactID) {
		for n := range seen[cell] {
			set |= bit(n)
		}
		return set, nil
	})
	// The best further given is the one that the fewest grids have.
	least, best, number := r.Solutions+1, 0, 0
	for cell, counts := range seen {
		for n := 1; n <= b.size; n++ {
			if count := counts[n]; count > 0 && count < least {
				least, best, number = count, cell, n
			}
		}
	}
	if least == 1 {
		v.Note = fmt.Sprintf("One further given can settle it, for instance that %s.", b.is(best, number, "holds"))
	} else {
		v.Note = fmt.Sprintf("No single further given settles it: at best, for instance if %s, %s grids are left.", b.is(best, number, "holds"), english.Words(least))
	}
	return v
}

// fewNumbers is how many numbers a cell shows that could hold any of them.
const fewNumbers = 3

// open draws what is possible in every cell that is not given.
func (b *board) open(keep func(puzzle.FactID) bool, title string, possible func(cell int) (uint32, []puzzle.FactID)) view.View {
	grid := b.grid(keep)
	for cell, n := range b.given {
		if n > 0 && keep(b.givenID(cell)) {
			grid.Cells = append(grid.Cells, b.cell(cell, keep))
			continue
		}
		set, facts := possible(cell)
		names := b.numbers(set)
		c := view.Cell{Mark: view.Mark{Role: view.Possible, Facts: facts, Says: fmt.Sprintf("Open: %s holds %s.", b.place(cell), english.List(names, "or"))}}
		switch {
		case len(names) == 1:
			c.Text, c.Role = names[0], view.Deduced
			for n := 1; n <= b.size; n++ {
				if set == bit(n) {
					c.Claim, c.Status = b.claim(cell, n), view.Certain
				}
			}
		case len(names) <= fewNumbers:
			c.Text = b.short(set)
		}
		grid.Cells = append(grid.Cells, c)
	}
	return view.View{Name: "open", Title: title, Grid: grid}
}
