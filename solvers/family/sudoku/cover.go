package sudoku

import (
	"fmt"
	"math/bits"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// wishes is a puzzle as exact cover. A column is a wish: "a number in this
// cell", or "this number in that unit". A row is "this number in this cell",
// which meets one wish of the cell and one of each of its units.
type wishes struct {
	*links
	task *task
	cell []int // by row
	n    []int // by row: the number
}

func (k *task) newWishes() *wishes {
	w := &wishes{links: newLinks(len(k.given) + len(k.units)*k.size), task: k}
	for _, cell := range k.order {
		for set := k.start[cell]; set != 0; set &= set - 1 {
			n := bits.TrailingZeros32(set)
			columns := []int{1 + cell}
			for _, i := range k.of[cell] {
				columns = append(columns, len(k.given)+i*k.size+n)
			}
			w.add(columns)
			w.cell, w.n = append(w.cell, cell), append(w.n, n)
		}
	}
	return w
}

// cover is Algorithm X, without its recursion: chosen holds a node of every row
// taken, and each of them stands in the column that was to be met.
func (k *task) cover() error {
	w := k.newWishes()
	x := make([]int, len(k.given))
	var chosen []int
	forward := true
	for {
		if forward {
			c, looked := w.shortest()
			k.Stats.Tests += looked
			if c == 0 {
				if err := k.report(len(chosen), x); err != nil {
					return err
				}
				forward = false
				continue
			}
			if err := k.Step(func() view.Frame { return w.wanted(c, len(chosen), x) }); err != nil {
				return err
			}
			if w.length[c] == 0 {
				k.Stats.DeadEnds++
				forward = false
				continue
			}
			k.Stats.Work += w.links.cover(c)
			chosen = append(chosen, c)
		}
		// The next row for the wish on top, after the one that was tried.
		last := len(chosen) - 1
		if last < 0 {
			return nil
		}
		node := chosen[last]
		c := w.column[node]
		if node != c {
			from, to := w.span(node)
			for j := to - 1; j >= from; j-- {
				if j != node {
					w.uncover(w.column[j])
				}
			}
			x[w.cell[w.row[node]]] = 0
		}
		if node = w.down[node]; node == c {
			w.uncover(c)
			chosen = chosen[:last]
			forward = false
			continue
		}
		if err := k.Check(); err != nil {
			return err
		}
		k.Stats.Nodes++
		chosen[last] = node
		from, to := w.span(node)
		for j := from; j < to; j++ {
			if j != node {
				k.Stats.Work += w.links.cover(w.column[j])
			}
		}
		x[w.cell[w.row[node]]] = w.n[w.row[node]]
		forward = true
	}
}

// wanted tells which wish is to be met next, and in how many ways that can be.
func (w *wishes) wanted(c, depth int, x []int) view.Frame {
	k := w.task
	looks := k.filled(x, view.Guess)
	role, open := view.Guess, "○"
	ways := ""
	switch w.length[c] {
	case 0:
		role, ways = view.Conflict, "No way is left to meet this wish: %s. Step back."
	case 1:
		ways = "There is one way left to meet this wish: %s."
	default:
		ways = "No wish has fewer ways to be met than this: %s. " + fmt.Sprintf("There are %s.", english.Words(w.length[c]))
	}
	wish := "a number in " + k.place(c-1)
	if c > len(k.given) {
		i := c - len(k.given) - 1
		wish = fmt.Sprintf("%d in %s", i%k.size+1, k.units[i/k.size].name)
	}
	for i := w.down[c]; i != c; i = w.down[i] {
		if cell := w.cell[w.row[i]]; !k.fixed[cell] {
			looks[cellID(cell)] = view.Look{Role: role, Text: open}
		}
	}
	return k.frame(depth, role, nil, looks, fmt.Sprintf(ways, wish))
}
