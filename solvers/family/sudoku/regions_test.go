package sudoku

import (
	"strconv"
	"testing"

	"solvitur/solvers/schema"
)

// A region is called by what is drawn of it, and never by the letter that it was painted with.
func TestRegionsAreNamedByWhatIsSeen(t *testing.T) {
	boxes := func(size int) *board {
		return newBoard(&Facts{Size: strconv.Itoa(size), Givens: emptyOf(size), Regions: schema.Boxes(size, size, size)}, size)
	}
	regions := [][]string{{"A", "A", "A", "B"}, {"C", "A", "B", "B"}, {"C", "C", "D", "B"}, {"C", "D", "D", "D"}}
	jigsaw := newBoard(&Facts{Size: "4", Givens: emptyOf(4), Regions: regions}, 4)
	for _, is := range []struct {
		board *board
		cell  int
		want  string
	}{
		{boxes(9), 0, "Row 1, column 1, in the top left box"},
		{boxes(9), 13, "Row 2, column 5, in the top middle box"},
		{boxes(9), 40, "Row 5, column 5, in the middle box"},
		{boxes(9), 44, "Row 5, column 9, in the middle right box"},
		{boxes(9), 76, "Row 9, column 5, in the bottom middle box"},
		{boxes(4), 15, "Row 4, column 4, in the bottom right box"},
		{boxes(16), 0, "Row 1, column 1, in the box of rows 1–4, columns 1–4"},
		{jigsaw, 0, "Row 1, column 1, in the region of which it is the first cell"},
		{jigsaw, 5, "Row 2, column 2, in the region of the cell in row 1, column 1"},
		{jigsaw, 12, "Row 4, column 1, in the region of the cell in row 2, column 1"},
	} {
		if got := is.board.inRegion(is.cell); got != is.want {
			t.Errorf("size %d, cell %d: %q, want %q", is.board.size, is.cell, got, is.want)
		}
	}
}

func emptyOf(size int) [][]string {
	rows := make([][]string, size)
	for i := range rows {
		rows[i] = make([]string, size)
	}
	return rows
}
