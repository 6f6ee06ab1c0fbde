// Package naive slides the tiles of a board as it is told to, and finds out with how few slides
// something is reached by trying them all. It shares nothing with package sliding nor with an engine:
// by it answers are judged, and with it sliding is compared.
package naive

import (
	"errors"
	"slices"
)

// errLimit: there are too many ways to try them all.
var errLimit = errors.New("there are too many slides to try them all")

// Tray is a board that changes: the kind of the tile in every cell, in reading order. 0 is the gap.
type Tray struct {
	Rows, Columns int
	Tiles         []int
	Gap           int // its cell
}

// New is a tray with these tiles, which it makes its own.
func New(rows, columns int, tiles []int) *Tray {
	return &Tray{Rows: rows, Columns: columns, Tiles: tiles, Gap: slices.Index(tiles, 0)}
}

// ways are told apart from those of package sliding, since a mistake in either shows where they differ.
var ways = [...]string{"up", "down", "left", "right"}

// From is the cell from which a tile slides some way into the gap, if there is one.
func (t *Tray) From(way string) (cell int, can bool) {
	row, column := t.Gap/t.Columns, t.Gap%t.Columns
	switch way {
	case "up":
		return t.Gap + t.Columns, row+1 < t.Rows
	case "down":
		return t.Gap - t.Columns, row > 0
	case "left":
		return t.Gap + 1, column+1 < t.Columns
	case "right":
		return t.Gap - 1, column > 0
	}
	return 0, false
}

// Slide slides the tile in a cell into the gap.
func (t *Tray) Slide(from int) {
	t.Tiles[t.Gap], t.Tiles[from] = t.Tiles[from], 0
	t.Gap = from
}

// Fewest is how many slides are needed at least until every cell has the kind that is wanted there,
// 0 for any, and whether that is reached: all ways of a length are tried, then all that are longer. A
// way is given up where the tiles that are not at home are further from there than the slides that are
// left. At most so many slides are tried; more are an error, and so is what is never reached, unless a tile is
// missing.
func (t *Tray) Fewest(want []int, tries int) (int, bool, error) {
	w := &walk{Tray: New(t.Rows, t.Columns, slices.Clone(t.Tiles)), want: want, tries: tries}
	for _, kind := range want {
		if !slices.Contains(t.Tiles, kind) {
			return 0, false, nil
		}
	}
	for kind := range slices.Max(t.Tiles) + 1 {
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
	*Tray
	want  []int
	far   [][]int // by kind and cell; what need not all come home is not far
	left  int     // how far the tiles are from home, together
	tries int
}

// measure works out how far it is home for tiles of a kind of which all have to come home.
func (w *walk) measure(kind int) {
	far := make([]int, len(w.want))
	w.far = append(w.far, far)
	var homes, lie []int
	for cell := range w.want {
		if w.want[cell] == kind {
			homes = append(homes, cell)
		}
		if w.Tiles[cell] == kind {
			lie = append(lie, cell)
		}
	}
	if kind == 0 || len(homes) == 0 || len(homes) != len(lie) {
		return
	}
	for cell := range far {
		far[cell] = len(far)
		for _, home := range homes {
			down, across := cell/w.Columns-home/w.Columns, cell%w.Columns-home%w.Columns
			far[cell] = min(far[cell], max(down, -down)+max(across, -across))
		}
	}
	for _, cell := range lie {
		w.left += far[cell]
	}
}

func (w *walk) done() bool {
	for cell, kind := range w.want {
		if kind > 0 && w.Tiles[cell] != kind {
			return false
		}
	}
	return true
}

// within says whether so many slides are enough from where the gap has come to from a
// cell, to which it does not go back. It calls itself as often as there are slides: two
// thousand times for three million tries, on a board of four cells.
func (w *walk) within(most, came int) (bool, error) {
	if w.left == 0 && w.done() {
		return true, nil
	}
	if w.left > most || most == 0 {
		return false, nil
	}
	for _, way := range ways {
		from, can := w.From(way)
		if !can || from == came {
			continue
		}
		if w.tries--; w.tries < 0 {
			return false, errLimit
		}
		gap, kind := w.Gap, w.Tiles[from]
		nearer := w.far[kind][from] - w.far[kind][gap]
		w.Slide(from)
		w.left -= nearer
		found, err := w.within(most-1, gap)
		if found || err != nil {
			return found, err
		}
		w.Slide(gap)
		w.left += nearer
	}
	return false, nil
}
