package schoolgirls

import (
	"math/bits"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
)

// task goes week by week and row by row: the first name without a row takes its
// companions, in every way that is left. Names are positions in the order chosen;
// sets of them are words.
//
// Weeks that no wish speaks of come in order, each not before the one before it, so
// that no schedule comes twice. Weeks are compared row by row, and of two rows the
// one comes first that has the first name that is not in both.
type task struct {
	*puzzle.Search[Solution]
	c     *class
	names []int // by position: the name
	all   uint64
	weeks []int // in the order in which they are filled: those that wishes speak of first

	lo, hi   [][]int8   // by two names: how often they meet at least, and at most
	together [][]uint64 // by week and name: who must be in the same row, the name included
	apart    [][]uint64 // and who must not
	empty    bool       // the facts contradict each other at once

	met  [][]int8   // by two names: how often so far; not kept where once is
	full []uint64   // by name: who must not be met again, the name included
	owed []int      // by name: how many meetings are wanted still
	once bool       // no two meet twice, so that whoever has been met is in full,
	must []uint64   // and what is wanted are meetings with these, by name
	rows [][]uint64 // by week, in the order of weeks

	found func(schedule) error
	// A task that has schedules already gives up after so many units of work in
	// which it found no other; 0 is for as long as it may last.
	patience, waited int64

	// Thousands of steps may be told, each of which changes a row or two. So it is kept
	// which rows have been shown, by week; nil where all is to be looked at.
	shown [][]uint64
}

// newTask reads what single facts and assumptions say.
func newTask(s *puzzle.Search[Solution], c *class) *task {
	n := len(c.Names)
	h := &task{Search: s, c: c, names: s.Positions(orderOfNames, c.Names), all: 1<<n - 1, rows: make([][]uint64, c.Weeks)}
	h.found = func(found schedule) error { return s.Found(c.solution(found)) }
	for _, named := range []bool{true, false} {
		for w := range c.Weeks {
			if c.named[w] == named {
				h.weeks = append(h.weeks, w)
			}
		}
	}
	most, least := c.Weeks, 0
	if s.Kept(factMost) {
		most = min(most, c.Most)
	}
	if c.Least > 0 && s.Kept(factLeast) {
		least = c.Least
	}
	square := func(value int) [][]int8 {
		all := make([][]int8, n)
		for i := range all {
			all[i] = make([]int8, n)
			for k := range all[i] {
				if i != k {
					all[i][k] = int8(value)
				}
			}
		}
		return all
	}
	h.lo, h.hi, h.met = square(least), square(most), square(0)
	for range c.Weeks {
		same, not := make([]uint64, n), make([]uint64, n)
		for i := range same {
			same[i] = 1 << i
		}
		h.together, h.apart = append(h.together, same), append(h.apart, not)
	}
	h.wishes()
	for _, a := range s.Assumed() {
		h.assume(a.Claim)
	}
	if denied, ok := s.Denied(); ok {
		h.assume(claim.Not(denied))
	}
	h.settle()
	return h
}

// positions are where each name stands in the order chosen.
func (h *task) positions() []int {
	at := make([]int, len(h.names))
	for i, name := range h.names {
		at[name] = i
	}
	return at
}

func (h *task) wishes() {
	at := h.positions()
	for i, w := range h.c.Wishes {
		if !h.Kept(wishes.ID(i)) {
			continue
		}
		a, b := at[h.c.at[w.Name]], at[h.c.at[w.Other]]
		switch {
		case w.Kind == "week":
			h.group(w.Week-1, h.c.said[w.Rows])
		case w.Kind == "pair" && w.How == meet:
			h.bound(a, b, 1, h.c.Weeks)
		case w.Kind == "pair":
			h.bound(a, b, 0, 0)
		case w.How == meet:
			h.join(w.Week-1, a, b)
		default:
			h.part(w.Week-1, a, b)
		}
	}
}

// bound says how often two meet.
func (h *task) bound(a, b, least, most int) {
	for _, p := range [][2]int{{a, b}, {b, a}} {
		h.lo[p[0]][p[1]] = max(h.lo[p[0]][p[1]], int8(min(least, h.c.Weeks+1)))
		h.hi[p[0]][p[1]] = min(h.hi[p[0]][p[1]], int8(max(most, -1)))
	}
}

// join says that two walk in the same row of a week, and part that they do not.
func (h *task) join(week, a, b int) {
	h.bound(a, b, 1, h.c.Weeks)
	same := h.together[week][a] | h.together[week][b]
	for set := same; set != 0; set &= set - 1 {
		h.together[week][bits.TrailingZeros64(set)] = same
	}
}

func (h *task) part(week, a, b int) {
	h.apart[week][a] |= 1 << b
	h.apart[week][b] |= 1 << a
}

// group says that the names of each list walk in one row of a week, and all lists in
// different ones.
func (h *task) group(week int, lists [][]string) {
	at := h.positions()
	var firsts []int
	for _, list := range lists {
		members := h.c.numbers(list)
		for i, x := range members {
			for _, y := range members[:i] {
				h.join(week, at[x], at[y])
			}
		}
		for _, first := range firsts {
			h.part(week, at[members[0]], first)
		}
		firsts = append(firsts, at[members[0]])
	}
}

// assume takes from a claim what it says of single pairs and weeks. The rest is left
// to whoever tells solutions.
func (h *task) assume(c claim.Claim) {
	if c.Not && len(c.All) > 1 {
		return
	}
	at := h.positions()
	for _, a := range c.All {
		switch a.Path[0] {
		case ofMeetings:
			x, y, err := h.c.pair(a.Path)
			if err != nil {
				continue
			}
			least, most := 0, h.c.Weeks
			switch n, _ := a.Value.(int); {
			case a.Rel == claim.OneOf || a.Rel == claim.Is && c.Not && n > 0:
				continue
			case a.Rel == claim.Is && c.Not: // not never
				least = 1
			case a.Rel == claim.Is:
				least, most = n, n
			case (a.Rel == claim.AtLeast) != c.Not:
				least = n
				if c.Not { // not at most n
					least = n + 1
				}
			default:
				most = n
				if c.Not { // not at least n
					most = n - 1
				}
			}
			h.bound(at[x], at[y], least, most)
		case ofTogether:
			g, err := h.c.grouping(a.Path)
			if err != nil || a.Rel != claim.Is {
				continue
			}
			h.grouped(g, (a.Value == true) != c.Not)
		}
	}
}

// grouped takes from a claim of who is together what it says of pairs.
func (h *task) grouped(g grouping, is bool) {
	at := h.positions()
	switch only := g.weeks[0]; {
	case is && g.week >= 0:
		h.group(g.week, only)
	case is:
		often := map[[2]int]int{}
		for _, list := range slices.Concat(g.weeks...) {
			members := h.c.numbers(list)
			for i, x := range members {
				for _, y := range members[:i] {
					often[[2]int{min(x, y), max(x, y)}]++
				}
			}
		}
		for pair, n := range often {
			h.bound(at[pair[0]], at[pair[1]], n, h.c.Weeks)
		}
	case len(g.weeks) == 1 && len(only) == 1 && len(only[0]) == 2:
		a, b := at[h.c.at[only[0][0]]], at[h.c.at[only[0][1]]]
		weeks := []int{g.week}
		if g.week < 0 {
			weeks = h.c.swapped()
		}
		for _, w := range weeks {
			h.part(w, a, b)
		}
		if len(weeks) == h.c.Weeks {
			h.bound(a, b, 0, 0)
		}
	}
}

// settle draws what follows for whole names: how often two can meet at most, and who
// must meet since there is nobody to spare.
func (h *task) settle() {
	n, weeks, places := len(h.names), int8(h.c.Weeks), h.c.Weeks*(h.c.Size-1)
	h.full, h.owed, h.must, h.once = make([]uint64, n), make([]int, n), make([]uint64, n), true
	for a := range n {
		most := 0
		for b := range n {
			h.hi[a][b] = min(h.hi[a][b], weeks)
			h.once = h.once && h.hi[a][b] <= 1
			h.empty = h.empty || h.lo[a][b] > h.hi[a][b]
			most += int(h.hi[a][b])
			if h.hi[a][b] <= 0 {
				h.full[a] |= 1 << b
			}
		}
		if h.c.rest() > 0 {
			continue
		}
		h.empty = h.empty || most < places
		if most == places {
			for b := range n {
				h.lo[a][b], h.lo[b][a] = h.hi[a][b], h.hi[a][b]
			}
		}
	}
	for a := range n {
		for b, least := range h.lo[a] {
			if h.owed[a] += int(least); least > 0 {
				h.must[a] |= 1 << b
			}
		}
		h.empty = h.empty || h.owed[a] > places
	}
	for w := range h.together {
		for _, same := range h.together[w] {
			h.empty = h.empty || bits.OnesCount64(same) > h.c.Size
			for set := same; set != 0; set &= set - 1 {
				h.empty = h.empty || h.apart[w][bits.TrailingZeros64(set)]&same != 0
			}
		}
	}
}
