// Package sliding is sliding puzzles in numbers: boards of up to sixteen cells with one gap,
// into which a tile beside it slides.
//
//	tray := sliding.Tray{Rows: 2, Columns: 3}
//	aim := tray.Aim(sliding.Of([]int{1, 2, 3, 5, 4, 0}), []int{1, 2, 3, 4, 5, 0})
//	aim.Bound(aim.Start)                    // so many slides are needed at least
//	changes, told := aim.Changes()          // what has to change places,
//	told && !changes[0].Possible()          // and that it cannot, by parity
//
//	board.go   a board, and what slides on it
//	aim.go     what is wanted, and how far it is
//	parity.go  what no number of slides can do
//
// Tiles have kinds, numbered from 1; those of one kind are equal. Cells are numbered from 0, in
// reading order. Who searches is in package space.
//
// Sources: W. Johnson and W. Story, Notes on the “15” Puzzle, American Journal of Mathematics 2
// (1879), for parity; R. Korf, Depth-First Iterative-Deepening (1985), for the bound.
package sliding

import "math/bits"

// most is how many cells a board has at most, and so many kinds there are with the gap.
const most = 16

// Board is what lies where: four bits for each cell, the first cell's the lowest. They hold
// the kind of the tile there; 0 is the gap.
type Board uint64

// Of is the board with these kinds.
func Of(kinds []int) (b Board) {
	for cell, kind := range kinds {
		b |= Board(kind) << (4 * cell)
	}
	return b
}

// At is the kind of the tile in a cell.
func (b Board) At(cell int) int { return int(b >> (4 * cell) & 15) }

// Gap is the first cell that holds nothing; beyond the board there is nothing either.
func (b Board) Gap() int {
	const ones, tops = 0x1111_1111_1111_1111, 0x8888_8888_8888_8888
	return bits.TrailingZeros64(uint64((b-ones)&^b&tops)) / 4
}

// Slid is the board after the tile in a cell has slid into the gap.
func (b Board) Slid(from int) Board {
	tile := b >> (4 * from) & 15
	return b ^ tile<<(4*from) ^ tile<<(4*b.Gap())
}

// Tray is what boards lie in.
type Tray struct{ Rows, Columns int }

// Distance is how many slides bring a tile from cell to cell, were it alone: the Manhattan distance.
func (t Tray) Distance(a, b int) int {
	down, across := a/t.Columns-b/t.Columns, a%t.Columns-b%t.Columns
	return max(down, -down) + max(across, -across)
}

// Step is where a tile may come from to slide into a gap, and its way.
type Step struct {
	From int
	Way  string // up, down, left or right
}

// Steps lists for each cell the tiles that can slide there, in the order of their ways.
func (t Tray) Steps() [][]Step {
	all := make([][]Step, t.Rows*t.Columns)
	for gap := range all {
		row, column := gap/t.Columns, gap%t.Columns
		for _, s := range []struct {
			can bool
			Step
		}{
			{row+1 < t.Rows, Step{gap + t.Columns, "up"}},
			{row > 0, Step{gap - t.Columns, "down"}},
			{column+1 < t.Columns, Step{gap + 1, "left"}},
			{column > 0, Step{gap - 1, "right"}},
		} {
			if s.can {
				all[gap] = append(all[gap], s.Step)
			}
		}
	}
	return all
}
