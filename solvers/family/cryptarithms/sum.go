package cryptarithms

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/formula"
	"solvitur/solvers/view"
)

// line is a line of a long sum.
type line struct {
	row   int
	sign  string
	ruled bool // with a rule above it
	cells []cell
}

// cell is a letter or figure of a line, at a column counted from the right.
type cell struct {
	column int
	text   string
	letter int // -1 for none
}

// lines sets an equation as a long sum: each side line by line, a rule between
// them. Figures are in the puzzle's base, so that columns are columns.
func (m *sums) lines(e *expression) (all []line) {
	root := e.Nodes[e.Root()]
	add := func(part int, sign string) {
		l := line{row: len(all), sign: sign}
		text := []rune(strings.ReplaceAll(formula.Print(operators, e, part, func(i int) (string, bool) {
			switch n := e.Nodes[i]; n.Op {
			case opNumber:
				// Figures above 9 look like letters, so they are set as small ones.
				return strconv.FormatInt(int64(n.Atom.value), m.Base), true
			case opWord:
				return n.Atom.word, true
			}
			return "", false
		}), " ", ""))
		for i, r := range text {
			l.cells = append(l.cells, cell{len(text) - 1 - i, string(unicode.ToUpper(r)), slices.Index(m.letters, r)})
		}
		all = append(all, l)
	}
	for i, side := range []int{root.X, root.Y} {
		first := len(all)
		for _, p := range m.chain(e, side) {
			add(p.part, p.sign)
		}
		if all[first].ruled = i == 1; i == 1 && len(all)-first > 1 {
			all[first].sign = "="
		}
	}
	return all
}

type signed struct {
	part int
	sign string
}

// chain is a side taken apart: into what is added and taken away, or into the
// factors of a product of words.
func (m *sums) chain(e *expression, side int) (all []signed) {
	signs := map[formula.Op]string{opAdd: "+", opSubtract: "−"}
	if e.Nodes[side].Op == opMultiply && !slices.ContainsFunc(e.Nodes[e.First(side):side], func(n formula.Node[operand]) bool { return n.Op == opAdd || n.Op == opSubtract }) {
		signs = map[formula.Op]string{opMultiply: "×"}
	}
	for {
		n := e.Nodes[side]
		sign, ok := signs[n.Op]
		if !ok {
			break
		}
		all, side = append(all, signed{n.Y, sign}), n.X
	}
	all = append(all, signed{side, ""})
	slices.Reverse(all)
	return all
}

// plain says whether an equation is set so that its columns are those of the
// carries: of words and numbers only, of which one is the sum of the others.
func (m *sums) plain(e *expression) bool {
	root := e.Nodes[e.Root()]
	return !slices.ContainsFunc(e.Nodes, func(n formula.Node[operand]) bool { return n.Op == opMultiply }) &&
		(e.Nodes[root.X].Size == 1 || e.Nodes[root.Y].Size == 1)
}

func cellID(equation, row, column int) string {
	return fmt.Sprintf("sum-%d-%d-%d", equation, row, column)
}

func carryID(equation, column int) string { return fmt.Sprintf("carry-%d-%d", equation, column) }

// carried writes what is carried, or borrowed.
func carried(n int) string { return strconv.Itoa(max(n, -n)) }

// Measures of a long sum, in units of the picture.
const (
	cellWidth, cellHeight = 9.0, 10.0
	leastWidth            = 70.0
	carryHeight           = 6.0
	letterSize, smallSize = 7.0, 3.2
)

// drawn draws an equation as a long sum: with letters, or with the digits of an
// answer.
func (m *sums) drawn(i int, s *Solution) view.View {
	e := m.equations[i]
	lines := m.long[i]
	columns := 0
	for _, l := range lines {
		columns = max(columns, len(l.cells))
	}
	width := max(leastWidth, float64(columns+3)*cellWidth)
	right := width/2 + float64(columns+1)*cellWidth/2
	x := func(column int) float64 { return right - (float64(column)+0.5)*cellWidth }
	d := &view.Drawing{Width: width, Says: m.print(e, nil) + ", set as a long sum."}
	facts := []string{equationID(i)}
	label := func(x, y, size float64, text string, mark view.Mark, silent bool) {
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x, Y: y, Text: text, Size: size, Anchor: "middle", Mark: mark, Silent: silent})
	}
	y := 2.0
	if m.plain(e) {
		y += carryHeight
		for column, n := range m.carriesOf(i, s) {
			text := ""
			if s != nil && n != 0 {
				text = carried(n)
			}
			label(x(column+1), y-1.5, smallSize+1, text, view.Mark{ID: carryID(i, column+1), Role: view.Muted, Facts: facts}, true)
		}
	}
	if s != nil {
		d.Says = m.print(e, m.digitsOf(*s)) + ", set as a long sum."
	}
	told := map[int]bool{}
	height := cellHeight
	if s != nil {
		height += smallSize // the letters stand above the digits
	}
	for _, l := range lines {
		if l.ruled {
			y += 1.5
			d.Shapes = append(d.Shapes, view.Shape{Kind: view.Line, Points: []float64{x(columns) - cellWidth/2, y, right, y}, Mark: view.Mark{Role: view.Accent, Facts: facts}})
			y += 1
		}
		if l.sign != "" {
			label(x(columns), y+height-cellHeight*0.2, letterSize, l.sign, view.Mark{Facts: facts}, true)
		}
		for _, c := range l.cells {
			mark, text := view.Mark{Facts: facts}, c.text
			if c.letter >= 0 {
				mark.ID = cellID(i, l.row, c.column)
				if s != nil {
					label(x(c.column), y+smallSize*1.1, smallSize, c.text, view.Mark{Role: view.Muted}, true)
					digit := s.Letters[c.text].Digit
					mark.Role, mark.Claim, text = view.Answer, stands(c.text, digit).String(), english.Digit(digit)
				}
			}
			label(x(c.column), y+height-cellHeight*0.12, letterSize, text, mark, s == nil || c.letter < 0 || told[c.letter])
			told[c.letter] = true
		}
		y += height
	}
	d.Height = y + 2
	return view.View{Name: fmt.Sprintf("sum-%d", i), Group: "sums", Drawing: d}
}

// carriesOf is what is carried to each column of a sum but the first.
func (m *sums) carriesOf(i int, s *Solution) []int {
	all := columns(m.terms[i])
	carries := make([]int, max(len(all)-1, 0))
	if s == nil {
		return carries
	}
	sum := 0
	for column := range carries {
		for _, t := range all[column] {
			times := t.times
			for _, letter := range t.letters {
				times *= s.Letters[string(m.letters[letter])].Digit
			}
			sum += times
		}
		sum /= m.Base
		carries[column] = sum
	}
	return carries
}

// digitsOf are the digits of an answer, in the order of the letters.
func (m *sums) digitsOf(s Solution) []int {
	digits := make([]int, len(m.letters))
	for i, name := range m.names {
		digits[i] = s.Letters[name].Digit
	}
	return digits
}
