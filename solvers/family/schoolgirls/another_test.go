package schoolgirls_test

import (
	"fmt"
	"math/bits"
	"strings"
	"testing"

	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Plans for many names are counted by a brute force as well: of few, all ways of searching come
// to an end.
func TestOthers(t *testing.T) {
	puzzletest.Others(t, schoolgirls.New(), 3, func(f schoolgirls.Facts, keep func(puzzle.FactID) bool) []schoolgirls.Solution {
		if len(f.Names) < 10 {
			return nil
		}
		return make([]schoolgirls.Solution, plans(f, keep, puzzle.KeepAll))
	})
}

// Without one of the rounds that are known whole, there is more than one plan.
func TestNoKnownRoundIsSuperfluous(t *testing.T) {
	looked := 0
	for name, f := range puzzletest.Drawn[schoolgirls.Facts](t, schoolgirls.New(), 1) {
		if len(f.Names) != 15 {
			continue
		}
		looked++
		for i := range f.Wishes {
			// As sets of rounds, whatever they are called.
			without := puzzletest.Without(fmt.Sprintf("wishes/%d", i))
			if n := plans(f, without, without); n != 2 {
				t.Errorf("%s: without wish %d there are %d plans", name, i, n)
			}
		}
	}
	if looked == 0 {
		t.Error("no plan of fifteen is drawn")
	}
}

// plans counts the plans, up to two, by which no two meet twice and of which some groups are given.
// It goes to a name and a round for which the fewest groups are left: a group fits a round
// in which none of its names has another, where no two of them have met. Rounds that none of the
// wishes that are spoken speaks of have no order: those whom the first name meets in them come in
// theirs. A wish that is off names its round still, as in the family.
func plans(f schoolgirls.Facts, keep, spoken func(puzzle.FactID) bool) int {
	n, at := len(f.Names), map[string]int{}
	for i, name := range f.Names {
		at[name] = i
	}
	with := make([][]int, n) // by name: the groups
	for group := range 1 << n {
		if bits.OnesCount(uint(group)) == f.Size {
			for i := range n {
				if group>>i&1 == 1 {
					with[i] = append(with[i], group)
				}
			}
		}
	}
	named, busy, first := make([]bool, f.Weeks), make([]int, f.Weeks), make([]int, f.Weeks)
	met := make([]int, n)
	put := func(round, group int) {
		busy[round] ^= group
		if group&1 == 1 {
			first[round] ^= group
		}
		for i := range met {
			if group>>i&1 == 1 {
				met[i] ^= group &^ (1 << i)
			}
		}
	}
	fits := func(round, group int) bool {
		if busy[round]&group != 0 {
			return false
		}
		for rest := group; rest != 0; rest &= rest - 1 {
			if met[bits.TrailingZeros(uint(rest))]&group != 0 {
				return false
			}
		}
		for other := range first {
			if group&1 == 1 && !named[round] && !named[other] && first[other] != 0 && (other < round) != (first[other] < group) {
				return false
			}
		}
		return true
	}
	for i, w := range f.Wishes {
		id := fmt.Sprintf("wishes/%d", i)
		named[w.Week-1] = named[w.Week-1] || spoken(id)
		if !keep(id) {
			continue
		}
		for _, row := range strings.Split(w.Rows, "; ") {
			group := 0
			for _, name := range strings.Split(row, ", ") {
				group |= 1 << at[name]
			}
			if busy[w.Week-1]&group != group { // a round may be told of in two wishes
				put(w.Week-1, group)
			}
		}
	}
	var count func() int
	count = func() int {
		round, done, fewest := 0, true, []int(nil)
		for r := range busy {
			for i := range n {
				if busy[r]>>i&1 == 1 {
					continue
				}
				var fit []int
				for _, group := range with[i] {
					if fits(r, group) {
						if fit = append(fit, group); !done && len(fit) == len(fewest) {
							break // no fewer
						}
					}
				}
				if done || len(fit) < len(fewest) {
					round, fewest, done = r, fit, false
				}
				if len(fit) == 0 {
					return 0
				}
			}
		}
		if done {
			return 1
		}
		total := 0
		for _, group := range fewest {
			put(round, group)
			total += count()
			put(round, group)
			if total > 1 {
				return 2
			}
		}
		return total
	}
	return count()
}
