package stars

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/view"
)

// discID names a circle in the picture, for frames.
func discID(c int) string { return fmt.Sprintf("circle-%d", c) }

// Measures of the picture, in units of the sheet.
const (
	radius = 5.0
	margin = 9.0
)

// drawing draws the figure at a scale, with discs as they are made; with names, those
// of the circles stand beside them.
func (f *figure) drawing(scale float64, names bool, keep func(puzzle.FactID) bool, says string, disc func(c int) view.Shape) *view.Drawing {
	left, top, right, bottom := f.at[0].X, f.at[0].Y, f.at[0].X, f.at[0].Y
	for _, p := range f.at {
		left, top, right, bottom = min(left, p.X), min(top, p.Y), max(right, p.X), max(bottom, p.Y)
	}
	at := func(c int) (x, y float64) {
		return view.Round((f.at[c].X - left + margin) * scale), view.Round((f.at[c].Y - top + margin) * scale)
	}
	d := &view.Drawing{Width: view.Round((right - left + 2*margin) * scale), Height: view.Round((bottom - top + 2*margin) * scale), Says: says}
	for i, line := range f.lines {
		x, y := at(line[0])
		toX, toY := at(line[len(line)-1])
		shape := view.Shape{Kind: view.Line, Points: []float64{x, y, toX, toY}, Mark: view.Mark{Facts: []puzzle.FactID{lineID(i)}}}
		shape.Says = fmt.Sprintf("%s: %s", english.Capital(f.lineName(i)), f.list(line))
		if !keep(lineID(i)) {
			shape.Role, shape.Dashed = view.Muted, true
			shape.Says += ", which may have any sum"
		}
		shape.Silent = !names
		d.Shapes = append(d.Shapes, shape)
	}
	for c := range f.circles {
		shape := disc(c)
		shape.Kind, shape.R, shape.Size = view.Disc, radius*scale, 5*scale
		shape.X, shape.Y = at(c)
		d.Shapes = append(d.Shapes, shape)
	}
	if names {
		for c, name := range f.names {
			x, y := at(c)
			d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x + 4.6, Y: y - 3.6, Text: name, Size: 3.4, Silent: true, Mark: view.Mark{Role: view.Muted}})
		}
	}
	return d
}

// given draws the figure with the numbers that are given.
func given(f *figure, keep func(puzzle.FactID) bool) []view.View {
	v := view.View{Name: "figure", Field: "figure", Title: "The figure"}
	v.Drawing = f.drawing(1, true, keep, english.Count(f.circles, "circle", "circles")+" on "+english.Count(len(f.lines), "line", "lines")+".", func(c int) view.Shape {
		mark := view.Mark{ID: discID(c)}
		for _, n := range f.numbers {
			mark.Values = append(mark.Values, view.Value{Text: fmt.Sprint(n), Claim: f.stands(c, n).String()})
		}
		mark.Says = "Circle " + f.names[c] + "."
		if i := f.givenAt(c, keep); i >= 0 {
			n := *f.Remarks[i].Number
			return view.Shape{Text: fmt.Sprint(n), Mark: view.Mark{ID: discID(c), Role: view.Given, Status: view.Told, Claim: f.stands(c, n).String(), Facts: []puzzle.FactID{remarkID(i)}}}
		}
		return view.Shape{Mark: mark}
	})
	if f.Sum != nil && keep(sumID) {
		v.Note = fmt.Sprintf("Every line adds up to %s.", english.Thousands(*f.Sum))
	}
	return []view.View{v}
}

// givenAt is the remark that gives the number of a circle, one that can be used; -1
// if there is none, or several that contradict each other.
func (f *figure) givenAt(c int, keep func(puzzle.FactID) bool) int {
	at := -1
	for i, r := range f.Remarks {
		if r.Kind == givenKind && r.How == rows.So && f.number[r.Circle] == c && keep(remarkID(i)) {
			if at >= 0 || !slices.Contains(f.numbers, *r.Number) {
				return -1
			}
			at = i
		}
	}
	return at
}

// show draws a placement, and the sum that all lines have.
func show(f *figure, s Solution, keep func(puzzle.FactID) bool) []view.View {
	v := view.View{Name: "filled", Title: "The figure filled", Drawing: f.filled(s, 1, keep)}
	if sum, _ := derived(f, s, []string{ofSum}); sum != nil {
		v.Drawing.Height += 6
		n, _ := sum.(int)
		v.Drawing.Shapes = append(v.Drawing.Shapes, view.Shape{Kind: view.Label, X: v.Drawing.Width / 2, Y: v.Drawing.Height - 3, Anchor: "middle",
			Text: "each line: " + english.Thousands(n), Mark: view.Mark{Claim: claim.That(n, ofSum).String()}})
	}
	return []view.View{v}
}

// filled draws a placement; at full scale, its numbers can be asked about.
func (f *figure) filled(s Solution, scale float64, keep func(puzzle.FactID) bool) *view.Drawing {
	says, listed, x := "The figure with a number in every circle.", make([]string, f.circles), s.numbers(f)
	if scale < 1 {
		for c, name := range f.names {
			listed[c] = fmt.Sprintf("%s %d", name, x[c])
		}
		says = english.List(listed, "and") + "."
	}
	return f.drawing(scale, scale == 1, keep, says, func(c int) view.Shape {
		n := x[c]
		shape := view.Shape{Text: fmt.Sprint(n), Silent: scale < 1, Mark: view.Mark{Role: view.Answer}}
		if i := f.givenAt(c, keep); i >= 0 && *f.Remarks[i].Number == n {
			shape.Role, shape.Facts = view.Given, []puzzle.FactID{remarkID(i)}
		}
		if scale == 1 {
			shape.Claim = f.stands(c, n).String()
		}
		return shape
	})
}

// verdict says the outcome as a sentence about this figure.
func verdict(f *figure, r puzzle.Result[Solution]) string {
	switch {
	case r.Verdict == puzzle.None && f.Different && r.Keep(differentID) && len(f.numbers) < f.circles:
		return fmt.Sprintf("No: %s cannot fill %s, since none may be used twice.", english.Count(len(f.numbers), "number", "numbers"), english.Count(f.circles, "circle", "circles"))
	case r.Verdict == puzzle.None:
		return "No: however the numbers are placed, one of the facts is broken."
	case r.Verdict == puzzle.One:
		return "There is exactly one placement."
	case r.Verdict == puzzle.Many && !r.Exact:
		return fmt.Sprintf("There are at least %s placements.", english.Thousands(r.Solutions))
	case r.Verdict == puzzle.Many:
		text := fmt.Sprintf("There are %s placements", english.Words(r.Solutions))
		if group := f.drawn(r); len(group) > 1 {
			text += fmt.Sprintf(": %s, if turned and mirrored ones count once", english.Words(r.Solutions/len(group)))
		}
		return text + "."
	}
	return r.StoppedWith("number tried", "numbers tried", "placement found", "placements found")
}
