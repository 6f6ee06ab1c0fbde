package boxes

import (
	"fmt"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// cellID names a cell of the table of what boxes can hold, and ballID a ball,
// for frames.
func cellID(box, colour int) string { return fmt.Sprintf("cell-%d-%d", box, colour) }
func ballID(colour, i int) string   { return fmt.Sprintf("ball-%d-%d", colour, i) }

// given draws the empty boxes with the balls before them, and what single
// conditions leave of what each box can hold.
func given(f store, keep func(puzzle.FactID) bool) []view.View {
	return []view.View{before(f, keep), possibleTable(f, keep)}
}

func before(f store, keep func(puzzle.FactID) bool) view.View {
	l := newLayout(f)
	d := &view.Drawing{Width: pictureWidth, Height: view.Round(l.shelfTop + l.shelfLines*(2*l.r+0.8) + 2)}
	for b := range f.Boxes {
		d.Shapes = append(d.Shapes, l.box(b)...)
	}
	var supply, unknown []string
	for c, colour := range f.Colours {
		role := view.Plain
		if !keep(colourID(c)) {
			role = view.Muted
			unknown = append(unknown, colour.Name)
		}
		supply = append(supply, fmt.Sprintf("%d %s", colour.Balls, colour.Name))
		for i := range colour.Balls {
			if !l.drawn {
				break
			}
			x, y := l.shelf(l.first(c) + i)
			mark := view.Mark{ID: ballID(c, i), Role: role, Facts: []string{colourID(c)}}
			d.Shapes = append(d.Shapes, l.ball(c, x, y, mark))
		}
	}
	d.Says = fmt.Sprintf("Empty boxes, %s, with room for %s each; before them lie the balls: %s.", english.List(f.Boxes, "and"), english.Count(f.PerBox, "ball", "balls"), english.List(supply, "and"))
	v := view.View{Name: "boxes", Title: "The boxes and the balls", Drawing: d}
	if len(unknown) > 0 {
		v.Note = fmt.Sprintf("How many %s balls there are is not known; the picture moves only those that are drawn.", english.List(unknown, "and"))
	}
	if !l.drawn {
		v.Note = strings.TrimSpace(fmt.Sprintf("There are %s balls: too many to draw. %s", english.List(supply, "and"), v.Note))
	}
	return v
}

// possibleTable crosses off what single facts rule out.
func possibleTable(f store, keep func(puzzle.FactID) bool) view.View {
	x := cross(f, keep)
	table := colourTable(f, keep)
	left := 0
	for b, box := range f.Boxes {
		row := view.Row{Head: view.Cell{Text: box}}
		for c := range f.Colours {
			cell := x.cell(f, b, c)
			if cell.Role != view.Crossed {
				left++
			}
			row.Cells = append(row.Cells, cell)
		}
		table.Rows = append(table.Rows, row)
	}
	return view.View{
		Name: "can-hold", Title: fmt.Sprintf("What each box can hold: %d of %d", left, len(f.Boxes)*len(f.Colours)), Table: table,
		Note: "A cross: some condition alone keeps the colour out of the box. A number: a condition alone asks for that many (1+: one or more).",
	}
}

// colourTable has a column for every colour, headed by how many balls it has.
func colourTable(f store, keep func(puzzle.FactID) bool) *view.Table {
	table := &view.Table{Corner: "box"}
	for c, colour := range f.Colours {
		text := fmt.Sprintf("%s ×\u00a0%d", colour.Name, colour.Balls)
		if !keep(colourID(c)) {
			text = colour.Name + " ×\u00a0?"
		}
		table.Columns = append(table.Columns, view.Cell{Text: text, Mark: view.Mark{Facts: []string{colourID(c)}}})
	}
	return table
}

// cell is what single facts say of a box and a colour.
func (x *crosses) cell(f store, b, c int) view.Cell {
	box, colour := f.Boxes[b], f.Colours[c].Name
	cell := view.Cell{Mark: view.Mark{ID: cellID(b, c), Role: view.Possible, Status: view.Open, Claim: claimed(box, colour, claim.AtLeast, 1)}}
	cell.Values = []view.Value{{Text: "0", Claim: puzzle.Not(cell.Claim)}}
	for n := 1; n <= f.PerBox; n++ {
		cell.Values = append(cell.Values, view.Value{Text: fmt.Sprint(n), Claim: claimed(box, colour, claim.Is, n)})
	}
	switch {
	case len(x.against[b][c]) > 0:
		cell.Role, cell.Facts = view.Crossed, x.against[b][c]
		cell.Status, cell.Claim, cell.Values = view.Told, puzzle.Not(cell.Claim), nil
	case x.demand[b][c] > 0:
		cell.Role, cell.Facts = view.Given, x.by[b][c]
		cell.Text = amount(x.demand[b][c], x.exact[b][c])
		cell.Status, cell.Claim = view.Told, claimed(box, colour, claim.AtLeast, x.demand[b][c])
		if x.exact[b][c] {
			cell.Claim = claimed(box, colour, claim.Is, x.demand[b][c])
		}
	}
	return cell
}

// amount is a number of balls in a cell: "2", or "2+" for two or more.
func amount(n int, exact bool) string {
	if exact {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%d+", n)
}

// counts reads a solution by positions; names that are not here are passed over.
func (f Facts) counts(s Solution) filling {
	x := newFilling(f)
	for b, box := range f.Boxes {
		for c, colour := range f.Colours {
			x[b][c] = s.Boxes[box][colour.Name]
		}
	}
	return x
}

// show draws the filled boxes, and says what is in each where the balls do not.
func show(f store, s Solution, _ func(puzzle.FactID) bool) []view.View {
	l := newLayout(f)
	x := f.counts(s)
	d := &view.Drawing{Width: pictureWidth, Height: view.Round(l.shelfTop - 2)}
	table := &view.Table{Corner: "box", Columns: view.Cells("holds")}
	var told []string
	left := make([]int, len(f.Colours))
	for c, colour := range f.Colours {
		left[c] = colour.Balls
	}
	for b, box := range f.Boxes {
		d.Shapes = append(d.Shapes, l.box(b)...)
		at := 0
		for c, colour := range f.Colours {
			left[c] -= x[b][c]
			for i := 1; i <= x[b][c] && at < f.PerBox; i++ {
				px, py := l.place(b, at)
				mark := view.Mark{Claim: claimed(box, colour.Name, claim.AtLeast, i)}
				d.Shapes = append(d.Shapes, l.ball(c, px, py, mark))
				at++
			}
		}
		told = append(told, fmt.Sprintf("the %s box holds %s", box, f.content(x[b])))
		table.Rows = append(table.Rows, view.Row{
			Head:  view.Cell{Text: box},
			Cells: []view.Cell{{Text: f.inShort(x[b]), Mark: view.Mark{Role: view.Answer}}},
		})
	}
	d.Says = english.Capital(english.List(told, "and")) + "."
	picture := view.View{Name: "filled", Title: "The boxes filled", Drawing: d}
	for c := range left {
		left[c] = max(0, left[c]) // a number that is switched off may be passed
	}
	if rest := f.content(left); rest != "" {
		picture.Note = "Left over: " + rest + "."
	}
	if !l.shortened {
		return []view.View{picture}
	}
	return []view.View{picture, {Name: "holds", Table: table}}
}
