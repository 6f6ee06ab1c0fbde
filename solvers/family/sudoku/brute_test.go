package sudoku_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// TestVariants compares all strategies with a brute force on boards of three
// sizes, with boxes and with regions of any shape.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 20_000}, sudoku.New(), 1000, random, brute)
}

// random makes a board from a filled one, which may well break a fact or two.
func random(rng *rand.Rand) sudoku.Facts {
	size := []int{4, 4, 4, 4, 6, 6, 9}[rng.IntN(7)]
	height, width := map[int]int{4: 2, 6: 2, 9: 3}[size], map[int]int{4: 2, 6: 3, 9: 3}[size]
	f := sudoku.Facts{Size: strconv.Itoa(size), Regions: schema.Boxes(size, size, size), Diagonals: rng.IntN(4) == 0}
	rows, columns, numbers := within(rng, size, height), within(rng, size, width), rng.Perm(size)
	for r := range size {
		row := make([]string, size)
		for c := range row {
			i, j := rows[r], columns[c]
			row[c] = strconv.Itoa(numbers[(i%height*width+i/height+j)%size] + 1)
		}
		f.Givens = append(f.Givens, row)
	}
	if rng.IntN(2) == 0 {
		trade(rng, f)
	}
	blanks := map[int]int{4: 5 + rng.IntN(12), 6: 4 + rng.IntN(8), 9: 4 + rng.IntN(20)}[size]
	for range blanks {
		f.Givens[rng.IntN(size)][rng.IntN(size)] = ""
	}
	if rng.IntN(4) == 0 {
		f.Givens[rng.IntN(size)][rng.IntN(size)] = strconv.Itoa(1 + rng.IntN(size))
	}
	return f
}

// within shuffles the lines of each band, and the bands.
func within(rng *rand.Rand, size, band int) (lines []int) {
	for _, b := range rng.Perm(size / band) {
		for _, i := range rng.Perm(band) {
			lines = append(lines, b*band+i)
		}
	}
	return lines
}

// trade swaps cells between regions, so that these lose their shape: cells
// that hold the same number, which leaves the filled board right, or any.
func trade(rng *rand.Rand, f sudoku.Facts) {
	size, right := len(f.Givens), rng.IntN(4) > 0
	for range 1 + rng.IntN(3*size) {
		r, c, i, j := rng.IntN(size), rng.IntN(size), rng.IntN(size), rng.IntN(size)
		if !right || f.Givens[r][c] == f.Givens[i][j] {
			f.Regions[r][c], f.Regions[i][j] = f.Regions[i][j], f.Regions[r][c]
		}
	}
}

// brute puts the givens that are kept in, then fills the other cells in reading
// order, and looks each time whether any two cells that must differ do not.
func brute(f sudoku.Facts, keep func(puzzle.FactID) bool) (all []sudoku.Solution) {
	size := len(f.Givens)
	x := make([][]int, size)
	for r := range x {
		x[r] = make([]int, size)
		for c, given := range f.Givens[r] {
			if given != "" && keep(fmt.Sprintf("givens/%d/%d", r, c)) {
				x[r][c], _ = strconv.Atoi(given)
			}
		}
	}
	regions, diagonals := keep("regions"), f.Diagonals && keep("diagonals")
	wrong := func(r, c int) bool {
		for i := range size {
			for j := range size {
				if i == r && j == c || x[i][j] != x[r][c] {
					continue
				}
				if i == r || j == c || regions && f.Regions[i][j] == f.Regions[r][c] ||
					diagonals && (i == j && r == c || i+j == size-1 && r+c == size-1) {
					return true
				}
			}
		}
		return false
	}
	for r := range size {
		for c := range size {
			if x[r][c] > 0 && wrong(r, c) {
				return nil
			}
		}
	}
	var fill func(at int)
	fill = func(at int) {
		if at == size*size {
			var s sudoku.Solution
			for _, row := range x {
				s.Grid = append(s.Grid, slices.Clone(row))
			}
			all = append(all, s)
			return
		}
		r, c := at/size, at%size
		if x[r][c] > 0 {
			fill(at + 1)
			return
		}
		for n := 1; n <= size; n++ {
			if x[r][c] = n; !wrong(r, c) {
				fill(at + 1)
			}
		}
		x[r][c] = 0
	}
	fill(0)
	return all
}

// The brute force itself: published numbers of Latin squares and of sudoku
// grids of order 4.
func TestBrute(t *testing.T) {
	empty := sudoku.Facts{Givens: slices.Repeat([][]string{make([]string, 4)}, 4), Regions: schema.Boxes(4, 4, 4)}
	if n := len(brute(empty, puzzle.KeepAll)); n != 288 {
		t.Errorf("%d grids of order 4", n)
	}
	if n := len(brute(empty, puzzletest.Without("regions"))); n != 576 {
		t.Errorf("%d Latin squares of order 4", n)
	}
}
