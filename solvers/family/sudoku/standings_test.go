package sudoku_test

import (
	"strconv"
	"testing"

	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// A board of 25 x 25 tells with its verdict what is certain. It lacks all 1 and
// 2 of a grid, which can change places in all of it; another cell that is left
// empty has its number all the same.
func TestLargeBoardsAreCertain(t *testing.T) {
	const size = 25
	f := sudoku.Facts{Size: strconv.Itoa(size), Regions: schema.Boxes(size, size, size)}
	empty := 0
	for r := range size {
		row := make([]string, size)
		for c := range row {
			n := (r%5*5+r/5+c)%size + 1
			if n > 2 && (r != c || n == 3) {
				row[c] = strconv.Itoa(n)
			} else if n > 2 {
				empty++
			}
		}
		f.Givens = append(f.Givens, row)
	}
	done, found, _ := puzzletest.Search[sudoku.Solution](t, puzzletest.Open(t, sudoku.New(), f), puzzle.Options{})
	if done.Verdict != puzzle.Many || !done.Exact || len(done.Standings) != 1 {
		t.Fatalf("%s, %d solutions, %d pictures", done.Verdict, done.Solutions, len(done.Standings))
	}
	certain, open := 0, 0
	for i, cell := range done.Standings[0].Grid.Cells {
		numbers := map[int]bool{}
		for _, s := range found {
			numbers[s.Grid[i/size][i%size]] = true
		}
		switch cell.Role {
		case view.Deduced:
			certain++
		case view.Possible:
			open++
		}
		if (cell.Role == view.Possible) != (len(numbers) > 1) {
			t.Errorf("cell %d is drawn as %q and has %d numbers", i, cell.Role, len(numbers))
		}
	}
	if certain != empty || open != 2*size {
		t.Errorf("%d cells are certain, not %d, and %d open, not %d", certain, empty, open, 2*size)
	}
}
