package colouring

import (
	"context"
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Measures of the picture, in its units.
const (
	width  = 120.0
	edge   = 104.0 // of the big triangle
	above  = 13.0
	steep  = 0.866 // the height of a triangle, by its side
	radius = 0.3   // of a spot, by the side of a small triangle
	widest = 7.0   // the radius that no spot exceeds
)

// point is where a spot stands.
func (t triangle) point(spot int) view.Point {
	p, side := t.at[spot], edge/float64(t.f.Split)
	return view.Point{X: view.Round(width/2 + (float64(p.at)-float64(p.row)/2)*side), Y: view.Round(above + float64(p.row)*side*steep)}
}

func (t triangle) radius() float64 { return view.Round(min(widest, radius*edge/float64(t.f.Split))) }

// draw draws the small triangles, each with a mark, and spots.
func (t triangle) draw(name, title string, mark func(room int) view.Mark, spot paint.Drawn) view.View {
	r := t.radius()
	d := &view.Drawing{Width: width, Height: view.Round(above + edge*steep + r + 2)}
	for room, spots := range t.small {
		shape := view.Shape{Mark: mark(room), Kind: view.Polygon, Silent: true}
		shape.Fill = shape.ID != "" || shape.Role != view.Plain
		for _, s := range spots {
			p := t.point(s)
			shape.Points = append(shape.Points, p.X, p.Y)
		}
		d.Shapes = append(d.Shapes, shape)
	}
	for s := range t.Spots {
		at := t.point(s)
		d.Shapes = append(d.Shapes, spot(s, at, r), t.Name(s, 3.4, at.X, at.Y-r-0.9))
	}
	return view.View{Name: name, Title: title, Drawing: d}
}

// fixed are the spots to which a fact by itself gives a colour.
func (b board) fixed(keep func(puzzle.FactID) bool) map[int]paint.Fixed {
	return b.Fixed(b.f.Remarks, remarks.ID, keep, func(r paint.Remark) int {
		if r.Kind == kindCorner {
			return b.corners[r.Place]
		}
		return -1
	})
}

// given draws the triangle with the spots coloured of which a remark tells.
func given(b board, keep func(puzzle.FactID) bool) []view.View {
	v := b.draw("triangle", "The triangle", func(int) view.Mark { return view.Mark{} }, b.Given(b.fixed(keep)))
	spots, small := english.Count(len(b.Spots), "spot", "spots"), english.Count(len(b.small), "small triangle", "small triangles")
	v.Drawing.Says = fmt.Sprintf("A triangle, each side cut into %s: %s and %s.", english.Words(b.f.Split), spots, small)
	v.Note = fmt.Sprintf("%s in %s: %s.", spots, small, b.Legend())
	return []view.View{v}
}

// show draws a coloured triangle, and the walk through its doors.
func show(b board, s paint.Solution, _ func(puzzle.FactID) bool) []view.View {
	h := newHouse(b, s)
	three := english.Some(painted{b.triangle, s}.three(), "small triangle", "small triangles") + " of three colours"
	v := b.draw("coloured", english.Capital(three), func(room int) view.Mark {
		if h.IsThree(room) {
			return view.Mark{Role: view.Answer}
		}
		return view.Mark{}
	}, b.Coloured(s))
	v.Drawing.Says = "The triangle coloured; " + three + " stand out."
	return []view.View{v, h.walk()}
}

func verdict(b board, r puzzle.Result[paint.Solution]) string {
	return b.Verdict(r, "No: however the spots are coloured, one of the facts is broken.")
}

// findings count the colourings by how many small triangles have three colours,
// whatever is remarked about that number.
func findings(b board, r puzzle.Result[paint.Solution]) []view.View {
	if r.Why != "" {
		return nil // whoever has stopped a search waits for nothing else
	}
	m := newModel(b)
	o := fd.Options{Order: m.Vars, Keep: func(tag fd.Tag) bool {
		kind := b.f.Remarks[tag].Kind
		return kind != kindThree && kind != kindParity && r.Keep(factOf(tag))
	}}
	solutions, ok := fdsearch.CountBy(context.Background(), m.Model.Model, o, m.three())
	if !ok {
		return nil
	}
	table := &view.Table{Corner: "small triangles of three colours", Numeric: true, Columns: view.Cells("colourings")}
	all := int64(0)
	for n, count := range solutions {
		if all += count; count > 0 {
			table.Rows = append(table.Rows, view.Row{Head: view.Cell{Text: fmt.Sprint(n)}, Cells: view.Cells(english.Thousands(count))})
		}
	}
	if all == 0 {
		return nil
	}
	table.Rows = append(table.Rows, view.Row{Head: view.Cell{Text: "all"}, Cells: view.Cells(english.Thousands(all))})
	return []view.View{{Name: "how-many", Title: "How many colourings have how many", Table: table,
		Note: "All colourings that fit the other facts are counted, whatever is remarked about this number, and none is listed: beginnings that leave the same choices are taken together."}}
}
