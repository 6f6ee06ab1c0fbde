package fd_test

import (
	"context"
	_ "embed"
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/fd"
)

//go:embed testdata/seventeen.txt
var seventeenLines string

// seventeen are forty sudokus with as few givens as there can be.
func seventeen() (all []string) {
	for line := range instances(seventeenLines) {
		all = append(all, strings.ReplaceAll(line, "0", "."))
	}
	return all
}

func TestSeventeen(t *testing.T) {
	all := seventeen()
	if len(all) != 40 {
		t.Fatalf("%d sudokus", len(all))
	}
	for _, cells := range all {
		if n := strings.Count(cells, "."); len(cells) != 81 || n != 81-17 {
			t.Errorf("%s has %d cells, %d of them empty", cells, len(cells), n)
		}
		if n := coverSudoku(3, cells); n != 1 {
			t.Errorf("%s: %d solutions by exact cover", cells, n)
		}
		n, _, err := sudoku(3, cells).Count(context.Background(), fd.Options{Choose: fd.SmallestDomain})
		if err != nil || n != 1 {
			t.Errorf("%s: %d solutions, %v", cells, n, err)
		}
	}
}

// disguised writes a sudoku down in another form: digits renamed, bands, rows within a band,
// stacks and columns within a stack in another order, and perhaps turned over its diagonal.
func disguised(rng *rand.Rand, cells string) string {
	lines := func() (order []int) {
		for _, band := range rng.Perm(3) {
			for _, line := range rng.Perm(3) {
				order = append(order, 3*band+line)
			}
		}
		return order
	}
	rows, columns, digits, turn := lines(), lines(), rng.Perm(9), rng.IntN(2) == 0
	form := make([]byte, 0, 81)
	for row := range 9 {
		for column := range 9 {
			from := 9*rows[row] + columns[column]
			if turn {
				from = 9*columns[column] + rows[row]
			}
			c := cells[from]
			if c != '.' {
				c = byte('1' + digits[c-'1'])
			}
			form = append(form, c)
		}
	}
	return string(form)
}

// BenchmarkSeventeen solves 1,000 sudokus with 17 givens, 25 forms of each of forty: with a
// model of its own for each, and with one model for all, whose givens are assumptions.
func BenchmarkSeventeen(b *testing.B) {
	rng := rand.New(rand.NewPCG(17, 17))
	var all []string
	for _, cells := range seventeen() {
		for range 25 {
			all = append(all, disguised(rng, cells))
		}
	}
	empty, variables := board(3)
	for name, count := range map[string]func(cells string) (int64, fd.Stats, error){
		"models": func(cells string) (int64, fd.Stats, error) {
			return sudoku(3, cells).Count(context.Background(), fd.Options{Choose: fd.SmallestDomain})
		},
		"one-model": func(cells string) (int64, fd.Stats, error) {
			o := fd.Options{Choose: fd.SmallestDomain}
			for i, c := range cells {
				if c != '.' {
					o.Assume = append(o.Assume, fd.Eq(variables[i], int(c-'0')))
				}
			}
			return empty.Count(context.Background(), o)
		},
	} {
		b.Run(name, func(b *testing.B) {
			var nodes int64
			for b.Loop() {
				nodes = 0
				for _, cells := range all {
					n, stats, err := count(cells)
					if err != nil || n != 1 {
						b.Fatalf("%s: %d solutions, %v", cells, n, err)
					}
					nodes += stats.Nodes
				}
			}
			b.ReportMetric(float64(nodes), "nodes")
		})
	}
}
