package machines

import (
	"fmt"
	"math"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
	"solvitur/solvers/view"
)

// picture draws what may be the case. Things of two states stand in a square where
// their number is one of a square's, as lamps that are lit or not; all others have a
// row of boxes each, one for every state that they may have.
func picture(m *model, b space.Belief) spacesearch.Picture {
	if side := int(math.Sqrt(float64(len(m.things)))); side > 1 && side*side == len(m.things) && m.cases == 1<<len(m.things) {
		return m.lamps(b, side)
	}
	const line, size, letter = 6, 2.8, 1.7
	p := spacesearch.Picture{Height: float64(line * len(m.things))}
	for i, t := range m.things {
		can := m.can(t, b)
		w := spacesearch.PictureWidth / float64(len(t.states))
		for k, state := range t.states {
			s := view.Shape{Kind: view.Square, X: view.Round(w*float64(k)) + 0.4, Y: float64(line*i) + 0.6, W: view.Round(w - 0.8), H: line - 1.2, Size: size,
				Text: spacesearch.Cut(t.label(k), int((w-1)/letter)), Mark: view.Mark{ID: fmt.Sprintf("state-%d-%d", i, k), Says: english.Sentence(may(can, k) + state)}}
			s.Role = role(can, k)
			p.Shapes = append(p.Shapes, s)
		}
	}
	return p
}

// role says whether a state is the case, may be, or is not.
func role(can string, state int) view.Role {
	switch {
	case can[state] == '0':
		return view.Muted
	case strings.Count(can, "1") == 1:
		return view.Answer
	}
	return view.Possible
}

func may(can string, state int) string {
	return map[view.Role]string{view.Muted: "not: ", view.Answer: "for certain: ", view.Possible: "perhaps: "}[role(can, state)]
}

// lamps draws the second state of a thing as a lamp that is lit.
func (m *model) lamps(b space.Belief, side int) spacesearch.Picture {
	p := spacesearch.Picture{Height: spacesearch.PictureWidth}
	pitch := spacesearch.PictureWidth / float64(side)
	for i, t := range m.things {
		can := m.can(t, b)
		s := view.Shape{Kind: view.Disc, X: view.Round(pitch * (float64(i%side) + 0.5)), Y: view.Round(pitch * (float64(i/side) + 0.5)), R: view.Round(pitch * 0.36), Size: view.Round(pitch * 0.4),
			Text: map[string]string{"10": "", "01": "●", "11": "?"}[can], Mark: view.Mark{ID: fmt.Sprintf("lamp-%d", i), Says: english.Sentence("perhaps " + t.states[0] + ", perhaps " + t.states[1])}}
		switch can {
		case "10":
			s.Role, s.Says = view.Muted, english.Sentence(t.states[0])
		case "01":
			s.Role, s.Says = view.Answer, english.Sentence(t.states[1])
		}
		p.Shapes = append(p.Shapes, s)
	}
	return p
}

// mostInTable is how many cases, and how many settings, a table shows.
const mostInTable = 16

// given draws the start, and what follows what.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	views := kit.Given(m, keep)
	if m.cases > mostInTable || m.settings > mostInTable {
		return views
	}
	x := newMachine(m, keep)
	t := &view.Table{Corner: "now"}
	for setting := range m.settings {
		t.Columns = append(t.Columns, view.Cell{Text: m.setting(setting)})
	}
	for at := range m.cases {
		row := view.Row{Head: view.Cell{Text: m.figures(at), Mark: view.Mark{Says: english.Sentence(english.List(m.words(m.things, at), "and"))}}}
		for setting := range m.settings {
			after := x.after(at, setting)
			cell := view.Cell{Text: m.figures(after[0])}
			says := "then " + english.List(m.words(m.things, after[0]), "and")
			if len(after) > 1 {
				cell.Text, says = "?", fmt.Sprintf("then nobody knows: %s", english.Count(len(after), "case is possible", "cases are possible"))
			}
			cell.Says = english.Sentence(says)
			for i, l := range m.lines {
				if keep(lineID(i)) && m.fits(l, at, setting) {
					cell.Facts = append(cell.Facts, lineID(i))
				}
			}
			row.Cells = append(row.Cells, cell)
		}
		t.Rows = append(t.Rows, row)
	}
	names := make([]string, len(m.things))
	for i, p := range m.things {
		names[i] = p.name
	}
	note := "A row for every case, a column for every setting; each figure is the place of a state in its list, counted from 0."
	if len(names) > 1 {
		note = fmt.Sprintf("A row for every case, a column for every setting. The figures stand for %s: the place of the state in its list, counted from 0.", english.List(names, "and"))
	}
	return append(views, view.View{Name: "table", Title: "What follows what", Note: note, Table: t})
}
