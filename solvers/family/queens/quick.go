package queens

import (
	"math/bits"

	"solvitur/solvers/puzzle"
)

// level is a row in its turn, as below keeps it.
type level struct {
	left    uint64 // the squares that have not been tried, the one at hand included
	under   taken
	allowed uint64
	falling uint // how far the diagonals are shifted for this row
	rising  uint
}

// quickFrom is the depth from which on nothing is wanted of the search but its counts and what
// it finds, on an ordinary board row by row: at once below the choices that parts begin with.
func (m *masks) quickFrom() int {
	if m.fewest || m.Trace || !m.plain {
		return m.size + 1
	}
	return puzzle.Deepest
}

// below goes through all that is below a depth: as search does, step for step, but with
// nothing in its way.
func (m *masks) below(rows []int, depth int) error {
	var levels [32]level
	for i, r := range rows[depth:] {
		levels[i].allowed, levels[i].falling, levels[i].rising = m.allowed[r], uint(m.size-1-r)&63, uint(r)&63
	}
	last := len(rows) - depth - 1
	at, l := 0, &levels[0]
	l.under = m.taken
	if l.left = m.free(rows[depth]); l.left == 0 {
		m.Stats.DeadEnds++
		return nil
	}
	nodes, deadEnds := int64(0), int64(0) // since they were handed in
	spare := m.Spare()
	for {
		if nodes == spare {
			m.handIn(nodes, deadEnds)
			if err := m.Check(); err != nil {
				return err
			}
			m.Stats.Nodes++
			nodes, deadEnds, spare = 0, 0, m.Spare()
		} else {
			nodes++
		}
		bit := l.left & -l.left
		if at < last {
			next := &levels[at+1]
			columns, falling, rising := l.under.columns|bit, l.under.falling|bit<<(l.falling&63), l.under.rising|bit<<(l.rising&63)
			if free := next.allowed &^ (columns | falling>>(next.falling&63) | rising>>(next.rising&63)); free != 0 {
				next.left, next.under = free, taken{columns, falling, rising}
				at, l = at+1, next
				continue
			}
			deadEnds++
		} else {
			m.handIn(nodes, deadEnds)
			for i, r := range rows[depth:] {
				m.queens[r] = bits.TrailingZeros64(levels[i].left)
			}
			if err := m.found(); err != nil {
				return err
			}
			nodes, deadEnds, spare = 0, 0, m.Spare()
		}
		for l.left &= l.left - 1; l.left == 0; l.left &= l.left - 1 {
			if at == 0 {
				m.handIn(nodes, deadEnds)
				return nil
			}
			at--
			l = &levels[at]
		}
	}
}

// handIn adds up what has been counted apart.
func (m *masks) handIn(nodes, deadEnds int64) {
	m.Spent(nodes)
	m.Stats.Nodes += nodes
	m.Stats.DeadEnds += deadEnds
}
