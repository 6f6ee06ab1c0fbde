package latinsquares_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/latinsquares"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Random squares are argued, and random fillings judged by what arguments are made of.
func TestArguments(t *testing.T) {
	puzzletest.Arguments(t, latinsquares.New(), 200, random, func(rng *rand.Rand, f latinsquares.Facts) latinsquares.Solution {
		fill := func() (grid [][]string) {
			rows, columns, symbols, wrong := rng.Perm(f.Order), rng.Perm(f.Order), rng.Perm(f.Order), rng.IntN(4)
			for r := range f.Order {
				grid = append(grid, make([]string, f.Order))
				for c := range f.Order {
					grid[r][c] = strconv.Itoa(symbols[(rows[r]+columns[c])%f.Order] + 1)
				}
			}
			for range wrong {
				grid[rng.IntN(f.Order)][rng.IntN(f.Order)] = strconv.Itoa(1 + rng.IntN(f.Order))
			}
			return grid
		}
		s := latinsquares.Solution{First: fill()}
		if f.Squares == "two" {
			s.Second = fill()
		}
		return s
	})
}

// Two squares are not argued, nor one that is too large, and the page says why.
func TestUnargued(t *testing.T) {
	for what, f := range map[string]latinsquares.Facts{"Two squares": empty(4, "two"), "order 10": empty(10, "one")} {
		argued, err := puzzletest.Open(t, latinsquares.New(), f).Argue(t.Context(), puzzle.ArgueOptions{})
		if err != nil || !strings.Contains(argued.Unfit, what) {
			t.Errorf("%s: %q, %v", what, argued.Unfit, err)
		}
	}
}
