// Package longsum draws equations written with letters as long sums, as they are worked out at
// school: line below line, with what is carried above the columns.
package longsum

import (
	"fmt"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/letters"
	"solvitur/solvers/view"
)

// Sum is an equation that is drawn: its number among those of a puzzle, by which its parts are
// called in frames, and the fact that it is.
type Sum struct {
	*speech.Equation
	Number int
	Fact   string
}

func (s Sum) cellID(row, column int) string {
	return fmt.Sprintf("sum-%d-%d-%d", s.Number, row, column)
}

func (s Sum) carryID(column int) string { return fmt.Sprintf("carry-%d-%d", s.Number, column) }

// carried writes what is carried, or borrowed.
func carried(n int) string { return strconv.Itoa(max(n, -n)) }

// Measures of a long sum, in units of the picture.
const (
	cellWidth, cellHeight = 9.0, 10.0
	leastWidth            = 70.0
	carryHeight           = 6.0
	letterSize, smallSize = 7.0, 3.2
)

// View draws the sum: with letters, or with the digits of an answer, by letter.
func (s Sum) View(digits []int) view.View {
	solved := digits != nil
	columns := 0
	for _, l := range s.Lines {
		columns = max(columns, len(l.Cells))
	}
	width := max(leastWidth, float64(columns+3)*cellWidth)
	right := width/2 + float64(columns+1)*cellWidth/2
	x := func(column int) float64 { return right - (float64(column)+0.5)*cellWidth }
	d := &view.Drawing{Width: width, Says: s.Print(digits) + ", set as a long sum."}
	facts := []string{s.Fact}
	label := func(x, y, size float64, text string, mark view.Mark, silent bool) {
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x, Y: y, Text: text, Size: size, Anchor: "middle", Mark: mark, Silent: silent})
	}
	y := 2.0
	if s.Plain() {
		y += carryHeight
		for column := 1; column < len(s.Columns()); column++ {
			text := ""
			if solved {
				if n := s.Carry(column, digits); n != 0 {
					text = carried(n)
				}
			}
			label(x(column), y-1.5, smallSize+1, text, view.Mark{ID: s.carryID(column), Role: view.Muted, Facts: facts}, true)
		}
	}
	told := map[int]bool{}
	height := cellHeight
	if solved {
		height += smallSize // the letters stand above the digits
	}
	for _, l := range s.Lines {
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
				mark.ID = s.cellID(l.Row, c.Column)
				if solved {
					label(x(c.Column), y+smallSize*1.1, smallSize, c.Text, view.Mark{Role: view.Muted}, true)
					digit := digits[c.Letter]
					mark.Role, mark.Claim, text = view.Answer, letters.Stands(c.Text, digit).String(), english.Digit(digit)
				}
			}
			label(x(c.Column), y+height-cellHeight*0.12, letterSize, text, mark, !solved || c.Letter < 0 || told[c.Letter])
			told[c.Letter] = true
		}
		y += height
	}
	d.Height = y + 2
	return view.View{Name: fmt.Sprintf("sum-%d", s.Number), Group: "sums", Drawing: d}
}

// Looks shows the digits that are known, by letter, where these stand.
func (s Sum) Looks(looks view.Looks, role view.Role, digit func(letter int) (int, bool)) {
	for _, l := range s.Lines {
		for _, c := range l.Cells {
			if c.Letter < 0 {
				continue
			}
			if digit, known := digit(c.Letter); known {
				looks[s.cellID(l.Row, c.Column)] = view.Look{Role: role, Text: english.Digit(digit)}
			}
		}
	}
}

// Carries shows what is carried to a column.
func (s Sum) Carries(looks view.Looks, role view.Role, column, n int) {
	looks[s.carryID(column)] = view.Look{Role: role, Text: carried(n)}
}
