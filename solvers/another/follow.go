package another

import (
	"math/bits"

	"solvitur/solvers/puzzle"
)

// follower follows what one table of an argument at a time says: a fact, or a rule of the
// kind. It works in rounds: in each, every table speaks of what was known after the round
// before.
type follower struct {
	tables []puzzle.CellTable
	at     [][]int // by cell: the tables that it is in
	is     []int8  // by cell: 1 true, -1 false, 0 not known
	trail  []int   // cells in the order in which they came to be known
	wake   []int   // tables to be asked in the next round
	woken  []bool
}

func newFollower(a *puzzle.Argument) *follower {
	f := &follower{at: make([][]int, len(a.Cells)), is: make([]int8, len(a.Cells))}
	for _, group := range a.Groups {
		for _, table := range group.Tables {
			for _, cell := range table.Cells {
				f.at[cell] = append(f.at[cell], len(f.tables))
			}
			f.wake = append(f.wake, len(f.tables))
			f.tables = append(f.tables, table)
		}
	}
	f.woken = make([]bool, len(f.tables))
	for t := range f.woken {
		f.woken[t] = true
	}
	for _, told := range a.Known {
		f.set(told.Cell, told.Is)
	}
	return f
}

// set notes that a cell is so, or is not; false if it is known to be otherwise.
func (f *follower) set(cell int, is bool) bool {
	value := int8(-1)
	if is {
		value = 1
	}
	if f.is[cell] != 0 {
		return f.is[cell] == value
	}
	f.is[cell] = value
	f.trail = append(f.trail, cell)
	for _, t := range f.at[cell] {
		if !f.woken[t] {
			f.woken[t] = true
			f.wake = append(f.wake, t)
		}
	}
	return true
}

// forced are the cells of a table that follow from those known, by bits: those that are so,
// and those that are not; false if nothing satisfies it.
func (f *follower) forced(table puzzle.CellTable) (yes, no uint64, ok bool) {
	var on, off uint64
	for i, cell := range table.Cells {
		switch f.is[cell] {
		case 1:
			on |= 1 << i
		case -1:
			off |= 1 << i
		}
	}
	all := uint64(1)<<len(table.Cells) - 1
	if table.Terms == nil {
		left := all &^ off
		switch {
		case left == 0, bits.OnesCount64(on) > 1:
			return 0, 0, false
		case on != 0:
			return 0, left &^ on, true
		case bits.OnesCount64(left) == 1:
			return left, 0, true
		}
		return 0, 0, true
	}
	yes, no = all, all
	for _, term := range table.Terms {
		if term.On&off == 0 && term.Off&on == 0 {
			yes, no, ok = yes&term.On, no&term.Off, true
		}
	}
	return yes &^ on, no &^ off, ok
}

// round lets every table that may have something new speak once; false if one
// cannot be satisfied, or two of them contradict each other.
func (f *follower) round() bool {
	asked := f.wake
	f.wake = nil
	type said struct {
		cell int
		is   bool
	}
	var all []said
	ok := true
	for _, t := range asked {
		f.woken[t] = false
		table := f.tables[t]
		yes, no, fits := f.forced(table)
		ok = ok && fits
		for set := yes | no; set != 0; set &= set - 1 {
			i := bits.TrailingZeros64(set)
			all = append(all, said{table.Cells[i], yes>>i&1 == 1})
		}
	}
	for _, s := range all {
		ok = ok && f.set(s.cell, s.is)
	}
	return ok
}

// settle goes on until nothing follows any more.
func (f *follower) settle() bool {
	for len(f.wake) > 0 {
		if !f.round() {
			return false
		}
	}
	return true
}

// refuted is in how many rounds, at most so many, it is seen that a cell cannot be so, or
// not be so; 0 if it is not. Afterwards all is as before.
func (f *follower) refuted(cell int, is bool, most int) (rounds int) {
	mark := len(f.trail)
	f.set(cell, is)
	for n := 1; n <= most && len(f.wake) > 0; n++ {
		if !f.round() {
			rounds = n
			break
		}
	}
	for _, c := range f.trail[mark:] {
		f.is[c] = 0
	}
	f.trail = f.trail[:mark]
	for _, t := range f.wake {
		f.woken[t] = false
	}
	f.wake = nil
	return rounds
}

// beyond is what is said where no single supposition leads on.
const beyond = 100

// rounds is how long what has to be supposed must be followed, all of it together: 0 where
// nothing has to be supposed, [beyond] where supposing one thing at a time is not enough.
// The simplest suppositions are made first, all of those that are refuted in as many rounds
// together, so that no order of cells or facts makes a difference.
func (f *follower) rounds() (rounds int) {
	for f.settle() {
		least := beyond
		var refuted []puzzle.Literal
		unknown := false
		for cell, value := range f.is {
			if value != 0 {
				continue
			}
			unknown = true
			for _, is := range []bool{true, false} {
				n := f.refuted(cell, is, min(least, beyond-1))
				if n > 0 && n < least {
					least, refuted = n, nil
				}
				if n > 0 {
					refuted = append(refuted, puzzle.Literal{Cell: cell, Is: is})
				}
			}
		}
		if !unknown {
			return rounds
		}
		if rounds += least; least == beyond {
			return beyond
		}
		for _, r := range refuted {
			f.set(r.Cell, !r.Is)
		}
	}
	return beyond
}
