package tiles

import (
	"cmp"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/sliding/naive"
)

// violations plays a plan, and names every fact that it breaks. What it leads to is
// judged by the cells of the goal that are kept or not; whether it is short enough
// depends on which are kept.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	t := newTray(m, keep)
	for _, one := range s.Slides {
		from, can := t.From(one.Way)
		if !can || m.name(t.Tiles[from]) != one.Tile {
			broken = append(broken, ruleSlide)
			break
		}
		t.Slide(from)
	}
	beaten, err := m.best.Broken(len(s.Slides), keep, func() (int, bool, error) { return m.fewest(keep) })
	broken = append(broken, beaten...)
	for cell := range m.goal {
		if name := m.wants(cell); name != "" && (cell == t.Gap || m.name(t.Tiles[cell]) != name) {
			broken = append(broken, m.cellID("goal", cell))
		}
	}
	if m.Limit > 0 && len(s.Slides) > m.Limit {
		broken = append(broken, limitID)
	}
	return broken, err
}

// newTray is the board at the start; tiles that are not told of have lost their numbers.
func newTray(m *model, keep func(puzzle.FactID) bool) *naive.Tray {
	tiles := slices.Clone(m.start)
	for cell, kind := range tiles {
		if kind > 0 && !keep(m.cellID("start", cell)) {
			tiles[cell] = unnamed
		}
	}
	return naive.New(m.rows, m.columns, tiles)
}

// mostTried is how many slides are tried to judge the length of a plan.
const mostTried = 3_000_000

// fewest is how many slides a plan has at least, and whether there is one.
func (m *model) fewest(keep func(puzzle.FactID) bool) (int, bool, error) {
	want := make([]int, len(m.goal))
	for cell := range want {
		if m.wants(cell) != "" && keep(m.cellID("goal", cell)) {
			want[cell] = cmp.Or(m.goal[cell], -1) // no such tile is there
		}
	}
	return newTray(m, keep).Fewest(want, mostTried)
}
