package steps

import (
	"fmt"
	"math/bits"
)

// Problem is a puzzle as cells and groups.
type Problem struct {
	Cells  int // numbered from 0
	Groups []Group
	// Known are cells that are told at the outset, at no cost.
	Known []Literal
	// Goals are the cells that an argument is to lead to; nil for all.
	Goals []int
}

// Literal is that a cell is so, or is not.
type Literal struct {
	Cell int
	Is   bool
}

// Group is one thing that a step may use: a clue, or a rule of the kind. All of its
// tables hold. A rule has one: a step by a rule of several is right, and may name a known
// cell that it does not need.
type Group struct {
	Clue   bool
	Tables []Table
}

// Table are cells that satisfy one of some terms.
type Table struct {
	Cells []int // at most MostCells
	// Terms are what they may satisfy; nil says that exactly one of the cells is so.
	Terms []Term
}

// Term are cells by their positions in the table, as bits: those that are so, and
// those that are not.
type Term struct{ On, Off uint64 }

// MostCells is how many cells a table may have: one bit of 64 is left for whether it
// holds at all.
const MostCells = 63

// ExactlyOne is a rule: one of the cells is so, and no other.
func ExactlyOne(cells ...int) Group { return Group{Tables: []Table{{Cells: cells}}} }

// table is a table with the number of its group.
type table struct {
	group int
	clue  bool
	one   bool // exactly one of its cells is so
	cells []int32
	all   uint64
	terms []Term
	// met has a bit for each way in which the cells of a small table can be, as fits
	// says; small says that it is made.
	met   uint64
	small bool
}

// mostSmall is up to how many cells a table is small: 2 to the power of that are the bits
// of a word.
const mostSmall = 6

// place is where a cell stands in a table.
type place struct {
	table int32
	bit   uint64
}

// compiled is a problem as the solver reads it.
type compiled struct {
	Problem
	tables  []table
	of      [][]int32 // by group: its tables
	at      [][]place // by cell
	cells   []set     // by group: those of its tables
	rules   []int32   // groups
	clues   []int32
	isClue  []bool
	ofClue  []bool // by table
	longest int    // of the lists of terms
}

func compile(p Problem) (*compiled, error) {
	c := &compiled{Problem: p, of: make([][]int32, len(p.Groups)), at: make([][]place, p.Cells), isClue: make([]bool, len(p.Groups)), cells: newSets(len(p.Groups), p.Cells)}
	for g, group := range p.Groups {
		if c.isClue[g] = group.Clue; group.Clue {
			c.clues = append(c.clues, int32(g))
		} else {
			c.rules = append(c.rules, int32(g))
		}
		for _, t := range group.Tables {
			n := int32(len(c.tables))
			made := table{group: g, clue: group.Clue, one: t.Terms == nil, terms: t.Terms, all: 1<<len(t.Cells) - 1}
			c.longest = max(c.longest, len(t.Terms), len(t.Cells))
			for i, cell := range t.Cells {
				if cell < 0 || cell >= p.Cells {
					return nil, fmt.Errorf("steps: group %d has a cell %d, and there are %d", g, cell, p.Cells)
				}
				made.cells = append(made.cells, int32(cell))
				c.cells[g].add(int32(cell))
				c.at[cell] = append(c.at[cell], place{n, 1 << i})
			}
			if len(t.Cells) <= mostSmall {
				for on := range uint64(1) << len(t.Cells) {
					if made.fits(on) {
						made.met |= 1 << on
					}
				}
				made.small = true
			}
			c.tables = append(c.tables, made)
			c.ofClue = append(c.ofClue, group.Clue)
			c.of[g] = append(c.of[g], n)
		}
	}
	return c, nil
}

// fits says whether the cells of a table satisfy it; those in on are so.
func (t *table) fits(on uint64) bool {
	if t.small {
		return t.met>>on&1 != 0
	}
	if t.one {
		return bits.OnesCount64(on) == 1
	}
	for _, term := range t.terms {
		if term.On&^on == 0 && term.Off&on == 0 {
			return true
		}
	}
	return false
}

// forced is what follows for the cells of a table once those in on are so and those
// in off are not; ok is false if it breaks.
func (t *table) forced(on, off uint64) (newOn, newOff uint64, ok bool) {
	if t.one {
		left := t.all &^ off
		switch {
		case left == 0 || on&(on-1) != 0:
			return 0, 0, false
		case on != 0:
			return 0, left &^ on, true
		case left&(left-1) == 0:
			return left, 0, true
		}
		return 0, 0, true
	}
	newOn, newOff = ^uint64(0), ^uint64(0)
	for _, term := range t.terms {
		if term.On&off == 0 && term.Off&on == 0 {
			ok = true
			newOn &= term.On
			newOff &= term.Off
			if newOn&^on|newOff&^off == 0 {
				return 0, 0, true
			}
		}
	}
	return newOn &^ on, newOff &^ off, ok
}

// set is a set of numbers, as bits.
type set []uint64

func newSet(n int) set { return make(set, (n+63)/64) }

// newSets are so many sets of numbers below n.
func newSets(many, n int) []set {
	words := (n + 63) / 64
	all, sets := make(set, many*words), make([]set, many)
	for i := range sets {
		sets[i] = all[i*words : (i+1)*words]
	}
	return sets
}

func (s set) has(i int32) bool { return s[i>>6]>>(i&63)&1 != 0 }
func (s set) add(i int32)      { s[i>>6] |= 1 << (i & 63) }
func (s set) remove(i int32)   { s[i>>6] &^= 1 << (i & 63) }
func (s set) clone() set       { return append(set(nil), s...) }

func (s set) meets(other set) bool {
	for i, w := range other {
		if s[i]&w != 0 {
			return true
		}
	}
	return false
}

// join adds what is in another set, which may be nil.
func (s set) join(other set) {
	for i, w := range other {
		s[i] |= w
	}
}

// fill adds everything.
func (s set) fill() {
	for i := range s {
		s[i] = ^uint64(0)
	}
}

// joinNot adds what is not in another set.
func (s set) joinNot(other set) {
	for i, w := range other {
		s[i] |= ^w
	}
}

// narrow leaves what is in another set, too; false if nothing is.
func (s set) narrow(other set) bool {
	var left uint64
	for i, w := range other {
		s[i] &= w
		left |= s[i]
	}
	return left != 0
}

func (s set) count() (n int) {
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// each goes through the numbers, ascending.
func (s set) each(visit func(i int32) bool) {
	for k, w := range s {
		for ; w != 0; w &= w - 1 {
			if !visit(int32(k<<6 + bits.TrailingZeros64(w))) {
				return
			}
		}
	}
}
