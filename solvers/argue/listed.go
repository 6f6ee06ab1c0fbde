package argue

import (
	"slices"

	"solvitur/solvers/puzzle"
)

// Most bounds a list of the ways in which something can be: how many terms it has, and how
// many ways are gone through for them; 0 for any number of these.
type Most struct{ Terms, Tried int }

// Width is how many cells some choices have together.
func Width(of []Choice) (cells int) {
	for _, c := range of {
		cells += len(c.Cells())
	}
	return cells
}

// Listed lists the values that some choices may have together: those of which each
// beginning may be (nil: any may), and all together are met; false if there are too many.
func Listed(of []Choice, most Most, may, met func(values []int) bool) (table puzzle.CellTable, ok bool) {
	if Width(of) > puzzle.MostCells {
		return table, false
	}
	var starts []int // of each among the cells
	for _, c := range of {
		starts = append(starts, len(table.Cells))
		table.Cells = append(table.Cells, c.Cells()...)
	}
	table.Terms = []puzzle.Term{}
	all := uint64(1)<<len(table.Cells) - 1
	values, tried := make([]int, len(of)), 0
	var try func(i int, on uint64) bool
	try = func(i int, on uint64) bool {
		if i == len(of) {
			if tried++; most.Tried > 0 && tried > most.Tried {
				return false
			}
			if met(values) {
				table.Terms = append(table.Terms, puzzle.Term{On: on, Off: all &^ on})
			}
			return len(table.Terms) <= most.Terms
		}
		c := of[i]
		for values[i] = c.Lo; values[i] <= c.Hi; values[i]++ {
			bit := uint64(1) << (starts[i] + c.Cell(values[i]) - c.First)
			if c.Whether && values[i] == c.Lo {
				bit = 0
			}
			if (may == nil || may(values[:i+1])) && !try(i+1, on|bit) {
				return false
			}
		}
		return true
	}
	return table, try(0, 0)
}

// Differ says whether the last of some values is none of the others: so values may go on for [Listed]
// of which no two are the same.
func Differ(values []int) bool {
	last := len(values) - 1
	return !slices.Contains(values[:last], values[last])
}

// Alike is that what goes together with the same goes together: of three statements, each of
// which says of two of three things that they go together, all are so, or one, or none.
func Alike(xy, xz, yz int) puzzle.CellTable {
	return puzzle.CellTable{Cells: []int{xy, xz, yz}, Terms: []puzzle.Term{{On: 7}, {Off: 7}, {On: 1, Off: 6}, {On: 2, Off: 5}, {On: 4, Off: 3}}}
}
