package sliding

// Aim is what is wanted of a board.
type Aim struct {
	Tray
	Start  Board
	Wanted []int // by cell: the kind of tile, 0 for any

	goal, mask Board // a board will do if it is the goal where the mask is set
	far        [most][most]uint8
}

// Aim wants some kinds of tiles in cells, 0 for any, of a board.
func (t Tray) Aim(start Board, wanted []int) *Aim {
	a := &Aim{Tray: t, Start: start, Wanted: wanted, goal: Of(wanted)}
	for cell, kind := range wanted {
		if kind > 0 {
			a.mask |= 15 << (4 * cell)
		}
	}
	for kind := 1; kind < most; kind++ {
		a.measure(kind)
	}
	return a
}

// Count is how many tiles of a kind lie on the board, and how many are wanted.
func (a *Aim) Count(kind int) (are, wanted int) {
	for cell := range a.Wanted {
		if a.Start.At(cell) == kind {
			are++
		}
		if a.Wanted[cell] == kind {
			wanted++
		}
	}
	return are, wanted
}

// measure works out how far a tile of a kind is from the nearest cell where one is
// wanted, if all of that kind are wanted somewhere.
func (a *Aim) measure(kind int) {
	if are, wanted := a.Count(kind); are == 0 || are != wanted {
		return
	}
	for cell := range a.Wanted {
		least := most
		for to, wanted := range a.Wanted {
			if wanted == kind {
				least = min(least, a.Distance(cell, to))
			}
		}
		a.far[kind][cell] = uint8(least)
	}
}

// Reached says whether a board will do.
func (a *Aim) Reached(b Board) bool { return b&a.mask == a.goal }

// Bound is how many slides are needed at least from a board on: none moves two tiles. So it is an
// admissible heuristic.
func (a *Aim) Bound(b Board) (total int) {
	for cell := range a.Wanted {
		total += int(a.far[b&15][cell])
		b >>= 4
	}
	return total
}
