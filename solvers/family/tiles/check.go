package tiles

import (
	"errors"
	"slices"

	"solvitur/solvers/puzzle"
)

// violations plays a plan, and names every fact that it breaks. What it leads to is
// judged by the cells of the goal that are kept or not; whether it is short enough
// depends on which are kept.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	t := newTray(m, keep)
	for _, one := range s.Slides {
		from, can := t.from(one.Way)
		if !can || m.name(t.tiles[from]) != one.Tile {
			broken = append(broken, ruleSlide)
			break
		}
		t.slide(from)
	}
	beaten, err := m.best.Beats(len(s.Slides), keep, func() (int, bool, error) { return m.fewest(keep) })
	if beaten {
		broken = append(broken, ruleLeast)
	}
	for cell := range m.goal {
		if name := m.wants(cell); name != "" && (cell == t.gap || m.name(t.tiles[cell]) != name) {
			broken = append(broken, m.cellID("goal", cell))
		}
	}
	if m.Limit > 0 && len(s.Slides) > m.Limit {
		broken = append(broken, limitID)
	}
	return broken, err
}

// tray is a board as the checker sees it: the kind of the tile in every cell.
type tray struct {
	*model
	tiles [mostCells]int
	gap   int
}

func newTray(m *model, keep func(puzzle.FactID) bool) *tray {
	t := &tray{model: m, gap: slices.Index(m.start, 0)}
	for cell, kind := range m.start {
		if t.tiles[cell] = kind; kind > 0 && !keep(m.cellID("start", cell)) {
			t.tiles[cell] = unnamed
		}
	}
	return t
}

// from is the cell from which a tile slides some way into the gap, if there is one. The search goes by a
// table of ways; this is told apart from it, since a mistake in either shows where they differ.
func (t *tray) from(way string) (cell int, can bool) {
	row, column := t.gap/t.columns, t.gap%t.columns
	switch way {
	case "up":
		return t.gap + t.columns, row+1 < t.rows
	case "down":
		return t.gap - t.columns, row > 0
	case "left":
		return t.gap + 1, column+1 < t.columns
	case "right":
		return t.gap - 1, column > 0
	}
	return 0, false
}

func (t *tray) slide(from int) {
	t.tiles[t.gap], t.tiles[from] = t.tiles[from], 0
	t.gap = from
}

// errTooMany: there are too many ways to try them all.
var errTooMany = errors.New("too many slides")

// mostTried is how many slides are tried to judge the length of a plan.
const mostTried = 3_000_000

// fewest is how many slides a plan has at least, and whether there is one: all ways of
// a length are tried, then all that are longer. A way is given up where the tiles that
// are not at home are further from there than the slides that are left.
func (m *model) fewest(keep func(puzzle.FactID) bool) (int, bool, error) {
	w := &walk{tray: newTray(m, keep)}
	for cell := range m.goal {
		name := m.wants(cell)
		if name == "" || !keep(m.cellID("goal", cell)) {
			continue
		}
		if w.want[cell] = m.goal[cell]; w.want[cell] == 0 || !slices.Contains(w.tiles[:], w.want[cell]) {
			return 0, false, nil // no such tile is there
		}
	}
	for kind := 1; kind <= len(m.names); kind++ {
		w.measure(kind)
	}
	for most := w.left; ; most++ {
		found, err := w.within(most, -1)
		if found || err != nil {
			return most, found, err
		}
	}
}

// walk goes over all ways from a board.
type walk struct {
	*tray
	want  [mostCells]int              // by cell: the kind of tile, 0 for any
	far   [unnamed + 1][mostCells]int // by kind and cell; what need not all come home is not far
	left  int                         // how far the tiles are from home, together
	tried int
}

// measure works out how far it is home for tiles of a kind of which all have to come home.
func (w *walk) measure(kind int) {
	var homes, lie []int
	for cell := range w.start {
		if w.want[cell] == kind {
			homes = append(homes, cell)
		}
		if w.tiles[cell] == kind {
			lie = append(lie, cell)
		}
	}
	if len(homes) == 0 || len(homes) != len(lie) {
		return
	}
	for cell := range w.start {
		w.far[kind][cell] = mostCells
		for _, home := range homes {
			w.far[kind][cell] = min(w.far[kind][cell], w.distance(cell, home))
		}
	}
	for _, cell := range lie {
		w.left += w.far[kind][cell]
	}
}

func (w *walk) done() bool {
	for cell, kind := range w.want {
		if kind > 0 && w.tiles[cell] != kind {
			return false
		}
	}
	return true
}

// within says whether so many slides are enough from where the gap has come to from a
// cell, to which it does not go back. It calls itself as often as there are slides: two
// thousand times at most, on a board of four cells, before too many have been tried.
func (w *walk) within(most, came int) (bool, error) {
	if w.left == 0 && w.done() {
		return true, nil
	}
	if w.left > most || most == 0 {
		return false, nil
	}
	for _, way := range [...]string{"up", "down", "left", "right"} {
		from, can := w.from(way)
		if !can || from == came {
			continue
		}
		if w.tried++; w.tried > mostTried {
			return false, errTooMany
		}
		gap, kind := w.gap, w.tiles[from]
		nearer := w.far[kind][from] - w.far[kind][gap]
		w.slide(from)
		w.left -= nearer
		found, err := w.within(most-1, gap)
		if found || err != nil {
			return found, err
		}
		w.slide(gap)
		w.left += nearer
	}
	return false, nil
}
