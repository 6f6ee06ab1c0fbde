package fd_test

import (
	"fmt"
	"slices"
	"testing"
)

// exactCover counts the ways to choose rows so that every column is covered
// once, up to a limit (Knuth's Algorithm X, without the dancing). It knows
// nothing of package fd.
func exactCover(columns int, rows [][]int, limit int) int {
	covering := make([][]int, columns) // by column: the rows that cover it
	for r, row := range rows {
		for _, c := range row {
			covering[c] = append(covering[c], r)
		}
	}
	covered := make([]bool, columns)
	blocked := make([]int, len(rows)) // by row: how many of its columns are covered
	set := func(row int, to bool, by int) {
		for _, c := range rows[row] {
			covered[c] = to
			for _, r := range covering[c] {
				blocked[r] += by
			}
		}
	}
	found := 0
	var search func()
	search = func() {
		best, fewest := -1, len(rows)+1
		for c := range columns {
			if covered[c] {
				continue
			}
			n := 0
			for _, r := range covering[c] {
				if blocked[r] == 0 {
					n++
				}
			}
			if n < fewest {
				best, fewest = c, n
			}
		}
		if best < 0 {
			found++
			return
		}
		for _, r := range covering[best] {
			if blocked[r] == 0 && found < limit {
				set(r, true, 1)
				search()
				set(r, false, -1)
			}
		}
	}
	search()
	return found
}

// Every sudoku of the benchmarks has one solution, as the oracle sees it.
func TestSudokuOracle(t *testing.T) {
	for _, p := range []struct {
		n     int
		cells string
	}{{3, named("escargot")}, {3, named("golden-nugget")}, {3, named("easter-monster")}, {4, named("sudoku16")}} {
		if n := coverSudoku(p.n, p.cells); n != 1 {
			t.Errorf("%.20s...: %d solutions", p.cells, n)
		}
	}
}

// coverSudoku counts solutions, two at most, of a sudoku with boxes of size n.
func coverSudoku(n int, cells string) int {
	size := n * n
	if len(cells) != size*size {
		panic(fmt.Sprintf("%d cells for order %d", len(cells), n))
	}
	var rows [][]int
	for i, given := range cells {
		row, column := i/size, i%size
		box := row/n*n + column/n
		for v := range size {
			if given == '.' || rune("123456789ABCDEFG"[v]) == given {
				rows = append(rows, []int{i, size*(size+row) + v, size*(2*size+column) + v, size*(3*size+box) + v})
			}
		}
	}
	return exactCover(4*size*size, rows, 2)
}

// The thirty statements have one answer: go through all assignments, testing
// each statement as soon as everybody in it is decided.
func TestKnightsOracle(t *testing.T) {
	if n := countKnights(thirtySay(knightsSeed)); n != 1 {
		t.Errorf("%d answers", n)
	}
}

func countKnights(all []says) int {
	knight := make([]bool, len(all))
	ready := make([][]says, len(all)) // by inhabitant: statements decided with him
	for _, s := range all {
		last := max(s.speaker, s.a, s.b)
		ready[last] = append(ready[last], s)
	}
	var count func(i int) int
	count = func(i int) int {
		if i == len(all) {
			return 1
		}
		n := 0
		for _, k := range []bool{false, true} {
			knight[i] = k
			if !slices.ContainsFunc(ready[i], func(s says) bool {
				return s.holds(func(j int) bool { return knight[j] }) != knight[s.speaker]
			}) {
				n += count(i + 1)
			}
		}
		return n
	}
	return count(0)
}
