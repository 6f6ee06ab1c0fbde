package sudoku

import (
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/bylevel"
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// stepwise takes the open cells in the order chosen, and in each the numbers
// from 1 on. A number is compared with the cells of its units that are filled,
// givens included; every cell looked at counts as a test.
//
// With whole set, only the cells of the same row (or column, or region: what
// the cells are sorted by first) are compared at once, and a number that is
// there already does not count as tried. All others wait until the row is full.
func (k *task) stepwise(whole bool) error {
	x := make([]int, len(k.given))
	var open []int
	for _, cell := range k.order {
		if k.fixed[cell] {
			x[cell] = k.given[cell]
		} else {
			open = append(open, cell)
		}
	}
	group := make([]int, len(x))
	for cell := range group {
		group[cell] = k.key(cell, k.keys[0])
	}
	work := make([]bylevel.Work, k.size)
	first := int64(0)
	// clash is a cell that holds what a cell holds, -1 if there is none; of its
	// own row, or of others, as wanted.
	clash := func(cell int, own, others bool) int {
		for _, other := range k.peers[cell] {
			if same := group[other] == group[cell]; same && !own || !same && !others {
				continue
			}
			k.Stats.Tests++
			if x[other] == x[cell] {
				return other
			}
		}
		return -1
	}
	if len(open) == 0 {
		return k.report(0, x)
	}
	for depth := 0; depth >= 0; {
		cell := open[depth]
		l := &work[group[cell]]
		x[cell]++
		if x[cell] > k.size {
			x[cell] = 0
			depth--
			continue
		}
		if k.start[cell]&bit(x[cell]) == 0 || whole && clash(cell, true, false) >= 0 {
			continue
		}
		if err := k.Check(); err != nil {
			return err
		}
		k.Stats.Nodes++
		l.Tried++
		at, by := cell, -1
		switch full := depth+1 == len(open) || group[open[depth+1]] != group[cell]; {
		case !whole:
			by = clash(cell, true, true)
		case full:
			for i := depth; i >= 0 && group[open[i]] == group[cell] && by < 0; i-- {
				at, by = open[i], clash(open[i], false, true)
			}
		}
		if err := k.Step(func() view.Frame { return k.tried(depth, at, by, x) }); err != nil {
			return err
		}
		switch {
		case by >= 0:
			k.Stats.DeadEnds++
			l.Refused++
		case depth+1 < len(open):
			depth++
		default:
			if first == 0 {
				first = k.Stats.Nodes
			}
			if err := k.report(depth+1, x); err != nil {
				return err
			}
		}
	}
	if !k.Bare {
		k.Discovered(k.workTable(work, first))
	}
	return nil
}

// tried tells what the number in a cell meets with: another cell that holds
// it, or none (below 0).
func (k *task) tried(depth, cell, by int, x []int) view.Frame {
	looks := k.filled(x, view.Guess)
	text := english.Capital(k.is(cell, x[cell], "is")) + "?"
	if by < 0 {
		return k.frame(depth, view.Guess, nil, looks, text+" So far nothing rules it out.")
	}
	facts := k.blamed(cell, x[cell], x)
	for _, at := range []int{cell, by} {
		looks[cellID(at)] = view.Look{Role: view.Conflict, Text: strconv.Itoa(x[at])}
	}
	return k.frame(depth, view.Conflict, facts, looks, fmt.Sprintf("%s No: so does %s.", english.Capital(k.is(cell, x[cell], "holds"))+"?", k.place(by)))
}

// workTable shows where the work was done.
func (k *task) workTable(work []bylevel.Work, first int64) view.View {
	what := k.keys[0][:len(k.keys[0])-1]
	names := make([]string, len(work))
	for i := range names {
		names[i] = fmt.Sprint(i + 1)
		if k.keys[0] == byRegion {
			names[i] = strings.TrimPrefix(k.names[i], "the ")
		}
	}
	return bylevel.Table{Corner: what, Tried: "numbers tried", Refused: "refused",
		Note: fmt.Sprintf("Numbers tried in the cells of each %s.", what) + bylevel.First(first, k.Stats.Nodes, "number tried", "numbers tried")}.View(names, work)
}
