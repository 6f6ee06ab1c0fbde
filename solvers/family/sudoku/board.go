package sudoku

import (
	"slices"
	"strconv"
)

// board is a puzzle by numbers: cells are counted from 0 in reading order.
type board struct {
	facts  Facts
	size   int
	given  []int    // by cell: the number, 0 for none
	region []int    // by cell
	names  []string // of the regions
	units  []unit
}

// unit is a set of as many cells as there are numbers, which holds each once.
type unit struct {
	kind  byte // 'r' row, 'c' column, 'g' region, 'd' diagonal
	fact  string
	name  string // "row 4", "the top middle box"
	cells []int
}

func newBoard(f *Facts, size int) *board {
	b := &board{facts: *f, size: size}
	regions := make([][]int, size)
	for r := range size {
		for c := range size {
			n, _ := strconv.Atoi(f.Givens[r][c]) // the form lets numbers through, and ""
			region := regionNumber(f.Regions[r][c])
			b.given, b.region = append(b.given, n), append(b.region, region)
			regions[region] = append(regions[region], r*size+c)
		}
	}
	line := func(from, by int) []int {
		cells := make([]int, size)
		for i := range cells {
			cells[i] = from + i*by
		}
		return cells
	}
	for i := range size {
		b.units = append(b.units, unit{'r', ruleRows, "row " + strconv.Itoa(i+1), line(i*size, 1)})
	}
	for i := range size {
		b.units = append(b.units, unit{'c', ruleColumns, "column " + strconv.Itoa(i+1), line(i, size)})
	}
	for i, cells := range regions {
		b.names = append(b.names, b.regionName(cells))
		b.units = append(b.units, unit{'g', factRegions, b.names[i], cells})
	}
	if f.Diagonals {
		b.units = append(b.units,
			unit{'d', factDiagonals, "the falling diagonal", line(0, size+1)},
			unit{'d', factDiagonals, "the rising diagonal", line(size*(size-1), 1-size)})
	}
	return b
}

// key is what cells are sorted by: the number of their row, column or region.
func (b *board) key(cell int, by string) int {
	switch by {
	case byRow:
		return cell / b.size
	case byColumn:
		return cell % b.size
	}
	return b.region[cell]
}

// A set of numbers is a bit for each.
func bit(number int) uint32 { return 1 << number }

func (b *board) solution(x []int) Solution {
	return Solution{slices.Collect(slices.Chunk(slices.Clone(x), b.size))}
}
