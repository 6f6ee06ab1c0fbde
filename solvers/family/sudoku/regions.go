package sudoku

import (
	"fmt"

	"solvitur/solvers/english"
)

// Where boxes lie among so many, from the first on.
var (
	heights = map[int][]string{2: {"top", "bottom"}, 3: {"top", "middle", "bottom"}}
	sides   = map[int][]string{2: {"left", "right"}, 3: {"left", "middle", "right"}}
)

// regionName is what a region is called, by what can be seen on the board: a box by where it lies,
// or, where that is not said in two words, by its rows and columns; any other region by its first
// cell. The letters that it is painted with are seen in the editor alone.
func (b *board) regionName(cells []int) string {
	n := b.size
	if len(cells) == 0 {
		return "the region"
	}
	top, bottom, left, right := n, 0, n, 0
	for _, cell := range cells {
		top, bottom = min(top, cell/n), max(bottom, cell/n)
		left, right = min(left, cell%n), max(right, cell%n)
	}
	high, wide := bottom-top+1, right-left+1
	if high*wide != len(cells) || high == 1 || wide == 1 {
		return b.byCell(cells[0])
	}
	down, along := heights[n/high], sides[n/wide]
	if n%high > 0 || n%wide > 0 || top%high > 0 || left%wide > 0 || down == nil || along == nil {
		return fmt.Sprintf("the box of rows %d–%d, columns %d–%d", top+1, bottom+1, left+1, right+1)
	}
	if where := down[top/high]; where != along[left/wide] {
		return fmt.Sprintf("the %s %s box", where, along[left/wide])
	}
	return "the middle box"
}

// byCell is what a region is called that has no shape to be called by.
func (b *board) byCell(first int) string { return "the region of the cell in " + b.place(first) }

// inRegion is a cell in words, with the region that it belongs to.
func (b *board) inRegion(cell int) string {
	name := b.names[b.region[cell]]
	if name == b.byCell(cell) {
		name = "the region of which it is the first cell"
	}
	return english.Capital(b.place(cell)) + ", in " + name
}
