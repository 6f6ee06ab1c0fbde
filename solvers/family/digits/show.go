package digits

import (
	"math"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// written is the numbers with digits for letters: "124-496", "957 and 75".
func (m *model) written(digits []int) string {
	var names []string
	for _, number := range m.numbers {
		names = append(names, number.fill(digits))
	}
	return listed(names, "and")
}

// given draws the empty boxes and, for each letter, the digits that it may be.
func given(m *model, _ func(puzzle.FactID) bool) []view.View {
	return []view.View{
		m.boxes(nil, nil),
		m.remaining("left", "What each letter may be", func(letter, digit int) view.Cell {
			return view.Cell{Mark: view.Mark{ID: cellID(m, letter, digit), Role: view.Possible, Status: view.Open, Claim: claimIs(m, letter, digit)}}
		}),
	}
}

// remaining is a table of letters and digits.
func (m *model) remaining(name, title string, cell func(letter, digit int) view.Cell) view.View {
	return view.View{Name: name, Title: title, Table: view.TableOf("letter", m.letterNames(), english.Digits(m.base), cell)}
}

// show draws a solution: the digits in boxes, what each condition says of
// them, and every condition worked out.
func show(m *model, s Solution, _ func(puzzle.FactID) bool) []view.View {
	digits := m.digits(s)
	t := &view.Table{Corner: "condition", Columns: view.Cells("with these digits", "worked out", "holds")}
	var r reading
	for i := range m.conditions {
		c := &m.conditions[i]
		w := working{m: m, f: &c.formula, digits: digits, r: &r}
		mark := view.Mark{Facts: []string{c.fact}, Says: c.says}
		verdict := view.Cell{Mark: mark, Text: "yes"}
		verdict.Role = view.Deduced
		if !r.statementHolds(&c.formula, m.base, digits) {
			verdict.Role, verdict.Text = view.Conflict, "no"
		}
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Mark: mark, Text: c.print}, Cells: []view.Cell{
			{Text: w.inserted()}, {Text: w.evaluated()}, verdict,
		}})
	}
	views := []view.View{m.boxes(digits, &r)}
	if len(t.Rows) > 0 {
		views = append(views, view.View{Name: "conditions", Title: "The conditions, worked out", Table: t})
	}
	return views
}

// working writes a condition with digits put in.
type working struct {
	m      *model
	f      *expression
	digits []int
	r      *reading
}

// inserted is the formula with figures instead of blocks.
func (w working) inserted() string { return w.m.printPart(w.f, w.f.Root(), w.digits) }

// evaluated is the formula with both sides of each comparison worked out.
func (w working) evaluated() string {
	w.r.read(w.f, w.m.base, w.digits)
	value := func(i int) string {
		if w.r.undefined[i] {
			return "no number"
		}
		return strings.Replace(strconv.FormatInt(w.r.values[i], 10), "-", "−", 1)
	}
	return formula.Print(operators, w.f, w.f.Root(), func(i int) (string, bool) {
		switch n := &w.f.Nodes[i]; {
		case isComparison(n.Op):
			return value(n.X) + operators[n.Op].InPrint() + value(n.Y), true
		case n.Op == opDifferent, !isStatement(n.Op):
			return w.m.printPart(w.f, i, w.digits), true
		}
		return w.m.operandIn(w.f, i, w.digits)
	})
}

// The drawing of boxes, in its own units.
const (
	pictureWidth = 120.0
	margin       = 3.0
	mostBox      = 8.5 // the size of a box where there is room
	lineHeight   = 7.5
)

// boxes draws the numbers, each digit in a box with its letter above; below,
// for every condition, dots under the digits that it speaks of, and the
// condition itself. With digits, each condition says whether it holds.
func (m *model) boxes(digits []int, r *reading) view.View {
	places := 0
	for _, number := range m.numbers {
		places += len([]rune(number.name))
	}
	places += len(m.numbers) - 1
	box := min(mostBox, (pictureWidth-2*margin)/float64(max(places, 1)))
	says := "An empty box for each digit of " + listed(m.names(), "and") + "."
	if digits != nil {
		says = "The digits of " + m.written(digits) + " in boxes."
	}
	d := &view.Drawing{Width: pictureWidth, Says: says}
	column := map[int][]float64{} // the middles of the boxes of each letter
	x, top := margin, 7.0
	for i, number := range m.numbers {
		place := 0
		for _, c := range number.name {
			if c == '-' || c == ' ' {
				d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x + box/4, Y: top + box*0.7, Text: strings.TrimSpace(string(c)), Size: box * 0.6, Anchor: "middle"})
				x += box / 2
				continue
			}
			letter := number.letters[place]
			middle := x + box/2
			column[letter] = append(column[letter], middle)
			text, role := "?", view.Plain
			var claim puzzle.Claim
			if digits != nil {
				text, role = english.Digit(digits[letter]), view.Answer
				claim = claimIs(m, letter, digits[letter])
			}
			d.Shapes = append(d.Shapes,
				view.Shape{Kind: view.Label, X: middle, Y: top - 2, Text: string(c), Size: min(4.2, box*0.5), Anchor: "middle"},
				view.Shape{Kind: view.Rect, X: x + 0.2, Y: top, W: box - 0.4, H: box, Mark: view.Mark{Role: role}, Fill: digits != nil},
				view.Shape{Kind: view.Label, X: middle, Y: top + box*0.72, Text: text, Size: box * 0.62, Anchor: "middle",
					Mark: view.Mark{ID: boxID(i, place), Role: role, Claim: claim}})
			x += box
			place++
		}
		x += box
	}
	y := top + box + 7
	for i := range m.conditions {
		c := &m.conditions[i]
		mark := view.Mark{Role: view.Given, Facts: []string{c.fact}, Says: c.says}
		text := c.print
		if digits != nil {
			mark.Role = view.Deduced
			w := working{m: m, f: &c.formula, digits: digits, r: r}
			text = "✓ " + w.inserted()
			if !r.statementHolds(&c.formula, m.base, digits) {
				mark.Role = view.Conflict
				text = "✗ " + w.inserted()
			}
		}
		var points []float64
		left, right := math.Inf(1), math.Inf(-1)
		for letter := range setLetters(c.letters) {
			for _, middle := range column[letter] {
				points = append(points, middle, y-1.4)
				left, right = min(left, middle), max(right, middle)
			}
		}
		if len(points) > 0 {
			d.Shapes = append(d.Shapes,
				view.Shape{Kind: view.Line, Points: []float64{left, y - 1.4, right, y - 1.4}, Mark: view.Mark{Role: view.Muted}},
				view.Shape{Kind: view.Dots, Points: points, R: 0.9, Mark: view.Mark{Role: mark.Role, Facts: mark.Facts}})
		}
		start := m.textStart(places, box)
		lines := english.Wrap(text, max(8, math.Floor((pictureWidth-start)/(4.2*0.5))), english.Letters)
		for k, line := range lines {
			shape := view.Shape{Kind: view.Label, X: start, Y: y + float64(k)*5.2, Text: line, Size: 4.2}
			if k == 0 {
				shape.Mark = mark
			} else {
				shape.Mark = view.Mark{Role: mark.Role, Facts: mark.Facts}
			}
			d.Shapes = append(d.Shapes, shape)
		}
		y += lineHeight + float64(len(lines)-1)*5.2
	}
	d.Height = y - 1
	return view.View{Name: "numbers", Drawing: d}
}

// textStart is where the conditions are written: beside the dots where there
// is room, else over them.
func (m *model) textStart(places int, box float64) float64 {
	if end := 2*margin + float64(places)*box; end < pictureWidth*0.6 {
		return end
	}
	return pictureWidth * 0.6
}

func (m *model) names() []string {
	var names []string
	for _, number := range m.numbers {
		names = append(names, number.name)
	}
	return names
}
