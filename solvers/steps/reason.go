package steps

import (
	"cmp"
	"math/bits"
	"slices"
)

// single is what follows from one table alone, with what is known.
type single struct {
	open  uint64 // the cells of the table that follow
	from  uint64 // the cells of it that are known
	least int    // fewer known cells will not do
	step  *step  // with the fewest, or few; nil until these were looked for
}

// seen is a table with those of its cells that are known: what follows is always the same.
type seen struct {
	table int32
	known uint64
}

// enough bounds the work on the fewest known cells by which a table forces something, in
// sets looked at.
const enough = 200_000

// reason looks for a step with at most so many known cells, the fewest by which a table
// forces one of its cells: every term in which that is wrong must clash with one of them,
// so that they are a smallest hitting set of what these terms clash with. Of several it
// is the first in the order of the table. Where that takes more work than it may, it is
// some of which none can be left out, perhaps more than s.least.
func (a *arguer) reason(t int32, s *single, most int, work int64) error {
	table := &a.tables[t]
	on, off := a.knownOf(t, a.known)
	h := hitting{left: work}
	var wrong [][]uint64 // by conclusion
	for open := s.open; open != 0; open &= open - 1 {
		wrong = append(wrong, table.clashes(open&-open, on, off))
	}
	best, found := uint64(0), false
	for ; s.least <= most; s.least++ {
		for _, sets := range wrong {
			if cells, ok := h.first(sets, s.from, s.least); ok && (!found || before(cells, best)) {
				best, found = cells, true
			}
		}
		if found || h.left <= 0 {
			break
		}
	}
	if h.left <= 0 {
		for _, sets := range wrong {
			if cells := few(sets, s.from); !found || bits.OnesCount64(cells) < bits.OnesCount64(best) {
				best, found = cells, true
			}
		}
	}
	if found {
		newOn, newOff, _ := table.forced(on&best, off&best)
		s.step = &step{rules: []int32{int32(table.group)}, known: table.cellsOf(best), cells: table.cellsOf(a.openOf(table, newOn|newOff))}
	}
	return a.meter.count(work - h.left)
}

// clashes are what the terms clash with, of some cells that are so and some that are
// not, in which the only cell of a mask is wrong; no set contains another, small ones
// come first.
func (t *table) clashes(cell, on, off uint64) (sets []uint64) {
	var isOn, isOff bool
	for _, term := range t.terms { // as those that are left have it
		if term.On&off == 0 && term.Off&on == 0 {
			isOn, isOff = term.On&cell != 0, term.Off&cell != 0
			break
		}
	}
	for _, term := range t.terms {
		if isOn && term.On&cell == 0 || isOff && term.Off&cell == 0 {
			sets = append(sets, term.On&off|term.Off&on)
		}
	}
	slices.SortFunc(sets, func(x, y uint64) int {
		return cmp.Or(cmp.Compare(bits.OnesCount64(x), bits.OnesCount64(y)), cmp.Compare(x, y))
	})
	return leastSets(slices.Compact(sets))
}

// leastSets leaves out the sets that contain an earlier one.
func leastSets(sets []uint64) []uint64 {
	least := sets[:0]
	for _, s := range sets {
		if !slices.ContainsFunc(least, func(other uint64) bool { return other&^s == 0 }) {
			least = append(least, s)
		}
	}
	return least
}

// before says whether of two sets of as many the first comes first: where they differ
// for the first time, it has the smaller.
func before(x, y uint64) bool {
	d := x ^ y
	return x&(d&-d) != 0
}

// hitting looks for hitting sets; left is the work that may still be done.
type hitting struct{ left int64 }

// first is the first set of so many of some elements that meets all sets.
func (h *hitting) first(sets []uint64, of uint64, n int) (chosen uint64, ok bool) {
	if !h.hits(sets, of, n) {
		return 0, false
	}
	for n > 0 {
		e := of & -of
		of &^= e
		rest := without(sets, e)
		if h.hits(rest, of, n-1) {
			chosen |= e
			sets, n = rest, n-1
		} else if of == 0 {
			return 0, false
		}
	}
	return chosen, h.left > 0
}

// without are the sets that an element is not in.
func without(sets []uint64, e uint64) []uint64 {
	rest := make([]uint64, 0, len(sets))
	for _, s := range sets {
		if s&e == 0 {
			rest = append(rest, s)
		}
	}
	return rest
}

// hits says whether at most so many of some elements meet all sets; false, too, where
// that is too much work.
func (h *hitting) hits(sets []uint64, of uint64, n int) bool {
	if len(sets) == 0 {
		return true
	}
	if h.left -= int64(len(sets)); n == 0 || h.left <= 0 {
		return false
	}
	// Sets that have nothing in common need one each, and so many elements must reach
	// all sets.
	smallest, packed, apart := uint64(0), uint64(0), 0
	var often [64]int // by element
	for _, s := range sets {
		if s &= of; s == 0 {
			return false
		}
		if smallest == 0 || bits.OnesCount64(s) < bits.OnesCount64(smallest) {
			smallest = s
		}
		if s&packed == 0 {
			packed |= s
			if apart++; apart > n {
				return false
			}
		}
		for ; s != 0; s &= s - 1 {
			often[bits.TrailingZeros64(s)]++
		}
	}
	most := often
	slices.SortFunc(most[:], func(x, y int) int { return y - x })
	reached := 0
	for _, m := range most[:n] {
		reached += m
	}
	if reached < len(sets) {
		return false
	}
	for smallest != 0 {
		best := smallest & -smallest
		for rest := smallest; rest != 0; rest &= rest - 1 {
			if e := rest & -rest; often[bits.TrailingZeros64(e)] > often[bits.TrailingZeros64(best)] {
				best = e
			}
		}
		smallest &^= best
		of &^= best // all that it is in has been tried after this
		if h.hits(without(sets, best), of, n-1) {
			return true
		}
	}
	return false
}

// few are some elements that meet all sets, none of which can be left out: those in most
// sets that are not met yet, one after the other.
func few(sets []uint64, of uint64) (chosen uint64) {
	for left := sets; len(left) > 0; {
		best, most := uint64(0), 0
		for rest := of; rest != 0; rest &= rest - 1 {
			e, n := rest&-rest, 0
			for _, s := range left {
				if s&e != 0 {
					n++
				}
			}
			if n > most {
				best, most = e, n
			}
		}
		chosen |= best
		left = without(left, best)
	}
	for rest := chosen; rest != 0; rest &= rest - 1 {
		if e := rest & -rest; !slices.ContainsFunc(sets, func(s uint64) bool { return s&(chosen&^e) == 0 }) {
			chosen &^= e
		}
	}
	return chosen
}
