package sudoku

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Every step of the reasoning is true in every solution: a number that is put
// is there, and candidates that go are not. Every technique is met.
func TestSteps(t *testing.T) {
	took := make([]int, len(techniques))
	// The family, with a search that looks at its steps instead of telling them.
	looking := puzzle.Define(puzzle.Definition[Facts, *board, Solution]{
		Info: puzzle.Info{Name: "sudoku", Monotone: true}, Form: form, Read: read, Facts: sentences, Given: given,
		Violations: violations, Show: show, Verdict: verdict,
		Ways: []puzzle.Way[*board, Solution]{{Strategy: puzzle.Strategy{Name: reasoning}, Run: by(func(k *task) error {
			lookAt(t, k.reasoner(), grids(k.facts, k.Kept), sentences(k.board), took)
			return nil
		})}},
	})
	for i := range 600 {
		f := sparse(rand.New(rand.NewPCG(uint64(i), 7)))
		f.Diagonals = i%7 == 0
		keep := puzzle.KeepAll
		if i%5 == 0 {
			keep = func(id puzzle.FactID) bool { return id != factRegions }
		}
		raw, err := json.Marshal(f)
		if err != nil {
			t.Fatal(err)
		}
		instance, err := looking.Parse(raw)
		if err != nil {
			t.Fatal(err)
		}
		for _, err := range instance.Solve(t.Context(), puzzle.Options{Keep: keep, Bare: true}) {
			if err != nil {
				t.Fatal(err)
			}
		}
		if t.Failed() {
			t.Fatalf("%s", raw)
		}
	}
	t.Log(took)
	for i, n := range took {
		if n == 0 {
			t.Errorf("no step of %q was met", techniques[i].title)
		}
	}
}

// lookAt makes all steps that there are before a guess. In every position it
// compares what each of the techniques finds with all grids.
func lookAt(t *testing.T, r *reasoner, all [][]int, facts []puzzle.Fact, took []int) {
	t.Helper()
	for {
		var first *finding
		for which, technique := range techniques {
			step := technique.find(r)
			if step == nil {
				continue
			}
			if first == nil {
				first = step
			}
			took[which]++
			dead := step.n == 0 && step.gone == nil
			for _, x := range all {
				if dead || step.n > 0 && x[step.cell] != step.n || slices.ContainsFunc(step.gone, func(gone removal) bool { return gone.set&bit(x[gone.cell]) != 0 }) {
					t.Errorf("“%s”, but not in %v", step.says(), x)
					return
				}
			}
			for _, id := range r.because(step) {
				if !slices.ContainsFunc(facts, func(f puzzle.Fact) bool { return f.ID == id }) || !isRule(id) && !r.Kept(id) {
					t.Errorf("“%s” rests on %q", step.says(), id)
				}
			}
		}
		if first == nil || first.n == 0 && first.gone == nil {
			return
		}
		for _, gone := range first.gone {
			r.take(gone)
		}
		if first.n > 0 {
			r.put(first.cell, first.n)
		}
	}
}

// grids lists the numbers of all solutions, by a plain search through the
// cells in reading order that knows rows, columns, regions and diagonals by
// themselves. It stops at a thousand.
func grids(f Facts, keep func(puzzle.FactID) bool) (all [][]int) {
	n := len(f.Givens)
	x := make([]int, n*n)
	for i := range x {
		x[i], _ = strconv.Atoi(f.Givens[i/n][i%n])
	}
	differ := func(a, b int) bool {
		r, c, p, q := a/n, a%n, b/n, b%n
		return r == p || c == q || keep(factRegions) && f.Regions[r][c] == f.Regions[p][q] ||
			f.Diagonals && (r == c && p == q || r+c == n-1 && p+q == n-1)
	}
	wrong := func(a int) bool {
		for b := range x {
			if a != b && x[a] == x[b] && differ(a, b) {
				return true
			}
		}
		return false
	}
	for a := range x {
		if x[a] > 0 && wrong(a) {
			return nil
		}
	}
	var fill func(at int)
	fill = func(at int) {
		switch {
		case len(all) == 1000:
		case at == len(x):
			all = append(all, slices.Clone(x))
		case x[at] > 0:
			fill(at + 1)
		default:
			for v := 1; v <= n; v++ {
				if x[at] = v; !wrong(at) {
					fill(at + 1)
				}
			}
			x[at] = 0
		}
	}
	fill(0)
	return all
}

// sparse is a board with boxes, or with regions swapped about, and about half
// of its cells given.
func sparse(rng *rand.Rand) Facts {
	size := []int{4, 6, 9, 9}[rng.IntN(4)]
	height, width := map[int]int{4: 2, 6: 2, 9: 3}[size], map[int]int{4: 2, 6: 3, 9: 3}[size]
	f := Facts{Size: strconv.Itoa(size), Regions: schema.Boxes(size, size, size)}
	numbers := rng.Perm(size)
	for r := range size {
		row := make([]string, size)
		for c := range row {
			row[c] = strconv.Itoa(numbers[(r%height*width+r/height+c)%size] + 1)
		}
		f.Givens = append(f.Givens, row)
	}
	if rng.IntN(2) == 0 {
		for range 40 { // cells with the same number change regions
			r, c, i := rng.IntN(size), rng.IntN(size), rng.IntN(size)
			j := slices.Index(f.Givens[i], f.Givens[r][c])
			f.Regions[r][c], f.Regions[i][j] = f.Regions[i][j], f.Regions[r][c]
		}
	}
	for range size * size * 13 / 20 {
		f.Givens[rng.IntN(size)][rng.IntN(size)] = ""
	}
	return f
}
