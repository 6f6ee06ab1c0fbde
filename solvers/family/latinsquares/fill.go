package latinsquares

import (
	"fmt"
	"math/bits"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// choice is what a search goes on with: a cell and the symbols that are still to be
// tried in it, or a symbol that a row still needs and the columns where it can go.
type choice struct {
	row, fixed int // fixed is the column, or the symbol
	place      bool
	left       set
	put        int // the cell filled now, -1 for none
}

// filler fills one square.
type filler struct {
	*task
	left   []set              // by cell
	lines  [][mostLines]uint8 // by cell: those it is on, and else none
	none   uint8              // a line without cells
	used   []set              // by line
	x      []uint8
	filled []bool
	open   int
	tells  bool
}

// mostLines is how many lines a cell is on at most: a row, a column, and two diagonals.
const mostLines = 4

// fill finds all squares that keep to what is left of the cells, and to the
// diagonals. It goes on with the cell for which the fewest symbols are left, or,
// in squares of more than six rows, with the symbol for which a row has the fewest
// columns left. The square found is changed later. The stack is explicit.
func (k *task) fill(left []set, tells bool, found func(x []uint8) error) error {
	f := &filler{task: k, left: left, none: uint8(len(k.parade.lines)), used: make([]set, len(k.parade.lines)+1), x: make([]uint8, len(left)), filled: make([]bool, len(left)), open: len(left), tells: tells}
	f.lines = make([][mostLines]uint8, len(left))
	for cell, lines := range k.onEach {
		on := &f.lines[cell]
		*on = [mostLines]uint8{f.none, f.none, f.none, f.none}
		for i, line := range lines {
			if k.holds(k.parade.lines[line], k.Kept) {
				on[i] = uint8(line)
			}
		}
	}
	stack := []choice{f.next()}
	if err := f.chosen(-1, stack[0], 0); err != nil {
		return err
	}
	for len(stack) > 0 {
		depth := len(stack)
		top := &stack[depth-1]
		if top.put >= 0 {
			f.take(top.put)
			top.put = -1
		}
		if top.left == 0 {
			stack = stack[:depth-1]
			continue
		}
		i := bits.TrailingZeros16(top.left)
		top.left &= top.left - 1
		column, symbol := top.fixed, i
		if top.place {
			column, symbol = i, top.fixed
		}
		if k.parted && depth <= puzzle.Deepest {
			if here, err := k.Part(depth); err != nil || !here {
				if err != nil {
					return err
				}
				continue
			}
		}
		if err := k.work(symbolCosts); err != nil {
			return err
		}
		k.Stats.Nodes++
		top.put = top.row*k.n + column
		f.put(top.put, symbol)
		if f.open == 0 {
			k.Stats.Work++
			if err := f.report(depth); err != nil {
				return err
			}
			if err := found(f.x); err != nil {
				return err
			}
			continue
		}
		next := f.next()
		if err := f.chosen(top.put, next, depth); err != nil {
			return err
		}
		if next.left == 0 {
			k.Stats.DeadEnds++
			continue
		}
		stack = append(stack, next)
	}
	return nil
}

func (f *filler) put(cell, symbol int) {
	for _, i := range f.lines[cell] {
		f.used[i] |= 1 << symbol
	}
	f.used[f.none] = 0
	f.x[cell], f.filled[cell] = uint8(symbol), true
	f.open--
}

func (f *filler) take(cell int) {
	for _, i := range f.lines[cell] {
		f.used[i] &^= 1 << f.x[cell]
	}
	f.filled[cell] = false
	f.open++
}

// candidates are the symbols that can still go into a cell.
func (f *filler) candidates(cell int) set {
	on := &f.lines[cell]
	return f.left[cell] &^ (f.used[on[0]] | f.used[on[1]] | f.used[on[2]] | f.used[on[3]])
}

// next is what to go on with; nothing is left of it at a dead end.
func (f *filler) next() choice {
	n := f.n
	best, least := choice{}, n+1
	var columns [mostOrder]set // by symbol
	for r := range n {
		columns = [mostOrder]set{}
		for c := range n {
			if f.filled[r*n+c] {
				continue
			}
			left := f.candidates(r*n + c)
			if k := bits.OnesCount16(left); k < least {
				if best, least = (choice{row: r, fixed: c, left: left, put: -1}), k; k <= 1 {
					return best
				}
			}
			if n > 6 {
				for s := left; s != 0; s &= s - 1 {
					columns[bits.TrailingZeros16(s)] |= 1 << c
				}
			}
		}
		if n <= 6 {
			continue
		}
		for s := range n {
			if f.used[r]&(1<<s) != 0 { // the first lines are the rows
				continue
			}
			if k := bits.OnesCount16(columns[s]); k < least {
				if best, least = (choice{row: r, fixed: s, place: true, left: columns[s], put: -1}), k; k <= 1 {
					return best
				}
			}
		}
	}
	return best
}

// looks shows a square that is filled in part.
func (f *filler) looks(role view.Role) view.Looks {
	looks := view.Looks{}
	for cell, filled := range f.filled {
		if filled && f.left[cell]&(f.left[cell]-1) != 0 {
			looks[cellID(0, cell)] = view.Look{Role: role, Text: f.signs[0][f.x[cell]]}
		}
	}
	return looks
}

// chosen tells what was put into a cell (none below 0), and what is next.
func (f *filler) chosen(last int, next choice, depth int) error {
	if !f.tells {
		return nil
	}
	return f.Step(func() view.Frame {
		text := ""
		if last >= 0 {
			text = english.Capital(f.is(0, last, int(f.x[last]))) + "? "
		}
		where, what := f.place(next.row*f.n+next.fixed), "symbols"
		if next.place {
			where, what = fmt.Sprintf("%s in row %d", f.names[0][next.fixed], next.row+1), "columns"
		}
		role := view.Guess
		var all []string
		for left := next.left; left != 0; left &= left - 1 {
			name := strconv.Itoa(bits.TrailingZeros16(left) + 1)
			if !next.place {
				name = f.names[0][bits.TrailingZeros16(left)]
			}
			all = append(all, name)
		}
		switch len(all) {
		case 0:
			role = view.Conflict
			text += fmt.Sprintf("No %s are left for %s: step back.", what, where)
		case 1:
			text += fmt.Sprintf("For %s, only %s is left.", where, all[0])
		default:
			text += fmt.Sprintf("The fewest %s are left for %s: %s.", what, where, english.List(all, "or"))
		}
		return f.Stage().Frame(view.Frame{Caption: text, Role: role, Depth: depth}, f.looks(view.Guess))
	})
}

func (f *filler) report(depth int) error {
	if !f.tells {
		return nil
	}
	return f.Step(func() view.Frame {
		return f.Stage().Frame(view.Frame{Caption: "Every cell is filled: this is a square as wanted.", Role: view.Answer, Depth: depth}, f.looks(view.Answer))
	})
}
