package cryptarithms

import (
	"fmt"
	"math/bits"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// labelling is the plain way of the textbooks: a digit for one letter after the
// other, the least first, and after each the question whether the two sides of a sum
// can still be equal, where a letter without a digit may be anything. Nothing is
// crossed off.
//
// Counted is every digit that is put in: one that the conditions on the letters that
// have digits by then allow. A condition does not narrow what a letter without a
// digit may be, not even that it is not 0.
type labelling struct {
	*model
	s     *puzzle.Search[Solution]
	order []int // letters, by position

	alone    []uint64           // by letter: the digits that conditions on it alone allow, as bits
	apart    [][]int            // by letter: those before it that have other digits
	tests    [][]fd.Constraint  // by letter: the other conditions of which it is the last
	products [][]speech.Product // by equation; none of one that is switched off

	values    []int // by letter
	low, high []int // by letter: the least and the greatest that it may be
}

func newLabelling(s *puzzle.Search[Solution], m *sums, order []string) *labelling {
	n := len(m.letters)
	l := &labelling{model: newModel(m, false), s: s, alone: slices.Repeat([]uint64{1<<m.Base - 1}, n), apart: make([][]int, n), tests: make([][]fd.Constraint, n),
		products: make([][]speech.Product, len(m.equations)), low: make([]int, n), high: slices.Repeat([]int{m.Base - 1}, n)}
	l.values = make([]int, l.Len())
	rank := make([]int, n)
	for i, name := range order {
		l.order = append(l.order, slices.Index(m.names, name))
		rank[l.order[i]] = i
	}
	for i, e := range m.equations {
		if s.Kept(equationID(i)) {
			l.products[i] = e.Products()
		}
	}
	for tag, c := range l.Constraints() {
		if tag >= fd.Tag(len(m.equations)) && s.Kept(m.factOf(tag)) {
			l.heed(c, rank)
		}
	}
	return l
}

// heed has a condition tested as soon as all its letters have digits.
func (l *labelling) heed(c fd.Constraint, rank []int) {
	var letters []int
	for _, x := range fd.Scope(c) {
		letters = append(letters, slices.Index(l.digits, x))
	}
	slices.SortFunc(letters, func(a, b int) int { return rank[a] - rank[b] })
	last := letters[len(letters)-1]
	if _, ok := c.(fd.AllDifferent); ok {
		for i, letter := range letters {
			l.apart[letter] = append(l.apart[letter], letters[:i]...)
		}
		return
	}
	if len(letters) > 1 {
		l.tests[last] = append(l.tests[last], c)
		return
	}
	for digit := range l.Base {
		if l.values[last] = digit; !naive.Holds(c, l.values) {
			l.alone[last] &^= 1 << digit
		}
	}
}

// free are the digits that a letter may have, as bits, as far as it is alone or must
// differ from the letters before it.
func (l *labelling) free(letter int) uint64 {
	digits := l.alone[letter]
	for _, other := range l.apart[letter] {
		digits &^= 1 << l.values[other]
	}
	return digits
}

// fits says whether the conditions allow the digit of a letter beside those of the
// letters before it.
func (l *labelling) fits(letter int) bool {
	return !slices.ContainsFunc(l.tests[letter], func(c fd.Constraint) bool { return !naive.Holds(c, l.values) })
}

// wrong is a sum that cannot come out right any more, -1 for none.
func (l *labelling) wrong() int {
	for i := range l.products {
		if low, high := l.bounds(i); low > 0 || high < 0 {
			return i
		}
	}
	return -1
}

// bounds are those of the left side of a sum less its right side.
func (l *labelling) bounds(equation int) (low, high int) {
	return speech.Bounds(l.products[equation], l.low, l.high)
}

// run goes on to the end, or until told returns an error. It is told every digit
// that is put in, and with it a sum that is wrong then, -1 for none.
func (l *labelling) run(told func(depth, wrong int) error) error {
	left := make([]uint64, len(l.order)) // by position: the digits to be tried yet
	left[0] = l.free(l.order[0])
	for depth := 0; depth >= 0; {
		letter := l.order[depth]
		l.low[letter], l.high[letter] = 0, l.Base-1
		if left[depth] == 0 {
			depth--
			continue
		}
		digit := bits.TrailingZeros64(left[depth])
		left[depth] &^= 1 << digit
		if l.values[letter] = digit; !l.fits(letter) {
			continue
		}
		if err := l.s.Check(); err != nil {
			return err
		}
		l.s.Stats.Nodes++
		l.low[letter], l.high[letter] = digit, digit
		wrong := l.wrong()
		if wrong >= 0 {
			l.s.Stats.DeadEnds++
		}
		if err := told(depth, wrong); err != nil {
			return err
		}
		if wrong < 0 && depth+1 < len(l.order) {
			depth++
			left[depth] = l.free(l.order[depth])
		}
	}
	return nil
}

// byIntervals is the way of searching.
func byIntervals(s *puzzle.Search[Solution], m *sums) error {
	l := newLabelling(s, m, s.Order(letters.InLetters, m.names))
	vars := l.vars(s.Order(letters.InLetters, m.names))
	first := int64(-1)
	err := l.run(func(depth, wrong int) error {
		found := wrong < 0 && depth+1 == len(vars)
		if found && first < 0 {
			first = s.Stats.Nodes
		}
		if s.Telling() {
			if err := s.Step(func() view.Frame {
				f, shown := l.told(depth, wrong)
				return s.Stage().Frame(f, l.looks(fdsearch.Put(l.Model, shown, vars[:depth+1], l.values)))
			}); err != nil {
				return err
			}
		}
		if !found {
			return nil
		}
		return s.Found(letters.Of(l.names, l.values[:len(l.names)]))
	})
	if first >= 0 && !s.Bare {
		s.Discovered(upToFirst(first, s.Stats.Nodes, err == nil))
	}
	return err
}

// told is the step in which a letter gets a digit, and the role that digits have then.
func (l *labelling) told(depth, wrong int) (f view.Frame, shown view.Role) {
	letter := l.order[depth]
	says := fmt.Sprintf("%c is %s", l.letters[letter], english.Digit(l.values[letter]))
	switch {
	case wrong >= 0:
		return view.Frame{Caption: says + "? No. " + l.gap(wrong), Role: view.Conflict, Facts: []puzzle.FactID{equationID(wrong)}, Depth: depth}, view.Guess
	case depth+1 < len(l.order):
		return view.Frame{Caption: "Suppose " + says + ".", Role: view.Guess, Depth: depth}, view.Guess
	}
	return view.Frame{Caption: "Everything fits: this is a solution.", Role: view.Answer, Depth: depth}, view.Answer
}

// gap says by how much the sides of a sum miss each other.
func (l *labelling) gap(equation int) string {
	low, high := l.bounds(equation)
	how, by := "more", low
	if high < 0 {
		how, by = "less", -high
	}
	least := "at least "
	if low == high {
		least = ""
	}
	return fmt.Sprintf("The left side of %s is %s%s %s than the right then.", l.equations[equation].Print(nil), least, english.Thousands(by), how)
}

// upToFirst tells what it took to come to the first answer.
func upToFirst(first, all int64, complete bool) view.View {
	rest := "to the end"
	if !complete {
		rest = "so far"
	}
	row := func(name string, n int64) view.Row {
		return view.Row{Head: view.Cell{Text: name}, Cells: view.Cells(english.Thousands(n))}
	}
	return view.View{Name: "first-answer", Title: "Up to the first answer",
		Table: &view.Table{Corner: "digits tried", Numeric: true, Columns: view.Cells("how many"), Rows: []view.Row{row("to the first answer", first), row(rest, all)}},
		Note:  "A digit is tried where no letter before it has it and no condition forbids it; the search goes on after the first answer, to see whether there is another."}
}
