package schoolgirls

import (
	"math/bits"

	"solvitur/solvers/puzzle"
)

// search tells all schedules. A row that is chosen is a node; one after which no
// other can be chosen is a dead end.
func (h *task) search() error {
	tried, err := false, error(nil)
	if !h.empty {
		tried, err = h.week(0)
	}
	if err != nil || tried {
		return err
	}
	h.Stats.DeadEnds++
	return h.stuck(0, 0)
}

// week fills the weeks from one on, and says whether anything was tried.
func (h *task) week(at int) (tried bool, err error) {
	if at < len(h.weeks) {
		h.rows[at] = h.rows[at][:0]
		follows := at > 0 && !h.c.named[h.weeks[at]] && !h.c.named[h.weeks[at-1]]
		return h.row(at, h.all, follows)
	}
	found := make(schedule, len(h.weeks))
	for at, w := range h.weeks {
		found[w] = make([]int, len(h.names))
		for r, row := range h.rows[at] {
			for ; row != 0; row &= row - 1 {
				found[w][h.names[bits.TrailingZeros64(row)]] = r + 1
			}
		}
	}
	h.c.order(found)
	if err := h.solved(); err != nil {
		return true, err
	}
	return true, h.found(found)
}

// row fills the rows of a week with those that are left; tied says that the week is
// so far as the one before, after which it must not come earlier.
func (h *task) row(at int, left uint64, tied bool) (tried bool, err error) {
	if left == 0 {
		return h.week(at + 1)
	}
	n := bits.OnesCount64(left)
	sizes := []int{h.c.Size}
	switch rest := h.c.rest(); {
	case n < h.c.Size:
		sizes[0] = n
	case rest > 0 && n%h.c.Size == rest: // the shorter row is still to come
		sizes = append(sizes, rest)
	}
	for _, size := range sizes {
		p := picking{task: h, at: at, together: h.together[h.weeks[at]], apart: h.apart[h.weeks[at]], left: left, tied: tied}
		if tied {
			p.before = h.rows[at-1][len(h.rows[at])]
		}
		more, err := p.add(0, left, bits.TrailingZeros64(left), size)
		if tried = tried || more; err != nil {
			return tried, err
		}
	}
	return tried, nil
}

// picking is a row in the making.
type picking struct {
	*task
	at              int
	together, apart []uint64 // in this week, by name: see task
	left            uint64
	tied            bool
	before          uint64 // the row that this one must not come before, if tied
}

// add puts somebody into the row, with all that must be in the same, and goes on
// with whoever may be there too and comes later; nothing is added of what does not
// fit.
func (p *picking) add(row, allowed uint64, who, need int) (tried bool, err error) {
	same := p.together[who]
	if same == 1<<who {
		allowed &^= p.full[who] | p.apart[who]
	} else {
		if bits.TrailingZeros64(same) != who || same&^allowed != 0 {
			return false, nil
		}
		for set := same; set != 0; set &= set - 1 {
			x := bits.TrailingZeros64(set)
			not := (p.full[x] | p.apart[x]) &^ (1 << x)
			if not&same != 0 {
				return false, nil
			}
			allowed &^= not
		}
	}
	allowed &^= same
	row |= same
	if need -= bits.OnesCount64(same); need < 0 {
		return false, nil
	}
	if p.tied {
		// What stands at positions up to this one does not change any more.
		if d := (row ^ p.before) & (1<<(who+1) - 1); d&-d&row != 0 {
			return false, nil
		}
	}
	if err := p.work(); err != nil {
		return false, err
	}
	if need == 0 {
		return p.take(row)
	}
	for later := allowed &^ (1<<(who+1) - 1); bits.OnesCount64(later) >= need; later &= later - 1 {
		more, err := p.add(row, allowed, bits.TrailingZeros64(later), need)
		if tried = tried || more; err != nil {
			return tried, err
		}
	}
	return tried, nil
}

// work counts a unit of it.
func (h *task) work() error {
	if h.waited++; h.patience > 0 && h.waited > h.patience {
		return puzzle.ErrStop
	}
	return h.Check()
}

// take goes on with a row that is whole.
func (p *picking) take(row uint64) (tried bool, err error) {
	tied := p.tied
	if d := row ^ p.before; tied && d != 0 {
		if d&-d&row != 0 {
			return false, nil
		}
		tied = false
	}
	p.Stats.Nodes++
	p.rows[p.at] = append(p.rows[p.at], row)
	p.count(row, 1)
	alone := p.alone(row)
	if err = p.chosen(p.at, row, alone); err == nil {
		more := false
		if alone < 0 {
			more, err = p.row(p.at, p.left&^row, tied)
		}
		if err == nil && !more {
			p.Stats.DeadEnds++
			if alone < 0 {
				err = p.stuck(p.at, p.left&^row)
			}
		}
	}
	p.count(row, -1)
	p.rows[p.at] = p.rows[p.at][:len(p.rows[p.at])-1]
	return true, err
}

// count keeps the books when all of a row meet, by 1, or are parted again, by -1.
func (h *task) count(row uint64, by int8) {
	if h.once {
		full, owed, must := h.full, h.owed[:len(h.full)], h.must[:len(h.full)]
		for set := row; set != 0; set &= set - 1 {
			a := bits.TrailingZeros64(set)
			others := row &^ (1 << a)
			full[a] ^= others // they were not in it, since they were chosen
			owed[a] -= int(by) * bits.OnesCount64(others&must[a])
		}
		return
	}
	for set := row; set != 0; set &= set - 1 {
		a := bits.TrailingZeros64(set)
		met, lo, hi := h.met[a], h.lo[a], h.hi[a]
		for others := row &^ (1 << a); others != 0; others &= others - 1 {
			b := bits.TrailingZeros64(others)
			if by < 0 {
				met[b]--
			}
			if met[b] < lo[b] {
				h.owed[a] -= int(by)
			}
			if by > 0 {
				met[b]++
			}
			if met[b] >= hi[b] {
				h.full[a] |= 1 << b
			} else {
				h.full[a] &^= 1 << b
			}
		}
	}
}

// owes says whether two are to meet more often than they have so far.
func (h *task) owes(a, b int) bool {
	if h.once {
		return (h.must[a]&^h.full[a])>>b&1 != 0
	}
	return h.met[a][b] < h.lo[a][b]
}

// alone finds somebody for whom a row, the last one chosen, leaves too little: the
// others of this week, or the weeks to come; -1 for nobody.
func (p *picking) alone(row uint64) int {
	places := (p.c.Size - 1) * (len(p.weeks) - 1 - p.at)
	for set := row; set != 0; set &= set - 1 {
		if x := bits.TrailingZeros64(set); p.owed[x] > places {
			return x
		}
	}
	if row&1 != 0 && !p.c.named[p.weeks[p.at]] {
		// In the weeks to come the first name walks with nobody who comes earlier.
		for b := 1; row>>b&1 == 0 && b < len(p.names); b++ {
			if p.owes(0, b) {
				return 0
			}
		}
	}
	left := p.left &^ row
	need := p.c.Size - 1
	if rest := p.c.rest(); rest > 0 && bits.OnesCount64(left)%p.c.Size == rest {
		need = rest - 1
	}
	full, apart := p.full, p.apart[:len(p.full)]
	for set := left; set != 0; set &= set - 1 {
		x := bits.TrailingZeros64(set)
		if bits.OnesCount64(left&^(full[x]|apart[x]|1<<x)) < need {
			return x
		}
	}
	return -1
}
