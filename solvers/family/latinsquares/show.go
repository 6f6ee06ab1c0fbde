package latinsquares

import (
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// cellID names a cell of a square as it is given, for frames.
func cellID(square, cell int) string { return fmt.Sprintf("%s-%d", paths[square], cell) }

// given draws the squares with the given cells in them.
func given(p *parade, keep func(puzzle.FactID) bool) (views []view.View) {
	for square, what := range p.what {
		grid := &view.Grid{Columns: p.n}
		for cell := range p.n * p.n {
			c := p.cell(square, cell, keep)
			c.ID = cellID(square, cell)
			if symbol := p.given[square][cell]; c.Role == view.Given && c.Text != strconv.Itoa(symbol+1) {
				// Its sign is not what an answer has there.
				c.Status, c.Claim = view.Told, p.stands(square, cell, symbol).String()
			}
			grid.Cells = append(grid.Cells, c)
		}
		views = append(views, view.View{Name: "given-" + paths[square], Group: "given", Field: []string{"givens", "others"}[square],
			Title: "Each " + what, Note: p.legend(square), Grid: grid})
	}
	return views
}

// cell is a cell as it is given.
func (p *parade) cell(square, cell int, keep func(puzzle.FactID) bool) view.Cell {
	symbol := p.given[square][cell]
	if symbol < 0 {
		return view.Cell{Mark: view.Mark{Values: p.values(square, cell), Says: english.Capital(p.place(cell)) + "."}}
	}
	id := p.givenID(square, cell)
	c := view.Cell{Text: p.signs[square][symbol], Mark: view.Mark{Role: view.Given, Facts: []puzzle.FactID{id},
		Says: english.Capital(p.is(square, cell, symbol)) + ", as given."}}
	if !keep(id) {
		c.Role, c.Says, c.Values = view.Muted, "Switched off: "+p.is(square, cell, symbol)+".", p.values(square, cell)
	}
	return c
}

// values are the symbols that a cell may hold.
func (p *parade) values(square, cell int) []view.Value {
	values := make([]view.Value, p.n)
	for symbol := range values {
		values[symbol] = view.Value{Text: p.signs[square][symbol], Claim: p.stands(square, cell, symbol).String()}
	}
	return values
}

// show draws an answer: two squares laid on one another, and each by itself.
func show(p *parade, s Solution, keep func(puzzle.FactID) bool) (views []view.View) {
	if len(p.what) > 1 {
		views = append(views, p.overlaid(s))
	}
	for square, what := range p.what {
		grid := &view.Grid{Columns: p.n}
		for cell := range p.n * p.n {
			c := p.cell(square, cell, keep)
			if symbol := s.symbol(square, cell, p.n); symbol != p.given[square][cell] || !keep(p.givenID(square, cell)) {
				c = view.Cell{Text: p.signs[square][symbol], Mark: view.Mark{Role: view.Answer, Claim: p.stands(square, cell, symbol).String()}}
			}
			grid.Cells = append(grid.Cells, c)
		}
		views = append(views, view.View{Name: "filled-" + paths[square], Group: "filled", Title: "Each " + what, Note: p.legend(square), Grid: grid})
	}
	return views
}

// symbol is what a cell of an answer holds.
func (s Solution) symbol(square, cell, n int) (symbol int) {
	symbol, _ = strconv.Atoi(s.square(square)[cell/n][cell%n]) // Read has seen that it is one
	return symbol - 1
}

// Lengths in the drawing of two squares laid on one another.
const (
	pitch  = 12.0 // from place to place
	radius = 4.4
)

// overlaid draws each place as a disc: the sign of the first square on it, coloured by
// the symbol of the second, whose sign stands below.
func (p *parade) overlaid(s Solution) view.View {
	side := pitch * float64(p.n)
	d, colours := &view.Drawing{Width: side, Height: side + 1.6}, view.Palette(p.names[1])
	var rows []string
	for r := range p.n {
		var all []string
		for c := range p.n {
			cell := r*p.n + c
			one, other := s.symbol(0, cell, p.n), s.symbol(1, cell, p.n)
			x, y := pitch*(float64(c)+0.5), pitch*(float64(r)+0.5)-1
			names := fmt.Sprintf("%s, %s", p.names[0][one], p.names[1][other])
			says := fmt.Sprintf("%s: %s.", english.Capital(p.place(cell)), names)
			d.Shapes = append(d.Shapes,
				view.Shape{Kind: view.Disc, X: x, Y: y, R: radius, Text: p.signs[0][one], Size: size(p.signs[0][one]), Colour: colours[other], Mark: view.Mark{Says: says}},
				view.Shape{Kind: view.Label, X: x, Y: y + radius + 2.6, Text: p.signs[1][other], Size: 2.8, Anchor: "middle", Silent: true})
			all = append(all, names)
		}
		rows = append(rows, fmt.Sprintf("Row %d: %s.", r+1, strings.Join(all, "; ")))
	}
	d.Says = strings.Join(rows, " ")
	return view.View{Name: "parade", Title: fmt.Sprintf("%s and %s together", english.Capital(p.what[0]), p.what[1]), Drawing: d,
		Note: fmt.Sprintf("On each disc the %s; its colour, and the sign below it, are the %s.", p.what[0], p.what[1])}
}

// size is that of a sign on a disc.
func size(sign string) float64 { return min(4.4, 9/float64(max(1, len([]rune(sign))))) }
