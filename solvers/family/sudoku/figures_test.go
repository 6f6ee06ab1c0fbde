package sudoku_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/english"
	"solvitur/solvers/explain"
	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

const ordinary, jigsaw = "sudoku", "jigsaw-sudoku"

func facts(t testing.TB, name string, edits ...schema.Edit) (f sudoku.Facts) {
	t.Helper()
	if err := json.Unmarshal(puzzletest.Facts(t, sudoku.New(), name, edits...), &f); err != nil {
		t.Fatal(err)
	}
	return f
}

func open(t testing.TB, name string, edits ...schema.Edit) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, sudoku.New(), puzzletest.Facts(t, sudoku.New(), name, edits...))
}

// lines writes a board of 9 x 9 as sheets print it.
func lines(s sudoku.Solution) string {
	rows := make([]string, len(s.Grid))
	for r, row := range s.Grid {
		for _, n := range row {
			rows[r] += strconv.Itoa(n)
		}
	}
	return strings.Join(rows, " ")
}

// strategies are all that come to an end with the two puzzles in good time.
var strategies = []string{"propagation", "fewest", "stepwise", "cover", "reasoning"}

// The only grid of the ordinary puzzle, and the one that the sheet prints for
// the jigsaw: one of nine, and the first of them in the order of the search.
func TestPublished(t *testing.T) {
	const (
		only    = "189237465 742596183 365418792 427183956 896725314 513964278 671352849 938641527 254879631"
		printed = "394672581 625891347 931746825 478253916 219364758 746528139 853917462 167485293 582139674"
	)
	for _, strategy := range append(strategies, "rows") {
		done, found, _ := puzzletest.Search[sudoku.Solution](t, open(t, ordinary), puzzle.Options{Strategy: strategy})
		if done.Verdict != puzzle.One || lines(found[0]) != only {
			t.Errorf("%s finds %v, %s", strategy, found, done.Answer)
		}
	}
	nine := brute(facts(t, jigsaw), puzzle.KeepAll)
	if len(nine) != 9 || lines(nine[0]) != printed {
		t.Fatalf("%d grids, first %s", len(nine), lines(nine[0]))
	}
	for _, strategy := range strategies {
		done, found, _ := puzzletest.Search[sudoku.Solution](t, open(t, jigsaw), puzzle.Options{Strategy: strategy})
		if done.Solutions != 9 || !done.Exact || !strings.HasPrefix(done.Answer, "Nine grids fit the 26 givens. They differ in 14 of the 55 empty cells.") {
			t.Errorf("%s: %+v", strategy, done)
		}
		if strategy == "stepwise" && lines(found[0]) != printed {
			t.Errorf("the course's way prints %s", lines(found[0]))
		}
	}
}

// The nine grids are all combinations of three and three, and no single further
// given leaves fewer than three.
func TestNine(t *testing.T) {
	nine := brute(facts(t, jigsaw), puzzle.KeepAll)
	by := map[string]int{}     // cell and number: in how many grids
	left := map[string]bool{}  // what the rows on the left hold
	right := map[string]bool{} // what those on the right hold
	differ := map[[2]int]bool{}
	for _, s := range nine {
		for r, row := range s.Grid {
			for c := range row {
				by[fmt.Sprint(r, c, row[c])]++
				if row[c] != nine[0].Grid[r][c] {
					differ[[2]int{r, c}] = true
				}
			}
		}
		rows := strings.Fields(lines(s))
		left[rows[3]+rows[5]+rows[7]] = true
		right[rows[1]+rows[6]+rows[8]] = true
	}
	if len(left) != 3 || len(right) != 3 || len(differ) != 14 {
		t.Errorf("%d ways on the left, %d on the right, %d cells", len(left), len(right), len(differ))
	}
	on := map[bool]int{}
	for at := range differ {
		on[at[1] > 3]++
		if want := at[1] > 3; slices.Contains([]int{1, 6, 8}, at[0]) != want {
			t.Errorf("the grids differ in row %d, column %d", at[0]+1, at[1]+1)
		}
	}
	if on[false] != 7 || on[true] != 7 {
		t.Errorf("%v", on)
	}
	for what, n := range by {
		if n < 3 {
			t.Errorf("%s leaves %d", what, n)
		}
	}
	// The search says the same.
	done, _, _ := puzzletest.Search[sudoku.Solution](t, open(t, jigsaw), puzzle.Options{})
	if text := view.Texts(done.Standings); !strings.Contains(text, "No single further fact settles it: at best 3 solutions are left") {
		t.Errorf("the finding:\n%s", text)
	}
}

// What the presets say of experiments, by brute force. The others, of
// seventeen givens and of Latin squares, are published or in bench_test.go.
func TestExperiments(t *testing.T) {
	for _, preset := range sudoku.New().Presets() {
		for _, e := range preset.Experiments {
			if e.Expect == nil || !e.Expect.Exact || slices.Contains([]string{"Seventeen", "Columns", "Fewest", "Reasoning", "Cell by cell"}, e.Name) {
				continue
			}
			raw, err := e.Apply(preset)
			if err != nil {
				t.Fatal(err)
			}
			var f sudoku.Facts
			if err := json.Unmarshal(raw, &f); err != nil {
				t.Fatal(err)
			}
			keep := puzzle.KeepAll
			if e.Off != nil {
				keep = puzzletest.Without(*e.Off...)
			}
			if n := len(brute(f, keep)); n != e.Expect.Solutions {
				t.Errorf("%s, %s: %d grids", preset.Name, e.Name, n)
			}
		}
	}
}

// Of the 32 givens of the ordinary puzzle, 21 can each be left out.
func TestSpareGivens(t *testing.T) {
	f, spare := facts(t, ordinary), 0
	for r, row := range f.Givens {
		for c, given := range row {
			if given != "" && len(brute(f, puzzletest.Without(fmt.Sprintf("givens/%d/%d", r, c)))) == 1 {
				spare++
			}
		}
	}
	if spare != 21 {
		t.Errorf("%d givens can be left out", spare)
	}
}

// walk fills a board in an order of its cells, without any of the family's
// code, and counts the numbers tried: in all, and until the first grid. With
// rows set, a row holds no number twice from the start, and all else is looked
// at when it is full.
func walk(f sudoku.Facts, order [][2]int, rows bool) (first, all int64) {
	var x [9][9]int
	given := [9][9]bool{}
	for r, row := range f.Givens {
		for c, text := range row {
			x[r][c], _ = strconv.Atoi(text)
			given[r][c] = text != ""
		}
	}
	meets := func(r, c int, row, others bool) bool {
		for i := range 9 {
			if row && i != c && x[r][i] == x[r][c] || others && i != r && x[i][c] == x[r][c] {
				return true
			}
			for j := range 9 {
				if others && i != r && x[i][j] == x[r][c] && f.Regions[i][j] == f.Regions[r][c] {
					return true
				}
			}
		}
		return false
	}
	var fill func(order [][2]int)
	fill = func(order [][2]int) {
		if len(order) == 0 {
			first = cmp.Or(first, all)
			return
		}
		r, c := order[0][0], order[0][1]
		if given[r][c] {
			fill(order[1:])
			return
		}
		rest := order[1:]
		for len(rest) > 0 && given[rest[0][0]][rest[0][1]] {
			rest = rest[1:]
		}
		full := len(rest) == 0 || rest[0][0] != r
		for n := 1; n <= 9; n++ {
			x[r][c] = n
			if rows && meets(r, c, true, false) {
				continue
			}
			all++
			wrong := !rows && meets(r, c, true, true)
			for i := 0; rows && full && i < 9; i++ {
				wrong = wrong || !given[r][i] && meets(r, i, false, true)
			}
			if !wrong {
				fill(rest)
			}
		}
		x[r][c] = 0
	}
	fill(order)
	return first, all
}

func readingOrder(columns bool) (order [][2]int) {
	for i := range 9 {
		for j := range 9 {
			if columns {
				order = append(order, [2]int{j, i})
			} else {
				order = append(order, [2]int{i, j})
			}
		}
	}
	return order
}

// The counts that explain the 73 seconds, by the strategy and by a search of
// the test's own.
func TestCounts(t *testing.T) {
	for _, c := range []struct {
		name          string
		columns, rows bool
		first, all    int64
	}{
		{ordinary, false, false, 2_190, 12_042},
		{ordinary, true, false, 2_154, 5_670},
		{ordinary, false, true, 36_714, 198_166},
		{jigsaw, false, false, 1_803_785, 2_484_603},
		{jigsaw, true, false, 14_513, 80_514},
	} {
		first, all := walk(facts(t, c.name), readingOrder(c.columns), c.rows)
		if first != c.first || all != c.all {
			t.Errorf("%+v: the walk tries %d and %d numbers", c, first, all)
		}
		o := puzzle.Options{Strategy: map[bool]string{false: "stepwise", true: "rows"}[c.rows]}
		if c.columns {
			o.Orders = map[string][]string{"cells": {"columns", "rows", "regions"}}
		}
		done, _, _ := puzzletest.Search[sudoku.Solution](t, open(t, c.name), o)
		if want := preset(t, c.name).Expect; done.Verdict != want.Verdict || done.Solutions != want.Solutions || !done.Exact {
			t.Errorf("%+v: %+v", c, done)
		}
		note := fmt.Sprintf("The first solution came after %s of %s numbers tried.", english.Thousands(c.first), english.Thousands(c.all))
		if text := view.Texts(done.Views); done.Stats.Nodes != c.all || !strings.Contains(text, note) {
			t.Errorf("%+v: %+v\n%s", c, done.Stats, text)
		}
		told := strings.Join(preset(t, c.name).Found, " ") + strings.Join(preset(t, jigsaw).Found, " ")
		if c.name == jigsaw && !strings.Contains(told, english.Thousands(c.all)) {
			t.Errorf("the page does not tell %d", c.all)
		}
	}
	// In the jigsaw, the fourth row alone takes more than a million.
	done, _, _ := puzzletest.Search[sudoku.Solution](t, open(t, jigsaw), puzzle.Options{Strategy: "stepwise"})
	if row := done.Views[0].Table.Rows[3]; row.Head.Text != "4" || row.Cells[0].Text != "1,186,596" {
		t.Errorf("row %s takes %s", row.Head.Text, row.Cells[0].Text)
	}
	done, _, _ = puzzletest.Search[sudoku.Solution](t, open(t, jigsaw), puzzle.Options{Strategy: "fewest"})
	if done.Stats.Nodes != 1_256 { // told on the page; counted by the walk below
		t.Errorf("the fewest candidates first: %d numbers tried", done.Stats.Nodes)
	}
	if n := fewest(facts(t, jigsaw)); n != 1_256 {
		t.Errorf("the walk with the fewest candidates tries %d numbers", n)
	}
}

// fewest counts the numbers tried by a search of its own that always goes on
// with the cell that has the fewest candidates, the first among several.
func fewest(f sudoku.Facts) (tried int) {
	var x [9][9]int
	for r, row := range f.Givens {
		for c, text := range row {
			x[r][c], _ = strconv.Atoi(text)
		}
	}
	var fill func()
	fill = func() {
		best, at := make([]int, 10), [2]int{-1, -1}
		for r := range 9 {
			for c := range 9 {
				if x[r][c] > 0 {
					continue
				}
				left := []int{}
				for n := 1; n <= 9; n++ {
					free := true
					for i := range 9 {
						for j := range 9 {
							if x[i][j] == n && (i == r || j == c || f.Regions[i][j] == f.Regions[r][c]) {
								free = false
							}
						}
					}
					if free {
						left = append(left, n)
					}
				}
				if len(left) < len(best) {
					best, at = left, [2]int{r, c}
				}
			}
		}
		if at[0] < 0 {
			return
		}
		for _, n := range best {
			tried++
			x[at[0]][at[1]] = n
			fill()
		}
		x[at[0]][at[1]] = 0
	}
	fill()
	return tried
}

func preset(t testing.TB, name string) puzzle.Preset {
	t.Helper()
	for _, p := range sudoku.New().Presets() {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("there is no puzzle %q", name)
	return puzzle.Preset{}
}

// The innocent number is refuted by six facts, each of them needed.
func TestWhy(t *testing.T) {
	instance := open(t, ordinary, puzzletest.Set("givens/0/6", "1"))
	why, err := explain.Why(t.Context(), instance, "", 1, explain.Options{Info: sudoku.New().Info()})
	if err != nil || !why.Follows || !why.Minimal || len(why.Core) != 6 {
		t.Fatalf("%+v, %v", why, err)
	}
	f := facts(t, ordinary, puzzletest.Set("givens/0/6", "1"))
	for i := range len(why.Core) + 1 {
		core := slices.Clone(why.Core)
		if i < len(core) {
			core = slices.Delete(core, i, i+1)
		}
		// Of so few facts a brute force would list very many grids; one will do.
		_, found, _ := puzzletest.Search[sudoku.Solution](t, instance, puzzle.Options{Strategy: "cover", Limit: 1, Keep: func(id puzzle.FactID) bool { return slices.Contains(core, id) }})
		if none := len(found) == 0; none != (i == len(why.Core)) {
			t.Errorf("%q: none is %v", core, none)
		}
	}
	if n := len(brute(f, puzzle.KeepAll)); n != 0 {
		t.Errorf("%d grids", n)
	}
	// Cells of the answer, and numbers that they do not hold, have reasons too.
	for claim, follows := range map[string]bool{`grid/0/0 = "1"`: true, `not:grid/0/0 = "2"`: true, `grid/0/0 = "2"`: false, `not:grid/0/0 = "1"`: false} {
		why, err := explain.Why(t.Context(), open(t, ordinary), claim, 1, explain.Options{Info: sudoku.New().Info()})
		if err != nil || !why.Decided || why.Follows != follows || follows && (len(why.Core) == 0 || why.Contradiction) {
			t.Errorf("%s: %+v, %v", claim, why, err)
		}
	}
}

func TestClaims(t *testing.T) {
	instance := open(t, ordinary)
	grid, err := json.Marshal(brute(facts(t, ordinary), puzzle.KeepAll)[0])
	if err != nil {
		t.Fatal(err)
	}
	for claim, want := range map[string]struct {
		says string
		is   bool
	}{
		`grid/0/1 = "8"`:                             {"Row 1, column 2 holds 8.", true},
		`not:grid/0/1 = "8"`:                         {"Row 1, column 2 does not hold 8.", false},
		`grid/8/8 in ["1","4"]`:                      {"Row 9, column 9 holds 1 or 4.", true},
		`not:grid/8/8 in ["1","4"]`:                  {"Row 9, column 9 holds neither 1 nor 4.", false},
		`grid/0/1 = "8" & grid/8/8 = "1"`:            {"Row 1, column 2 holds 8 and row 9, column 9 holds 1.", true},
		`not:grid/0/1 = "8" & grid/8/8 in ["2","3"]`: {"Not all of this is so: row 1, column 2 holds 8 and row 9, column 9 holds 2 or 3.", true},
	} {
		if says, err := instance.Says(claim); err != nil || says != want.says {
			t.Errorf("%s is said as %q, %v", claim, says, err)
		}
		if holds, err := puzzletest.Holds(instance, grid, claim); err != nil || holds != want.is {
			t.Errorf("%s: %v, %v", claim, holds, err)
		}
	}
	for _, claim := range []string{"r1c1=1", `grid/9/0 = "1"`, `grid/0/9 = "1"`, `grid/0/0 = "0"`, `grid/0/0 = "10"`, `grid/0/0 = 1`, `grid/0/0 = ""`, `grid/00/0 = "1"`, `grid/0 = "1"`, `grid/0/0 >= 1`, `rows/0 = "1"`} {
		if _, err := puzzletest.Holds(instance, grid, claim); err == nil {
			t.Errorf("%q is taken for a claim", claim)
		}
	}
	if _, err := puzzletest.Holds(instance, json.RawMessage(`{"grid":[["1"]]}`), `grid/0/0 = "1"`); err == nil {
		t.Error("a board of one cell is taken for filled")
	}
}

// Every kind of bad input has its message at its place.
func TestBadInput(t *testing.T) {
	refused := puzzletest.Refused(t, sudoku.New(), ordinary)
	set := puzzletest.Set
	refused(set("size", "8"), "size", "")
	refused(set("size", 9), "size", "")
	refused(set("size", "4"), "givens", "should have 4")
	refused(set("givens/0/0", "10"), "givens/0/0", "Row 1, column 1 holds")
	refused(set("givens/0/0", "0"), "givens/0/0", "whole number from 1 to 9")
	refused(set("givens/0/0", "x"), "givens/0/0", "whole number from 1 to 9")
	refused(set("givens/0/0", 1), "givens/0/0", "")
	refused(set("givens/3", []any{}), "givens/3", "Row 4")
	refused(schema.Edit{Op: "remove", Path: "givens/8"}, "givens", "add 1")
	refused(set("regions/0/0", ""), "regions/0/0", "paint it")
	refused(set("regions/0/0", "J"), "regions/0/0", "from A to I")
	refused(set("regions/0/0", "B"), "regions", "Every region needs 9 cells, but B has 10 and A has only 8: repaint cells of the larger one.")
	refused(set("regions", slices.Repeat([]any{slices.Repeat([]any{"A"}, 9)}, 9)), "regions", "A has 81, B has none, C has none")
	refused(set("diagonals", "yes"), "diagonals", "true or false")
	refused(set("surprise", 1), "surprise", "Nothing is called")
}

// Boards of every size, empty, have grids; the one of 16 x 16 with 104 givens
// has one.
func TestSizes(t *testing.T) {
	for _, size := range []int{4, 6, 9, 12, 16, 25} {
		f := sudoku.Facts{Size: strconv.Itoa(size), Regions: schema.Boxes(size, size, size)}
		for range size {
			f.Givens = append(f.Givens, make([]string, size))
		}
		instance := puzzletest.Open(t, sudoku.New(), f)
		for _, strategy := range []string{"propagation", "cover", "reasoning"} {
			done, found, _ := puzzletest.Search[sudoku.Solution](t, instance, puzzle.Options{Strategy: strategy, Limit: 1, Trace: true, Steps: 40})
			if done.Verdict != puzzle.Many || len(found) != 1 {
				t.Errorf("%d x %d by %s: %+v", size, size, strategy, done)
			}
		}
	}
	const hexadecimal = "GBE.86.2F..3.A.......4..GB.E....8..2G..C.D794.3....5A.9.86.1...C..4.71.8......B..1.....GC...3.6F" +
		"C.BA.3..5EG...........B......54.9.C..F2......1.6E..B1..63.4..9C....49...18.7..5B1...EG5B.A..F..." +
		"BCG.6......F.D.1.7.1..FEB...2.83.2.3..G.....5...45F..7.16.3....."
	f := sudoku.Facts{Size: "16", Regions: schema.Boxes(16, 16, 16)}
	for r := range 16 {
		row := make([]string, 16)
		for c := range row {
			if n := strings.IndexByte("123456789ABCDEFG", hexadecimal[r*16+c]); n >= 0 {
				row[c] = strconv.Itoa(n + 1)
			}
		}
		f.Givens = append(f.Givens, row)
	}
	for _, strategy := range []string{"propagation", "cover", "reasoning"} {
		done, found, _ := puzzletest.Search[sudoku.Solution](t, puzzletest.Open(t, sudoku.New(), f), puzzle.Options{Strategy: strategy})
		if done.Verdict != puzzle.One || !slices.Equal(found[0].Grid[0][:3], []int{16, 11, 14}) {
			t.Errorf("%s: %+v", strategy, done)
		}
	}
}

// Reasoning solves the ordinary puzzle without a guess, and says how.
func TestReasoning(t *testing.T) {
	done, _, steps := puzzletest.Search[sudoku.Solution](t, open(t, ordinary), puzzle.Options{Strategy: "reasoning", Trace: true})
	if done.Stats.Nodes != 0 || !strings.Contains(view.Texts(done.Views), "No guess was needed.") {
		t.Errorf("%+v", done)
	}
	for i, step := range steps[:len(steps)-1] {
		if step.Caption == "" || len(step.Facts) == 0 {
			t.Errorf("step %d, %q, rests on %q", i+1, step.Caption, step.Facts)
		}
	}
}
