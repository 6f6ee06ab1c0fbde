package sudoku

import (
	"fmt"
	"math/bits"
	"strconv"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// renewal offers filled boards with the regions of another: all numbers are given, and
// any may go.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: "givens", Levels: levels}

// levels: where the regions are no boxes, hardly any board is easy from which nothing can
// be spared.
func levels(like Facts) []puzzle.Level {
	if size := len(like.Regions); fmt.Sprint(like.Regions) != fmt.Sprint(schema.Boxes(size, size, size)) {
		return []puzzle.Level{puzzle.Hard}
	}
	return puzzle.Seeded
}

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	size, _ := strconv.Atoi(like.Size) // the form lets sizes through only
	f := like
	f.Givens = schema.BlankBoard(size, size)
	b := newBoard(&f, size)
	const most = 2_000 // numbers tried
	x := b.filled(d, most)
	if x == nil {
		return draft, puzzle.ErrBadDraw
	}
	for cell, n := range x {
		f.Givens[cell/size][cell%size] = strconv.Itoa(n)
	}
	return puzzle.Draft[Facts]{Facts: f, Question: "Which number belongs in each cell?"}, nil
}

// filled is a filled board at random. It goes on where the fewest ways are left, for a cell to hold
// a number or for a unit to have it somewhere, and takes these in a random order. It is nil
// beyond a number of tries.
func (b *board) filled(d *chance.Draw, most int) []int {
	f := filling{board: b, x: make([]int, len(b.given)), used: make([]uint32, len(b.units)), of: make([][]int, len(b.given))}
	for u, unit := range b.units {
		for _, cell := range unit.cells {
			f.of[cell] = append(f.of[cell], u)
		}
	}
	ways := func() ([]placing, bool) {
		ways, open := f.fewest()
		chance.Shuffle(d, ways)
		return ways, open
	}
	if !chance.Walk(most, ways, f.put, f.take) {
		return nil
	}
	return f.x
}

// filling is a board that is being filled.
type filling struct {
	*board
	x    []int
	used []uint32 // by unit: the numbers in it
	of   [][]int  // by cell: its units
}

// placing is a number in a cell.
type placing struct{ cell, number int }

// left are the numbers that may still come into a cell.
func (f *filling) left(cell int) uint32 {
	if f.x[cell] > 0 {
		return 0
	}
	set := f.all()
	for _, u := range f.of[cell] {
		set &^= f.used[u]
	}
	return set
}

func (f *filling) put(p placing) {
	f.x[p.cell] = p.number
	for _, u := range f.of[p.cell] {
		f.used[u] |= bit(p.number)
	}
}

func (f *filling) take(p placing) {
	f.x[p.cell] = 0
	for _, u := range f.of[p.cell] {
		f.used[u] &^= bit(p.number)
	}
}

// fewest are the ways to fill the cell, or to place the number in the unit, that has the
// fewest; false if the board is full.
func (f *filling) fewest() (ways []placing, open bool) {
	fewest := f.size + 1
	left := make([]uint32, len(f.x))
	for cell, n := range f.x {
		if n > 0 {
			continue
		}
		open = true
		if left[cell] = f.left(cell); bits.OnesCount32(left[cell]) < fewest {
			fewest, ways = bits.OnesCount32(left[cell]), nil
			for set := left[cell]; set != 0; set &= set - 1 {
				ways = append(ways, placing{cell, bits.TrailingZeros32(set)})
			}
		}
	}
	for u, unit := range f.units {
		for set := f.all() &^ f.used[u]; set != 0; set &= set - 1 {
			n := bits.TrailingZeros32(set)
			var places []placing
			for _, cell := range unit.cells {
				if left[cell]&bit(n) != 0 {
					places = append(places, placing{cell, n})
				}
			}
			if len(places) < fewest {
				fewest, ways = len(places), places
			}
		}
	}
	return ways, open
}
