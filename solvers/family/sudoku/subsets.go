package sudoku

import (
	"fmt"
	"math/bits"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// locked finds a number all of whose places in one unit are in another one as
// well: there it goes nowhere else.
func (r *reasoner) locked() *finding {
	for i, u := range r.units {
		if !r.look() {
			return nil
		}
		for missing := r.missing(u); missing != 0; missing &= missing - 1 {
			n := bits.TrailingZeros32(missing)
			places := pick(u.cells, r.placesIn(u, n))
			if len(places) < 2 {
				continue
			}
			for _, j := range r.of[places[0]] {
				v := r.units[j]
				if i == j || slices.ContainsFunc(places, func(cell int) bool { return !slices.Contains(r.of[cell], j) }) {
					continue
				}
				if gone := r.without(v.cells, places, bit(n)); gone != nil {
					return &finding{gone: gone, base: places, noted: bit(n), units: []puzzle.FactID{u.fact, v.fact}, says: func() string {
						return fmt.Sprintf("In %s, every place left for %d is also in %s: so it goes nowhere else there.", u.name, n, v.name)
					}}
				}
			}
		}
	}
	return nil
}

// pick lists the items at a set of positions.
func pick(cells []int, positions uint32) (picked []int) {
	for ; positions != 0; positions &= positions - 1 {
		picked = append(picked, cells[bits.TrailingZeros32(positions)])
	}
	return picked
}

// without takes candidates from all of some cells but others; nil if none of
// them has any.
func (r *reasoner) without(cells, but []int, set uint32) (gone []removal) {
	for _, cell := range cells {
		if r.left[cell]&set != 0 && !slices.Contains(but, cell) {
			gone = append(gone, removal{cell, r.left[cell] & set})
		}
	}
	return gone
}

// subset finds so many cells of a unit that have only so many numbers between
// them (a naked pair or triple), which go nowhere else in the unit; or so many
// numbers with only so many cells (a hidden one), in which nothing else goes.
func (r *reasoner) subset(size int) *finding {
	for _, u := range r.units {
		if !r.look() {
			return nil
		}
		var found *finding
		cells := make([]uint32, len(u.cells))
		for i, cell := range u.cells {
			cells[i] = r.left[cell]
		}
		combine(cells, size, func(at []int, set uint32) bool {
			base := make([]int, size)
			for i, position := range at {
				base[i] = u.cells[position]
			}
			if gone := r.without(u.cells, base, set); gone != nil {
				found = &finding{gone: gone, base: base, noted: set, says: func() string {
					return fmt.Sprintf("In %s, %s have only %s between them: these go nowhere else there.", u.name, r.places(base), english.List(r.numbers(set), "and"))
				}}
			}
			return found != nil
		})
		if found == nil {
			positions := make([]uint32, r.size+1)
			for n := range positions {
				positions[n] = r.placesIn(u, n)
			}
			combine(positions, size, func(at []int, set uint32) bool {
				base := pick(u.cells, set)
				var numbers uint32
				for _, n := range at {
					numbers |= bit(n)
				}
				if gone := r.without(base, nil, r.all()&^numbers); gone != nil {
					found = &finding{gone: gone, base: nil, noted: numbers, says: func() string {
						return fmt.Sprintf("In %s, %s go only into %s: so nothing else does.", u.name, english.List(r.numbers(numbers), "and"), r.places(base))
					}}
				}
				return found != nil
			})
		}
		if found != nil {
			found.units = []puzzle.FactID{u.fact}
			return found
		}
	}
	return nil
}

// fish finds so many rows in which a number has its places in only so many
// columns (two: an X-wing; three: a swordfish), or the other way round. Then it
// goes nowhere else in these.
func (r *reasoner) fish(size int) *finding {
	rows, columns := r.units[:r.size], r.units[r.size:2*r.size]
	for n := 1; n <= r.size; n++ {
		for _, way := range [][2][]unit{{rows, columns}, {columns, rows}} {
			if !r.look() {
				return nil
			}
			positions := make([]uint32, r.size)
			for i, u := range way[0] {
				positions[i] = r.placesIn(u, n)
			}
			var found *finding
			combine(positions, size, func(at []int, set uint32) bool {
				var base []int
				var names, crossed []string
				for _, i := range at {
					base = append(base, pick(way[0][i].cells, positions[i])...)
					names = append(names, way[0][i].name)
				}
				var gone []removal
				for ; set != 0; set &= set - 1 {
					u := way[1][bits.TrailingZeros32(set)]
					crossed = append(crossed, u.name)
					gone = append(gone, r.without(u.cells, base, bit(n))...)
				}
				if gone != nil {
					found = &finding{gone: gone, base: base, noted: bit(n), units: []puzzle.FactID{ruleRows, ruleColumns}, says: func() string {
						return fmt.Sprintf("In %s, %d has places only in %s: so it goes nowhere else there.", english.List(names, "and"), n, english.List(crossed, "and"))
					}}
				}
				return found != nil
			})
			if found != nil {
				return found
			}
		}
	}
	return nil
}

// combine goes through all ways to choose so many of the sets, none of them
// empty, that have exactly so many members together, until found says true.
func combine(sets []uint32, size int, found func(at []int, union uint32) bool) {
	var at []int
	for i := 0; ; i++ {
		if i >= len(sets) {
			if len(at) == 0 {
				return
			}
			i = at[len(at)-1]
			at = at[:len(at)-1]
			continue
		}
		if sets[i] == 0 {
			continue
		}
		union := sets[i]
		for _, other := range at {
			union |= sets[other]
		}
		switch n := bits.OnesCount32(union); {
		case n > size:
		case len(at)+1 < size:
			at = append(at, i)
		case n == size && found(append(at, i), union):
			return
		}
	}
}
