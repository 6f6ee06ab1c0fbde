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
	all     [][]transversal // by the column in the first row
	known   [][]uint8       // a pair that has been found before; nil for none
	columns [mostOrder]byRow
}

// byRow are cells row by row, each row in one word.
type byRow [2]uint64

func (b *byRow) or(c *byRow) byRow { return byRow{b[0] | c[0], b[1] | c[1]} }

// place is where the cells of a row are.
func (m *mates) place(row int) (word, shift int) {
	rows := 64 / m.n // in a word
	return row / rows, row % rows * m.n
}

func newMates(k *task, known [][]uint8) *mates {
	m := &mates{task: k, known: known, all: make([][]transversal, k.n)}
	for r := range k.n {
		word, shift := m.place(r)
		for c := range k.n {
			m.columns[c][word] |= 1 << (shift + c)
		}
	}
	return m
}

// transversalsOf finds the transversals of a square on which some symbol of the
// second can stand, row by row.
func (m *mates) transversalsOf(x []uint8) (count int, err error) {
	n, all, other := m.n, m.parade.all(), m.left[1]
	for c := range m.all {
		m.all[c] = m.all[c][:0]
	}
	var symbols [mostOrder]byRow
	var words, shifts [mostOrder]int
	for r := range n {
		word, shift := m.place(r)
		words[r], shifts[r] = word, shift
		for c, symbol := range x[r*n : r*n+n] {
			symbols[symbol][word] |= 1 << (shift + c)
		}
	}
	// By row: the columns still to try, what the rows above rule out, and the symbols
	// of the second square that can stand on all of them.
	var open, left [mostOrder]set
	var ruled [mostOrder]byRow
	var chosen [mostOrder]uint8
	open[0], left[0] = all, all
	for r := 0; r >= 0; {
		if open[r] == 0 {
			r--
			continue
		}
		if err := m.work(1); err != nil {
			return count, err
		}
		c := bits.TrailingZeros16(open[r])
		open[r] &= open[r] - 1
		cell := r*n + c
		stands := left[r] & other[cell]
		if stands == 0 {
			continue
		}
		chosen[r] = uint8(c)
		if r < n-1 {
			now := ruled[r].or(&m.columns[c])
			now = now.or(&symbols[x[cell]])
			r++
			ruled[r], left[r] = now, stands
			open[r] = all &^ set(now[words[r]]>>shifts[r])
			continue
		}
		t := transversal{columns: chosen, symbols: stands}
		for r, c := range chosen[:n] {
			cell := r*n + int(c)
			t.cells[cell>>6] |= 1 << (cell & 63)
		}
		m.all[chosen[0]] = append(m.all[chosen[0]], t)
		count++
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

// errFilled ends a search that only asks whether there is a square.
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
	err := k.fill(k.left[0], false, func(x []uint8) error {
		firsts.Add(firsts, big.NewInt(1))
		if seconds >= 0 && k.Solutions() >= k.most() {
			return nil
		}
		n := int64(0)
		err := k.fill(k.left[1], false, func(y []uint8) error {
			n++
			if err := k.Step(func() view.Frame {
				return k.Stage().Frame(view.Frame{Caption: "Two squares, each as wanted.", Role: view.Answer, Depth: 1}, k.squares(view.Answer, x, y))
			}); err != nil || k.Solutions() >= k.most() {
				return err
			}
			return k.found(k.most(), x, y)
		})
		if err == nil {
			seconds = n
		}
		return err
	})
	if err == nil {
		k.more.Mul(firsts, big.NewInt(max(seconds, 0)))
		k.more.Sub(k.more, big.NewInt(k.Sums[foundSum]))
	}
	return err
}

// single finds single squares.
func (k *task) single() error {
	k.parted = true
	return k.fill(k.left[0], true, func(x []uint8) error { return k.found(k.most(), x) })
}
