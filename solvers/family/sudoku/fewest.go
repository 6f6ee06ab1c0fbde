package sudoku

import (
	"fmt"
	"math/bits"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// choice is a cell and the numbers that are still to be tried in it.
type choice struct {
	cell int
	left uint32
}

// fewest goes on with the cell that has the fewest candidates, the first in the
// order of cells among several; a candidate is a number that is not in any of
// the cell's units yet. Every open cell that is looked at counts as a test. The
// stack is explicit, and a number is taken back before the next one is put in.
func (k *task) fewest() error {
	x := make([]int, len(k.given))
	used := make([]uint32, len(k.units))
	put := func(cell, n int) {
		for _, i := range k.of[cell] {
			used[i] |= bit(n)
		}
		x[cell] = n
	}
	take := func(cell int) {
		for _, i := range k.of[cell] {
			used[i] &^= bit(x[cell])
		}
		x[cell] = 0
	}
	for cell, fixed := range k.fixed {
		if fixed {
			put(cell, k.given[cell])
		}
	}
	// next finds the cell to go on with; its set is empty at a dead end.
	next := func() (best choice, open bool) {
		least := k.size + 1
		for _, cell := range k.order {
			if x[cell] > 0 {
				continue
			}
			k.Stats.Tests++
			left := k.start[cell]
			for _, i := range k.of[cell] {
				left &^= used[i]
			}
			if n := bits.OnesCount32(left); n < least {
				best, least, open = choice{cell, left}, n, true
				if n == 0 {
					break
				}
			}
		}
		return best, open
	}
	var stack []choice
	first, open := next()
	if !open {
		return k.report(0, x)
	}
	if err := k.chosen(-1, first, 0, x); err != nil {
		return err
	}
	stack = append(stack, first)
	for len(stack) > 0 {
		depth := len(stack)
		top := &stack[depth-1]
		if x[top.cell] > 0 {
			take(top.cell)
		}
		if top.left == 0 {
			stack = stack[:depth-1]
			continue
		}
		n := bits.TrailingZeros32(top.left)
		top.left &^= bit(n)
		if err := k.Check(); err != nil {
			return err
		}
		k.Stats.Nodes++
		put(top.cell, n)
		c, open := next()
		if !open {
			if err := k.report(depth, x); err != nil {
				return err
			}
			continue
		}
		if err := k.chosen(top.cell, c, depth, x); err != nil {
			return err
		}
		if c.left != 0 {
			stack = append(stack, c)
		}
	}
	return nil
}

// chosen tells what was put into a cell (none below 0), and which cell is next.
func (k *task) chosen(last int, next choice, depth int, x []int) error {
	if next.left == 0 {
		k.Stats.DeadEnds++
	}
	return k.Step(func() view.Frame {
		looks, text := k.filled(x, view.Guess), ""
		if last >= 0 {
			text = english.Capital(k.is(last, x[last], "is")) + "? "
		}
		role, names := view.Guess, k.numbers(next.left)
		switch len(names) {
		case 0:
			role = view.Conflict
			text += fmt.Sprintf("Then no number is left for %s: step back.", k.place(next.cell))
		case 1:
			text += fmt.Sprintf("For %s, only %s is left.", k.place(next.cell), names[0])
		default:
			text += fmt.Sprintf("The fewest are left for %s: %s.", k.place(next.cell), english.List(names, "or"))
		}
		looks[cellID(next.cell)] = view.Look{Role: role}
		return k.frame(depth, role, nil, looks, text)
	})
}
