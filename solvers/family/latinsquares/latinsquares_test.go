package latinsquares_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/latinsquares"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

// Cell by cell, two squares of order 6 take for ever.
func TestFamily(t *testing.T) {
	puzzletest.Suite{Nodes: 30_000, Quick: 2}.Run(t, latinsquares.New())
}

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, latinsquares.New()) }

// All strategies agree with each other and with a brute force.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 20_000}, latinsquares.New(), 1000, random, brute)
}

// empty is a puzzle of which nothing is given.
func empty(order int, squares string) latinsquares.Facts {
	board := func() [][]string {
		rows := make([][]string, order)
		for r := range rows {
			rows[r] = make([]string, order)
		}
		return rows
	}
	return latinsquares.Facts{Givens: board(), Others: board(), Squares: squares, Diagonals: "none", Order: order,
		What: "rank", Other: "regiment", Names: []string{}, OtherNames: []string{}}
}

// random gives some cells of two squares made by a rule, or of none.
func random(rng *rand.Rand) latinsquares.Facts {
	order := []int{1, 2, 3, 3, 3, 3, 4, 5}[rng.IntN(8)]
	f := empty(order, []string{"one", "two"}[rng.IntN(2)])
	f.FirstRow, f.FirstColumn = rng.IntN(4) == 0, rng.IntN(4) == 0
	f.Diagonals = []string{"none", "none", "both", "all"}[rng.IntN(4)]
	f.Names = []string{"a", "b", "c", "d", "e", "f"}[:rng.IntN(6)]
	rows, columns := rng.Perm(order), rng.Perm(order)
	if order == 5 && rng.IntN(2) == 0 {
		rows, columns = []int{0, 1, 2, 3, 4}, []int{0, 1, 2, 3, 4}
	}
	times := 1 + rng.IntN(2)
	for i, givens := range [][][]string{f.Givens, f.Others} {
		symbols, factor := rng.Perm(order), 1+(times+i-1)%2
		for r := range order {
			for c := range order {
				n := (factor*rows[r] + columns[c]) % order
				if order == 4 {
					n = [][]int{{0, 1, 2, 3}, {0, 2, 3, 1}}[i][rows[r]] ^ columns[c]
				}
				// Of the larger orders, so much is given that a brute force comes to an end.
				if rng.IntN(10) < []int{2, 2, 2, 3, 7, 9}[order] {
					givens[r][c] = strconv.Itoa(symbols[n] + 1)
				}
			}
		}
	}
	if rng.IntN(4) == 0 {
		f.Givens[rng.IntN(order)][rng.IntN(order)] = strconv.Itoa(1 + rng.IntN(order))
	}
	return f
}

// kept is a grid without what is switched off.
func kept(grid [][]string, name string, keep func(puzzle.FactID) bool) (all [][]string) {
	for r, row := range grid {
		all = append(all, slices.Clone(row))
		for c := range row {
			if !keep(fmt.Sprintf("%s/%d/%d", name, r, c)) {
				all[r][c] = ""
			}
		}
	}
	return all
}

// brute fills cell after cell of the first square, then of the second, and looks each
// time at all cells before it. Orders above 3 with little given are too much for it.
func brute(f latinsquares.Facts, keep func(puzzle.FactID) bool) []latinsquares.Solution {
	n := f.Order
	all := []latinsquares.Solution{}
	squares := [][][]string{make([][]string, n)}
	if f.Squares == "two" {
		squares = append(squares, make([][]string, n))
	}
	for _, x := range squares {
		for r := range x {
			x[r] = make([]string, n)
		}
	}
	diagonals := ""
	if keep("diagonals") {
		diagonals = f.Diagonals
	}
	// What is given and kept, as a fact that is asked about in each of millions of
	// trials would cost more than all the rest.
	given := [][][]string{kept(f.Givens, "givens", keep), kept(f.Others, "others", keep)}
	twoApart := keep("squares")
	wrong := func(k, r, c int) bool {
		x := squares[k]
		text := x[r][c]
		if given[k] != nil && given[k][r][c] != "" && given[k][r][c] != text {
			return true
		}
		if r == 0 && f.FirstRow && keep("firstRow") && text != strconv.Itoa(c+1) {
			return true
		}
		if c == 0 && k == 0 && f.FirstColumn && keep("firstColumn") && text != strconv.Itoa(r+1) {
			return true
		}
		for i := range n {
			for j := range n {
				if x[i][j] == "" || i == r && j == c {
					continue
				}
				if x[i][j] == text {
					down, up := (i-j+n)%n == (r-c+n)%n, (i+j)%n == (r+c)%n
					switch {
					case i == r, j == c, diagonals == "all" && (down || up),
						diagonals == "both" && (i == j && r == c || i+j == n-1 && r+c == n-1):
						return true
					}
				}
				if k == 1 && twoApart && x[i][j] == text && squares[0][i][j] == squares[0][r][c] {
					return true
				}
			}
		}
		return false
	}
	var fill func(at int)
	fill = func(at int) {
		if at == len(squares)*n*n {
			var s latinsquares.Solution
			for k, x := range squares {
				var grid [][]string
				for _, row := range x {
					grid = append(grid, slices.Clone(row))
				}
				if k == 0 {
					s.First = grid
				} else {
					s.Second = grid
				}
			}
			all = append(all, s)
			return
		}
		k, r, c := at/(n*n), at/n%n, at%n
		for symbol := 1; symbol <= n; symbol++ {
			if squares[k][r][c] = strconv.Itoa(symbol); !wrong(k, r, c) {
				fill(at + 1)
			}
		}
		squares[k][r][c] = ""
	}
	fill(0)
	return all
}

// Published numbers: Latin squares, pairs of them that show no pair twice, and
// reduced squares.
func TestFigures(t *testing.T) {
	for _, test := range []struct {
		squares string
		reduced bool
		order   int
		want    int
	}{
		{"one", false, 1, 1}, {"one", false, 2, 2}, {"one", false, 3, 12}, {"one", false, 4, 576}, {"one", false, 5, 161_280}, {"one", false, 6, 812_851_200},
		{"one", true, 4, 4}, {"one", true, 5, 56}, {"one", true, 6, 9_408},
		{"two", false, 1, 1}, {"two", false, 2, 0}, {"two", false, 3, 72}, {"two", false, 4, 6_912}, {"two", false, 5, 6_220_800}, {"two", false, 6, 0},
	} {
		f := empty(test.order, test.squares)
		f.FirstRow, f.FirstColumn = test.reduced, test.reduced
		done, _, _ := puzzletest.Search[latinsquares.Solution](t, puzzletest.Open(t, latinsquares.New(), f), puzzle.Options{})
		if done.Solutions != test.want || !done.Exact {
			t.Errorf("%s of order %d, reduced %v: %d (exact: %v)", test.squares, test.order, test.reduced, done.Solutions, done.Exact)
		}
	}
}

// Two squares that may repeat pairs do not depend on each other: their counts are
// multiplied, and each is counted by its reduced squares, of which there are 9,408.
func TestSquaresApart(t *testing.T) {
	done, _, _ := puzzletest.Search[latinsquares.Solution](t, puzzletest.Open(t, latinsquares.New(), empty(6, "two")),
		puzzle.Options{Keep: func(id puzzle.FactID) bool { return id != "squares" }})
	const want = "660,727,073,341,440,000" // 812,851,200 times itself
	if i := slices.IndexFunc(done.Views, func(v view.View) bool { return v.Name == "count" }); i < 0 || done.Views[i].Number.Digits != want {
		t.Errorf("views %+v, and %s pairs are there", done.Views, want)
	}
	if done.Stats.Work > 3*9_408 {
		t.Errorf("%d squares were filled", done.Stats.Work)
	}
}

// Where a pair is made by a rule the answer names it, and elsewhere none.
func TestRuleIsNamed(t *testing.T) {
	given := empty(7, "two")
	given.Givens[2][3] = "5"
	for _, c := range []struct {
		facts latinsquares.Facts
		want  string
	}{
		{empty(10, "two"), "Parker’s square of 1959"},
		{empty(9, "two"), "no divisor in common with 9."},
		{given, "exchanged so that it fits the facts."},
		{empty(6, "two"), ""},
	} {
		done, _, _ := puzzletest.Search[latinsquares.Solution](t, puzzletest.Open(t, latinsquares.New(), c.facts), puzzle.Options{Limit: 1})
		said := ""
		for _, v := range done.Views {
			if v.Name == "rule" {
				said += v.Steps.Items[0].Text
			}
		}
		if !strings.Contains(said, c.want) || (said == "") != (c.want == "") {
			t.Errorf("order %d: %q", c.facts.Order, said)
		}
	}
}

func BenchmarkNoneOfOrderSix(b *testing.B) {
	for _, way := range []string{"squares", "propagation", "learning"} {
		b.Run(way, func(b *testing.B) {
			instance := puzzletest.Open(b, latinsquares.New(), empty(6, "two"))
			var done *puzzle.Done
			for b.Loop() {
				done, _, _ = puzzletest.Search[latinsquares.Solution](b, instance, puzzle.Options{Strategy: way, Bare: true})
			}
			b.ReportMetric(float64(done.Stats.Nodes), "tried")
			b.ReportMetric(float64(done.Stats.DeadEnds), "deadends")
			if done.Verdict != puzzle.None {
				b.Errorf("%s: %+v", way, done)
			}
		})
	}
}

// One pair of the orders above six, at once.
func BenchmarkOnePair(b *testing.B) {
	for order := 7; order <= 10; order++ {
		b.Run(strconv.Itoa(order), func(b *testing.B) {
			instance := puzzletest.Open(b, latinsquares.New(), empty(order, "two"))
			for b.Loop() {
				if done, _, _ := puzzletest.Search[latinsquares.Solution](b, instance, puzzle.Options{Limit: 1}); done.Verdict != puzzle.Many {
					b.Errorf("order %d: %+v", order, done)
				}
			}
		})
	}
}

// A search that ends at its limit within what others have done says as many solutions as one
// that does all by itself: the one found stands for all renamings of its symbols.
func TestPartsAtALimit(t *testing.T) {
	f := empty(7, "one")
	f.Diagonals = "both"
	raw, err := json.Marshal(f)
	if err != nil {
		t.Fatal(err)
	}
	instance, err := latinsquares.New().Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	parts := 0
	for seed := range uint64(8) {
		parts += puzzletest.Parts(t, instance, puzzle.Options{Limit: 1}, rand.New(rand.NewPCG(seed, 5)))
	}
	if parts == 0 {
		t.Error("the search has no parts")
	}
}
