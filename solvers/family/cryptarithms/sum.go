package cryptarithms

import (
	"fmt"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/letters"
	"solvitur/solvers/view"
)

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
	columns := 0
	for _, l := range e.Lines {
		columns = max(columns, len(l.Cells))
	}
	width := max(leastWidth, float64(columns+3)*cellWidth)
	right := width/2 + float64(columns+1)*cellWidth/2
	x := func(column int) float64 { return right - (float64(column)+0.5)*cellWidth }
	d := &view.Drawing{Width: width, Says: e.Print(nil) + ", set as a long sum."}
	facts := []string{equationID(i)}
	label := func(x, y, size float64, text string, mark view.Mark, silent bool) {
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x, Y: y, Text: text, Size: size, Anchor: "middle", Mark: mark, Silent: silent})
	}
	y := 2.0
	if e.Plain() {
		y += carryHeight
		for column := 1; column < len(e.Columns()); column++ {
			text := ""
			if s != nil {
				if n := e.Carry(column, s.Digits(m.names)); n != 0 {
					text = carried(n)
				}
			}
			label(x(column), y-1.5, smallSize+1, text, view.Mark{ID: carryID(i, column), Role: view.Muted, Facts: facts}, true)
		}
	}
	if s != nil {
		d.Says = e.Print(s.Digits(m.names)) + ", set as a long sum."
	}
	told := map[int]bool{}
	height := cellHeight
	if s != nil {
		height += smallSize // the letters stand above the digits
	}
	for _, l := range e.Lines {
		if l.Ruled {
			y += 1.5
			d.Shapes = append(d.Shapes, view.Shape{Kind: view.Line, Points: []float64{x(columns) - cellWidth/2, y, right, y}, Mark: view.Mark{Role: view.Accent, Facts: facts}})
			y += 1
		}
		if l.Sign != "" {
			label(x(columns), y+height-cellHeight*0.2, letterSize, l.Sign, view.Mark{Facts: facts}, true)
		}
		for _, c := range l.Cells {
			mark, text := view.Mark{Facts: facts}, c.Text
			if c.Letter >= 0 {
				mark.ID = cellID(i, l.Row, c.Column)
				if s != nil {
					label(x(c.Column), y+smallSize*1.1, smallSize, c.Text, view.Mark{Role: view.Muted}, true)
					digit := s.At(c.Text)
					mark.Role, mark.Claim, text = view.Answer, letters.Stands(c.Text, digit).String(), english.Digit(digit)
				}
			}
			label(x(c.Column), y+height-cellHeight*0.12, letterSize, text, mark, s == nil || c.Letter < 0 || told[c.Letter])
			told[c.Letter] = true
		}
		y += height
	}
	d.Height = y + 2
	return view.View{Name: fmt.Sprintf("sum-%d", i), Group: "sums", Drawing: d}
}
