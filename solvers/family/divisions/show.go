package divisions

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// cell is a digit on the blackboard.
type cell struct {
	path        []string
	column, row int
	digit       int // wiped where it is not known
	fact        puzzle.FactID
	line        bool // whether the fact tells that there is a digit at all
}

// id names a cell in the picture, for frames.
func (c cell) id() string { return cellID(c.path) }

func cellID(path []string) string { return strings.Join(path, "-") }

// told says whether the digit is known while its fact holds.
func (c cell) told(keep func(puzzle.FactID) bool) bool { return c.digit != wiped && keep(c.fact) }

// blackboard is a division as it is set: its digits, and the rules between the lines.
type blackboard struct {
	cells []cell
	rules []rule
	rows  int
}

// rule is a line drawn below a row, from a column to another one.
type rule struct{ row, from, to int }

// board sets the division as far as its lines are told of.
func (m *division) board() (b blackboard) {
	b.numbers(m, m.numbers())
	for n := 1; n <= len(m.quotient); n++ {
		for _, l := range []struct{ kind, key string }{{part, inParts}, {product, inProducts}} {
			if i := m.row(l.kind, n); i >= 0 {
				b.line(m, l.key, n, m.lines[i], lines.ID(i))
			}
		}
	}
	if i := m.row(remainder, 0); i >= 0 {
		b.line(m, inLeft, 0, m.lines[i], lines.ID(i))
	} else if i := m.row(even, 0); i >= 0 {
		b.line(m, inLeft, 0, pattern{0}, lines.ID(i))
	}
	return b
}

// row is the first row of a kind, about a digit of the quotient where it speaks of
// one; -1 if there is none.
func (m *division) row(kind string, n int) int {
	return slices.IndexFunc(m.Lines, func(l Line) bool { return l.Kind == kind && (n == 0 || *l.Number == n) })
}

// whole sets a division that is worked out: all its lines, as far as something is
// taken away.
func (m *division) whole(a answer) (b blackboard) {
	read := func(text string) pattern {
		p, _ := parse(text, m.Base)
		return p
	}
	all := m.numbers()
	for i, n := range all {
		all[i].pattern = read(a.written(n.key))
	}
	b.numbers(m, all)
	for n := 1; n <= len(m.quotient); n++ {
		if a.product(n) == 0 {
			continue
		}
		if n > 1 {
			b.line(m, inParts, n, read(a.write(a.part(n))), "")
		}
		b.line(m, inProducts, n, read(a.write(a.product(n))), "")
	}
	b.line(m, inLeft, 0, read(a.write(a.left())), "")
	return b
}

// numbers sets the three numbers: the quotient stands above the last digits of the
// dividend, the divisor before it.
func (b *blackboard) numbers(m *division, all []named) {
	first := len(m.divisor) + 1 // column of the dividend
	for _, n := range all {
		at, row := 0, 1
		switch n.key {
		case ofDividend:
			at = first
		case ofQuotient:
			at, row = first+m.head()-1, 0
		}
		for i, d := range n.pattern {
			b.cells = append(b.cells, cell{path: digitPath(n.key, i), column: at + i, row: row, digit: d, fact: n.key})
		}
	}
	b.rules, b.rows = append(b.rules, rule{0, first, first + len(m.dividend)}), 2
}

// line sets a line below all others.
func (b *blackboard) line(m *division, key string, n int, p pattern, fact puzzle.FactID) {
	last := len(m.divisor) + len(m.dividend) // column
	if key != inLeft {
		last -= len(m.quotient) - n
	}
	for i, d := range p {
		place := len(p) - 1 - i
		b.cells = append(b.cells, cell{path: linePath(key, n, place), column: last - place, row: b.rows, digit: d, fact: fact, line: true})
	}
	if key == inProducts {
		b.rules = append(b.rules, rule{b.rows, last - len(m.divisor), last + 1})
	}
	b.rows++
}

// Measures of the blackboard, in units of the picture.
const (
	width, height = 7.0, 9.0
	edge          = 6.0
	gap           = 0.35
	leastWidth    = 100.0
)

// drawn draws a blackboard with its digits as they are made.
func (b blackboard) drawn(m *division, says string, mark func(cell) (view.Mark, string)) *view.Drawing {
	columns := len(m.divisor) + len(m.dividend) + 1
	wide := max(leastWidth, 2*edge+width*float64(columns))
	left := (wide - width*float64(columns)) / 2
	d := &view.Drawing{Width: wide, Height: 2*edge + height*float64(b.rows), Says: says}
	d.Shapes = append(d.Shapes, view.Shape{Kind: view.Rect, X: 1, Y: 1, W: wide - 2, H: d.Height - 2, Mark: view.Mark{Role: view.Muted}, Silent: true})
	x, y := func(column int) float64 { return view.Round(left + width*float64(column)) }, func(row int) float64 { return view.Round(edge + height*float64(row)) }
	for _, r := range b.rules {
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Line, Points: []float64{x(r.from), y(r.row + 1), x(r.to), y(r.row + 1)}, Silent: true})
	}
	d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x(len(m.divisor)) + width/2, Y: y(2) - 2.2, Text: ")", Size: 7.5, Anchor: "middle", Silent: true})
	for _, c := range b.cells {
		shape := view.Shape{Kind: view.Square, X: x(c.column) + gap, Y: y(c.row) + 1 + gap, W: width - 2*gap, H: height - 2 - 2*gap, Size: 5}
		shape.Mark, shape.Text = mark(c)
		d.Shapes = append(d.Shapes, shape)
	}
	return d
}

// given draws what can still be read.
func given(m *division, keep func(puzzle.FactID) bool) []view.View {
	says := fmt.Sprintf("%s divided by %s is %s.", m.dividend, m.divisor, m.quotient)
	return []view.View{{Name: "blackboard", Title: "The blackboard", Drawing: m.set.drawn(m, says, func(c cell) (view.Mark, string) {
		mark := view.Mark{ID: c.id(), Facts: []puzzle.FactID{c.fact}}
		if c.told(keep) {
			mark.Role, mark.Status, mark.Claim = view.Given, view.Told, stands(c.digit, c.path).String()
			return mark, english.Digit(c.digit)
		}
		for d := range m.Base {
			mark.Values = append(mark.Values, view.Value{Text: english.Digit(d), Claim: stands(d, c.path).String()})
		}
		mark.Says = english.Capital(subject(c.path)) + "."
		switch {
		case c.digit != wiped:
			mark.Role, mark.Says = view.Muted, "Switched off: "+mark.Says
			return mark, english.Digit(c.digit)
		case !c.line:
			mark.Facts = nil
		case !keep(c.fact):
			mark.Role, mark.Says = view.Muted, "Switched off: "+mark.Says
		}
		return mark, ""
	})}}
}

// show draws an answer: the whole division.
func show(m *division, s Solution, keep func(puzzle.FactID) bool) []view.View {
	a := m.worked(s)
	read := map[string]cell{}
	for _, c := range m.set.cells {
		if c.told(keep) {
			read[c.id()] = c
		}
	}
	return []view.View{{Name: "division", Title: "The division", Drawing: m.whole(a).drawn(m, m.equation(s)+".", func(c cell) (view.Mark, string) {
		mark := view.Mark{Role: view.Answer, Claim: stands(c.digit, c.path).String()}
		if known, ok := read[c.id()]; ok && known.digit == c.digit {
			mark.Role, mark.Facts = view.Given, []puzzle.FactID{known.fact}
		}
		return mark, english.Digit(c.digit)
	})}}
}
