package tiles

import (
	"cmp"
	"iter"
	"math/bits"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
)

// cells is a board: four bits for each cell, the first cell's the lowest. They hold the
// kind of the tile there; 0 is the gap.
type cells uint64

func (b cells) at(cell int) int { return int(b >> (4 * cell) & 15) }

// slide is that a tile of a kind slides, by the number of its way.
type slide struct{ tile, way uint8 }

var kit = spacesearch.Kit[*model, Solution, cells, slide]{
	Space: func(m *model, keep func(puzzle.FactID) bool) spacesearch.Space[cells, slide] {
		return newGame(m, keep).space()
	},
	Within: func(m *model) (puzzle.FactID, int) { return limitID, m.Limit },
	Facts:  sentences,
	Plan: func(m *model, slides []slide) (s Solution) {
		for _, one := range slides {
			s.Slides = append(s.Slides, Slide{m.name(int(one.tile)), ways[one.way].name})
		}
		return s
	},
	Moves: func(m *model, s Solution) (slides []slide) {
		for _, one := range s.Slides {
			kind := cmp.Or(slices.Index(m.names, one.Tile)+1, unnamed)
			for way := range ways {
				if ways[way].name == one.Way {
					slides = append(slides, slide{uint8(kind), uint8(way)})
				}
			}
		}
		return slides
	},
	State:  (*model).told,
	Short:  (*model).short,
	Legend: "A board is written row by row, with a dot for the gap; a and b stand for 10 and 11.",
	Move:   (*model).slides,
	Brief:  (*model).brief,
	Because: func(m *model, s slide) (facts []puzzle.FactID) {
		for cell, kind := range m.goal {
			if kind == int(s.tile) {
				facts = append(facts, m.cellID("goal", cell))
			}
		}
		return facts
	},
	Picture:  picture,
	Press:    (*model).pressed,
	Refuses:  (*model).refuses,
	Pressing: func(*model) string { return "Press a tile beside the gap: it slides there." },
	Cost:     (*model).cost,
	Never:    "The tiles never come to lie like that.",
	Phrases: map[string]spacesearch.Phrase{
		"tile": {Is: "slide {n} moves tile {value}", Not: "slide {n} does not move tile {value}"},
		"way":  {Is: "in slide {n} the tile slides {value}", Not: "in slide {n} the tile does not slide {value}"},
	},
}

// game is what a search knows of the facts that are kept.
type game struct {
	*model
	start      cells
	wanted     []int // by cell: the kind of tile, 0 for any
	goal, mask cells // a board will do if it is the goal where the mask is set
	far        [unnamed + 1][mostCells]uint8
}

func newGame(m *model, keep func(puzzle.FactID) bool) *game {
	g := &game{model: m, wanted: make([]int, len(m.goal))}
	for cell, kind := range m.start {
		if kind > 0 && !keep(m.cellID("start", cell)) {
			kind = unnamed
		}
		g.start |= cells(kind) << (4 * cell)
	}
	for cell, kind := range m.goal {
		if kind > 0 && keep(m.cellID("goal", cell)) {
			g.wanted[cell] = kind
			g.goal |= cells(kind) << (4 * cell)
			g.mask |= 15 << (4 * cell)
		}
	}
	for kind := 1; kind <= len(m.names); kind++ {
		g.measure(kind)
	}
	return g
}

// count is how many tiles of a kind lie on the board, and how many are wanted.
func (g *game) count(kind int) (are, wanted int) {
	for cell := range g.wanted {
		if g.start.at(cell) == kind {
			are++
		}
		if g.wanted[cell] == kind {
			wanted++
		}
	}
	return are, wanted
}

// measure works out how far a tile of a kind is from the nearest cell where one is
// wanted, if all of that kind are wanted somewhere.
func (g *game) measure(kind int) {
	if are, wanted := g.count(kind); are == 0 || are != wanted {
		return
	}
	for cell := range g.wanted {
		least := mostCells
		for to, wanted := range g.wanted {
			if wanted == kind {
				least = min(least, g.distance(cell, to))
			}
		}
		g.far[kind][cell] = uint8(least)
	}
}

// distance is how many slides bring a tile from cell to cell, were it alone.
func (m *model) distance(a, b int) int {
	down, across := a/m.columns-b/m.columns, a%m.columns-b%m.columns
	return max(down, -down) + max(across, -across)
}

// gap is the first cell that holds nothing; beyond the board there is nothing either.
func (b cells) gap() int {
	const ones, tops = 0x1111_1111_1111_1111, 0x8888_8888_8888_8888
	return bits.TrailingZeros64(uint64((b-ones)&^b&tops)) / 4
}

// slid is a board after the tile in a cell has slid into the gap.
func (b cells) slid(from int) cells {
	tile := b >> (4 * from) & 15
	return b ^ tile<<(4*from) ^ tile<<(4*b.gap())
}

// step is where a tile may come from, and its way.
type step struct{ from, way int }

// steps lists for each cell the tiles that can slide there.
func (m *model) steps() [][]step {
	all := make([][]step, m.rows*m.columns)
	for gap := range all {
		for way, w := range ways {
			if r, c := gap/m.columns-w.down, gap%m.columns-w.across; r >= 0 && r < m.rows && c >= 0 && c < m.columns {
				all[gap] = append(all[gap], step{r*m.columns + c, way})
			}
		}
	}
	return all
}

// from is the cell from which a slide takes its tile, -1 where it does not lie.
func (m *model) from(b cells, one slide) int {
	for _, s := range m.steps()[b.gap()] {
		if s.way == int(one.way) && b.at(s.from) == int(one.tile) {
			return s.from
		}
	}
	return -1
}

func (g *game) space() spacesearch.Space[cells, slide] {
	steps := g.model.steps()
	return spacesearch.Space[cells, slide]{
		Start: g.start,
		Moves: func(b cells) iter.Seq[space.Move[cells, slide]] {
			return func(yield func(space.Move[cells, slide]) bool) {
				for _, s := range steps[b.gap()] {
					if !yield(space.Move[cells, slide]{Action: slide{uint8(b.at(s.from)), uint8(s.way)}, To: b.slid(s.from), Cost: 1}) {
						return
					}
				}
			}
		},
		Goal: func(b cells) bool { return b&g.mask == g.goal },
		Bound: func(b cells) (total int) { // no slide moves two tiles
			for cell := range g.wanted {
				total += int(g.far[b&15][cell])
				b >>= 4
			}
			return total
		},
		Barred: g.barred(),
	}
}
