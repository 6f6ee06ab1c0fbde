package tiles_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/tiles"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Plans without memory are tried as far as the budget goes.
func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 60_000, Quick: 2}.Run(t, tiles.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, tiles.New()) }

// All strategies agree with each other and with all boards, layer by layer.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 3_000}, tiles.New(), 1000, random, brute)
}

// random makes boards of four to six cells, and now and then one of nine with an end
// that is near; tiles are equal now and then, and cells of the goal empty.
func random(rng *rand.Rand) tiles.Facts {
	size := [][2]int{{2, 2}, {2, 3}, {2, 3}, {3, 2}, {3, 3}}[rng.IntN(5)]
	rows, columns := size[0], size[1]
	f := tiles.Facts{Rows: strconv.Itoa(rows), Columns: strconv.Itoa(columns)}
	n := rows * columns
	cells := make([]string, n)
	for i := range n - 1 {
		cells[i] = strconv.Itoa(i + 1)
		if i > 0 && rng.IntN(8) == 0 {
			cells[i] = cells[i-1]
		}
	}
	goal := slices.Clone(cells)
	start := slices.Clone(cells)
	if n < 9 {
		rng.Shuffle(n, func(i, k int) { start[i], start[k] = start[k], start[i] })
	} else {
		for range rng.IntN(14) {
			around := neighbours(start, columns)
			start = around[slices.Sorted(maps.Keys(around))[rng.IntN(len(around))]]
		}
	}
	for i := range goal {
		if rng.IntN(6) == 0 {
			goal[i] = ""
		}
	}
	if rng.IntN(3) == 0 {
		f.Limit = 1 + rng.IntN(16)
	}
	for r := range rows {
		f.Start = append(f.Start, start[r*columns:(r+1)*columns])
		f.Goal = append(f.Goal, goal[r*columns:(r+1)*columns])
	}
	return f
}

// neighbours are the boards one slide away, by the slide, "8 left".
func neighbours(b []string, columns int) map[string][]string {
	all := map[string][]string{}
	gap := slices.Index(b, "")
	for from, way := range slides(gap, len(b), columns) {
		next := slices.Clone(b)
		next[gap], next[from] = b[from], ""
		all[b[from]+" "+way] = next
	}
	return all
}

// slides are the ways into the gap, by the cell that a tile comes from.
func slides(gap, cells, columns int) map[int]string {
	all := map[int]string{}
	for from := range cells {
		switch {
		case from == gap+columns:
			all[from] = "up"
		case from == gap-columns:
			all[from] = "down"
		case from == gap+1 && from/columns == gap/columns:
			all[from] = "left"
		case from == gap-1 && from/columns == gap/columns:
			all[from] = "right"
		}
	}
	return all
}

// brute goes through all boards, each a text with a letter for each cell, layer by layer.
func brute(f tiles.Facts, keep func(puzzle.FactID) bool) []tiles.Solution {
	names := []string{"", "?"} // by letter
	letter := func(name string) byte {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
		return byte(slices.Index(names, name))
	}
	const gap, any = 0, 255
	var start, goal []byte
	columns := len(f.Start[0])
	for r := range f.Start {
		for c := range columns {
			name, wanted := f.Start[r][c], letter(f.Goal[r][c])
			if name != "" && !keep(fmt.Sprintf("start/%d/%d", r, c)) {
				name = "?"
			}
			if wanted == gap || !keep(fmt.Sprintf("goal/%d/%d", r, c)) {
				wanted = any
			}
			start, goal = append(start, letter(name)), append(goal, wanted)
		}
	}
	around := make([]map[int]string, len(start)) // by the gap
	for at := range around {
		around[at] = slides(at, len(start), columns)
	}
	first := &board{cells: string(start)}
	known := map[string]*board{first.cells: first}
	layer := []*board{first}
	for n := 0; len(layer) > 0 && (f.Limit == 0 || !keep("limit") || n <= f.Limit); n++ {
		var found []tiles.Solution
		for _, b := range layer {
			fits := true
			for i, wanted := range goal {
				fits = fits && (wanted == any || b.cells[i] == wanted)
			}
			if fits {
				found = append(found, b.plans()...)
			}
		}
		if found != nil {
			return found
		}
		var next []*board
		for _, b := range layer {
			at := strings.IndexByte(b.cells, gap)
			for from, way := range around[at] {
				slid := []byte(b.cells)
				slid[at], slid[from] = slid[from], slid[at]
				to := known[string(slid)]
				if to == nil {
					to = &board{cells: string(slid), slides: n + 1}
					known[to.cells] = to
					next = append(next, to)
				}
				if to.slides == n+1 {
					to.from = append(to.from, step{b, tiles.Slide{Tile: names[b.cells[from]], Way: way}})
				}
			}
		}
		layer = next
	}
	return []tiles.Solution{}
}

// board is one that is reached by so many slides and by none fewer, and from where.
type board struct {
	cells  string
	slides int
	from   []step
}

type step struct {
	*board
	tiles.Slide
}

// plans are all shortest ways to a board.
func (b *board) plans() (all []tiles.Solution) {
	if b.slides == 0 {
		return []tiles.Solution{{}}
	}
	for _, last := range b.from {
		for _, plan := range last.plans() {
			all = append(all, tiles.Solution{Slides: append(slices.Clip(plan.Slides), last.Slide)})
		}
	}
	return all
}

func TestWhatIsRefused(t *testing.T) {
	refused := puzzletest.Refused(t, tiles.New(), "first-slides")
	refused(puzzletest.Set("start/1/1", "8"), "start", "Every cell holds a tile")
	refused(puzzletest.Set("start/0/0", ""), "start/1/1", "There are two gaps")
	refused(puzzletest.Set("goal/0/0", "9"), "goal/0/0", "There is no tile 9 at the start")
	refused(puzzletest.Set("goal/0/0", "2"), "goal/0/1", "fewer tiles 2")
	refused(puzzletest.Set("rows", "4"), "rows", "2")
	refused(puzzletest.Set("columns", "2"), "start/0", "3 cells and should have 2")
}

// What cells that are switched off want stands in nobody's way.
func TestWhatIsOffRefusesNothing(t *testing.T) {
	puzzletest.Clash(t, tiles.New(), "first-slides", puzzletest.Set("goal/0/0", "9"), "goal/0/0", "There is no tile 9 at the start", "goal/0/0")
	puzzletest.Clash(t, tiles.New(), "first-slides", puzzletest.Set("goal/0/0", "2"), "goal/0/1", "fewer tiles 2", "goal/0/0")
}

// All boards of eight tiles are half of the orders of nine things, and two of them are
// 31 slides from the ordered one (Reinefeld 1993).
func TestTheFarthestBoards(t *testing.T) {
	for _, rows := range []string{"8 6 7/2 5 4/3 . 1", "6 4 7/8 5 ./3 2 1"} {
		var start [][]string
		for row := range strings.SplitSeq(rows, "/") {
			start = append(start, strings.Fields(strings.ReplaceAll(row, ".", "_")))
			for c, name := range start[len(start)-1] {
				start[len(start)-1][c] = strings.Trim(name, "_")
			}
		}
		facts := puzzletest.Facts(t, tiles.New(), "farthest-board", puzzletest.Set("start", start))
		done, found, _ := puzzletest.Search[tiles.Solution](t, puzzletest.Open(t, tiles.New(), facts), puzzle.Options{})
		if len(found) != 40 || !done.Exact || len(found[0].Slides) != 31 {
			t.Errorf("%s: %d plans", rows, len(found))
		}
	}
}

// A plan that cannot be followed is not drawn, however long it is.
func TestOnlyWhatCanBeFollowedIsDrawn(t *testing.T) {
	instance := puzzletest.Open(t, tiles.New(), puzzletest.Facts(t, tiles.New(), "first-slides"))
	_, found, _ := puzzletest.Search[tiles.Solution](t, instance, puzzle.Options{})
	shown := func(s tiles.Solution) int {
		raw, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		return len(instance.Show(raw, nil))
	}
	plan := found[0]
	if shown(plan) == 0 {
		t.Fatalf("%v is not drawn", plan)
	}
	first := plan.Slides[0]
	back := tiles.Slide{Tile: first.Tile, Way: map[string]string{"up": "down", "down": "up", "left": "right", "right": "left"}[first.Way]}
	for range 10 {
		plan.Slides = append([]tiles.Slide{first, back}, plan.Slides...)
	}
	if shown(plan) == 0 {
		t.Errorf("%v is not drawn", plan)
	}
	plan.Slides[0].Tile = "1"
	if first.Tile == "1" {
		plan.Slides[0].Tile = "2"
	}
	if shown(plan) > 0 {
		t.Errorf("%v is drawn, but %s slides first", plan, first.Tile)
	}
}

// A link made today opens for ever.
func TestGoldenLink(t *testing.T) {
	done := puzzletest.Linked(t, tiles.New(), "../../share/testdata/v1/tiles.link")
	if done.Verdict != puzzle.Many || done.Solutions != 2 {
		t.Errorf("what the link holds is decided as %s, %d: %s", done.Verdict, done.Solutions, done.Answer)
	}
}

// The farthest board, with all of its 40 plans, from facts to verdict.
func BenchmarkFarthest(b *testing.B) {
	facts := puzzletest.Facts(b, tiles.New(), "farthest-board")
	for _, strategy := range []string{"guided", "deepening", "nearest"} {
		b.Run(strategy, func(b *testing.B) {
			for b.Loop() {
				done, found, _ := puzzletest.Search[tiles.Solution](b, puzzletest.Open(b, tiles.New(), facts), puzzle.Options{Strategy: strategy})
				if len(found) != 40 || !done.Exact {
					b.Fatalf("%d plans", len(found))
				}
			}
		})
	}
}
