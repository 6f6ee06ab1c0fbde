package latinsquares

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"math/bits"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// transversal is a cell of each row, no two of them in one column or with one
// symbol. A second square that shows no pair twice puts each of its symbols on one.
type transversal struct {
	cells   [2]uint64 // a bit for each
	columns [mostOrder]uint8
	symbols set // of the second square that can stand on it
}

func (t *transversal) meets(cells [2]uint64) bool {
	return t.cells[0]&cells[0]|t.cells[1]&cells[1] != 0
}

// The sums of a search (see puzzle.Search.Sums): squares by how many transversals they have,
// from 0, squares that have a mate, and solutions of which each stands for as many as the
// symmetry says.
const (
	matedSum = -1 - iota
	foundSum
)

// mates goes through squares and their transversals.
type mates struct {
	*task
	all   [][]transversal // by the column in the first row
	known [][]uint8       // a pair that has been found before; nil for none
	upper []uint8         // the rows of the square before, down to the middle
	tops  [][]partial     // what begins in no row, the first row, ... as far as the middle
	lows  [2][]partial    // room for what goes on below
	next  []int32         // by low: 1 more than another one with the same hash
	heads [1 << 10]int32  // by hash: 1 more than the first low
}

// partial is a transversal as far as some rows go. From the lowest bit on: its columns, row by
// row, in four bits each; the columns and the symbols that are used; and the symbols of the
// second square that can stand on all of it.
type partial uint64

const (
	mostUpper = mostOrder / 2 // rows, and as many lower ones
	columnsAt = 4 * mostUpper
	signsAt   = columnsAt + mostOrder
	standsAt  = signsAt + mostOrder
	cellsOf   = 1<<columnsAt - 1
	setOf     = 1<<mostOrder - 1
)

// used are the columns and the symbols, in one.
func (p partial) used() uint32 { return uint32(p >> columnsAt & (1<<(2*mostOrder) - 1)) }

func newMates(k *task, known [][]uint8) *mates {
	m := &mates{task: k, known: known, all: make([][]transversal, k.n), upper: make([]uint8, k.n/2*k.n), tops: make([][]partial, k.n/2+1)}
	m.tops[0] = []partial{partial(k.parade.all()) << standsAt}
	return m
}

// longer gives all that goes on in a row of a square, in the order of columns; room is
// overwritten.
func (m *mates) longer(room, from []partial, x []uint8, row int) []partial {
	to, all := room[:0], m.parade.all()
	signs, other := x[row*m.n:row*m.n+m.n], m.left[1][row*m.n:row*m.n+m.n]
	for _, p := range from {
		stay := p &^ (cellsOf | setOf<<standsAt)
		for open := all &^ set(p>>columnsAt); open != 0; open &= open - 1 {
			c := bits.TrailingZeros16(open)
			sign, stands := partial(1)<<(signsAt+signs[c]&15), p>>standsAt&partial(other[c])
			if p&sign == 0 && stands != 0 {
				to = append(to, stay|stands<<standsAt|sign|partial(open&-open)<<columnsAt|(p<<4|partial(c))&cellsOf)
			}
		}
	}
	return to
}

// head is where lows begin whose columns and symbols have the same hash as these.
func (m *mates) head(used uint32) *int32 { return &m.heads[(used^used>>7)%uint32(len(m.heads))] }

// transversalsOf finds the transversals of a square on which some symbol of the second can
// stand, in the order of their columns: what begins in the upper rows meets in the middle what
// goes on in the lower ones. Squares that follow each other have upper rows in common.
func (m *mates) transversalsOf(x []uint8) (count int, err error) {
	n, half := m.n, m.n/2
	same := 0
	for m.tops[half] != nil && same < half && slices.Equal(m.upper[same*n:same*n+n], x[same*n:same*n+n]) {
		same++
	}
	for r := same; r < half; r++ {
		m.tops[r+1] = m.longer(m.tops[r+1], m.tops[r], x, r)
		if err := m.work(len(m.tops[r+1])); err != nil {
			return 0, err
		}
	}
	copy(m.upper, x)
	lows := m.tops[0]
	for r := half; r < n; r++ {
		room := &m.lows[(n-r)&1]
		lows = m.longer(*room, lows, x, r)
		*room = lows
		if err := m.work(len(lows)); err != nil {
			return 0, err
		}
	}
	m.next = slices.Grow(m.next[:0], len(lows))[:len(lows)]
	for i := len(lows) - 1; i >= 0; i-- {
		head := m.head(lows[i].used())
		m.next[i], *head = *head, int32(i+1)
	}
	for c := range m.all {
		m.all[c] = m.all[c][:0]
	}
	whole := uint32(m.parade.all()) * (1<<mostOrder + 1)
	for _, top := range m.tops[half] {
		rest := whole &^ top.used()
		for at := *m.head(rest); at > 0; at = m.next[at-1] {
			low := lows[at-1]
			stands := low & top >> standsAt
			if low.used() != rest || stands == 0 {
				continue
			}
			t := transversal{symbols: set(stands)}
			cells := top&cellsOf<<(4*(n-half)) | low&cellsOf
			for r := n - 1; r >= 0; r, cells = r-1, cells>>4 {
				c := cells & 15
				cell := r*n + int(c)
				t.columns[r] = uint8(c)
				t.cells[cell>>6] |= 1 << (cell & 63)
			}
			m.all[t.columns[0]] = append(m.all[t.columns[0]], t)
			count++
		}
	}
	for _, low := range lows {
		*m.head(low.used()) = 0
	}
	return count, nil
}

// matesOf finds all second squares: as many transversals as there are symbols, which
// share no cell, and a symbol for each.
func (m *mates) matesOf(x []uint8) error {
	n := m.n
	count, err := m.transversalsOf(x)
	if err != nil {
		return err
	}
	m.Sum(count, 1)
	if slices.ContainsFunc(m.all, func(all []transversal) bool { return len(all) == 0 }) {
		return m.examined(x, count, 0)
	}
	type level struct {
		next  int // transversal to try
		left  set // symbols still to try on the one before
		cells [2]uint64
		used  set
		on    *transversal
	}
	var levels [mostOrder + 1]level
	found := int64(0)
	for c := 0; c >= 0; {
		l := &levels[c]
		if l.left == 0 {
			if l.next == len(m.all[c]) {
				c--
				continue
			}
			t := &m.all[c][l.next]
			l.next++
			if err := m.work(1); err != nil {
				return err
			}
			if !t.meets(l.cells) {
				l.on, l.left = t, t.symbols&^l.used
			}
			continue
		}
		symbol := l.left & -l.left
		l.left &^= symbol
		down := level{cells: [2]uint64{l.cells[0] | l.on.cells[0], l.cells[1] | l.on.cells[1]}, used: l.used | symbol}
		if c++; c < n {
			levels[c] = down
			continue
		}
		y := make([]uint8, n*n)
		levels[c] = down
		for i, l := range levels[:n] {
			for r := range n {
				y[r*n+int(l.on.columns[r])] = uint8(bits.TrailingZeros16(levels[i+1].used &^ l.used))
			}
		}
		c--
		if !m.straight(y) {
			continue
		}
		if found++; m.known != nil && slices.Equal(x, m.known[0]) && slices.Equal(y, m.known[1]) {
			continue
		}
		m.Stats.Nodes++ // the second square is one try
		if err := m.Step(func() view.Frame { return m.shown(x, y) }); err != nil {
			return err
		}
		if err := m.found(m.most(), x, y); err != nil {
			return err
		}
	}
	if found > 0 {
		m.Sum(matedSum, 1)
	}
	return m.examined(x, count, found)
}

// straight says whether the diagonals of a filled square are as they should be.
func (k *task) straight(y []uint8) bool {
	for _, l := range k.parade.lines {
		if l.fact != factDiagonals || !k.holds(l, k.Kept) {
			continue
		}
		var there set
		for _, cell := range l.cells {
			there |= 1 << y[cell]
		}
		if there != k.parade.all() {
			return false
		}
	}
	return true
}

// examined tells what came of a first square.
func (m *mates) examined(x []uint8, count int, found int64) error {
	if found == 0 {
		m.Stats.DeadEnds++
	}
	return m.Step(func() view.Frame {
		text := fmt.Sprintf("Square %s has %s", english.Thousands(m.Stats.Work), english.Count(count, "transversal", "transversals"))
		role := view.Conflict
		switch {
		case found > 0:
			role = view.Deduced
			text += fmt.Sprintf(", which make %s.", english.Count(found, "second square", "second squares"))
		case count == 0:
			text += ", so that no symbol of a second square has a place."
		default:
			text += fmt.Sprintf(", and no %s of them share no cell.", english.Words(m.n))
		}
		return m.Stage().Frame(view.Frame{Caption: text, Role: role, Depth: 0}, m.squares(view.Guess, x))
	})
}

// shown tells a pair.
func (m *mates) shown(x, y []uint8) view.Frame {
	return m.Stage().Frame(view.Frame{Caption: "Its transversals make a second square: no pair is there twice.", Role: view.Answer, Depth: 1}, m.squares(view.Answer, x, y))
}

// squares shows filled squares.
func (k *task) squares(role view.Role, squares ...[]uint8) view.Looks {
	looks := view.Looks{}
	for i, x := range squares {
		for cell, symbol := range x {
			if k.given[i][cell] < 0 || !k.Kept(k.givenID(i, cell)) {
				looks[cellID(i, cell)] = view.Look{Role: role, Text: k.signs[i][symbol]}
			}
		}
	}
	return looks
}

// pairs finds all pairs but one that is known: each first square, and its mates.
func (k *task) pairs(known [][]uint8) error {
	m := newMates(k, known)
	if err := k.Step(func() view.Frame {
		return view.Frame{Caption: "Fill the first square in every way there is, and look for a second for each."}
	}); err != nil {
		return err
	}
	k.parted = true
	err := k.fill(k.left[0], false, m.matesOf)
	k.Joined()
	if !k.Bare && k.Stats.Work > 0 {
		k.Discovered(m.table(err == nil))
	}
	return err
}

// table shows what the search went through.
func (m *mates) table(whole bool) view.View {
	t := &view.Table{Corner: "transversals", Numeric: true, Columns: view.Cells("squares")}
	for _, count := range slices.Sorted(maps.Keys(m.Sums)) {
		if count < 0 {
			continue
		}
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: english.Thousands(count)}, Cells: view.Cells(english.Thousands(m.Sums[count]))})
	}
	note := fmt.Sprintf("Of %s, %s no transversal at all, and %s a second square.", english.Count(m.Stats.Work, "square gone through", "squares gone through"),
		have(m.Sums[0]), have(m.Sums[matedSum]))
	if f := m.factor(); f.Cmp(big.NewInt(1)) > 0 {
		note += fmt.Sprintf(" Each of them is in standard form%s, and each pair stands for %s.", map[bool]string{true: " (first row and column in order)"}[m.rows], english.Grouped(f.String()))
	}
	if !whole {
		note += " The search was not finished."
	}
	return view.View{Name: "transversals", Title: "How many transversals the squares have", Table: t, Note: note}
}

func have(n int64) string {
	switch {
	case n == 0:
		return "none has"
	case n == 1:
		return "one has"
	}
	return fmt.Sprintf("%s have", english.Thousands(n))
}

// errFilled ends a search for squares that needs no more of them.
var errFilled = errors.New("latinsquares: there is a square")

// independent finds pairs of squares that need not differ in their pairs: any of
// the first with any of the second.
func (k *task) independent() error {
	if err := k.Step(func() view.Frame { return view.Frame{Caption: "Any first square goes with any second one."} }); err != nil {
		return err
	}
	if _, denied := k.Denied(); denied || len(k.Assumed()) > 0 {
		// A claim may leave no second square: then no first one need be filled.
		switch err := k.fill(k.left[1], false, func([]uint8) error { return errFilled }); {
		case err == nil:
			return nil
		case !errors.Is(err, errFilled):
			return err
		}
	}
	firsts, seconds := new(big.Int), int64(-1)
	err := k.fill(k.left[0], false, func(x []uint8) (err error) {
		firsts.Add(firsts, big.NewInt(1))
		if k.Solutions() < k.most() {
			err = k.fill(k.left[1], false, func(y []uint8) error {
				if err := k.Step(func() view.Frame {
					return k.Stage().Frame(view.Frame{Caption: "Two squares, each as wanted.", Role: view.Answer, Depth: 1}, k.squares(view.Answer, x, y))
				}); err != nil {
					return err
				}
				if err := k.found(k.most(), x, y); err != nil || k.Solutions() < k.most() {
					return err
				}
				return errFilled // the others are only counted
			})
			if err != nil && !errors.Is(err, errFilled) {
				return err
			}
		}
		if seconds < 0 {
			seconds, err = k.countSeconds()
			return err
		}
		return nil
	})
	if err == nil {
		k.more.Mul(firsts, big.NewInt(max(seconds, 0)))
		k.more.Sub(k.more, big.NewInt(k.Sums[foundSum]))
	}
	return err
}

// countSeconds counts the second squares of a search in which they do not depend on the
// first: with its first column in order, where that stands for every order of its rows.
func (k *task) countSeconds() (int64, error) {
	left, each := k.left[1], int64(1)
	if k.rowsAlike(left) {
		left = slices.Clone(left)
		symbols := k.parade.all() &^ left[0]
		for r := 1; r < k.n; r++ {
			left[r*k.n] = symbols & -symbols
			symbols &= symbols - 1
			each *= int64(r)
		}
	}
	count := int64(0)
	err := k.fill(left, false, func([]uint8) error { count += each; return nil })
	return count, err
}

// rowsAlike says whether rows after the first may be exchanged at will: the same is left
// for each of them, below a first cell that is known, and diagonals do not count.
func (k *task) rowsAlike(left []set) bool {
	n := k.n
	if bits.OnesCount16(left[0]) != 1 || slices.ContainsFunc(k.parade.lines, func(l line) bool { return l.fact == factDiagonals && k.holds(l, k.Kept) }) {
		return false
	}
	for r := 1; r < n; r++ {
		if left[r*n]|left[0] != k.parade.all() || !slices.Equal(left[r*n:r*n+n], left[n:2*n]) {
			return false
		}
	}
	return true
}

// single finds single squares.
func (k *task) single() error {
	k.parted = true
	return k.fill(k.left[0], true, func(x []uint8) error { return k.found(k.most(), x) })
}
