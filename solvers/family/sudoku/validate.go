package sudoku

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// read wants as many cells in every region as there are numbers.
func read(f *Facts) (*board, []*schema.FieldError) {
	size, err := strconv.Atoi(f.Size)
	if err != nil {
		return nil, []*schema.FieldError{schema.Errorf("size", "The size must be a number: choose one of those offered.")}
	}
	cells := make([]int, size)
	for _, row := range f.Regions {
		for _, name := range row {
			cells[regionNumber(name)]++
		}
	}
	var large, small []string
	for i, n := range cells {
		switch name := schema.RegionName(i); {
		case n > size:
			large = append(large, fmt.Sprintf("%s has %d", name, n))
		case n == 0:
			small = append(small, name+" has none")
		case n < size:
			small = append(small, fmt.Sprintf("%s has only %d", name, n))
		}
	}
	if len(large) > 0 {
		return nil, []*schema.FieldError{schema.Errorf("regions", "Every region needs %d cells, but %s: repaint cells of %s.",
			size, english.List(slices.Concat(large, small), "and"), map[bool]string{true: "the larger one", false: "the larger ones"}[len(large) == 1])}
	}
	return newBoard(f, size), nil
}

// regionNumber is the number, from 0, of a region of at most 26.
func regionNumber(name string) int { return int(name[0] - 'A') }
