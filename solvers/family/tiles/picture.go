package tiles

import (
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/sliding"
	"solvitur/solvers/spacesearch"
	"solvitur/solvers/view"
)

// picture draws a board; tiles that lie where the goal wants them are marked.
func picture(m *model, b sliding.Board) spacesearch.Picture {
	side := float64(spacesearch.PictureWidth) / float64(m.columns)
	p := spacesearch.Picture{Height: view.Round(side * float64(m.rows))}
	for cell, wanted := range m.goal {
		kind := b.At(cell)
		s := m.square(cell, side)
		s.ID, s.Role = fmt.Sprintf("cell-%d", cell), view.Muted
		s.Says = "The gap is in " + m.place(cell) + "."
		if kind > 0 {
			s.Text, s.Role = m.name(kind), view.Plain
			s.Says = fmt.Sprintf("%s is in %s.", s.Text, m.place(cell))
			if kind == wanted {
				s.Role = view.Answer
			}
		}
		p.Shapes = append(p.Shapes, s)
	}
	return p
}

func (m *model) square(cell int, side float64) view.Shape {
	return view.Shape{Kind: view.Square, Size: view.Round(side * 0.45), W: view.Round(side - 0.6), H: view.Round(side - 0.6),
		X: view.Round(side*float64(cell%m.columns) + 0.3), Y: view.Round(side*float64(cell/m.columns) + 0.3)}
}

// mostInStrip is how many slides a film strip shows.
const mostInStrip = 14

// show draws a plan as a board whose tiles slide, and, where it is short, as a film
// strip and as a walk among all boards. A plan that cannot be followed is not drawn.
func show(m *model, s Solution, keep func(puzzle.FactID) bool) []view.View {
	views := moving(m, s, keep)
	if views == nil || len(s.Slides) > mostInStrip {
		return views
	}
	return append(views, kit.Show(m, s, keep)...)
}

// moving is a board whose tiles slide as a plan says.
func moving(m *model, s Solution, keep func(puzzle.FactID) bool) []view.View {
	g := newGame(m, keep)
	side := float64(spacesearch.PictureWidth) / float64(m.columns)
	d := &view.Drawing{Width: spacesearch.PictureWidth, Height: view.Round(side * float64(m.rows)), Says: "The board at the start: " + m.told(g.Start) + ". The tiles slide as the plan says."}
	tileAt := map[int]string{} // by cell: the shape that lies there
	for cell := range m.start {
		kind := g.Start.At(cell)
		if kind == 0 {
			continue
		}
		shape := m.square(cell, side)
		shape.ID, shape.Text = fmt.Sprintf("tile-%d", cell), m.name(kind)
		shape.Says = fmt.Sprintf("%s is in %s.", shape.Text, m.place(cell))
		tileAt[cell] = shape.ID
		d.Shapes = append(d.Shapes, shape)
	}
	v := view.View{Name: "slides", Title: "The plan, slide by slide", Drawing: d}
	stage := view.NewStage(v)
	v.Frames = []view.Frame{{Caption: "At the start."}}
	var names []string
	b := g.Start
	last, looks := "", view.Looks{} // of the tiles that have been moved
	for i, one := range s.Slides {
		from, gap := m.from(b, one), b.Gap()
		if from < 0 {
			return nil
		}
		to := m.square(gap, side)
		if look, moved := looks[last]; moved {
			look.Role = view.Plain
			looks[last] = look
		}
		last = tileAt[from]
		looks[last] = stage.As(last, view.Accent).Moved(to.X, to.Y)
		names = append(names, m.brief(one))
		v.Frames = append(v.Frames, stage.Next(view.Frame{Caption: fmt.Sprintf("Slide %d: %s.", i+1, m.slides(one)), Facts: kit.Because(m, one)}, looks))
		tileAt[gap] = tileAt[from]
		b = b.Slid(from)
	}
	if names != nil {
		v.Note = english.Sentence("in short: " + strings.Join(names, ", "))
	}
	return []view.View{v}
}

// pressed is the part of the picture that somebody presses to make a slide.
func (m *model) pressed(b sliding.Board, one Slide) string {
	return fmt.Sprintf("cell-%d", m.from(b, one))
}

// refuses says why what lies in a cell does not slide.
func (m *model) refuses(b sliding.Board, id string) string {
	cell, err := strconv.Atoi(strings.TrimPrefix(id, "cell-"))
	switch {
	case err != nil || cell < 0 || cell >= len(m.goal):
		return ""
	case b.At(cell) == 0:
		return "the gap does not slide, but a tile beside it does"
	}
	return m.name(b.At(cell)) + " does not lie beside the gap, and only the tiles there can slide"
}
