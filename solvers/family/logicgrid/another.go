package logicgrid

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// renewal offers other clues about the same things: true ones of a table at random, far
// too many, any of which may go.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Later: later, Spare: "clues"}

// drafted is how many clues are drawn.
const drafted = 70

func draft(d *chance.Draw, like Facts, level puzzle.Level) (puzzle.Draft[Facts], error) {
	f := like
	f.Asked = (&items{asked: like.Asked}).questions() // that all is asked was not said once
	w := &writer{Draw: d, items: newItems(&f), level: level}
	for _, clue := range like.Clues {
		if clue.By != "" && !slices.Contains(w.ordered, clue.By) {
			w.ordered = append(w.ordered, clue.By)
		}
		w.counts = w.counts || clue.Kind == "more"
	}
	// The first category stands still.
	w.place = append(w.place, chance.Span(0, w.N-1))
	for range w.Categories[1:] {
		w.place = append(w.place, d.Order(w.N))
	}
	f.Clues = chance.Distinct(drafted, func(c Clue) Clue { return c }, func([]Clue) (Clue, bool) { return w.clue() })
	return puzzle.Draft[Facts]{Facts: f}, nil
}

// later asks for what the puzzle asks for that it is like, where that is all of it.
func later(d *chance.Draw, like Facts, level puzzle.Level) (puzzle.Draft[Facts], error) {
	drawn, err := draft(d, like, level)
	if len(drawn.Facts.Asked) == len(like.Asked) {
		return drawn, puzzle.ErrNoOthers
	}
	drawn.Facts.Asked = like.Asked
	return drawn, err
}

// writer draws clues that are true of a table.
type writer struct {
	*chance.Draw
	*items
	level   puzzle.Level
	place   [][]int  // by category and item: the row of the table
	ordered []string // the categories whose order clues speak of
	counts  bool     // clues say how much more something is
}

// row is the row that an item is in.
func (w *writer) row(x item) int { return w.place[x.Category][x.Place] }

// in is the item of a category in a row.
func (w *writer) in(category, row int) item {
	return item{Category: category, Place: slices.Index(w.place[category], row)}
}

// any is an item of none of some categories.
func (w *writer) any(but ...int) item {
	for {
		if c := w.Below(len(w.Categories)); !slices.Contains(but, c) {
			return item{Category: c, Place: w.Below(w.N)}
		}
	}
}

// elsewhere is an item of a category in another row than some items.
func (w *writer) elsewhere(category int, from ...item) item {
	for {
		y := item{Category: category, Place: w.Below(w.N)}
		if !slices.ContainsFunc(from, func(x item) bool { return w.row(x) == w.row(y) }) {
			return y
		}
	}
}

// clue is a clue at random; false where it came to nothing. Hard puzzles do with fewer
// that tell a pair outright.
func (w *writer) clue() (Clue, bool) {
	direct := map[puzzle.Level]int{puzzle.Easy: 2, puzzle.Medium: 6, puzzle.Hard: 15}[w.level]
	if w.Once(direct) {
		x := w.any()
		y := w.in(w.any(x.Category).Category, w.row(x))
		return Clue{Kind: "same", One: w.Name(x), How: rows.So, Other: w.Name(y)}, true
	}
	if len(w.ordered) > 0 && !w.Once(3) {
		return w.order()
	}
	x := w.any()
	switch w.Below(4) {
	case 0:
		y := w.elsewhere(w.any(x.Category).Category, x)
		return Clue{Kind: "same", One: w.Name(x), How: rows.NotSo, Other: w.Name(y)}, true
	case 1: // either this or that, of one category or of two
		y := w.in(w.any(x.Category).Category, w.row(x))
		z := w.elsewhere(w.any(x.Category).Category, x)
		if w.Once(2) {
			y, z = z, y
		}
		return Clue{Kind: "either", One: w.Name(x), Other: w.Name(y), Third: w.Name(z)}, true
	case 2:
		y := w.elsewhere(w.any(x.Category).Category, x)
		z := w.elsewhere(w.any(x.Category).Category, x)
		return Clue{Kind: "neither", One: w.Name(x), Other: w.Name(y), Third: w.Name(z)}, y != z
	}
	// Of two things, one goes with this and the other with that.
	other := w.any(x.Category).Category
	y := w.elsewhere(x.Category, x)
	this, that := w.in(other, w.row(x)), w.in(other, w.row(y))
	if w.Once(2) {
		this, that = that, this
	}
	return Clue{Kind: "pair", One: w.Name(x), Other: w.Name(y), Third: w.Name(this), Fourth: w.Name(that)}, true
}

// order is a clue about the order of a category.
func (w *writer) order() (Clue, bool) {
	by := chance.Of(w.Draw, w.ordered)
	category := w.Category(by)
	at := func(x item) int { return w.in(category, w.row(x)).Place }
	x := w.any(category)
	y := w.elsewhere(w.any(category).Category, x)
	ahead := at(y) - at(x)
	clue := Clue{Kind: "order", One: w.Name(x), Other: w.Name(y), By: by}
	if w.counts && w.Once(3) {
		low, high := x, y
		a, b := w.Amount(category, at(x)), w.Amount(category, at(y))
		if a < b {
			low, high, a, b = high, low, b, a
		}
		return Clue{Kind: "more", One: w.Name(low), Number: a - b, How: more, Other: w.Name(high), By: by}, a > b
	}
	switch w.Below(6) {
	case 0:
		if clue.How = rows.Before; ahead < 0 {
			clue.How = rows.After
		}
	case 1:
		if clue.How = rows.RightBefore; ahead == -1 {
			clue.How = rows.RightAfter
		}
		return clue, ahead*ahead == 1
	case 2:
		if clue.How = rows.NextTo; ahead*ahead != 1 {
			clue.How = rows.NotNextTo
		}
	case 3:
		clue.Kind, clue.How, clue.Number = "apart", rows.Exactly, max(ahead, -ahead)
		return clue, clue.Number > 1
	case 4:
		z := w.elsewhere(w.any(category).Category, x, y)
		all := []item{x, y, z}
		slices.SortFunc(all, func(a, b item) int { return at(a) - at(b) })
		return Clue{Kind: "between", One: w.Name(all[1]), Other: w.Name(all[0]), Third: w.Name(all[2]), By: by}, true
	case 5:
		how := rows.So
		n := at(x) + 1
		if w.level != puzzle.Easy || w.Once(2) {
			how, n = rows.NotSo, at(y)+1
		}
		return Clue{Kind: "at", One: w.Name(x), How: how, Number: n, By: by}, true
	}
	return clue, true
}
