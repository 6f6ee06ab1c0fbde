package tiles

import (
	"iter"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/sliding"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
)

var kit = spacesearch.Kit[*model, Solution, sliding.Board, Slide]{
	Space: func(m *model, keep func(puzzle.FactID) bool) spacesearch.Space[sliding.Board, Slide] {
		return newGame(m, keep).space()
	},
	Within: func(m *model) (puzzle.FactID, int) { return limitID, m.Limit },
	Facts:  sentences,
	Plan:   func(_ *model, slides []Slide) Solution { return Solution{slides} },
	Moves:  func(_ *model, s Solution) []Slide { return s.Slides },
	State:  (*model).told,
	Short:  (*model).short,
	Legend: "A board is written row by row, with a dot for the gap; a and b stand for 10 and 11.",
	Move:   (*model).slides,
	Brief:  (*model).brief,
	Because: func(m *model, s Slide) (facts []puzzle.FactID) {
		for cell := range m.goal {
			if m.wants(cell) == s.Tile {
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
	*sliding.Aim
}

func newGame(m *model, keep func(puzzle.FactID) bool) *game {
	start, wanted := slices.Clone(m.start), slices.Clone(m.goal)
	for cell := range start {
		if start[cell] > 0 && !keep(m.cellID("start", cell)) {
			start[cell] = unnamed
		}
		if !keep(m.cellID("goal", cell)) {
			wanted[cell] = 0
		}
	}
	return &game{model: m, Aim: m.tray().Aim(sliding.Of(start), wanted)}
}

func (m *model) tray() sliding.Tray { return sliding.Tray{Rows: m.rows, Columns: m.columns} }

func (g *game) space() spacesearch.Space[sliding.Board, Slide] {
	steps := g.Steps()
	return spacesearch.Space[sliding.Board, Slide]{
		Start: g.Start,
		Moves: func(b sliding.Board) iter.Seq[space.Move[sliding.Board, Slide]] {
			return func(yield func(space.Move[sliding.Board, Slide]) bool) {
				for _, s := range steps[b.Gap()] {
					if !yield(space.Move[sliding.Board, Slide]{Action: Slide{g.name(b.At(s.From)), s.Way}, To: b.Slid(s.From), Cost: 1}) {
						return
					}
				}
			}
		},
		Goal:   g.Reached,
		Bound:  g.Bound,
		Barred: g.barred(),
	}
}

// from is the cell from which a slide takes its tile, -1 where it does not lie.
func (m *model) from(b sliding.Board, one Slide) int {
	for _, s := range m.tray().Steps()[b.Gap()] {
		if (Slide{m.name(b.At(s.From)), s.Way}) == one {
			return s.From
		}
	}
	return -1
}
