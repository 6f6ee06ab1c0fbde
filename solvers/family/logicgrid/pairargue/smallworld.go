package pairargue

import (
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/puzzle"
)

// mostTerms bounds the ways in which a clue may be met that are listed.
const mostTerms = 20_000

// World is a clue's own small world: the items that it names, the places that it speaks
// of, and the squares of these. A clue knows it completely: "Ann comes right before Bob"
// says that Ann is not last, and that Ann is not Bob.
type World struct {
	*Arguing
	things []item
	places []row
	cells  []int
	is     []int // 1 or 0, as far as they are decided
	with   map[item]item
}

// row is an item and a category, one of whose items goes with it.
type row struct {
	item
	in int
}

// World is one of which nothing is spoken yet.
func (a *Arguing) World() *World { return &World{Arguing: a} }

// Note takes note of items that a clue names, and of the category, "" for none, in whose order it does.
func (w *World) Note(names []string, by string) {
	for _, name := range names {
		x := w.At[name]
		if !slices.Contains(w.things, x) {
			w.things = append(w.things, x)
		}
		if in := w.Category(by); in >= 0 && in != x.Category && !slices.Contains(w.places, row{x, in}) {
			w.places = append(w.places, row{x, in})
		}
	}
}

// Table lists the ways in which a clue may be met, what goes together first; false if there are too many.
// Of each that can be, met says whether it is so by what [World.Row] and [World.In] say of it.
func (w *World) Table(met func() bool) (puzzle.CellTable, bool) {
	for _, r := range w.places {
		for _, y := range w.Of(r.in) {
			w.add(r.item, y)
		}
	}
	for k, x := range w.things {
		for _, y := range w.things[:k] {
			w.add(y, x)
		}
	}
	var pairs []argue.Choice
	for _, cell := range w.cells {
		pairs = append(pairs, argue.Choice{First: cell, Hi: 1, Whether: true})
	}
	table, ok := argue.Listed(pairs, argue.Most{Terms: mostTerms}, w.consistent, func([]int) bool { return met() })
	slices.Reverse(table.Terms)
	return table, ok
}

func (w *World) add(x, y item) {
	if x.Category != y.Category && !slices.Contains(w.cells, w.Cell(x, y)) {
		w.cells = append(w.cells, w.Cell(x, y))
	}
}

// consistent says whether what is decided can be: nothing goes together with two of a
// category, and every place is one.
func (w *World) consistent(is []int) bool {
	w.is, w.with = is, map[item]item{}
	var all []item // that go together with something
	for p, is := range w.is {
		if pair := w.all[w.cells[p]]; is > 0 {
			if x, y := w.first(pair[0]), w.first(pair[1]); x != y {
				w.with[y] = x
			}
			all = append(all, pair[0], pair[1])
		}
	}
	for i, x := range all {
		for _, y := range all[:i] {
			if x != y && x.Category == y.Category && w.first(x) == w.first(y) {
				return false
			}
		}
	}
	for p, is := range w.is {
		if pair := w.all[w.cells[p]]; is == 0 && w.first(pair[0]) == w.first(pair[1]) {
			return false
		}
	}
	for _, r := range w.places {
		left := false
		for _, y := range w.Of(r.in) {
			p := slices.Index(w.cells, w.Cell(r.item, y))
			left = left || p >= len(w.is) || w.is[p] > 0
		}
		if !left {
			return false
		}
	}
	return true
}

// first stands for all that go together with an item.
func (w *World) first(x item) item {
	for {
		y, more := w.with[x]
		if !more {
			return x
		}
		x = y
	}
}

// Row is a name for all that goes together with an item: the same for each of these.
func (w *World) Row(name string) string { return w.Name(w.first(w.At[name])) }

// In is the item of a category that goes with an item.
func (w *World) In(category, name string) string {
	x := w.At[name]
	for _, y := range w.Of(w.Category(category)) {
		if x == y || x.Category != y.Category && w.is[slices.Index(w.cells, w.Cell(x, y))] > 0 {
			return w.Name(y)
		}
	}
	return ""
}
