package logicgrid

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/puzzle"
)

// mostTerms bounds the ways in which a clue may be met that are listed.
const mostTerms = 20_000

// world is a clue's own small world: the items that it names, the places that it speaks
// of, and the squares of these. A clue knows it completely: "Ann comes right before Bob"
// says that Ann is not last, and that Ann is not Bob.
type world struct {
	*arguing
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

// table lists the ways in which a clue may be met, by its own small world.
func (a *arguing) table(i int) (puzzle.CellTable, error) {
	w := &world{arguing: a}
	joined := a.formulas[i]
	if joined == nil {
		w.reads(a.clues[i])
	} else {
		for _, n := range joined.Nodes {
			w.reads(n.Atom)
		}
	}
	for _, r := range w.places {
		for _, y := range a.items.of(r.in) {
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
	table, ok := argue.Listed(pairs, argue.Most{Terms: mostTerms}, w.consistent, func([]int) bool { return holds.Meets(w.answer(), a.clues[i], joined) })
	if !ok {
		return table, puzzle.ErrUnargued(fmt.Sprintf("One clue joins too much for an argument in simple steps: “%s”", clues.Sentence(a.items, a.clues[i])))
	}
	slices.Reverse(table.Terms) // what goes together comes first
	return table, nil
}

// reads takes note of what a clue speaks of.
func (w *world) reads(c Clue) {
	for _, name := range c.names() {
		x := w.at[name]
		if !slices.Contains(w.things, x) {
			w.things = append(w.things, x)
		}
		if in := w.category(c.By); in >= 0 && in != x.Category && !slices.Contains(w.places, row{x, in}) {
			w.places = append(w.places, row{x, in})
		}
	}
}

func (w *world) add(x, y item) {
	if x.Category != y.Category && !slices.Contains(w.cells, w.cell(x, y)) {
		w.cells = append(w.cells, w.cell(x, y))
	}
}

// consistent says whether what is decided can be: nothing goes together with two of a
// category, and every place is one.
func (w *world) consistent(is []int) bool {
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
		for _, y := range w.items.of(r.in) {
			p := slices.Index(w.cells, w.cell(r.item, y))
			left = left || p >= len(w.is) || w.is[p] > 0
		}
		if !left {
			return false
		}
	}
	return true
}

// first stands for all that go together with an item.
func (w *world) first(x item) item {
	for {
		y, more := w.with[x]
		if !more {
			return x
		}
		x = y
	}
}

// answer is the small world as clues read it: what goes together goes by one name.
func (w *world) answer() answer {
	return answer{
		names: w.items,
		row:   func(name string) string { return w.name(w.first(w.at[name])) },
		in: func(category, name string) string {
			x := w.at[name]
			for _, y := range w.items.of(w.category(category)) {
				if x == y || x.Category != y.Category && w.is[slices.Index(w.cells, w.cell(x, y))] > 0 {
					return w.name(y)
				}
			}
			return ""
		},
	}
}
