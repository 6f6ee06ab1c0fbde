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

// Squares that are too large are not argued, and the page says why.
func TestUnargued(t *testing.T) {
	for what, f := range map[string]latinsquares.Facts{"order 5": empty(5, "two"), "order 10": empty(10, "one")} {
		argued, err := puzzletest.Open(t, latinsquares.New(), f).Argue(t.Context(), puzzle.ArgueOptions{})
		if err != nil || !strings.Contains(argued.Unfit, what) {
			t.Errorf("%s: %q, %v", what, argued.Unfit, err)
		}
	}
}

// Three vineyards and three grapes are argued to the end once a row and one place are given;
// of empty squares, whose names can be exchanged, nothing is certain.
func TestPairs(t *testing.T) {
	family, f := latinsquares.New(), empty(3, "two")
	f.FirstRow, f.Givens[1][0] = true, "2"
	argued, err := puzzletest.Open(t, family, f).Argue(t.Context(), puzzle.ArgueOptions{})
	if err != nil || argued.Unfit != "" || argued.Open || len(argued.Steps) == 0 {
		t.Fatalf("%q, open: %v, %d steps, %v", argued.Unfit, argued.Open, len(argued.Steps), err)
	}
	for _, step := range argued.Steps {
		t.Log(step.Text)
	}
	argued, err = puzzletest.Open(t, family, puzzletest.Facts(t, family, "nine-bottles")).Argue(t.Context(), puzzle.ArgueOptions{})
	if err != nil || argued.Unfit != "" || !argued.Open || len(argued.Steps) > 0 {
		t.Errorf("nine bottles: %q, open: %v, %d steps, %v", argued.Unfit, argued.Open, len(argued.Steps), err)
	}
}
